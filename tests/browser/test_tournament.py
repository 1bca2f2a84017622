"""A tournament on the page: eight players, one of them a person, from the first round to the last."""

from playwright.sync_api import expect

from browser.axe import violations
from browser.conftest import Visit
from browser.findings import expect_none
from browser.shape import SIZES, too_wide
from browser.visitor import PATIENCE, Visitor


def give_up(visitor: Visitor, id: str) -> None:
    """The person's game of this round, so that it is short."""
    seen = visitor.ask("GET", f"/api/tournaments/{id}")
    game = next(game for game in seen["rounds"][-1]["games"] if game["mine"])
    own = next(row["number"] for row in seen["rows"] if row["mine"])
    seat = game["players"].index(own)
    visitor.ask("POST", f"/api/tables/{game['table']}/resign", {"seat": seat})


def test_a_swiss_tournament_of_eight_is_played_to_the_end(visit: Visit) -> None:
    anna = visit("Anna")
    page, say = anna.page, anna.say
    page.goto("/tournaments#new")
    page.get_by_role("radio", name=say("web-tour-bots-all"), exact=True).check()
    page.get_by_role("button", name=say("web-tour-make"), exact=True).click()
    page.wait_for_url("**/tournaments/*")
    id = page.url.rpartition("/")[2]
    page.get_by_role("button", name=say("web-start"), exact=True).click()

    for round in (1, 2, 3):
        expect(page.get_by_role("button", name=say("web-tour-to-my-game"), exact=True)).to_be_visible()
        expect(
            page.get_by_role("heading", name=say("web-tour-round", round=round), exact=True)
        ).to_be_visible()
        give_up(anna, id)
        if round < 3:
            page.get_by_role("button", name=say("web-tour-ready"), exact=True).click(timeout=3 * PATIENCE)
    expect(page.get_by_text(say("web-tour-over"), exact=True)).to_be_visible(timeout=3 * PATIENCE)

    over = anna.ask("GET", f"/api/tournaments/{id}")
    met = [frozenset(game["players"]) for each in over["rounds"] for game in each["games"]]
    assert len(met) == len(set(met)) == 12
    rows = page.get_by_role("row")
    expect(rows).to_have_count(9)
    found: list[str] = []
    for size in SIZES:
        page.set_viewport_size(size)
        found += [f"{size['width']}: {each}" for each in too_wide(page)]
    expect_none([*found, *violations(page)])
