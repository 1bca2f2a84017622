"""A guest adds a passkey in one browser and comes in by it in another, with Chromium's own authenticator."""

from typing import Any, Final

import pytest
from playwright.sync_api import CDPSession, expect

from browser.axe import violations
from browser.conftest import Visit
from browser.findings import expect_none
from browser.serving import Server
from browser.shape import SIZES, too_wide
from browser.visitor import PHONE, Visitor, bot, me

AUTHENTICATOR: Final = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
HERE: Final = "/api/me/passkeys"


class Authenticator:
    """In the browser of a visitor; it says yes to everything."""

    def __init__(self, visitor: Visitor, **options: bool) -> None:
        self.session: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self.session.send("WebAuthn.enable")
        made = self.session.send(
            "WebAuthn.addVirtualAuthenticator", {"options": {**AUTHENTICATOR, **options}}
        )
        self.id = {"authenticatorId": made["authenticatorId"]}

    def credentials(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.session.send("WebAuthn.getCredentials", self.id)["credentials"]
        return found

    def give(self, other: "Authenticator") -> None:
        """What one has, the other gets: a passkey that its owner takes along."""
        for credential in self.credentials():
            other.session.send("WebAuthn.addCredential", {**other.id, "credential": credential})


@pytest.fixture
def place(server: Server) -> str:
    """Passkeys need a name."""
    return server.address.replace("127.0.0.1", "localhost")


def unfit(visitor: Visitor) -> list[str]:
    """At all sizes, and left as it was."""
    before = visitor.page.viewport_size
    found = list(violations(visitor.page))
    for size in SIZES:
        visitor.page.set_viewport_size(size)
        found += too_wide(visitor.page)
    assert before is not None
    visitor.page.set_viewport_size(before)
    return found


def press(visitor: Visitor, id: str, **args: Any) -> None:
    visitor.page.get_by_role("button", name=visitor.say(id, **args), exact=True).click()


def test_a_passkey_holds_the_name_and_leads_to_ones_games_in_another_browser(
    visit: Visit, place: str
) -> None:
    brienne, phone = visit("Brienne", address=place), visit(address=place, language="ru", phone=True)
    id = brienne.new_table(me(), bot())
    own, taken_along = Authenticator(brienne), Authenticator(phone)
    brienne.page.goto("/settings")
    press(brienne, "web-passkey-add")
    expect(brienne.page.get_by_text(brienne.say("web-passkey-added"), exact=True)).to_be_visible()
    expect(brienne.page.get_by_text(brienne.say("web-passkeys-held", name="=Brienne"))).to_be_visible()
    found = unfit(brienne)

    # The name is hers: on the phone it is refused in words, and the passkey is offered beside it.
    phone.page.goto("/")
    banner = phone.page.get_by_role("banner")
    banner.get_by_role("button", name=phone.say("web-your-name")).click()
    field = phone.page.get_by_label(phone.say("web-your-name"), exact=True)
    field.fill("brienne")
    phone.refused.append("/api/me")
    field.press("Enter")
    expect(phone.page.get_by_role("alert")).to_contain_text(phone.say("refused-name-held", name="=brienne"))
    found += unfit(phone)
    own.give(taken_along)
    press(phone, "web-passkey-enter")
    expect(field).to_have_count(0)
    assert phone.ask("GET", "/api/me")["guest"] == brienne.ask("GET", "/api/me")["guest"]
    expect(phone.page.locator(f'a[href="/t/{id}"]').first).to_be_visible()

    phone.page.goto("/settings")
    press(phone, "web-passkey-remove-of", passkey="=" + brienne.ask("GET", HERE)["passkeys"][0]["label"])
    found += unfit(phone)
    sure = phone.page.get_by_role("alert")
    sure.get_by_role("button", name=phone.say("web-passkey-remove"), exact=True).click()
    expect(phone.page.get_by_text(phone.say("web-passkey-removed"), exact=True)).to_be_visible()
    assert brienne.ask("GET", HERE) == {"missing": None, "held": False, "passkeys": []}
    expect_none(found)


def test_who_is_somebody_already_is_asked_before_a_passkey_makes_him_another(
    visit: Visit, place: str
) -> None:
    tormund, boris = visit("Tormund", address=place), visit("Boris", address=place)
    own, taken_along = Authenticator(tormund), Authenticator(boris)
    tormund.page.goto("/settings")
    press(tormund, "web-passkey-add")
    expect(tormund.page.get_by_text(tormund.say("web-passkey-added"), exact=True)).to_be_visible()
    own.give(taken_along)

    boris.page.goto("/settings")
    press(boris, "web-passkey-enter")
    asks = boris.page.get_by_role("alert")
    expect(asks).to_contain_text(boris.say("web-passkey-become", name="=Boris"))
    found = unfit(boris)
    press(boris, "web-stay")
    assert boris.ask("GET", "/api/me")["name"] == "Boris"
    press(boris, "web-passkey-enter")
    press(boris, "web-passkey-become-do")
    expect(boris.page.get_by_role("banner")).to_contain_text("Tormund")
    expect_none(found)


def test_who_shows_none_is_told_so_and_stays_who_he_is(visit: Visit, place: str) -> None:
    boris = visit("Boris", address=place)
    Authenticator(boris, isUserVerified=False)
    boris.page.goto("/settings")
    press(boris, "web-passkey-enter")
    press(boris, "web-passkey-become-do")
    expect(boris.page.get_by_role("alert")).to_contain_text(boris.say("web-passkey-unasked"))
    assert boris.ask("GET", "/api/me")["name"] == "Boris"


def test_where_the_address_has_no_name_it_is_said_what_to_do(visit: Visit) -> None:
    boris = visit("Boris", language="ru", viewport=PHONE)
    boris.page.goto("/settings")
    expect(boris.page.get_by_text(boris.say("refused-passkeys-address"))).to_be_visible()
    expect(boris.page.get_by_role("button", name=boris.say("web-passkey-add"), exact=True)).to_have_count(0)
    expect(boris.page.get_by_role("button", name=boris.say("web-passkey-enter"), exact=True)).to_have_count(0)
