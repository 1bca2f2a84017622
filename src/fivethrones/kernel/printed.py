"""A printed card, for people who browse the box."""

from typing import final

from fivethrones.kernel.message import Message


@final
class Printed:
    def __init__(
        self, name: str, group: str, houses: list[str], facts: list[Message], rule: str = ""
    ) -> None:
        # The id of its name; what is written on it is that message's form "text", if it has one.
        self.name = name
        self.group = group  # "companions": the kind of card
        self.houses = houses  # "stark"; a neutral card has none
        self.facts = facts  # its figures and words besides the text, one line each
        self.rule = rule  # as in a message
