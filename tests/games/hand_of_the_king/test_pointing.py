"""Pieces one can point at: which choice that is, and why it is none."""

import pytest

from fivethrones.kernel.message import Message
from fivethrones.kernel.play import legal
from games.hand_of_the_king.decisions import DECISIONS, at_decision
from games.hand_of_the_king.scene import GAME, Scene, rows, scene

every_decision = pytest.mark.parametrize("decision", DECISIONS)

# (decision, piece, message, rule)
POINTED = [
    ("move", "cell-a1", "refused-varys-is-here", "HK-6"),
    ("move", "cell-d1", "refused-empty-cell", "HK-9"),
    ("move", "cell-e1", "refused-farther-one", "HK-7"),
    ("move", "cell-c3", "refused-off-line", "HK-6"),
    ("move", "character-jaime_lannister", "refused-move-due", "HK-6"),
    ("move", "companion-hodor", "refused-companion-not-due", "HK-18"),
    ("move", "companion-gendry", "refused-companion-not-due", "HK-18"),
    ("move", "banner-lannister", "refused-banner-not-moved", "HK-11"),
    ("move", "seat-1", "refused-no-ravens", "HK-43"),
    ("stop", "cell-a1", "refused-varys-is-here", "HK-6"),
    ("stop", "cell-c3", "refused-off-line", "HK-6"),
    ("summon", "cell-c3", "refused-companion-due", "HK-18"),
    ("summon", "cell-b1", "refused-companion-due", "HK-18"),
    ("summon", "character-jaime_lannister", "refused-companion-due", "HK-18"),
    ("summon", "companion-gendry", "refused-not-face-up", "HK-18"),
    ("summon", "banner-lannister", "refused-companion-due", "HK-18"),
    ("summon", "seat-2", "refused-companion-due", "HK-18"),
    ("kill on grid", "cell-b1", "refused-varys", "HK-25"),
    ("kill on grid", "cell-d4", "refused-companion-first", "HK-35"),
    ("kill on grid", "character-jaime_lannister", "refused-not-on-grid", "HK-35"),
    ("kill on grid", "companion-shae", "refused-companion-first", "HK-35"),
    ("kill on grid", "banner-lannister", "refused-companion-first", "HK-35"),
    ("kill on grid", "seat-0", "refused-companion-first", "HK-35"),
    ("kill in area", "cell-f1", "refused-not-in-area", "HK-30"),
    ("kill in area", "cell-b1", "refused-varys", "HK-25"),
    ("kill in area", "companion-gendry", "refused-companion-first", "HK-30"),
    ("kill in area", "banner-stark", "refused-companion-first", "HK-30"),
    ("discard", "companion-gendry", "refused-not-face-up", "HK-30"),
    ("discard", "companion-jaqen_hghar", "refused-not-face-up", "HK-30"),
    ("discard", "cell-f1", "refused-companion-first", "HK-30"),
    ("discard", "character-kevan_lannister", "refused-companion-first", "HK-30"),
    ("swap", "cell-b1", "refused-varys", "HK-25"),
    ("swap", "character-jaime_lannister", "refused-not-on-grid", "HK-34"),
    ("swap", "companion-shae", "refused-companion-first", "HK-34"),
    ("swap second", "cell-c3", "refused-picked-already", "HK-34"),
    ("name", "banner-tully", "refused-house-gone", "HK-47"),
    ("name", "cell-c3", "refused-companion-first", "HK-31"),
    ("name", "character-jaime_lannister", "refused-companion-first", "HK-31"),
    ("name", "seat-1", "refused-companion-first", "HK-31"),
    ("drawn", "companion-shae", "refused-not-face-up", "HK-36"),
    ("drawn", "cell-c3", "refused-companion-first", "HK-36"),
    ("award", "seat-0", "refused-not-leader", "HK-15"),
    ("award", "cell-c3", "refused-award-due", "HK-15"),
    ("award", "character-jaime_lannister", "refused-award-due", "HK-15"),
    ("award", "companion-shae", "refused-award-due", "HK-15"),
    ("award", "banner-lannister", "refused-award-due", "HK-15"),
]


def meant(table: Scene) -> list[str]:
    """The pieces of the options there are."""
    return [GAME.piece_of(table.court, option) for option in legal(table.court, table.asked())]


@pytest.mark.parametrize(("decision", "piece", "message", "rule"), POINTED)
def test_a_piece_without_a_choice_says_why(decision: str, piece: str, message: str, rule: str) -> None:
    """The reason belongs to the piece and to what is asked."""
    reason = at_decision(decision).refuses_piece(piece)

    assert (reason.id, reason.rule) == (message, rule)


@every_decision
def test_exactly_the_pieces_of_options_are_not_refused(decision: str) -> None:
    """Every other piece on the table has a reason with a rule."""
    table = at_decision(decision)
    pieces = GAME.pieces(table.court)

    for piece in pieces:
        reason = GAME.why_not_piece(table.court, 0, piece)
        if piece in meant(table):
            assert reason is None
        else:
            assert reason is not None
            assert reason.rule.startswith("HK-")


@every_decision
def test_every_option_has_a_piece_of_its_own(decision: str) -> None:
    """A click on a piece on the table means one thing."""
    table = at_decision(decision)
    pieces = meant(table)

    assert len(set(pieces)) == len(pieces)
    assert set(pieces) <= set(GAME.pieces(table.court))


@every_decision
def test_pieces_are_refused_to_those_who_are_not_asked(decision: str) -> None:
    """HK-5: whatever they point at."""
    table = at_decision(decision)

    for piece in GAME.pieces(table.court):
        assert table.refuses_piece(piece, seat=1) == Message("refused-not-asked", {}, table.prompt().rule)


@pytest.mark.parametrize(
    ("decision", "pieces"),
    [
        ("move", ["cell-b1", "cell-f1"]),
        ("stop", ["cell-b1", "cell-e1", "cell-f1"]),
        ("summon", ["companion-hodor", "companion-shae"]),
        ("kill on grid", ["cell-c3", "cell-e1", "cell-f1"]),
        ("name", ["banner-greyjoy", "banner-stark"]),
        ("drawn", ["companion-khal_drogo", "companion-melisandre"]),
        ("award", ["seat-1", "seat-2"]),
    ],
)
def test_options_are_about_these_pieces(decision: str, pieces: list[str]) -> None:
    """A move is pointed at where Varys ends; a house is its banner; a receiver is a seat."""
    assert sorted(meant(at_decision(decision))) == pieces


def test_a_character_in_a_play_area_is_pointed_at_by_name() -> None:
    """HK-30: the killing in a play area."""
    table = at_decision("kill in area")

    assert "character-kevan_lannister" in meant(table)
    assert "character-margaery_tyrell" in meant(table)


def test_the_face_down_deck_has_no_pieces() -> None:
    """HK-4: one cannot point at what nobody has seen."""
    pieces = GAME.pieces(at_decision("move").court)

    assert "companion-hodor" in pieces
    assert "companion-melisandre" not in pieces


def test_a_seat_is_pointed_at_to_confer() -> None:
    """HK-43, HK-44: an opponent of three, the partner of four; else the reason why not."""
    three = scene(rows("VSG..."), seats=3, variant="raven")
    four = scene(rows("VSG..."), seats=4, variant="raven")

    assert {"seat-1", "seat-2"} <= set(meant(three))
    assert three.refuses_piece("seat-0").id == "refused-no-such-seat"
    assert four.refuses_piece("seat-1") == Message("refused-partner-only", {}, "HK-44")
    three.plays("confer 1")
    assert three.refuses_piece("seat-1") == Message("refused-raven-spent", {}, "HK-43")
