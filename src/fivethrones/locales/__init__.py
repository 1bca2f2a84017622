"""Every text a person reads, in Russian and in English: Fluent files, and the translator that speaks them."""

from fivethrones.locales.translator import LANGUAGES, Translator

__all__ = ["LANGUAGES", "Translator"]
