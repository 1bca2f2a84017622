"""What is looked after all the time: attachments that nobody may bear any more, characters that die at strength 0, power
that counts again."""

from fivethrones.games.card_engine.ability.static import FADES, HIDES, WATCHES
from fivethrones.games.card_engine.box.card import CHARACTER
from fivethrones.games.card_engine.moves.victory import check_victory, is_near
from fivethrones.games.card_engine.records.lasting import FADES as LASTS
from fivethrones.games.card_engine.records.lasting import PHASE, STRENGTH_WAS, Lasting
from fivethrones.games.card_engine.records.zones import DEAD
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.timing import aftermath, leaving
from fivethrones.games.card_engine.values.bearing import is_borne_rightly
from fivethrones.games.card_engine.values.of_cards import strength
from fivethrones.games.card_engine.values.texts import card_of, touching
from fivethrones.kernel.action import NOTHING


def settle(table: Table) -> bool:
    """Whether there is something to be seen to first; it has then been begun."""
    if not table.box.settles:
        return False
    for card in touching(table, WATCHES):
        watch(table, card)
    if table.box.touches & HIDES and is_near(table) and check_victory(table):
        return True
    attached, cards = table.attached_to, table.in_play()
    homeless = [card for card in cards if attached[card] != NOTHING and is_homeless(table, card)]
    fading = [card for card in cards if is_fading(table, card)] if may_fade(table) else []
    if not homeless and not fading:
        return False
    table.push(aftermath.Consequence(table.mark()))
    leaving.discard(table, homeless, savable=False)
    leaving.leave(table, fading, leaving.FADED, DEAD, True)
    return True


def watch(table: Table, card: int) -> None:
    """Notice whether its strength is another one than when the phase began, or the card came into play."""
    now = strength(table, card)
    for i in range(len(table.lasting)):
        lasting = table.lasting[i]
        if lasting.what == STRENGTH_WAS and lasting.card == card:
            if lasting.amount != now:
                table.lasting[i] = watched(table, card, NOTHING)
            return
    table.lasting.append(watched(table, card, now))


def watched(table: Table, card: int, strength: int) -> Lasting:
    return Lasting(STRENGTH_WAS, PHASE, card=card, amount=strength, kind=table.kinds[card])


def is_homeless(table: Table, card: int) -> bool:
    """An attachment whose bearer may not bear it any more."""
    return not is_borne_rightly(table, card) and leaving.may_leave(table, card, leaving.DISCARDED)


def may_fade(table: Table) -> bool:
    """Whether anybody might die at strength 0 at all."""
    return len(touching(table, FADES)) > 0 or table.lasts(LASTS)


def is_fading(table: Table, card: int) -> bool:
    """A character that dies at strength 0, and has it now."""
    return (
        table.is_a(card, CHARACTER)
        and fades(table, card)
        and strength(table, card) == 0
        and leaving.may_leave(table, card, leaving.FADED)
    )


def fades(table: Table, card: int) -> bool:
    for lasting in table.lasting:
        if lasting.what == LASTS and lasting.card == card:
            return True
    for me in touching(table, FADES):
        for constant in card_of(table, me).constants:
            if constant.fades(table, table.controller[me], me, card):
                return True
    return False
