"""What the rules bring about by themselves after a challenge, in any order with the passives of cards."""

from typing import ClassVar, final

from fivethrones.games.card_engine.ability.trigger import RulePassive
from fivethrones.games.card_engine.box.figures import DEADLY, VENGEFUL, VIGILANT
from fivethrones.games.card_engine.challenge.claim import lose
from fivethrones.games.card_engine.moves.choosing import ask, picked_cards
from fivethrones.games.card_engine.moves.moving import stand
from fivethrones.games.card_engine.moves.payment import spend
from fivethrones.games.card_engine.moves.power import house_gains, move_power
from fivethrones.games.card_engine.records.numbers import NO_CARD, Keyword, Slot
from fivethrones.games.card_engine.records.occurrences import LOST, RESOLVED, WON, Occurrence
from fivethrones.games.card_engine.records.zones import PLAY
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing.delayed import pay_off, rewards
from fivethrones.games.card_engine.values.of_cards import has_keyword
from fivethrones.games.card_engine.values.titles import RIVALRY, is_rival, is_spent
from fivethrones.kernel.action import Seat
from fivethrones.kernel.decision import Decision
from fivethrones.kernel.frame import Frame


@final
class Deadly(RulePassive):
    """With more deadly attackers than deadly defenders, the defender loses a character, whoever won."""

    name: ClassVar[str] = "keyword-deadly"

    def __init__(self) -> None:
        super().__init__([RESOLVED])

    def is_due(self, table: Table, occurrence: Occurrence) -> bool:
        defender = table.defending()
        return deadly(table, table.attackers, table.attacker) > deadly(table, table.defenders, defender)

    def happen(self, table: Table, occurrence: Occurrence) -> None:
        seat = table.defending()
        victims = table.characters(seat)
        if table.box.deadly_kills_participants:
            victims = [card for card in victims if card in table.defenders]
        lose(table, seat, "deadly", 1, victims)


def deadly(table: Table, side: list[Slot], seat: Seat) -> int:
    """How many of a player's own participants are deadly."""
    count = 0
    for card in side:
        if table.controller[card] == seat and has_keyword(table, card, DEADLY):
            count += 1
    return count


@final
class Vigilant(RulePassive):
    """A winning attacker may stand cards with vigilant."""

    name: ClassVar[str] = "keyword-vigilant"

    def __init__(self) -> None:
        super().__init__([WON])

    def is_due(self, table: Table, occurrence: Occurrence) -> bool:
        return occurrence.who == table.attacker and len(rising(table, occurrence.who, VIGILANT)) > 0

    def happen(self, table: Table, occurrence: Occurrence) -> None:
        table.push(Rising(occurrence.who, VIGILANT, False))


@final
class Vengeful(RulePassive):
    """A losing defender may stand cards with vengeful."""

    name: ClassVar[str] = "keyword-vengeful"

    def __init__(self) -> None:
        super().__init__([LOST])

    def is_due(self, table: Table, occurrence: Occurrence) -> bool:
        return occurrence.who != table.attacker and len(rising(table, occurrence.who, VENGEFUL)) > 0

    def happen(self, table: Table, occurrence: Occurrence) -> None:
        table.push(Rising(occurrence.who, VENGEFUL, False))


def rising(table: Table, seat: Seat, keyword: Keyword) -> list[Slot]:
    """The kneeling cards that may stand because of this keyword."""
    kneeling = [card for card in table.pile(PLAY, seat) if table.kneeling[card]]
    return [card for card in kneeling if has_keyword(table, card, keyword)]


@final
class Rising(Frame[Table]):
    """A player chooses which cards with a keyword stand."""

    def __init__(self, seat: Seat, keyword: Keyword, asked: bool) -> None:
        self.seat = seat
        self.keyword = keyword
        self.asked = asked

    def clone(self) -> "Frame[Table]":
        return Rising(self.seat, self.keyword, self.asked)

    def resume(self, table: Table) -> Decision | None:
        if not self.asked:
            self.asked = True
            topic = "vigilant" if self.keyword == VIGILANT else "vengeful"
            choices = rising(table, self.seat, self.keyword)
            ask(table, self.seat, "prompt-stand", topic, NO_CARD, 0, len(choices), choices)
            return None
        table.pop()
        for card in picked_cards(table):
            stand(table, card)
        return None


@final
class Rivalry(RulePassive):
    """An extra power for beating a rival, once a round."""

    name: ClassVar[str] = "rule-rivalry"

    def __init__(self) -> None:
        super().__init__([WON])

    def is_due(self, table: Table, occurrence: Occurrence) -> bool:
        who = occurrence.who
        return is_rival(table, who, table.loser()) and not is_spent(table, who, RIVALRY)

    def happen(self, table: Table, occurrence: Occurrence) -> None:
        spend(table, occurrence.who, RIVALRY)
        house_gains(table, occurrence.who, 1, "rivalry")


@final
class TakenOver(RulePassive):
    """Whoever took over a challenge and wins it takes 1 power from the attacker."""

    name: ClassVar[str] = "rule-taken-over"

    def __init__(self) -> None:
        super().__init__([WON])

    def is_due(self, table: Table, occurrence: Occurrence) -> bool:
        return occurrence.who == table.commander and table.power[table.attacker] > 0

    def happen(self, table: Table, occurrence: Occurrence) -> None:
        move_power(table, table.attacker, occurrence.who, 1, "take-over")


@final
class Reward(RulePassive):
    """Carries out what effects have promised if a player wins the challenge."""

    name: ClassVar[str] = "rule-reward"

    def __init__(self) -> None:
        super().__init__([WON])

    def is_due(self, table: Table, occurrence: Occurrence) -> bool:
        return len(rewards(table, occurrence.who)) > 0

    def happen(self, table: Table, occurrence: Occurrence) -> None:
        pay_off(table, occurrence.who)
