"""Finished games, statistics and ratings."""

from pydantic import BaseModel, Field

from fivethrones.server.wire.parts import In


class ResultSeat(BaseModel):
    seat: int
    guest: str = Field(description="empty for a bot, and for who is forgotten")
    name: str
    level: str = Field(description="of a bot")
    team: int
    place: int
    won: float = Field(description="1, a part of a shared first place, or 0")
    score: int | None
    gone: bool = Field(description="gave up, or had a bot sit in for good")
    rating: int | None = Field(description="after a rated game")
    deviation: int | None
    change: int | None


class ResultLine(BaseModel):
    table: str
    game: str
    variant: str
    rated: bool
    began: int
    ended: int
    decisions: int
    reason: str
    rule: str
    own: int = Field(description="a seat of the guest whose list it is; -1 where it is nobody's")
    players: list[ResultSeat]


class ResultPage(BaseModel):
    results: list[ResultLine]
    after: str = Field(description="says where the next page begins; empty on the last")


class Counter(BaseModel):
    topic: str
    key: str
    name: str = Field(description="of a rival")
    games: int
    won: float
    places: int
    seconds: int
    decisions: int
    best: int


class Opponent(BaseModel):
    """Somebody whom a guest has played against, by what finished games are filtered with."""

    key: str = Field(description="a guest, or a level")
    name: str = Field(description="of a guest")
    bot: bool


class Played(BaseModel):
    game: str
    seats: int
    games: int
    won: float
    seconds: int


class RatingInfo(BaseModel):
    game: str
    seats: int
    games: int
    rating: int | None = Field(description="null while too few rated games have been played")
    deviation: int | None


class RatingPoint(BaseModel):
    ended: int
    rating: int
    deviation: int


class Profile(BaseModel):
    guest: str
    name: str
    mine: bool
    public: bool
    played: list[Played]
    ratings: list[RatingInfo]
    provisional: int = Field(description="rated games from which on a rating is told")


class Counters(BaseModel):
    counters: list[Counter]
    curve: list[RatingPoint]


class LadderRow(BaseModel):
    guest: str
    name: str = Field(description="empty where the reader may not know it")
    level: str = Field(description="of a bot")
    certified: bool = Field(description="whether a bot's rating was measured")
    rating: int
    deviation: int
    games: int
    mine: bool


class Visibility(In):
    public: bool
