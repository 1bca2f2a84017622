"""BT-25 to BT-28: tokens are turned up, councils are counted, and the best small council wins."""

from fivethrones.games.btwixt.power import allies_power, council_power, tokens_power
from fivethrones.games.btwixt.rules.moves import council_args
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.action import Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.knowledge import EVERYONE
from fivethrones.kernel.message import Args, Message, seat_name
from fivethrones.kernel.state import Outcome


def finish(realm: Realm) -> None:
    for council in realm.all_councils():
        for token in realm.tokens[council]:
            realm.knowledge[token] = EVERYONE
        args: Args = {
            **council_args(realm, council),
            "allies": allies_power(realm, council),
            "tokens": tokens_power(realm, council),
            "power": council_power(realm, council),
        }
        realm.emit(Event("council", realm.first, args, "BT-26", discloses=EVERYONE))
    powers = [council_power(realm, council) for council in realm.all_councils()]
    realm.outcome = judge(powers, [len(allies) for allies in realm.councils])


def judge(powers: list[int], allies: list[int]) -> Outcome:
    """The outcome, from the power of each council and the number of its allies."""
    scores = [score(powers, allies, seat) for seat in range(len(powers))]
    places = sorted(set(scores), reverse=True)
    ranking = [[seat for seat in range(len(scores)) if scores[seat] == place] for place in places]
    return Outcome(ranking, reason(scores, ranking[0]))


def score(powers: list[int], allies: list[int], seat: Seat) -> tuple[int, int, int]:
    """What rulers are compared by. BT-27: the small council; BT-28: the other council, then allies in both."""
    right = (seat - 1) % len(powers)
    both = [powers[seat], powers[right]]
    return min(both), max(both), allies[seat] + allies[right]


def reason(scores: list[tuple[int, int, int]], winners: list[Seat]) -> Message:
    best = scores[winners[0]]
    names = [seat_name(seat) for seat in winners]
    args: Args = {"winners": names, "small": best[0]}
    if len(winners) > 1:
        return Message("outcome-shared", args, "BT-28")
    if sum(1 for other in scores if other[0] == best[0]) == 1:
        return Message("outcome-small-council", args, "BT-27")
    if sum(1 for other in scores if other[:2] == best[:2]) == 1:
        return Message("outcome-other-council", {**args, "great": best[1]}, "BT-28")
    return Message("outcome-allies", {**args, "allies": best[2]}, "BT-28")
