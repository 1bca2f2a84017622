"""A trade offer enters whole: until it is sent nobody else can tell that it is being put together."""

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final

import pytest

from server.running import Person, Server, serving
from server.test_secrecy import begin, texts

LIVE: Final = {"kind": "live", "per_move": 60, "reserve": 60}
OPTIONS: Final = {"variant": "short", "tokens": "dealt"}  # with deeds from the start
SEED: Final = 3  # Anna and Boris are asked between throws
TO: Final = 1


class Company:
    """Anna, Boris and Clara play; Vera watches."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.anna, self.boris, self.clara, self.vera = map(server.guest, ("Anna", "Boris", "Clara", "Vera"))
        self.id = self.anna.makes("me", "open", "open", game="monopoly", options=OPTIONS, clock=LIVE)
        self.boris.takes(self.id, TO)
        self.clara.takes(self.id, 2)
        begin(server, self.id, SEED)
        realm: Any = server.live(self.id).table.match.state  # type: ignore[union-attr]
        self.offer = ["offer", TO, -1]
        self.gifts = [["give", square, -1] for square in range(len(realm.owner)) if realm.owner[square] == 0]

    def anna_says(self, *choices: list[Any]) -> Any:
        """In one list; what she is answered."""
        live = self.server.live(self.id)
        body = {"seat": 0, "d": live.table.questions[0], "actions": choices}
        path = f"/api/tables/{self.id}/act"
        return self.server.client.post(path, json=body, headers=self.anna.headers).json()

    def asked_for(self, guest: Person) -> str:
        """All that one who is not Anna may ask the server for."""
        table = f"/api/tables/{self.id}"
        replay = guest.get(f"{table}/replay")
        last = len(replay["steps"]) - 1
        pages = [guest.get(table), replay, guest.get(f"{table}/replay/{last}")]
        pages += [guest.get("/api/tables"), guest.get("/api/me")["tables"]]
        return json.dumps(pages).replace(self.id, "TABLE")


def overheard(folder: Path, said: list[str], whole: bool) -> list[str]:
    """What the others are pushed and can poll while Anna says these words of an offer, one by one or at once."""
    folder.mkdir()
    with serving(folder) as server:
        company = Company(server)
        words = [company.offer, *company.gifts]
        choices = [words[int(word)] if word.isdecimal() else [word, -1, -1] for word in said]
        others = [company.boris, company.clara, company.vera]
        heard: list[str] = []
        with ExitStack() as open_tabs:
            tabs = [open_tabs.enter_context(guest.at(company.id)) for guest in others]
            for tab in tabs:
                texts(tab)
            server.clock.advance(7)
            for list_of_choices in [choices] if whole else [[choice] for choice in choices]:
                company.anna_says(*list_of_choices)
            server.tick(5)
            for tab in tabs:
                heard += [text.replace(company.id, "TABLE") for text in texts(tab)]
        return heard + [company.asked_for(guest) for guest in others]


@pytest.mark.parametrize("words", [["0"], ["0", "1"], ["0", "1", "2"], ["0", "withdraw"]])
def test_an_offer_that_is_said_word_by_word_reaches_nobody(tmp_path: Path, words: list[str]) -> None:
    """MO-47: pushes, polled pages, steps, clocks, lists: all as if she had said nothing."""
    silence = overheard(tmp_path / "silence", [], whole=False)

    assert overheard(tmp_path / "words", words, whole=False) == silence


def test_the_seat_itself_is_told_to_say_all_of_it(server: Server) -> None:
    company = Company(server)

    refused = company.anna_says(company.offer, company.gifts[0])

    assert refused["reason"]["id"] == "refused-list-unfinished"
    assert refused["seen"]["view"]["offer_by"] == -1
    assert refused["seen"]["step"] == 0
    told = company.anna_says(company.offer, company.gifts[0], ["send", -1, -1])
    assert (told["type"], told["view"]["offer_by"], told["view"]["sent"]) == ("seen", 0, True)


def test_a_sent_offer_is_one_step_however_much_it_says(tmp_path: Path) -> None:
    """Others hear what it says, and not in how many words."""
    short = overheard(tmp_path / "short", ["0", "1", "send"], whole=True)
    long = overheard(tmp_path / "long", ["0", "1", "2", "send"], whole=True)

    assert len(short) == len(long)
    for one, other in zip(short, long, strict=True):
        assert counted(json.loads(one)) == counted(json.loads(other))


COUNTERS: Final = ("step", "d", "until", "deadline", "clock_ms", "updated", "waiting", "calls")


def counted(told: Any) -> list[Any]:
    """Steps, questions and times, wherever they are."""
    if isinstance(told, dict):
        own = [(name, told[name]) for name in COUNTERS if name in told]
        return own + [found for value in told.values() for found in counted(value)]
    return [found for each in told for found in counted(each)] if isinstance(told, list) else []
