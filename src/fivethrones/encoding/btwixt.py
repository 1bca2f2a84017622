"""B'Twixt in numbers."""

from typing import ClassVar, Final, final

from fivethrones.encoding.codes import Codes, Verb, places, plain, seats
from fivethrones.encoding.encoding import (
    Array,
    Encoding,
    Field,
    counted,
    counted_by_seat,
    from_here,
    padded,
)
from fivethrones.games.btwixt.cards import INFLUENCE
from fivethrones.games.btwixt.cards.allies import ALLIES
from fivethrones.games.btwixt.pieces import COLORS, LEADER_CHOICES, SEASONS, TOKEN_VALUES, TOKENS
from fivethrones.games.btwixt.state import Realm
from fivethrones.games.btwixt.view import RealmView
from fivethrones.games.btwixt.words.stacks import PLACES
from fivethrones.kernel.action import NOTHING
from fivethrones.kernel.game import View

SEATS: Final = 6
KINDS: Final = len(INFLUENCE)
FRIENDS: Final = len(ALLIES)
SEEN: Final = 3  # allies that a player looks at
SEAT_FIGURES: Final = 8
COUNCIL_FIGURES: Final = 3
MOST: Final = 1023  # the largest sum

PROMPTS: Final = [
    "bid", "blackmail", "bring-back", "bring-where", "bury", "color", "counts-nothing", "discard",
    "discard-from-stack", "discard-of-another", "discard-or-kneel", "discard-to-grow", "draft", "duel",
    "give", "hush", "intimidate", "join-stack", "kill", "leader", "look", "move-ally", "peek", "place",
    "salvage", "steal", "switch-off", "take-at-random", "take-back", "token", "token-from", "token-of",
    "token-to", "top", "top-or-under", "use", "who-draws",
]  # fmt: skip
EVENTS: Final = [
    "begin", "bound", "bring-back", "bury", "council", "counts", "decree", "discard", "discard-hand",
    "draft", "draw", "duel", "give", "hush", "kill", "kneel", "lay", "leader", "leader-drawn", "look",
    "look-at-allies", "move-ally", "new-deck", "new-hand", "no-ally", "nothing-low", "open-hands",
    "pack", "peek", "place", "play", "put-back", "put-in-row", "reveal", "round", "row", "salvage",
    "season", "some-low", "stand", "steal", "stories", "switch-off", "take-back", "token",
    "token-moved", "token-on-ally", "token-returned", "win",
]  # fmt: skip


