"""What decides a game of B'Twixt? ``python benchmarks/playtest.py [games] [seed] [option=value ...]``.

So many games of the advanced rules at each number of seats (or some: seats=3,4), Knights only, rulers by lot. A line says how
often those won who had a thing, as a multiple of how often those won who might have had it: a ruler, a card in hand: any seat; a
card played: whoever had it in hand; an ally: whoever bid for it, and as a multiple of what it is to claim any ally. The 95 %
interval follows, with a star where all of it lies outside of FAIR.
"""

import sys
from collections import defaultdict
from typing import Any, Final, TypeAlias

from fivethrones.arena.play import bot_rng, game_seed
from fivethrones.arena.spread import wilson
from fivethrones.bots import bot_named
from fivethrones.bots.bot import ask, begin
from fivethrones.games import GAMES
from fivethrones.games.btwixt.cards import INFLUENCE
from fivethrones.games.btwixt.cards.allies import ALLIES
from fivethrones.games.btwixt.pieces import LEADERS
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.action import Seat
from fivethrones.kernel.event import Event
from fivethrones.kernel.game import Game
from fivethrones.kernel.play import waiting
from fivethrones.kernel.settings import Settings, with_defaults

FAIR: Final = (0.85, 1.15)

# How a seat stood to a thing, and which one.
RULED, HELD, PLAYED, BID, CLAIMED = "ruled", "held", "played", "bid", "claimed"
Had: TypeAlias = tuple[str, str]
ANY: Final = ""


class Watch:
    """What each seat has had in one game."""

    def __init__(self, realm: Realm) -> None:
        self.had: list[set[Had]] = [set() for _ in range(realm.seats)]
        self.ally = ""  # the current one
        self.bidders: set[Seat] = set()
        self.look(realm)

    def look(self, realm: Realm) -> None:
        for seat in range(realm.seats):
            self.had[seat].update((HELD, name) for name in realm.names(realm.hands[seat]))
        for event in realm.events:
            self.hear(event)

    def hear(self, event: Event) -> None:
        seat = event.seat
        if event.kind == "leader":
            self.had[seat].add((RULED, str(event.public["leader"])))
        elif event.kind == "round":
            self.bidders = set()
        elif event.kind == "reveal":
            self.ally = str(event.public["ally"])
        elif event.kind == "play":
            self.bidders.add(seat)
            # A card may be drawn and played before anybody is asked again.
            self.had[seat].update([(HELD, str(event.public["card"])), (PLAYED, str(event.public["card"]))])
        elif event.kind == "win":
            for bidder in self.bidders:
                self.had[bidder].add((BID, self.ally))
        elif event.kind == "place" and (BID, str(event.public["ally"])) in self.had[seat]:
            self.had[seat].add((CLAIMED, str(event.public["ally"])))


class Share:
    """How often some seats won, and how often so many seats would have by lot."""

    def __init__(self) -> None:
        self.seats = 0
        self.wins = 0.0
        self.fair = 0.0

    def add(self, won: float, fair: float) -> None:
        self.seats += 1
        self.wins += won
        self.fair += fair

    def against(self, other: "Share") -> tuple[float, float, float]:
        """As a multiple of the other share, with the interval; both as multiples of what is fair for them."""
        unit = (other.wins / other.fair) * self.fair / self.seats
        low, high = wilson(self.wins, self.seats)
        return self.wins / self.seats / unit, low / unit, high / unit


Shares: TypeAlias = dict[Had, Share]


def play(game: Game[Any], settings: Settings, seed: int, shares: Shares) -> None:
    realm = game.setup(settings, seed)
    knight = bot_named("knight", game)
    rngs = [bot_rng(seed, seat) for seat in range(realm.seats)]
    watch = Watch(realm)
    while realm.decision is not None:
        seat = waiting(realm)[0]
        begin(realm, knight.plan(ask(game, realm, seat, knight, rngs[seat]), rngs[seat]))
        watch.look(realm)
    assert realm.outcome is not None
    first = realm.outcome.ranking[0]
    for seat in range(realm.seats):
        won = 1 / len(first) if seat in first else 0.0
        for what, name in watch.had[seat]:
            shares[what, name].add(won, 1 / realm.seats)
            shares[what, ANY].add(won, 1 / realm.seats)


def line(name: str, share: Share, other: Share, usual: float) -> str:
    if not share.wins:
        return f"  {name:32} never won"
    ratio, low, high = [each / usual for each in share.against(other)]
    star = " *" if high < FAIR[0] or low > FAIR[1] else ""
    return f"  {name:32} {ratio:.2f} [{low:.2f} to {high:.2f}] of {share.seats} seats{star}"


def table(title: str, names: list[str], what: str, of: str, shares: Shares, usual: float = 1.0) -> None:
    """The strongest first; ``of`` nothing: against a fair share. ``usual`` counts as 1."""
    fair = Share()
    fair.add(1, 1)
    rows = [(shares[what, name], shares[of, name] if of else fair, name) for name in names]
    rows = [row for row in rows if row[0].seats]
    rows.sort(key=lambda row: -row[0].against(row[1])[0] if row[0].wins else 0)
    print(title, *[line(name, share, other, usual) for share, other, name in rows], sep="\n", flush=True)


def main(games: str = "500", seed: str = "1", *given: str) -> None:
    game = GAMES["btwixt"]
    rulers = [f"leader-{leader}" for leader in LEADERS]
    together: Shares = defaultdict(Share)
    print(f"version {game.version}, {games} games at each number of seats, seed {seed}", *given)
    chosen = {
        "rules": "advanced",
        "leaders": "drawn",
        "seats": "3,4,5,6",
        **dict(pair.split("=") for pair in given),
    }
    for seats in chosen["seats"].split(","):
        shares: Shares = defaultdict(Share)
        settings = with_defaults(game.settings, {**chosen, "seats": seats})
        for number in range(int(games)):
            play(game, settings, game_seed(int(seed), number), shares)
        for had, share in shares.items():
            for field in vars(share):
                setattr(together[had], field, getattr(together[had], field) + getattr(share, field))
        table(f"rulers, {seats} seats", rulers, RULED, "", shares)
    cards = [card.name for card in INFLUENCE]
    table("rulers, all these games", rulers, RULED, "", together)
    table("cards in hand", cards, HELD, "", together)
    table("cards played", cards, PLAYED, HELD, together)
    claim = together[CLAIMED, ANY].against(together[BID, ANY])[0]
    table(f"allies (any: {claim:.2f})", [ally.name for ally in ALLIES], CLAIMED, BID, together, claim)


if __name__ == "__main__":
    main(*sys.argv[1:])
