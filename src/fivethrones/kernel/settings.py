"""How a game may be set up: a few named settings, each with a short list of values."""

from typing import Final, TypeAlias, final

from fivethrones.kernel.errors import BadSettings
from fivethrones.kernel.message import Message, literal

Settings: TypeAlias = dict[str, str]

FALSE: Final = "false"
TRUE: Final = "true"


@final
class Setting:
    """One thing to choose before play; the first value is the default."""

    def __init__(self, id: str, values: list[str]) -> None:
        self.id = id
        self.values = values


def switch(id: str, on: bool = False) -> Setting:
    return Setting(id, [TRUE, FALSE] if on else [FALSE, TRUE])


def with_defaults(settings: list[Setting], given: Settings) -> Settings:
    """All settings, in order, each with a value. Refuses names and values that do not exist."""
    known = [literal(setting.id) for setting in settings]
    for id in given:
        if literal(id) not in known:
            raise BadSettings(Message("refused-option-unknown", {"option": literal(id), "known": known}))
    chosen: Settings = {}
    for setting in settings:
        value = given.get(setting.id, setting.values[0])
        if value not in setting.values:
            known = [literal(value) for value in setting.values]
            raise BadSettings(
                Message(
                    "refused-option-value",
                    {"option": literal(setting.id), "value": literal(value), "known": known},
                )
            )
        chosen[setting.id] = value
    return chosen