@final
class BtwixtEncoding(Encoding[Realm]):
    version: ClassVar[int] = 1
    codes: ClassVar[Codes] = Codes(
        [
            Verb("leader", plain(len(LEADER_CHOICES))),
            Verb("draft", plain(KINDS)),
            Verb("play", plain(KINDS)),
            Verb("kneel"),
            Verb("discard", plain(KINDS)),
            Verb("give", plain(KINDS)),
            Verb("bury", plain(KINDS)),
            Verb("salvage", plain(KINDS)),
            Verb("name", seats(SEATS)),
            Verb("card", places(SEATS, PLACES)),
            Verb("ally", plain(FRIENDS)),
            Verb("council", seats(SEATS)),  # 0 is to the left of whoever answers, the last one to the right
            Verb("color", plain(len(COLORS))),
            Verb("top", plain(SEEN)),
            Verb("under", plain(SEEN)),
            Verb("use"),
            Verb("pass"),
            Verb("done"),
        ]
    )
    fields: ClassVar[list[Field]] = [
        Field("season", [1], 0, len(SEASONS) - 1, "0 summer, 1 autumn, 2 winter"),
        Field("left", [1], 0, 16, "rounds after this one in the season"),
        Field("turn", [1], 0, SEATS, "whose turn it is"),
        Field("first", [1], 0, SEATS, "who has the first place"),
        Field("hand", [KINDS], 0, 8, "by design: own cards in hand"),
        Field(
            "figures",
            [SEATS, SEAT_FIGURES],
            -MOST,
            MOST,
            "by seat: ruler, kneeling, cards played, cards in hand, total of the bid, value from which on it may not play, unique cards to come, 1 if it leads",
        ),
        Field("hands_seen", [SEATS, KINDS], 0, 8, "by seat and design: cards in hand that one knows"),
        Field("bids", [SEATS, KINDS], 0, 8, "by seat and design: cards in the stack"),
        Field(
            "councils",
            [SEATS, COUNCIL_FIGURES],
            -MOST,
            MOST,
            "from the one to the left on: power of its allies, tokens, what the tokens that one has seen add up to",
        ),
        Field("allies", [SEATS, FRIENDS], 0, 1, "by council and ally"),
        Field("tokens_seen", [SEATS, len(TOKEN_VALUES)], 0, TOKENS, "by council and value"),
        Field("current", [1], 0, FRIENDS, "one more than the current ally"),
        Field("on_current", [1], 0, TOKENS, "tokens on it"),
        Field("ruling", [1], 0, FRIENDS, "one more than the ally whose ability holds this round"),
        Field("row", [FRIENDS], 0, 1, "by ally: in the row"),
        Field("killed", [FRIENDS], 0, 1, "by ally: killed"),
        Field("discarded", [KINDS], 0, 8, "by design: cards in the discard pile"),
        Field("decks", [2], 0, 128, "allies and cards left in the decks"),
        Field("decreed", [len(COLORS)], 0, 1, "by colour: 1 if nobody may play it"),
        Field("winner", [1], 0, SEATS, "who has won the round"),
        Field("step", [1], -1, 16, "of the claim, -1 outside one"),
        Field("placing", [1], 0, FRIENDS, "one more than the ally that is being placed"),
        Field("looked_at", [SEEN], 0, FRIENDS, "one more than each ally that one is putting back"),
        Field("drafted", [KINDS], 0, 8, "by design: own drafted cards"),
    ]
    prompts: ClassVar[list[str]] = PROMPTS
    events: ClassVar[list[str]] = EVENTS

    def observe(self, view: View) -> list[Array]:
        assert isinstance(view, RealmView)
        me, count = view.viewer, len(view.seats)
        order = [(me + i) % count for i in range(count)]
        figures: list[int] = []
        councils: list[int] = []
        tokens: list[int] = []
        for seat in order:
            figures += figures_of(view, seat)
            council = view.councils[seat]
            councils += [council.power, council.tokens, sum(council.tokens_seen)]
            tokens += [council.tokens_seen.count(value) for value in TOKEN_VALUES]
        return [
            [view.season],
            [view.left],
            [from_here(view.turn, me, count)],
            [from_here(view.first, me, count)],
            counted_by_seat([list(view.seats[me].hand_seen)], KINDS),
            padded(figures, SEATS * SEAT_FIGURES, NOTHING),
            counted_by_seat([list(view.seats[seat].hand_seen) for seat in order], KINDS, SEATS),
            counted_by_seat([list(view.seats[seat].stack) for seat in order], KINDS, SEATS),
            padded(councils, SEATS * COUNCIL_FIGURES, 0),
            counted_by_seat([list(view.councils[seat].allies) for seat in order], FRIENDS, SEATS),
            padded(tokens, SEATS * len(TOKEN_VALUES), 0),
            [view.current + 1],
            [view.on_current],
            [view.ruling + 1],
            counted_by_seat([list(view.row)], FRIENDS),
            counted_by_seat([list(view.killed)], FRIENDS),
            counted_by_seat([list(view.discard)], KINDS),
            [view.ally_deck, view.deck],
            [view.decreed >> color & 1 for color in range(len(COLORS))],
            [from_here(view.winner, me, count)],
            [view.step],
            [view.placing + 1],
            padded([kind + 1 for kind in view.looked_at], SEEN, 0),
            counted(list(view.drafted_seen), KINDS),
        ]


def figures_of(view: RealmView, seat: int) -> list[int]:
    ruler = view.seats[seat]
    return [
        ruler.leader,
        ruler.kneeling,
        ruler.played,
        ruler.hand,
        ruler.total,
        ruler.hushed,
        view.aside[seat] if view.aside else 0,
        1 if view.leading == seat else 0,
    ]


ENCODING: Final = BtwixtEncoding()
