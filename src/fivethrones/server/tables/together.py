"""A review that several look at together: one leads, the rest follow or step aside. When they have gone it is forgotten."""

from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from fivethrones.kernel.action import SPECTATOR, Seat
from fivethrones.server import encode, wire
from fivethrones.server.refusals import refuse
from fivethrones.server.storage.news import REVIEW
from fivethrones.server.tables.connection import Connection
from fivethrones.server.tables.table import FINISHED, Table

if TYPE_CHECKING:
    from fivethrones.server.tables.live import LiveTable

POINTS: Final = 2.0  # a second that one guest may point at
MOST: Final = 40  # who are named; others look on unseen

Data = dict[str, Any]


@dataclass(frozen=True)
class Place:
    """The step that is looked at, whose chances, and whether with all cards open."""

    step: int
    seat: Seat
    view: str


@dataclass(frozen=True)
class Member:
    guest: str
    name: str
    seat: Seat  # SPECTATOR: did not play, and neither leads nor points
    place: Place
    follows: bool


class Together:
    """Those who look at a review, here and at other workers, and what they are shown."""

    def __init__(self) -> None:
        self.members: dict[str, Member] = {}  # by guest, in the order in which they came
        self.leader: Seat | None = None
        self.place: Place | None = None  # the leader's
        self.tabs: list[Connection] = []  # that look at it here

    def look(self, member: Member) -> None:
        """Somebody has come, or turned to another place. The first who played leads."""
        self.members[member.guest] = member
        if self.leader is None and member.seat != SPECTATOR:
            self.leader = member.seat
        if self.leader == member.seat:
            self.members[member.guest] = replace(member, follows=True)
            self.place = member.place

    def lead(self, seat: Seat | None) -> None:
        """All turn to where this one is; nothing where the seat's player is not here."""
        member = self.of_seat(seat)
        if member is not None:
            self.leader = seat
            self.look(member)

    def leave(self, guest: str) -> None:
        """Where the leader goes, whoever of those who played has been here longest leads on."""
        gone = self.members.pop(guest, None)
        if gone is None or gone.seat != self.leader:
            return
        self.leader = None
        following = next((each for each in self.members.values() if each.seat != SPECTATOR), None)
        if following is not None:
            self.lead(following.seat)

    def of_seat(self, seat: Seat | None) -> Member | None:
        return next((each for each in self.members.values() if each.seat == seat != SPECTATOR), None)

    def told(self, connection: Connection) -> bytes:
        return encode.answer(
            "review",
            leader=self.leader,
            place=None if self.place is None else asdict(self.place),
            members=[
                {
                    "name": each.name,
                    "seat": None if each.seat == SPECTATOR else each.seat,
                    "follows": each.follows,
                    "step": each.place.step,
                    "mine": each.guest == connection.guest.id,
                }
                for each in list(self.members.values())[:MOST]
            ],
        )


# What a tab says


async def look(live: "LiveTable", connection: Connection, said: wire.ReviewLook) -> None:
    table = live.table
    check_over(table, said.step)
    if connection not in live.together.tabs:
        live.together.tabs.append(connection)
    place = Place(said.step, said.seat, said.view)
    member = Member(
        connection.guest.id, name_of(table, connection), seat_of(table, connection), place, said.follows
    )
    await share(live, {"look": asdict(member)})


async def lead(live: "LiveTable", connection: Connection, seat: Seat) -> None:
    """Take the lead or hand it to another who is here."""
    check_played(live.table, connection)
    if live.together.of_seat(seat) is None:
        raise refuse("review-away")
    await share(live, {"lead": seat})


async def point(live: "LiveTable", connection: Connection, said: wire.ReviewPoint) -> None:
    check_over(live.table, said.step)
    check_played(live.table, connection)
    live.registry.rates.spend("point", connection.guest.id, POINTS)
    seat = seat_of(live.table, connection)
    await share(
        live, {"point": {"guest": connection.guest.id, "seat": seat, "piece": said.piece, "step": said.step}}
    )


async def leave(live: "LiveTable", connection: Connection) -> None:
    """A tab was closed; its guest may have others."""
    tabs = live.together.tabs
    if connection not in tabs:
        return
    tabs.remove(connection)
    if not any(tab.guest.id == connection.guest.id for tab in tabs):
        await share(live, {"leave": connection.guest.id})


def forget_absent(live: "LiveTable") -> None:
    """Whoever is connected nowhere any more; a worker that was lost says no good-bye."""
    for guest in [each for each in live.together.members if not live.is_here(each)]:
        take_in(live, {"leave": guest})


def check_over(table: Table, step: int) -> None:
    if table.status != FINISHED:
        raise refuse("not-finished")
    if step > table.step:
        raise refuse("step", step=step, last=table.step)


def check_played(table: Table, connection: Connection) -> None:
    if seat_of(table, connection) == SPECTATOR:
        raise refuse("review-onlooker")


def seat_of(table: Table, connection: Connection) -> Seat:
    return next(iter(table.seats_of(connection.guest.id)), SPECTATOR)


def name_of(table: Table, connection: Connection) -> str:
    seat = seat_of(table, connection)
    return connection.guest.name if seat == SPECTATOR else table.chairs[seat].name


# What follows from it, here and at other workers


async def share(live: "LiveTable", change: Data) -> None:
    take_in(live, change)
    await live.registry.database.tell(REVIEW, [live.table.id, change])


async def hear(live: "LiveTable", change: Data) -> None:
    """Another worker tells; who has just come there is told who is here."""
    here = {tab.guest.id for tab in live.together.tabs}
    newcomer = "look" in change and change["look"]["guest"] not in live.together.members
    take_in(live, change)
    if not newcomer:
        return
    changes: list[Data] = [
        {"look": asdict(each)} for guest, each in live.together.members.items() if guest in here
    ]
    if changes:
        changes.append({"lead": live.together.leader})
    for each in changes:
        await live.registry.database.tell(REVIEW, [live.table.id, each])


def take_in(live: "LiveTable", change: Data) -> None:
    together = live.together
    if "point" in change:
        tell_point(together, **change["point"])
        return
    if "look" in change:
        together.look(Member(**{**change["look"], "place": Place(**change["look"]["place"])}))
    elif "lead" in change:
        together.lead(change["lead"])
    else:
        together.leave(change["leave"])
    for connection in live.connections:
        connection.send(together.told(connection))


def tell_point(together: Together, guest: str, seat: Seat, piece: str, step: int) -> None:
    """Not to those who do not want to hear of this one."""
    for tab in together.tabs:
        if guest not in tab.unheard:
            tab.send(encode.answer("review-point", seat=seat, piece=piece, step=step))
