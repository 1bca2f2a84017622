"""The Card Game in a terminal."""

from pathlib import Path

import pytest

from cli.running import called


@pytest.mark.parametrize(("language", "end"), [("ru", "Победа: "), ("en", " wins with ")])
def test_a_card_game_of_three_is_played_to_its_end(
    language: str, end: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A human who does the first thing listed, against chance; Houses, titles and influence are on the board."""
    monkeypatch.chdir(tmp_path)  # where it is saved in the end
    seats = ("--seats", "human,random,random", "--seed", "5", "--lang", language)
    ran = called("play", "living-card-game", *seats, typed="1\n" * 3000)

    assert (ran.code, ran.err) == (0, "")
    assert end in ran.out
    assert max(len(line) for line in ran.out.splitlines()) <= 80
    said = {
        "ru": ["Дом Старк", "влияние", "Мастер Монеты"],
        "en": ["House Stark", "influence", "Master of Coin"],
    }
    assert [word for word in said[language] if word not in ran.out] == []
