"""The worked examples of the rulebook, in its order; section names are those of the Russian edition."""

from games.hand_of_the_king.scene import rows, scene

# The picture shows only a part of King's Landing; what the text says about it is all here.
MARIAS_TURN = [
    "....Y.",
    "....L.",
    ".SSBV.",
    "....T.",
    "....S.",
    "....L.",
]


def test_the_sample_turn_lists_the_moves() -> None:
    """HK-6 («Пример игрового хода», step 1): three houses below, two above, two to the left, nobody to the right."""
    table = scene(MARIAS_TURN, seats=3, areas={1: "SS"}, banners={1: "stark"})

    assert sorted(table.choices()) == [
        "move down lannister", "move down stark", "move down targaryen",
        "move left baratheon", "move left stark",
        "move up lannister", "move up tyrell",
    ]  # fmt: skip


def test_the_sample_turn_brings_maria_eddard_bran_and_the_banner() -> None:
    """HK-7, HK-8, HK-9, HK-14 («Пример игрового хода», steps 2 and 3): she draws level with two Starks."""
    table = scene(
        MARIAS_TURN,
        seats=3,
        at={"b3": "eddard_stark", "c3": "bran_stark"},
        areas={1: "SS"},
        banners={1: "stark"},
    )

    table.plays("move left stark")

    assert table.varys() == "b3"
    assert [table.where("eddard_stark"), table.where("bran_stark")] == ["area 0", "area 0"]
    assert table.grid()[2] == ".V.B.."
    assert table.support("stark") == [2, 2, 0]
    assert table.banner("stark") == 0
    assert table.asked() == 1


def test_the_final_tie_goes_to_greyjoy() -> None:
    """HK-39 («Конец игры», example): Maria and Vadim have three banners each; Greyjoy is the largest house there."""
    maria, vadim, ilya = 0, 1, 2

    table = scene(
        rows("V....."),
        seats=3,
        banners={maria: "lannister tyrell greyjoy", vadim: "targaryen tully baratheon", ilya: "stark"},
    )

    assert table.ranking() == [[maria], [vadim], [ilya]]
    assert table.outcome().args["house"] == "house-greyjoy"


def test_margaery_hodor_bronn() -> None:
    """HK-18, HK-21, HK-28 («Убить или забрать персонажа», example): one companion brings on the next."""
    table = scene(
        rows("V....G"),
        at={"c1": "margaery_tyrell", "e5": "bran_stark"},
        areas={1: "tyrion_lannister"},
        banners={1: "lannister"},
        row="ilyn_payne hodor bronn shae",
    )

    table.plays("move right tyrell", "play hodor", "play bronn")

    assert table.told("take", "take-from") == ["take 0 bran_stark", "take-from 0 tyrion_lannister 1"]
    assert table.area(0) == "SLY"
    assert table.row() == ["ilyn_payne", "shae"]
    assert table.asked() == 1


def test_bronn_makes_two_rivals_level() -> None:
    """HK-15 («Убить или забрать персонажа», second example): Vadim, with one, decides between Maria and Ilya."""
    maria, ilya, vadim = 0, 1, 2
    table = scene(
        rows("VY...G"),
        seats=3,
        turn=vadim,
        areas={maria: "LL tyrion_lannister", ilya: "LL"},
        banners={maria: "lannister"},
        row="bronn shae",
    )

    table.plays("move right tyrell", "play bronn")
    assert table.support("lannister") == [2, 2, 1]
    assert table.asked() == vadim
    assert table.choices() == [f"award lannister {maria}", f"award lannister {ilya}"]

    table.plays(f"award lannister {ilya}")
    assert table.banner("lannister") == ilya


def test_only_the_houses_of_this_turn_are_looked_at() -> None:
    """HK-11, HK-12 («Пояснения по правилам», first example): Lannister by Varys, Stark by Hodor, no other house."""
    table = scene(
        rows("V....G", "S....."),
        at={"d1": "cersei_lannister", "c4": "bran_stark"},
        areas={0: "GGT", 1: "GT"},
        banners={1: "greyjoy targaryen"},
        row="hodor shae",
    )

    table.plays("move right lannister", "play hodor")

    assert table.told("banner") == ["banner 0 stark", "banner 0 lannister"]
    assert table.banner("greyjoy") == 1
    assert table.banner("targaryen") == 1


def test_ilyn_payne_turns_against_maria() -> None:
    """HK-18, HK-29 («Пояснения по правилам», second example): the only companion must be played."""
    table = scene(
        rows("V....S"),
        at={"c1": "asha_greyjoy"},
        areas={0: "eddard_stark"},
        banners={0: "stark"},
        row="ilyn_payne",
    )

    table.plays("move right greyjoy")

    assert table.where("eddard_stark") == "dead"
    assert table.told("kill-held") == ["kill-held 0 eddard_stark 0"]
    assert table.banner("stark") is None
