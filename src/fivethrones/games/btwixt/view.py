"""What a viewer sees of B'Twixt. Cards and tokens that it has not seen are counted and have no number."""

from typing import ClassVar, final

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
    """A ruler: hand, stack, and how the round stands. Cards by their kinds."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "leader", "kneeling", "played", "hand", "hand_seen", "stack", "values", "off", "total", "hushed",
    )  # fmt: skip

    def __init__(
        self,
        leader: int,
        kneeling: int,
        played: int,
        hand: int,
        hand_seen: list[Kind],
        stack: list[Kind],
        values: list[int],
        off: list[int],
        total: int,
        hushed: int,
    ) -> None:
        self.leader = leader
        self.kneeling = kneeling
        self.played = played
        self.hand = hand  # how many
        self.hand_seen = hand_seen  # those that the viewer knows
        self.stack = stack  # the oldest first
        self.values = values  # what each counts now
        self.off = off  # 1 for a card whose ability is switched off
        self.total = total
        self.hushed = hushed  # may not play from this printed value on


@final
class CouncilView(View):
    """Between a seat and the next. Powers as printed, at the end with what abilities add; tokens only if seen."""

    FIELDS: ClassVar[tuple[str, ...]] = ("allies", "powers", "power", "tokens", "tokens_seen", "tokens_power")

    def __init__(
        self,
        allies: list[Kind],
        powers: list[int],
        power: int,
        tokens: int,
        tokens_seen: list[int],
        tokens_power: int,
    ) -> None:
        self.allies = allies
        self.powers = powers  # of each ally
        self.power = power  # of all allies
        self.tokens = tokens
        self.tokens_seen = tokens_seen
        self.tokens_power = tokens_power  # of all tokens, once the game is over; NOTHING before


@final
class RealmView(View):
    FIELDS: ClassVar[tuple[str, ...]] = (
        "viewer", "season", "left", "first", "turn", "asked", "seats", "councils",
        "current", "on_current", "ruling", "row", "ally_deck", "ally_deck_seen", "killed",
        "deck", "deck_seen", "discard", "box", "stories", "aside", "supply",
        "decreed", "playing", "plays_to", "leading", "lead_by", "winner", "step", "claimed", "placing", "allowed",
        "looked_at", "drafting", "drafted", "drafted_seen", "passes_left",
    )  # fmt: skip

    def __init__(
        self,
        viewer: Seat,
        season: Season,
        left: int,
        first: Seat,
        turn: Seat,
        asked: list[Seat],
        seats: list[SeatView],
        councils: list[CouncilView],
        current: Kind,
        on_current: int,
        ruling: Kind,
        row: list[Kind],
        ally_deck: int,
        ally_deck_seen: list[int],
        killed: list[Kind],
        deck: int,
        deck_seen: list[int],
        discard: list[Kind],
        box: list[Kind],
        stories: int,
        aside: list[int],
        supply: int,
        decreed: int,
        playing: Kind,
        plays_to: Seat,
        leading: Seat,
        lead_by: Lead,
        winner: Seat,
        step: int,
        claimed: Kind,
        placing: Kind,
        allowed: list[Council],
        looked_at: list[Kind],
        drafting: bool,
        drafted: int,
        drafted_seen: list[Kind],
        passes_left: bool,
    ) -> None:
        self.viewer = viewer
        self.season = season
        self.left = left  # rounds after this one until the season ends
        self.first = first
        self.turn = turn
        self.asked = asked  # who chooses now; in a draft everybody
        self.seats = seats
        self.councils = councils  # council k lies between seat k and the next
        self.current = current  # the current ally, or NOTHING
        self.on_current = on_current  # tokens on it
        self.ruling = ruling  # the ally whose ability holds this round
        self.row = row
        self.ally_deck = ally_deck
        self.ally_deck_seen = (
            ally_deck_seen  # place from the top and kind, of each ally that the viewer knows
        )
        self.killed = killed
        self.deck = deck
        self.deck_seen = deck_seen  # as of allies
        self.discard = discard
        self.box = box
        self.stories = stories
        self.aside = aside  # unique cards to come, by seat
        self.supply = supply
        self.decreed = decreed  # colours that nobody may play, one bit each
        self.playing = playing  # the card that is being played
        self.plays_to = plays_to
        self.leading = leading  # who has won, or would if the bidding were over
        self.lead_by = lead_by  # and by what
        self.winner = winner
        self.step = step  # of the claim, or NOTHING
        self.claimed = claimed
        self.placing = placing  # the ally that is being placed, and where it may go
        self.allowed = allowed
        self.looked_at = looked_at  # allies that the viewer is putting back
        self.drafting = drafting
        self.drafted = drafted  # cards that each has set aside
        self.drafted_seen = drafted_seen
        self.passes_left = passes_left


def view(realm: Realm, viewer: Seat) -> RealmView:
    place, look = placing(realm), looking(realm)
    totals = realm.totals or [total(realm, seat) for seat in range(realm.seats)]
    looked_at = look.slots if look is not None and look.you == viewer else []
    drafted: list[Slot] = [] if viewer == SPECTATOR else realm.drafted[viewer]
    return RealmView(
        viewer,
        realm.season,
        realm.left,
        realm.first,
        realm.turn,
        [] if realm.decision is None else realm.decision.asked,
        [seat_view(realm, seat, viewer) for seat in range(realm.seats)],
        [council_view(realm, council, viewer) for council in realm.all_councils()],
        kind_of(realm, realm.current),
        len(realm.on_ally),
        kind_of(realm, realm.ruling),
        kinds_of(realm, realm.row),
        len(realm.ally_deck),
        seen_places(realm, realm.ally_deck, viewer),
        kinds_of(realm, realm.killed),
        len(realm.deck),
        seen_places(realm, realm.deck, viewer),
        sorted(kinds_of(realm, realm.discard)),
        sorted(kinds_of(realm, realm.box)),
        len(realm.stories),
        [len(pile) for pile in realm.aside],
        len(realm.supply),
        realm.decreed,
        kind_of(realm, realm.playing),
        realm.plays_to,
        realm.winner if realm.winner != NOTHING else winner_of(realm, totals),
        lead_by(realm, best_bids(realm, totals)),
        realm.winner,
        claim_step(realm),
        kind_of(realm, realm.claimed),
        NO_KIND if place is None else realm.kinds[place.ally],
        [] if place is None else place.allowed,
        kinds_of(realm, looked_at),
        any(isinstance(frame, Draft) for frame in realm.stack),
        len(realm.drafted[0]),
        sorted(kinds_of(realm, drafted)),
        passes_left(realm),
    )


def seat_view(realm: Realm, seat: Seat, viewer: Seat) -> SeatView:
    hand, stack = realm.hands[seat], realm.stack_of(seat)
    values = [value(realm, slot) for slot in stack]
    return SeatView(
        realm.leaders[seat],
        realm.kneeling[seat],
        realm.played[seat],
        len(hand),
        sorted([realm.kinds[slot] for slot in hand if knows(realm.knowledge[slot], viewer)]),
        kinds_of(realm, stack),
        values,
        [1 if realm.is_off(slot) else 0 for slot in stack],
        sum(values),
        realm.hushed[seat],
    )


def council_view(realm: Realm, council: Council, viewer: Seat) -> CouncilView:
    allies, tokens = realm.councils[council], realm.tokens[council]
    is_over = realm.outcome is not None
    powers = [ally_power(realm, ally, council) if is_over else realm.ally(ally).power for ally in allies]
    return CouncilView(
        kinds_of(realm, allies),
        powers,
        sum(powers),
        len(tokens),
        sorted([realm.kinds[token] for token in tokens if knows(realm.knowledge[token], viewer)]),
        tokens_power(realm, council) if is_over else NOTHING,
    )


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
