"""Who of those that seek a game plays together."""

from dataclasses import replace

from fivethrones.club.pairing import Seek, Terms, pair

TWO = Terms("hand-of-the-king", 2, ("none", 0, 0))
NOW = 1_000_000


def seek(guest: str, rating: int = 1500, waited: int = 0, seats: int = 2, **more: int) -> Seek:
    """``waited`` in seconds."""
    return Seek(guest, replace(TWO, seats=seats), rating, NOW - waited * 1000, **more)


def names(tables: list[list[Seek]]) -> list[str]:
    return ["".join(each.guest for each in table) for table in tables]


def parted(*pairs: str) -> frozenset[frozenset[str]]:
    return frozenset(frozenset(two) for two in pairs)


def test_who_has_waited_longest_is_served_first() -> None:
    assert names(pair([seek("c"), seek("b", waited=1), seek("a", waited=2)], NOW)) == ["ab"]


def test_the_order_in_which_seeks_are_told_makes_no_difference() -> None:
    seeks = [
        seek(guest, rating, waited)
        for guest, rating, waited in (("a", 1500, 3), ("b", 1600, 3), ("c", 1550, 9))
    ]
    assert pair(seeks, NOW) == pair(reversed(seeks), NOW)


def test_only_those_who_want_the_same_meet() -> None:
    other = seek("b")
    for terms in (
        replace(TWO, game="monopoly"),
        replace(TWO, seats=3),
        replace(TWO, clock=("live", 30, 600)),
        replace(TWO, rated=True),
    ):
        assert pair([seek("a"), replace(other, terms=terms)], NOW) == []


def test_a_range_of_ratings_grows_while_one_waits() -> None:
    strong = seek("b", rating=1700)
    assert pair([seek("a", range=100, waited=19), strong], NOW) == []
    assert names(pair([seek("a", range=100, waited=20), strong], NOW)) == ["ab"]


def test_the_narrower_range_decides() -> None:
    assert pair([seek("a", range=1000), seek("b", rating=1700, range=100)], NOW) == []


def test_those_who_are_parted_never_meet_however_long_they_wait() -> None:
    seeks = [seek("a", waited=9999), seek("b", waited=9998)]
    assert pair(seeks, NOW, parted("ab")) == []
    assert names(pair([*seeks, seek("c")], NOW, parted("ab"))) == ["ac"]


def test_a_parted_pair_does_not_keep_the_others_from_a_table() -> None:
    seeks = [seek(guest, seats=3, waited=9 - i) for i, guest in enumerate("abcd")]
    assert [set(table) for table in names(pair(seeks, NOW, parted("bc", "bd")))] == [set("acd")]


def test_after_a_while_bots_take_the_free_seats_of_those_who_want_them() -> None:
    alone = seek("a", seats=4, waited=30, bots_after=30)
    assert names(pair([alone], NOW)) == ["a"]
    assert pair([replace(alone, bots_after=31)], NOW) == []
    assert pair([replace(alone, bots_after=None)], NOW) == []


def test_who_wants_no_bots_is_not_sat_down_with_them() -> None:
    seeks = [
        seek("a", seats=3, waited=30, bots_after=30),
        seek("b", seats=3),
        seek("c", seats=4, bots_after=99),
    ]
    assert names(pair(seeks, NOW)) == ["a"]
    assert names(pair([*seeks[:2], seek("d", seats=3, bots_after=99)], NOW)) == ["abd"]
