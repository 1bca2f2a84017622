"""Labels of choices for people; `log.py` has the notation of the log."""

from fivethrones.games.card_engine.box.figures import CHALLENGES
from fivethrones.games.card_engine.phases.setup import price
from fivethrones.games.card_engine.records.numbers import Slot
from fivethrones.games.card_engine.records.zones import HAND, PLAY, UNDER
from fivethrones.games.card_engine.state import Table
from fivethrones.games.card_engine.values.prices import cost
from fivethrones.games.card_engine.views.choices import OF_NUMBERS, OF_PLAYERS, label_choice
from fivethrones.kernel.action import NOTHING, Action, Option, Seat, Span
from fivethrones.kernel.message import Args, Message, seat_name


def label(table: Table, option: Option) -> Message:
    assert not isinstance(option, Span), "nothing is counted out in this game"
    verb, target = option.verb, option.target
    if verb == "challenge":
        return Message("do-challenge", {"type": CHALLENGES[target], "against": seat_name(option.extra)})
    if verb in OF_PLAYERS or verb in OF_NUMBERS:
        return label_choice(table, option)
    if target == NOTHING:
        return Message(f"do-{verb}")
    return label_about(table, option, Slot(target))


def label_about(table: Table, option: Action, card: Slot) -> Message:
    """Includes whatever distinguishes this choice from one about another card of the same name."""
    verb = option.verb
    args: Args = {"card": table.name(card)}
    if verb in ("plot", "draft"):
        printed = table.card(card)
        figures: Args = {"income": printed.income, "initiative": printed.initiative, "claim": printed.claim}
        return Message(f"do-{verb}", {**args, **figures})
    if verb in ("play", "attach"):
        return Message(f"do-{verb}", {**args, "gold": cost(table, option.seat, card)})
    if verb == "place":
        return Message("do-place", {**args, "gold": price(table, option.seat, card)})
    if verb == "use":
        return Message(use_of(table, card), args)
    if verb == "choose" and table.zone[card] == PLAY:
        return choice_in_play(table, option.seat, card, args)
    return Message(f"do-{verb}", args)


def use_of(table: Table, card: Slot) -> str:
    if table.zone[card] == HAND:
        return "do-play-event"
    return "do-discard-duplicate" if table.zone[card] == UNDER else "do-use"


def choice_in_play(table: Table, seat: Seat, card: Slot, args: Args) -> Message:
    args["kneeling"] = table.kneeling[card]
    if table.controller[card] == seat:
        return Message("do-choose-in-play", args)
    args["whose"] = seat_name(table.controller[card])
    return Message("do-choose-of", args)
