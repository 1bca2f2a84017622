"""Play tables of all games by today's code and keep them: ``cd tests && python -m recorded.make``.

Each release gets a folder of its own, named after it: the whole database as SQL, a record of each game that ended, and the
cards in the order of their lists.
A folder is written once and never again.
"""

import random
import sqlite3
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

import fivethrones
from fivethrones.games import GAMES, beside
from server.running import Json, Person, Server, serving

HERE = Path(__file__).parent
LONGEST = 4000  # actions of a game that is to end; then somebody gives up
TALK = "Ход сделан, ravens are out."


@dataclass
class Wish:
    """A table to be played: to its end, or so many actions far."""

    game: str
    seats: int
    actions: int = LONGEST
    options: dict[str, str] = field(default_factory=dict)


WISHES = [
    Wish("hand-of-the-king", 2),
    Wish("hand-of-the-king", 3, 11, {"variant": "raven"}),
    Wish("hand-of-the-king", 4, 14, {"variant": "teams"}),
    Wish("stark-lannister", 2),
    Wish("stark-lannister", 2, 9, {"plots": "drafted"}),
    Wish("stark-lannister", 2, 120),
    Wish("living-card-game", 2),
    Wish("living-card-game", 2, 150),
    Wish("living-card-game", 4, 200, {"variant": "littlefinger"}),
    Wish("living-card-game", 2, 1, {"deck_0": "own"}),
    Wish("btwixt", 3),
    Wish("btwixt", 4, 40, {"rules": "advanced", "ally_row": "true", "draft": "draft"}),
    Wish("monopoly", 2, options={"variant": "short"}),
    Wish("monopoly", 4, 180, {"dice": "speed"}),
    Wish("monopoly", 3, 150, {"rent_mode": "claim"}),
]


class Player:
    """Chooses at random among what a table offers."""

    def __init__(self, server: Server, people: list[Person], dice: random.Random) -> None:
        self.server = server
        self.people = people
        self.dice = dice

    def play(self, wish: Wish) -> str:
        id = self.sit_down(wish)
        for _ in range(wish.actions):
            waiting = self.people[0].table(id)["waiting"]
            if not waiting:
                return id
            self.act(id, self.dice.choice(waiting))
        if wish.actions == LONGEST:
            self.give_up(id, wish)
        return id

    def sit_down(self, wish: Wish) -> str:
        id = self.people[0].makes("me", *["open"] * (wish.seats - 1), game=wish.game, options=wish.options)
        for seat in range(1, wish.seats):
            self.people[seat].takes(id, seat)
        self.people[0].post(f"/api/tables/{id}/chat", {"room": "table", "text": TALK})
        self.people[0].post(f"/api/tables/{id}/start")
        return id

    def act(self, id: str, seat: int) -> None:
        """Any option; what begins a longer gesture is refused, and another one is tried."""
        seen = self.seen(id, seat)
        options = list(seen["decision"]["options"])
        self.dice.shuffle(options)
        for option in options:
            target = option.get("target", 0)
            body = {
                "seat": seat,
                "d": seen["d"],
                "actions": [[option["verb"], target, option.get("extra", -1)]],
            }
            if "low" in option:
                body["actions"] = [[option["verb"], self.dice.randint(option["low"], option["high"]), -1]]
            answer = self.server.client.post(
                f"/api/tables/{id}/act", json=body, headers=self.people[seat].headers
            )
            if answer.status_code == 200:
                return
        raise AssertionError(f"nothing can be done at a table of {seen}")

    def seen(self, id: str, seat: int) -> Json:
        with self.people[seat].at(id) as tab:
            return tab.seen()

    def give_up(self, id: str, wish: Wish) -> None:
        for seat in range(1, wish.seats):
            if self.people[0].table(id)["status"] == "playing":
                self.people[seat].post(f"/api/tables/{id}/resign", {"seat": seat})


def make(folder: Path) -> None:
    folder.mkdir()
    with TemporaryDirectory() as work:
        with serving(Path(work)) as server:
            people = [server.guest(name) for name in ("Anna", "Борис", "Clara", "Дарья")]
            player = Player(server, people, random.Random(2026))
            for wish in WISHES:
                id = player.play(wish)
                print(wish.game, people[0].table(id)["status"], people[0].table(id)["step"])
                if people[0].table(id)["status"] == "finished":
                    record = server.client.get(f"/api/tables/{id}/record", headers=people[0].headers).text
                    (folder / f"{wish.game}.txt").write_text(record, encoding="utf-8")
        with closing(sqlite3.connect(Path(work) / "tables.db")) as database:
            (folder / "tables.sql").write_text("\n".join(database.iterdump()) + "\n", encoding="utf-8")
    cards = [
        f"{game.id} {card.id}\n" for game in GAMES.values() for card in beside(game, "games.*.box").CARDS
    ]
    (folder / "cards.list").write_text("".join(cards), encoding="utf-8")


if __name__ == "__main__":
    make(HERE / fivethrones.__version__)
