from fivethrones.kernel.action import SPECTATOR
from fivethrones.kernel.event import Event
from fivethrones.kernel.knowledge import EVERYONE, NOBODY, knows, only, redeal_unseen
from fivethrones.kernel.message import Message
from fivethrones.kernel.rng import seeded


def test_only_one_viewer_knows() -> None:
    for viewer in range(SPECTATOR, 15):
        assert [other for other in range(SPECTATOR, 15) if knows(only(viewer), other)] == [viewer]


def test_everyone_and_nobody_mean_all_seats_and_spectators() -> None:
    assert all(knows(EVERYONE, viewer) for viewer in range(SPECTATOR, 15))
    assert not any(knows(NOBODY, viewer) for viewer in range(SPECTATOR, 15))


def test_redealing_leaves_what_the_viewer_has_seen() -> None:
    seen = [only(0), NOBODY, only(0) | only(1), only(1), EVERYONE, NOBODY]
    for seed in range(20):
        kinds = [1, 2, 3, 4, 5, 6]
        redeal_unseen(kinds, list(range(6)), seen, 0, seeded(seed))

        assert (kinds[0], kinds[2], kinds[4]) == (1, 3, 5)
        assert sorted(kinds) == [1, 2, 3, 4, 5, 6]


def test_redealing_keeps_to_its_slots() -> None:
    kinds = [1, 2, 3, 4]

    redeal_unseen(kinds, [0, 1], [NOBODY] * 4, 0, seeded(1))

    assert kinds[2:] == [3, 4]


def test_redealing_reaches_every_deal() -> None:
    deals = set()
    for seed in range(100):
        kinds = [1, 2, 3]
        redeal_unseen(kinds, [0, 1, 2], [NOBODY] * 3, 0, seeded(seed))
        deals.add(tuple(kinds))

    assert len(deals) == 6


def test_redealing_does_not_depend_on_the_hidden_order() -> None:
    one, other = [1, 2, 3, 4, 5], [1, 5, 4, 3, 2]
    for kinds in (one, other):
        redeal_unseen(kinds, [0, 1, 2, 3, 4], [EVERYONE, *[NOBODY] * 4], 0, seeded(1))

    assert one == other


def test_those_who_may_see_an_event_read_its_secret_and_others_do_not() -> None:
    event = Event("drew", 1, {"from": "deck"}, "TOY-4", {"card": "veto"}, only(1), only(1))

    assert event.seen_as(1) == Message(
        "log-drew", {"seat": "seat-1", "from": "deck", "card": "veto"}, "TOY-4"
    )
    for viewer in (0, SPECTATOR):
        assert event.seen_as(viewer) == Message(
            "log-drew-hidden", {"seat": "seat-1", "from": "deck"}, "TOY-4"
        )


def test_an_event_without_secrets_reads_the_same_to_all() -> None:
    event = Event("passed", 1, {}, discloses=EVERYONE)

    assert event.seen_as(0) == event.seen_as(SPECTATOR) == Message("log-passed", {"seat": "seat-1"})


def test_a_redacted_event_keeps_all_but_the_secret() -> None:
    event = Event("drew", 1, {"from": "deck"}, "TOY-4", {"card": "veto"}, only(1), only(1))

    assert event.redacted(1) is event
    hidden = event.redacted(0)
    assert hidden.secret == {"card": 0}
    assert hidden.seen_as(0) == event.seen_as(0)
    assert (hidden.kind, hidden.seat, hidden.public, hidden.rule) == ("drew", 1, {"from": "deck"}, "TOY-4")
    assert (hidden.seen_by, hidden.discloses) == (event.seen_by, event.discloses)
    assert event.secret == {"card": "veto"}
