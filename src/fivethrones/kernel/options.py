"""How a game may be set up: a few named settings, each with a short list of values."""

from typing import Final, TypeAlias, final

from fivethrones.kernel.errors import BadOptions
from fivethrones.kernel.message import Message, literal

Options: TypeAlias = dict[str, str]

FALSE: Final = "false"
TRUE: Final = "true"


@final
class Setting:
    """One thing to settle before play; the first value is the default."""

    def __init__(self, id: str, values: list[str]) -> None:
        self.id = id
        self.values = values


def switch(id: str, on: bool = False) -> Setting:
    return Setting(id, [TRUE, FALSE] if on else [FALSE, TRUE])


def settle(settings: list[Setting], given: Options) -> Options:
    """All settings with a value each, in their order; refuses what is not on the list."""
    known = [literal(setting.id) for setting in settings]
    for id in given:
        if literal(id) not in known:
            raise BadOptions(Message("refused-option-unknown", {"option": literal(id), "known": known}))
    settled: Options = {}
    for setting in settings:
        value = given.get(setting.id, setting.values[0])
        if value not in setting.values:
            known = [literal(value) for value in setting.values]
            raise BadOptions(
                Message(
                    "refused-option-value",
                    {"option": literal(setting.id), "value": literal(value), "known": known},
                )
            )
        settled[setting.id] = value
    return settled
