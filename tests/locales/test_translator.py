"""Messages in the reader's language."""

import pytest

from fivethrones.kernel.message import Arg, Message, literal
from fivethrones.locales import LANGUAGES, Translator

GAME = "hand-of-the-king"
COUNTS = [1, 2, 5, 11, 21, 22]


def counted(language: str, id: str, argument: str, **args: Arg) -> list[str]:
    translator = Translator(language, GAME)
    return [translator.text(Message(id, {**args, argument: count})) for count in COUNTS]


def test_a_named_thing_is_called_by_its_name_and_by_its_cases() -> None:
    message = Message("log-banner", {"seat": "seat-0", "house": "house-greyjoy"})

    assert Translator("ru", GAME, ["Анна"]).text(message) == "Анна получает знамя Грейджоев"
    assert Translator("en", GAME, ["Anna"]).text(message) == "Anna gets the Greyjoy banner"


def test_players_without_a_name_are_numbered_from_one() -> None:
    message = Message("log-again", {"seat": "seat-2"})

    assert Translator("ru", GAME, ["Анна"]).text(message) == "Игрок 3 ходит ещё раз"
    assert Translator("en", GAME, ["Anna"]).text(message) == "Player 3 moves again"


@pytest.mark.parametrize(
    ("language", "text"),
    [("ru", "Анна, Мира и Игрок 3, 2 знамени"), ("en", "Anna, Mira and Player 3 win with 2 banners")],
)
def test_several_things_are_joined_as_the_language_does(language: str, text: str) -> None:
    names = ["Анна", "Мира"] if language == "ru" else ["Anna", "Mira"]
    message = Message("outcome-most-banners", {"winners": ["seat-0", "seat-1", "seat-2"], "banners": 2})

    assert Translator(language, GAME, names).text(message).removeprefix("Победа: ") == text


def test_a_literal_is_shown_as_it_stands() -> None:
    message = Message("refused-unreadable", {"text": literal("house-stark { $x } [b]")})

    assert "«house-stark { $x } [b]»" in Translator("ru").text(message)


def test_a_long_literal_is_cut() -> None:
    text = Translator("en").text(Message("refused-unreadable", {"text": literal("x" * 5000)}))

    assert "x…”" in text
    assert len(text) < 400


def test_no_isolating_marks_are_added() -> None:
    assert Translator("en", GAME).name("seat-0").isascii()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_id_raises(language: str) -> None:
    with pytest.raises(LookupError, match="prompt-nonsense"):
        Translator(language, GAME).text(Message("prompt-nonsense"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_name_raises(language: str) -> None:
    with pytest.raises(LookupError, match="house-frey"):
        Translator(language, GAME).text(Message("do-name", {"house": "house-frey"}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_argument_raises(language: str) -> None:
    with pytest.raises(LookupError, match="house"):
        Translator(language, GAME).text(Message("do-name"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_silent_where_no_game_is_spoken_of(language: str) -> None:
    with pytest.raises(LookupError, match="prompt-move"):
        Translator(language).text(Message("prompt-move"))


def test_russian_counts_of_cards() -> None:
    args: dict[str, Arg] = {"direction": "direction-left", "house": "house-stark", "cell": literal("a1")}
    cards = ["1 карта", "2 карты", "5 карт", "11 карт", "21 карта", "22 карты"]

    assert counted("ru", "do-move", "taken", **args) == [f"Влево, Старк: на a1, {card}" for card in cards]
    assert [text.rpartition(", ")[2] for text in stops("ru")] == cards


def test_english_counts_of_cards() -> None:
    assert [text.rpartition(", ")[2] for text in stops("en")] == [
        "1 card", "2 cards", "5 cards", "11 cards", "21 cards", "22 cards",
    ]  # fmt: skip


def stops(language: str) -> list[str]:
    return counted(language, "do-stop", "taken", character="character-arya_stark", cell=literal("b2"))


def test_russian_counts_of_characters_taken() -> None:
    taken = counted(
        "ru",
        "log-move",
        "taken",
        seat="seat-0",
        house="house-tully",
        cell=literal("a1"),
        characters=["varys"],
    )

    assert [text.partition("забирает ")[2] for text in taken] == [
        "1 карту Талли: Варис", "2 карты Талли: Варис", "5 карт Талли: Варис",
        "11 карт Талли: Варис", "21 карту Талли: Варис", "22 карты Талли: Варис",
    ]  # fmt: skip


def test_russian_counts_of_banners() -> None:
    most = counted("ru", "outcome-most-banners", "banners", winners=["seat-0"])
    tied = counted("ru", "outcome-tie-break", "banners", winners=["seat-0"], house="house-stark")

    assert [text.partition(", ")[2] for text in most] == [
        "1 знамя", "2 знамени", "5 знамён", "11 знамён", "21 знамя", "22 знамени",
    ]  # fmt: skip
    assert [text.partition(" по ")[2].partition(":")[0] for text in tied] == [
        "1 знамени", "2 знамени", "5 знамён", "11 знамён", "21 знамени", "22 знамени",
    ]  # fmt: skip


def test_russian_counts_of_cards_left() -> None:
    left = counted("ru", "log-end", "left", seat="seat-0")

    assert [text.partition("поле ")[2].partition(",")[0] for text in left] == [
        "оставалась 1 карта", "оставались 2 карты", "оставалось 5 карт",
        "оставалось 11 карт", "оставалась 21 карта", "оставались 22 карты",
    ]  # fmt: skip
