"""A question of Monopoly for flat search: what a hand would do, and what else there is, a few rounds ahead.

Dice decide most of what follows, so the choice of a hand stands unless another is better beyond doubt.
"""

from typing import Final, final

from fivethrones.bots.bot import Question
from fivethrones.bots.monopoly.habits import best_site, first_with, most, named, with_verb
from fivethrones.bots.monopoly.knight import going_on, habit, upkeep, weigh_deal
from fivethrones.bots.monopoly.squire import RAISE, simple_answer
from fivethrones.bots.monopoly.tags import may_talk
from fivethrones.bots.monopoly.trading import best_offer, said
from fivethrones.bots.monopoly.worth import KEEN, chance
from fivethrones.bots.search.flat import Problem
from fivethrones.games.monopoly.rules.auction import Auction
from fivethrones.games.monopoly.rules.purchase import Purchase
from fivethrones.games.monopoly.rules.trade import partners
from fivethrones.games.monopoly.rules.turn import THROW, THROWS, Turn
from fivethrones.games.monopoly.state import Realm
from fivethrones.kernel.action import Action, Option, Seat
from fivethrones.kernel.play import apply, waiting
from fivethrones.kernel.rng import Rng
from fivethrones.kernel.state import State

ROUNDS: Final = 6  # of a rollout
PATIENCE: Final = 3  # rounds between two offers to the same player, at least
SHARE: Final = 0.8  # of one's own gain that an offer leaves to the other side


@final
class Deal(Problem):
    def __init__(self, question: Question) -> None:
        super().__init__(question)
        assert isinstance(question.world, Realm)
        self.realm = question.world
        self.last = self.realm.round + ROUNDS
        self.doubt = 1.0

    def candidates(self) -> list[list[Action]]:
        realm, seat, options = self.realm, self.seat, self.question.options
        frame = realm.stack[-1]
        if isinstance(frame, Turn) and frame.step == THROW:
            return distinct(
                [between_throws(realm, seat, options), *[[action] for action in others(realm, seat, options)]]
            )
        usual = [usual_deal(realm, seat, options)]
        if isinstance(frame, Purchase):
            return distinct(
                [usual, *[[action] for action in with_verb(options, "buy")], [named(options, "decline")]]
            )
        if usual[0].verb == "accept":
            # What a hand refuses is refused for good: else whoever asked often enough would find a lucky moment.
            return [usual, [named(options, "refuse")]]
        if isinstance(frame, Auction):
            bids = [most(options, "bid", frame.bid + step) for step in (RAISE, 5 * RAISE)]
            return distinct(
                [usual, *[[bid] for bid in (first_with(options, "drop"), *bids) if bid is not None]]
            )
        return [usual]

    def is_far_enough(self, world: State) -> bool:
        assert isinstance(world, Realm)
        return world.round >= self.last and isinstance(world.stack[-1], Turn)

    def step(self, world: State, rng: Rng) -> None:  # noqa: ARG002 (dice are chance enough)
        assert isinstance(world, Realm)
        apply(world, simple_answer(world, waiting(world)[0]))

    def evaluate(self, world: State) -> float:
        assert isinstance(world, Realm)
        if world.outcome is not None:
            first = world.outcome.ranking[0]
            return 1.0 / len(first) if self.seat in first else 0.0
        return 0.0 if self.seat in world.out else chance(world, self.seat, KEEN)


def usual_deal(realm: Realm, seat: Seat, options: list[Option]) -> Action:
    """The first of what a hand finds best."""
    weighed = weigh_deal(realm, options, KEEN)
    if not weighed:
        return habit(realm, seat, options, KEEN)
    worths = [worth for _, worth in weighed]
    return weighed[worths.index(max(worths))][0]


def between_throws(realm: Realm, seat: Seat, options: list[Option]) -> list[Action]:
    """As a hand does, but for the offers."""
    first = upkeep(realm, seat, options)
    if first is not None:
        return [first]
    return proposal(realm, seat, options) or [going_on(realm, seat, options)]


def others(realm: Realm, seat: Seat, options: list[Option]) -> list[Action]:
    """Where there is something to build or a way out of jail: doing it, and leaving it."""
    found = [best_site(realm, options, "build", 0), first_with(options, "card"), first_with(options, "bail")]
    real = [action for action in found if action is not None]
    if real and seat == realm.turn:
        real.append(THROWS[seat])
    return real


def proposal(realm: Realm, seat: Seat, options: list[Option]) -> list[Action]:
    """A whole offer to whoever is due in this round; nobody is asked more often than by a lord."""
    if not may_talk(realm, seat, 1) or first_with(options, "throw") is None:
        return []
    for other in partners(realm, seat):
        if (realm.round + other) % max(PATIENCE, realm.seats - 1) == 0:
            offer = best_offer(realm, seat, other, KEEN, SHARE)
            if offer is not None:
                return said(seat, other, offer)
    return []


def distinct(plans: list[list[Action]]) -> list[list[Action]]:
    found: list[list[Action]] = []
    for plan in plans:
        if plan not in found:
            found.append(plan)
    return found
