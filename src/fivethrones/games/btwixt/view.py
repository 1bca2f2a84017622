"""What a viewer sees of B'Twixt. Cards and tokens that the viewer has not seen are only counted."""

from typing import final

from fivethrones.games.btwixt.derived import Lead, best_bids, lead_by, total, value, winner_of
from fivethrones.games.btwixt.power import ally_power, tokens_power
from fivethrones.games.btwixt.records import NO_KIND, NO_SLOT, Council, Kind, Season, Slot
from fivethrones.games.btwixt.rules.claim import Claim
from fivethrones.games.btwixt.rules.draft import Draft, passes_left
from fivethrones.games.btwixt.rules.looking import Look
from fivethrones.games.btwixt.rules.placing import Place
from fivethrones.games.btwixt.state import Realm
from fivethrones.kernel.action import NOTHING, SPECTATOR, Seat
from fivethrones.kernel.game import View
from fivethrones.kernel.knowledge import knows


@final
class SeatView(View):
    """A ruler: hand, stack, and state in this round. Cards are given as kinds."""

    leader: int
    kneeling: int
    played: int
    hand: int  # how many
    hand_seen: list[Kind]  # those that the viewer knows
    stack: list[Kind]  # the oldest first
    values: list[int]  # the current value of each
    off: list[int]  # 1 for a card whose ability is switched off
    total: int
    hushed: int  # the printed value from which on this ruler may not play cards


@final
class CouncilView(View):
    """The council between a seat and the next. Powers are as printed, and at the end include abilities."""

    allies: list[Kind]
    powers: list[int]  # of each ally
    power: int  # of all allies
    tokens: int
    tokens_seen: list[int]
    tokens_power: int  # of all tokens, once the game is over; NOTHING before


@final
class RealmView(View):
    viewer: Seat
    season: Season
    left: int  # rounds after this one until the season ends
    first: Seat
    turn: Seat
    asked: list[Seat]  # who must choose now; in a draft everybody
    seats: list[SeatView]
    councils: list[CouncilView]  # council k lies between seat k and the next
    current: Kind  # the current ally, or NOTHING
    on_current: int  # tokens on it
    ruling: Kind  # the ally whose ability applies this round
    row: list[Kind]
    ally_deck: int
    ally_deck_seen: list[int]  # position from the top, then kind, of each ally that the viewer knows
    killed: list[Kind]
    deck: int
    deck_seen: list[int]  # the same for influence cards
    discard: list[Kind]
    box: list[Kind]
    stories: int
    aside: list[int]  # by seat, the number of unique cards for later seasons
    supply: int
    decreed: int  # colours that nobody may play, one bit each
    playing: Kind  # the card that is being played
    plays_to: Seat
    leading: Seat  # who has won, or would win if the bidding were over now
    lead_by: Lead  # and by what
    winner: Seat
    step: int  # of the claim, or NOTHING
    claimed: Kind
    placing: Kind  # the ally that is being placed; ``allowed`` says where
    allowed: list[Council]
    looked_at: list[Kind]  # allies that the viewer is putting back
    drafting: bool
    drafted: int  # how many cards everybody has set aside
    drafted_seen: list[Kind]
    passes_left: bool


