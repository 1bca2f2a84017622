"""What a player types, and what it means."""

import pytest

from fivethrones.boards import BOARDS
from fivethrones.cli.reading import Reader
from fivethrones.games import GAMES
from fivethrones.games.hand_of_the_king.state import Court
from fivethrones.kernel.action import Action
from fivethrones.kernel.errors import Refusal
from fivethrones.kernel.play import apply, legal
from fivethrones.kernel.settings import with_defaults
from fivethrones.locales import Translator
from games.hand_of_the_king.scene import LAST_TYRELL, scene

GAME = GAMES["hand-of-the-king"]
READER = Reader(
    GAME,
    BOARDS[GAME.id],
    [Translator("ru", GAME.id, ["Анна", "Мира"]), Translator("en", GAME.id, ["Anna", "Mira"])],
)


def opening(seed: int = 7, **options: str) -> Court:
    """With seed 7 Varys stands on a6; three Lannisters are above him, three Starks to the right."""
    court = GAME.setup(with_defaults(GAME.settings, options), seed)
    assert isinstance(court, Court)
    return court


def written(text: str, court: Court | None = None) -> str:
    state = opening() if court is None else court
    return GAME.write(READER.read(state, state.turn, text))


def refusal(text: str, court: Court | None = None) -> str:
    with pytest.raises(Refusal) as refused:
        written(text, court)
    return refused.value.reason.id


def at_companion() -> Court:
    """A position in which a companion must be chosen."""
    court = opening(3)
    while court.decision is not None and court.decision.prompt.id != "prompt-play":
        option = legal(court, court.turn)[0]
        assert isinstance(option, Action)
        apply(court, option)
    assert court.decision is not None
    return court


@pytest.mark.parametrize(
    "text",
    [
        "move right stark",
        "right stark",
        "Stark, right",
        "RIGHT STARKS",
        "вправо старк",
        "Вправо, Старки",
        "ход вправо старков",
        "старк",
        "d6",
        "Эддард",
        "эддард старк",
        "eddard_stark",
        "4",
        " 4 ",
    ],
)
def test_the_same_move_can_be_typed_in_many_ways(text: str) -> None:
    assert written(text) == "move right stark"


def test_capitals_and_quotes_are_no_matter() -> None:
    assert READER.ids("«ЯКЕН х’гар»") == READER.ids("якен хгар") == ["companion-jaqen_hghar"]


def test_a_companion_can_be_typed_by_its_name_alone() -> None:
    court = at_companion()
    row = [option for option in legal(court, court.turn) if isinstance(option, Action)]
    names = [court.companion_name(option.target) for option in row]

    for language in ["ru", "en"]:
        words = Translator(language, GAME.id)
        assert [READER.read(court, court.turn, words.name(name)) for name in names] == row


def test_a_name_that_fits_several_moves_is_not_guessed() -> None:
    assert refusal("тирелл") == "refused-several-moves"


def test_a_number_that_is_not_on_the_list_is_refused() -> None:
    assert refusal("0") == refusal("7") == refusal("99999999999999999999") == "refused-move-number"


@pytest.mark.parametrize(
    "text", ["", "   ", "!!!", "frob", "move left", "вбок старк", "1 2", "[bold]", "x" * 1000]
)
def test_what_means_nothing_is_refused(text: str) -> None:
    assert refusal(text) in ("refused-unreadable", "refused-none-fits")


def test_a_thing_that_is_not_on_the_table_is_refused_by_its_name() -> None:
    table = scene(LAST_TYRELL, row="bronn", deck="hodor")

    assert refusal("ходор", table.court) == "refused-not-on-table"


def test_a_card_that_varys_cannot_reach_is_refused_with_the_reason() -> None:
    assert refusal("b1") == refusal("Визерис") == "refused-off-line"
    assert refusal("лианна") == refusal("b6") == "refused-farther-one"
    assert refusal("варис") == "refused-varys-is-here"


def test_a_companion_out_of_season_is_refused_with_the_reason() -> None:
    table = scene(LAST_TYRELL, row="bronn", deck="hodor")

    assert refusal("Бронн", table.court) == "refused-companion-not-due"


def test_a_readable_move_that_is_not_legal_is_left_to_the_rules() -> None:
    court = opening()

    action = READER.read(court, 0, "влево старк")

    assert GAME.write(action) == "move left stark"
    assert action not in legal(court, 0)


def test_players_can_be_named() -> None:
    court = opening(seats="3", variant="raven")

    assert written("совет Мира", court) == "confer 1"
    assert written("mira", court) == "confer 1"


def test_any_text_is_read_or_refused() -> None:
    court = opening()
    for text in ["\x00", "ё", "🐺", "a" * 300, "- - -", "move\tleft\tstark", "1e9", "²", "٣"]:
        try:
            READER.read(court, 0, text)
        except Refusal:
            continue
