"""Two people with a browser each: by a link to the end and once more, and everything that may come in between."""

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.serving import Server
from browser.table import Table
from browser.tour import set_up
from browser.visitor import bot, me, open_seat


def invited(visit: Visit) -> tuple[Table, Table]:
    """Anna has sent a link, Mira has come by it, and the game has begun."""
    anna, mira = visit("Anna"), visit("Mira", language="ru")
    first = Table(anna, anna.new_table(me(), open_seat()))
    mira.page.goto(anna.page.locator("main .link code").inner_text())
    mira.page.get_by_role("button", name=mira.say("web-take-seat")).click()
    expect(anna.page.get_by_role("main")).to_contain_text("Mira")
    first.button("web-start").click()
    second = Table(mira)
    second.id = first.id
    first.wait("asked")
    second.wait("waiting")
    expect(second.question).to_contain_text("Anna")
    return first, second


def move_until_other_is_asked(mover: Table, other: Table) -> None:
    state = "asked"
    while state == "asked":
        mover.choose_first()
        state = mover.wait()
    assert state == "waiting"
    other.wait("asked")


def test_two_people_play_to_the_end_by_a_link_and_play_again(visit: Visit) -> None:
    first, second = invited(visit)
    mover, other = first, second
    while (state := mover.wait()) != "finished":
        if state == "waiting":
            mover, other = other, mover
        mover.wait_turn()
        mover.choose_first()
    first.expect_final_standing()
    second.expect_final_standing()

    first.button("web-rematch").click()
    first.page.wait_for_url(lambda url: first.id not in url)
    expect(second.prompt).to_contain_text(second.visitor.say("web-rematch-made"))
    second.button("web-rematch").click()
    second.page.wait_for_url(first.page.url)
    first.button("web-start").click()
    # Everybody has moved one seat on, so now Mira begins.
    second.wait("asked")
    first.wait("waiting")
    expect(first.question).to_contain_text("Mira")


def test_the_owner_says_how_long_windows_last_and_who_comes_reads_it(visit: Visit) -> None:
    anna, mira = visit("Anna", game="stark-lannister"), visit("Mira", language="ru")
    page = anna.page
    page.goto("/")
    set_up(anna, "stark-lannister")
    windows = page.get_by_role("group", name=anna.say("web-windows"))
    expect(windows).to_have_count(0)
    page.get_by_label(anna.say("web-seat-number", number=2), exact=True).select_option("open")
    expect(windows.get_by_role("radio", checked=True)).to_have_accessible_name("2 s")

    windows.get_by_role("radio", name="5 s").check()
    page.get_by_role("button", name=anna.say("web-gather"), exact=True).click()

    mira.page.goto(page.locator("main .link code").inner_text())
    expect(mira.page.get_by_role("main")).to_contain_text(mira.say("web-windows-told", time="=5 с"))


def test_a_reload_lands_in_the_same_game(visit: Visit) -> None:
    first, second = invited(visit)
    move_until_other_is_asked(first, second)
    told = second.page.get_by_role("grid").aria_snapshot()
    steps = second.log.count()
    second.page.reload()
    second.wait("asked")
    assert second.page.get_by_role("grid").aria_snapshot() == told
    expect(second.log).to_have_count(steps)
    second.choose_first()


def test_a_lost_connection_is_told_and_comes_back_by_itself(visit: Visit) -> None:
    first, second = invited(visit)
    second.visitor.is_cut_off = True
    second.visitor.context.set_offline(True)
    lost = second.page.get_by_text(second.visitor.say("web-link-lost"))
    second.page.evaluate("closeSockets()")
    expect(lost).to_be_visible()
    # The picture stays, and what is pressed says why nothing happens.
    second.unringed_card.click(force=True)
    expect(second.popover).to_contain_text(second.visitor.say("web-why-disconnected"))
    first.choose_first()

    second.visitor.context.set_offline(False)
    expect(lost).to_be_hidden()
    expect(second.log).to_have_count(first.log.count())


def test_two_tabs_of_one_guest_show_the_same_game(visit: Visit) -> None:
    anna = visit("Anna")
    one = Table(anna, anna.new_table(me(), bot()))
    one.wait("asked")
    two = Table(anna, page=anna.context.new_page())
    two.page.goto(one.page.url)
    two.wait("asked")
    one.ringed.first.click()
    two.choose_first()
    two.wait("asked")
    # The first tab had something selected in a position that is gone: it shows the new one, and plays on there.
    expect(one.log).to_have_count(two.log.count())
    expect(one.confirm).to_have_count(0)
    one.choose_first()


def test_a_killed_server_loses_nothing(visit: Visit, server: Server) -> None:
    first, second = invited(visit)
    move_until_other_is_asked(first, second)
    told = first.page.get_by_role("grid").aria_snapshot()
    steps = first.log.count()
    for table in (first, second):
        table.visitor.is_cut_off = True
    server.kill()
    for table in (first, second):
        expect(table.page.get_by_text(table.visitor.say("web-link-lost"))).to_be_visible()
    server.start()
    for table in (first, second):
        expect(table.page.get_by_text(table.visitor.say("web-link-lost"))).to_be_hidden()
        expect(table.log).to_have_count(steps)
    assert first.page.get_by_role("grid").aria_snapshot() == told
    second.wait("asked")
    move_until_other_is_asked(second, first)
    first.choose_first()


def test_a_spectator_sees_what_all_may_see_and_talks_apart(visit: Visit) -> None:
    first, second = invited(visit)
    sansa = visit("Sansa")
    third = Table(sansa, first.id)
    expect(third.question).to_contain_text("Anna")
    expect(third.page.get_by_text(sansa.say("web-watching"))).to_be_visible()
    expect(third.ringed).to_have_count(0)
    assert {frame["seat"] for frame in sansa.frames if frame["type"] == "seen"} == {-1}

    third.talk("Nobody at the table reads this")
    expect(third.chat).to_contain_text("Nobody at the table reads this")
    first.talk("Everybody reads this")
    for table in (first, second, third):
        expect(table.chat).to_contain_text("Everybody reads this")
    assert "Nobody" not in first.chat.inner_text() + second.chat.inner_text()


def test_giving_up_asks_first_and_ends_a_game_of_two(visit: Visit) -> None:
    first, second = invited(visit)
    second.button("web-menu").click()
    second.sheet.get_by_role("button", name=second.visitor.say("web-give-up")).click()
    second.sheet.get_by_role("button", name=second.visitor.say("web-give-up"), exact=True).click()
    for table in (first, second):
        table.expect_final_standing()