def view(realm: Realm, viewer: Seat) -> RealmView:
    place, look = placing(realm), looking(realm)
    totals = realm.totals or [total(realm, seat) for seat in range(realm.seats)]
    looked_at = look.slots if look is not None and look.you == viewer else []
    drafted: list[Slot] = [] if viewer == SPECTATOR else realm.drafted[viewer]
    seen = RealmView()
    seen.viewer = viewer
    seen.season = realm.season
    seen.left = realm.left
    seen.first = realm.first
    seen.turn = realm.turn
    seen.asked = [] if realm.decision is None else realm.decision.asked
    seen.seats = [seat_view(realm, seat, viewer) for seat in range(realm.seats)]
    seen.councils = [council_view(realm, council, viewer) for council in realm.all_councils()]
    seen.current = kind_of(realm, realm.current)
    seen.on_current = len(realm.on_ally)
    seen.ruling = kind_of(realm, realm.ruling)
    seen.row = kinds_of(realm, realm.row)
    seen.ally_deck = len(realm.ally_deck)
    seen.ally_deck_seen = seen_places(realm, realm.ally_deck, viewer)
    seen.killed = kinds_of(realm, realm.killed)
    seen.deck = len(realm.deck)
    seen.deck_seen = seen_places(realm, realm.deck, viewer)
    seen.discard = sorted(kinds_of(realm, realm.discard))
    seen.box = sorted(kinds_of(realm, realm.box))
    seen.stories = len(realm.stories)
    seen.aside = [len(pile) for pile in realm.aside]
    seen.supply = len(realm.supply)
    seen.decreed = realm.decreed
    seen.playing = kind_of(realm, realm.playing)
    seen.plays_to = realm.plays_to
    seen.leading = realm.winner if realm.winner != NOTHING else winner_of(realm, totals)
    seen.lead_by = lead_by(realm, best_bids(realm, totals))
    seen.winner = realm.winner
    seen.step = claim_step(realm)
    seen.claimed = kind_of(realm, realm.claimed)
    seen.placing = NO_KIND if place is None else realm.kinds[place.ally]
    seen.allowed = [] if place is None else place.allowed
    seen.looked_at = kinds_of(realm, looked_at)
    seen.drafting = any(isinstance(frame, Draft) for frame in realm.stack)
    seen.drafted = len(realm.drafted[0])
    seen.drafted_seen = sorted(kinds_of(realm, drafted))
    seen.passes_left = passes_left(realm)
    return seen


def seat_view(realm: Realm, seat: Seat, viewer: Seat) -> SeatView:
    hand, stack = realm.hands[seat], realm.stack_of(seat)
    values = [value(realm, slot) for slot in stack]
    seen = SeatView()
    seen.leader = realm.leaders[seat]
    seen.kneeling = realm.kneeling[seat]
    seen.played = realm.played[seat]
    seen.hand = len(hand)
    seen.hand_seen = sorted([realm.kinds[slot] for slot in hand if knows(realm.knowledge[slot], viewer)])
    seen.stack = kinds_of(realm, stack)
    seen.values = values
    seen.off = [1 if realm.is_off(slot) else 0 for slot in stack]
    seen.total = sum(values)
    seen.hushed = realm.hushed[seat]
    return seen


def council_view(realm: Realm, council: Council, viewer: Seat) -> CouncilView:
    allies, tokens = realm.councils[council], realm.tokens[council]
    is_over = realm.outcome is not None
    powers = [ally_power(realm, ally, council) if is_over else realm.ally(ally).power for ally in allies]
    seen = CouncilView()
    seen.allies = kinds_of(realm, allies)
    seen.powers = powers
    seen.power = sum(powers)
    seen.tokens = len(tokens)
    seen.tokens_seen = sorted(
        [realm.kinds[token] for token in tokens if knows(realm.knowledge[token], viewer)]
    )
    seen.tokens_power = tokens_power(realm, council) if is_over else NOTHING
    return seen


def kind_of(realm: Realm, slot: Slot) -> Kind:
    return NO_KIND if slot == NO_SLOT else realm.kinds[slot]


def kinds_of(realm: Realm, slots: list[Slot]) -> list[Kind]:
    return [realm.kinds[slot] for slot in slots]


def seen_places(realm: Realm, deck: list[Slot], viewer: Seat) -> list[int]:
    places: list[int] = []
    for i in range(len(deck)):
        slot = deck[-1 - i]
        if knows(realm.knowledge[slot], viewer):
            places += [i, realm.kinds[slot]]
    return places


def claim_step(realm: Realm) -> int:
    for frame in realm.stack:
        if isinstance(frame, Claim):
            return frame.step - 1
    return NOTHING


def placing(realm: Realm) -> Place | None:
    frame = realm.stack[-1] if realm.stack else None
    return frame if isinstance(frame, Place) else None


def looking(realm: Realm) -> Look | None:
    frame = realm.stack[-1] if realm.stack else None
    return frame if isinstance(frame, Look) else None
