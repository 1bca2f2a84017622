"""What abilities do to cards in play, to decks and to power."""

from typing import ClassVar, final

from fivethrones.games.card_engine.abilities.ability import Effect, Who
from fivethrones.games.card_engine.abilities.filters import matching
from fivethrones.games.card_engine.abilities.groups import Every, Group
from fivethrones.games.card_engine.abilities.players import EACH, players
from fivethrones.games.card_engine.derived import STAND_UP, cannot
from fivethrones.games.card_engine.rules.moves import draw, kneel, leave_challenge, leave_play, stand
from fivethrones.games.card_engine.rules.power import cards_gain, house_gains
from fivethrones.games.card_engine.rules.resolve import Use, stoppable
from fivethrones.games.card_engine.rules.threat import threaten
from fivethrones.games.card_engine.state import DECK, DISCARD, STANDING, Table
from fivethrones.kernel.action import Seat
from fivethrones.kernel.event import Event


@final
class Draw(Effect):
    """Some players draw so many cards."""

    def __init__(self, which: int, count: int) -> None:
        self.which = which
        self.count = count

    def could(self, table: Table, seat: Seat, me: int) -> bool:
        for other in players(table, seat, self.which):
            if table.pile(DECK, other):
                return True
        return False

    def happen(self, table: Table, use: Use) -> None:
        for seat in players(table, use.seat, self.which):
            draw(table, seat, self.count)


@final
class Kneel(Effect):
    def __init__(self, group: Group) -> None:
        self.group = group

    def could(self, table: Table, seat: Seat, me: int) -> bool:
        return not isinstance(self.group, Every) or any(
            not table.kneeling[card] for card in matching(table, self.group.who, seat, me)
        )

    def happen(self, table: Table, use: Use) -> None:
        for card in self.group.cards(table, use):
            kneel(table, card)


@final
class Stand(Effect):
    def __init__(self, group: Group) -> None:
        self.group = group

    def could(self, table: Table, seat: Seat, me: int) -> bool:
        """The target of a deed is seen to when it is chosen."""
        if not isinstance(self.group, Every):
            return True
        for card in matching(table, self.group.who, seat, me):
            if table.kneeling[card] and may_stand(table, card):
                return True
        return False

    def happen(self, table: Table, use: Use) -> None:
        for card in self.group.cards(table, use):
            if may_stand(table, card):
                stand(table, card)


def may_stand(table: Table, card: int) -> bool:
    """In the standing phase nothing stands a card that cannot stand then."""
    return table.phase != STANDING or not cannot(table, card, STAND_UP)


@final
class Kill(Effect):
    """Saves are possible."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def happen(self, table: Table, use: Use) -> None:
        threaten(table, self.group.cards(table, use))


@final
class DiscardFromPlay(Effect):
    """Nothing saves from it."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def happen(self, table: Table, use: Use) -> None:
        discard_from_play(table, self.group.cards(table, use))


def discard_from_play(table: Table, cards: list[int]) -> None:
    for card in cards:
        public = {"card": table.name(card)}
        table.emit(Event("discarded", table.controller[card], {**public}, table.rule("discard")))
    for card in cards:
        leave_play(table, card, DISCARD)


@final
class GainPower(Effect):
    """Each of these cards takes so much power."""

    def __init__(self, group: Group, amount: int = 1) -> None:
        self.group = group
        self.amount = amount

    def happen(self, table: Table, use: Use) -> None:
        cards_gain(table, self.group.cards(table, use), self.amount, "character-power")


@final
class HousePower(Effect):
    """Your house takes so much power."""

    def __init__(self, amount: int = 1) -> None:
        self.amount = amount

    def happen(self, table: Table, use: Use) -> None:
        house_gains(table, use.seat, self.amount, "house-power")


@final
class SaveIt(Effect):
    """The card that is about to be killed is not."""

    def happen(self, table: Table, use: Use) -> None:
        stoppable(table, use.of).stop(table, use.about)


@final
class CancelIt(Effect):
    """What was begun does not happen; its cost stays paid."""

    def happen(self, table: Table, use: Use) -> None:
        stoppable(table, use.of).stop(table, use.about)


@final
class JoinChallenge(Effect):
    """These cards take part in the challenge on your side, without being declared."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def happen(self, table: Table, use: Use) -> None:
        side = table.attackers if use.seat == table.attacker else table.defenders
        for card in self.group.cards(table, use):
            side.append(card)
            side.sort()
            public = {"card": table.name(card)}
            table.emit(Event("joins", use.seat, {**public}, table.rule("participants")))


@final
class LeaveChallenge(Effect):
    """These cards take no part in it any more; they stay as they are."""

    def __init__(self, group: Group) -> None:
        self.group = group

    def happen(self, table: Table, use: Use) -> None:
        for card in self.group.cards(table, use):
            leave_challenge(table, card)
            public = {"card": table.name(card)}
            table.emit(Event("leaves", table.controller[card], {**public}, table.rule("participants")))


class EachChooses(Effect):
    """Some players choose among their own cards in play that match; then it happens to all at once."""

    def __init__(self, who: Who, which: int = EACH) -> None:
        self.who = who
        self.which = which

    def choosers(self, table: Table, use: Use) -> list[Seat]:
        return players(table, use.seat, self.which)

    def choices(self, table: Table, use: Use, seat: Seat) -> list[int]:
        found = matching(table, self.who, use.seat, use.card)
        return [card for card in found if table.controller[card] == seat]


@final
class EachKneels(EachChooses):
    """Each kneels one."""

    prompt: ClassVar[str] = "prompt-kneel-one"

    def choices(self, table: Table, use: Use, seat: Seat) -> list[int]:
        return [card for card in super().choices(table, use, seat) if not table.kneeling[card]]

    def happen(self, table: Table, use: Use) -> None:
        for card in use.chosen:
            kneel(table, card)


@final
class EachDiscards(EachChooses):
    """Each discards one from play."""

    prompt: ClassVar[str] = "prompt-discard-one"

    def happen(self, table: Table, use: Use) -> None:
        discard_from_play(table, use.chosen)


@final
class EachSpares(EachChooses):
    """Each spares up to so many; all others are killed at once."""

    prompt: ClassVar[str] = "prompt-spare"

    def __init__(self, who: Who, most: int) -> None:
        super().__init__(who)
        self.most = most

    def at_least(self) -> int:
        return 0

    def at_most(self) -> int:
        return self.most

    def happen(self, table: Table, use: Use) -> None:
        victims = matching(table, self.who, use.seat, use.card)
        threaten(table, [card for card in victims if card not in use.chosen])
