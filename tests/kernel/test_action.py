from fivethrones.kernel.action import NOTHING, Action, Span


def test_an_action_prints_as_one_would_say_it() -> None:
    assert repr(Action(1, "bid", 3)) == "1 bid 3"
    assert repr(Action(0, "pass")) == "0 pass"
    assert repr(Action(2, "play", 4, 1)) == "2 play 4 1"
    assert repr(Action(2, "name", NOTHING, 1)) == "2 name -1 1"


def test_actions_are_equal_in_all_parts_or_not_at_all() -> None:
    action = Action(1, "play", 4, 2)

    assert action == Action(1, "play", 4, 2)
    assert hash(action) == hash(Action(1, "play", 4, 2))
    for other in (
        Action(0, "play", 4, 2),
        Action(1, "bid", 4, 2),
        Action(1, "play", 3, 2),
        Action(1, "play", 4),
    ):
        assert action != other
    assert action != "1 play 4 2"


def test_a_span_holds_amounts_from_end_to_end() -> None:
    span = Span(1, "bid", 2, 5)

    assert [n for n in range(8) if span.holds(Action(1, "bid", n))] == [2, 3, 4, 5]
    assert not span.holds(Action(0, "bid", 3))
    assert not span.holds(Action(1, "pay", 3))
    assert not span.holds(Action(1, "bid", 3, 3))


def test_spans_are_equal_in_all_parts_or_not_at_all() -> None:
    span = Span(1, "bid", 2, 5)

    assert span == Span(1, "bid", 2, 5)
    assert hash(span) == hash(Span(1, "bid", 2, 5))
    assert repr(span) == "1 bid 2..5"
    for other in (Span(0, "bid", 2, 5), Span(1, "pay", 2, 5), Span(1, "bid", 1, 5), Span(1, "bid", 2, 6)):
        assert span != other
    assert span != Action(1, "bid", 2, 5)
