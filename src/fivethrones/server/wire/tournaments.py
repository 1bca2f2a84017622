"""Tournaments, and how they are asked for."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from fivethrones.server.wire.parts import In, Level
from fivethrones.server.wire.tables import Clock

Format = Literal["round-robin", "swiss", "knockout", "pods"]
Status = Literal["gathering", "playing", "finished"]


class NewTournament(In):
    name: Annotated[str, Field(min_length=1, max_length=40)]
    game: Annotated[str, Field(max_length=40)]
    options: dict[Annotated[str, Field(max_length=60)], Annotated[str, Field(max_length=60)]] = {}
    format: Format
    seats: Annotated[int, Field(ge=2, le=6, description="at a table; more than two only in pods")] = 2
    places: Annotated[int, Field(ge=2, le=64, description="players at most")] = 8
    rounds: Annotated[
        int, Field(ge=0, le=15, description="of Swiss and pods; 0: as the number of players asks for")
    ] = 0
    clock: Clock = Clock()
    private: bool = False
    rated: bool = Field(default=False, description="games between people count for the ratings")
    absent: Literal["bot", "forfeit"] = "bot"
    bots: Literal["none", "even", "all"] = "even"
    level: Level | None = Field(default=None, description="of the bots; default: one of middle strength")
    grace: Annotated[int, Field(ge=30, le=86400, description="seconds for who has not come")] = 180
    pause: Annotated[int, Field(ge=0, le=86400, description="seconds between two rounds")] = 300
    join: bool = Field(default=True, description="whether who makes it plays in it")


class JoinTournament(In):
    code: Annotated[str, Field(max_length=60)] | None = None


class TournamentLine(BaseModel):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    format: Format
    status: Status
    seats: int
    places: int
    players: int
    round: int = Field(description="how many have been paired")
    rounds: int
    clock: Clock
    private: bool
    updated: int
    mine: bool = Field(description="the reader plays in it or has made it")


class TournamentCell(BaseModel):
    """What one player did in one round."""

    opponents: list[int] = Field(description="their numbers; none: a round without a game")
    points: float | None = Field(description="null while it is played")
    won: bool
    forfeited: bool
    table: str | None


class TournamentRow(BaseModel):
    place: int
    number: int = Field(description="0 before the start")
    name: str
    level: str | None = Field(description="of a bot")
    mine: bool
    withdrawn: bool
    ready: bool
    points: float
    buchholz: float
    direct: float
    score: int = Field(description="the game's own, over all games")
    rating: int | None
    cells: list[TournamentCell | None] = Field(description="by round; null: not in it")


class TournamentGame(BaseModel):
    table: str | None = Field(description="null until it is laid out")
    players: list[int] = Field(description="their numbers, in order of seats")
    ranking: list[list[int]] = Field(description="numbers from first place down; empty while it is played")
    scores: list[int | None] = Field(
        description="the game's own, by seat; while it is played as two moves ago, and none where it is secret"
    )
    clocks: list[int] = Field(description="milliseconds left in reserve, by seat; empty without a clock")
    forfeited: list[int]
    mine: bool
    your_turn: bool
    deadline: int | None = Field(description="when the reader's time is over, at the reader's turn")
    step: int = Field(description="of the reader's own game; of others, two moves late")
    spectators: int


class TournamentRound(BaseModel):
    games: list[TournamentGame]
    byes: list[int]


class TournamentInfo(BaseModel):
    id: str
    name: str
    game: str
    options: dict[str, str]
    format: Format
    status: Status
    cancelled: bool
    seats: int
    places: int
    planned: int = Field(description="rounds")
    clock: Clock
    private: bool
    rated: bool
    code: str | None = Field(
        description="lets others in; for those who are in it, or anybody where it is open"
    )
    host: bool = Field(description="whether the reader has made it")
    mine: bool = Field(description="whether the reader plays in it")
    absent: Literal["bot", "forfeit"]
    bots: Literal["none", "even", "all"]
    level: str
    grace: int
    pause: int
    now: int = Field(description="the server's time, in milliseconds since 1970")
    next: int | None = Field(description="when the next round begins; null while one is played")
    parted: list[int] = Field(
        description="whom the reader has blocked and may meet here nevertheless, as both have entered"
    )
    rows: list[TournamentRow]
    rounds: list[TournamentRound]
