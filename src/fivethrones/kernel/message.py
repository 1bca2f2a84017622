"""Everything that a person reads travels as a message, never as a sentence."""

from typing import Final, TypeAlias, final

# A number; the id of a named thing ("house-stark", "seat-2"); text as it stands (see `literal`); or several of these.
Arg: TypeAlias = int | str | list[str]
Args: TypeAlias = dict[str, Arg]


@final
class Message:
    """A Fluent message id, its arguments, and the number of the rule it rests on, if any."""

    def __init__(self, id: str, args: Args | None = None, rule: str = "") -> None:
        self.id = id
        self.args: Args = {} if args is None else args
        self.rule = rule

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Message)
            and self.id == other.id
            and self.args == other.args
            and self.rule == other.rule
        )

    def __hash__(self) -> int:
        return hash((self.id, self.rule))

    def __repr__(self) -> str:
        words = "".join(f" {name}={value}" for name, value in self.args.items())
        return f"<{self.id}{words}{' (' + self.rule + ')' if self.rule else ''}>"


SEAT_NAMES: Final = [f"seat-{seat}" for seat in range(15)]


def seat_name(seat: int) -> str:
    """The id of a seat's name in the arguments of a message."""
    return SEAT_NAMES[seat]


def literal(text: str) -> str:
    """An argument to be shown as it stands, not looked up: what somebody typed, a file name, a coordinate."""
    return f"={text}"
