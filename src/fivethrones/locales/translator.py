"""Messages in the reader's language."""

from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern

from fivethrones.kernel.message import Arg, Message

LANGUAGES: Final = ["ru", "en"]
SHARED: Final = ["common", "server", "review", "tournament"]  # files that no game owns
ENGINE: Final = "engine"  # the term by which a game's file names the one that it shares with others

LONGEST: Final = 300  # letters of a literal; Fluent itself stops at a thousand
UNCOUNTED: Final = 10**15  # from here on a number is shown as typed: formatting breaks off at some length

# What a Fluent pattern is given for one argument: under its own name and under `<name>-<suffix>`.
Facets = dict[str, str | int]


class Translator:
    """Speaks one language about one game, or about none. What it does not know is a bug and raises."""

    def __init__(self, language: str, game: str = "", names: Sequence[str] = ()) -> None:
        self.language = language
        self.game = game
        self.names = list(names)  # of the players, by seat; those without one are numbered
        files = [*SHARED, *files_of(game), *course_of(game)]
        self.ids = [id for file in files for id in ids_in(language, file)]
        self._bundle = FluentBundle([language], use_isolating=False)
        self._named: dict[str, Facets] = {}
        for file in files:
            self._bundle.add_resource(parsed(language, file))

    def text(self, message: Message) -> str:
        args: Facets = {}
        for name, value in message.args.items():
            for suffix, facet in self._facets(value).items():
                args[name + suffix] = facet
        return self._format(message.id, "", args)

    def say(self, id: str, **args: Arg) -> str:
        return self.text(Message(id, args))

    def name(self, id: str, form: str = "") -> str:
        """A thing by its name, or by one of its other forms: a case, a first name, the text on a card."""
        return str(self._facets(id)[f"-{form}" if form else ""])

    def forms(self, id: str) -> dict[str, str]:
        """The name and all the other forms, keyed as `name` takes them."""
        return {key.removeprefix("-"): str(facet) for key, facet in self._facets(id).items() if key != "-id"}

    def has(self, id: str) -> bool:
        return self._bundle.has_message(id)

    def listed(self, texts: Iterable[str]) -> str:
        """«Эддард Старк, Арья Старк и Бран Старк»."""
        *heads, tail = texts
        if not heads:
            return tail
        while len(heads) > 1:
            heads[:2] = [self._format("list-comma", "", {"head": heads[0], "tail": heads[1]})]
        return self._format("list-and", "", {"head": heads[0], "tail": tail})

    def _facets(self, value: Arg) -> Facets:
        if isinstance(value, int):
            return {"": value if abs(value) < UNCOUNTED else shortened(str(value))}
        if isinstance(value, list):
            texts = [str(self._facets(item)[""]) for item in value]
            return {"": self.listed(texts) if texts else "", "-count": len(texts)}
        if value.startswith("="):
            return {"": shortened(value[1:])}
        if value not in self._named:
            self._named[value] = self._look_up(value)
        return self._named[value]

    def _look_up(self, id: str) -> Facets:
        if id.startswith("seat-"):
            return {"": self._seat(int(id.removeprefix("seat-"))), "-id": id}
        facets: Facets = {"": self._format(id, "", {}), "-id": id}
        for attribute in self._bundle.get_message(id).attributes:
            facets[f"-{attribute}"] = self._format(id, attribute, {})
        return facets

    def _seat(self, seat: int) -> str:
        if seat < len(self.names):
            return self.names[seat]
        return self._format("player", "", {"number": seat + 1})

    def _format(self, id: str, attribute: str, args: Facets) -> str:
        if not self.has(id):
            raise LookupError(f"{self.language} has no text {id!r}")
        message = self._bundle.get_message(id)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise LookupError(f"{self.language}: {id!r} has no value")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise LookupError(f"{self.language}: {id!r} with {args}: {errors}")
        return str(text)


def files_of(game: str) -> list[str]:
    """Games on one engine share its words: their own file names that of the engine."""
    return [*engine_of(game), game] if game else []


def course_of(game: str) -> list[str]:
    """What its lessons say has a file of its own."""
    return [f"learn-{game}"] if game else []


def engine_of(game: str) -> list[str]:
    terms = [entry for entry in parsed(LANGUAGES[0], game).body or [] if isinstance(entry, ast.Term)]
    return [serialize_pattern(term.value).strip() for term in terms if term.id.name == ENGINE]


def shortened(text: str) -> str:
    """What somebody typed may be longer than a sentence can hold."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


@cache
def parsed(language: str, file: str) -> ast.Resource:
    """A Fluent file; a line that is not Fluent is a bug and raises."""
    text = files("fivethrones.locales").joinpath(language, f"{file}.ftl").read_text(encoding="utf-8")
    resource = FluentResource(text)
    for entry in resource.body or []:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{language}/{file}.ftl: {entry.content}")
    return resource


@cache
def ids_in(language: str, file: str) -> tuple[str, ...]:
    """The messages of a Fluent file, in its order."""
    body = parsed(language, file).body or []
    return tuple(entry.id.name for entry in body if isinstance(entry, ast.Message))
