"""The page without a net, what is kept for that, and a word that comes while no page is open."""

import json
from typing import Final

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.table import Table
from browser.visitor import Visitor, bot, me

KEPT: Final = """async () => {
    const kept = [];
    for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) kept.push(new URL(request.url).pathname);
    return kept;
}"""
# This browser has nowhere to show a notification: the worker's own words are kept instead.
SHOWN: Final = """() => {
    self.shown = new Promise((show) => {
        self.registration.showNotification = async (title, { body, tag, data }) => show({ title, body, tag, data });
    });
}"""

# A browser that can listen, as those of people can: this one has no push service of its own.
LISTENS: Final = """{
    let listening = null;
    const fresh = () => ({
        endpoint: 'https://push.example.net/to/me',
        toJSON: () => ({
            endpoint: 'https://push.example.net/to/me',
            keys: {
                p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
                auth: 'BTBZMqHH6r4Tts7J_aSIgg',
            },
        }),
        unsubscribe: async () => (listening = null) === null,
    });
    PushManager.prototype.subscribe = async (how) => (window.asked = how.applicationServerKey, listening = fresh());
    PushManager.prototype.getSubscription = async () => listening;
    Notification.requestPermission = async () => window.answer ?? 'granted';
}"""


def with_worker(visit: Visit) -> Visitor:
    """Somebody whose page is served through it."""
    visitor = visit("Anna", service_workers="allow")
    visitor.page.goto("/settings")
    visitor.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    visitor.page.reload()
    assert visitor.page.evaluate("navigator.serviceWorker.controller !== null")
    return visitor


def test_the_shell_is_kept_and_nothing_that_was_said_of_a_game(visit: Visit) -> None:
    anna = with_worker(visit)
    id = anna.new_table(me(), bot())
    table = Table(anna, id)
    table.wait("asked")
    table.ringed.first.click()
    anna.page.goto("/settings")
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(anna.say("web-settings"))

    kept = anna.page.evaluate(KEPT)

    assert {"/", "/locales/en/web.ftl", "/locales/en/hand-of-the-king.ftl"} <= set(kept)
    assert not [path for path in kept if path.startswith(("/api", "/ws", "/t/"))]
    assert {path.split("/")[1] for path in kept} <= {"", "assets", "locales", "crown.svg", "crown-turn.svg", "app.webmanifest"}  # fmt: skip

    anna.is_cut_off = True
    anna.context.set_offline(True)
    asked = "fetch('/locales/en/web.ftl?anew').then(() => 'came', () => 'away')"
    assert anna.page.evaluate(asked) == "away"  # the worker has no net either
    anna.page.reload()
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(anna.say("web-settings"))


def test_a_word_that_comes_is_shown(visit: Visit) -> None:
    anna = with_worker(visit)
    [worker] = anna.context.service_workers
    worker.evaluate(SHOWN)
    session = anna.context.new_cdp_session(anna.page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    anna.page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    word = {"title": "Ваш ход", "body": "Борис", "table": "T2"}

    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": anna.address, "registrationId": found[0], "data": json.dumps(word)},
    )

    there = {"title": word["title"], "body": word["body"], "tag": "T2", "data": "/t/T2"}
    assert worker.evaluate("() => self.shown") == there


def test_signals_are_asked_for_in_the_settings(visit: Visit) -> None:
    anna = with_worker(visit)
    anna.context.add_init_script(LISTENS)
    anna.page.reload()
    wanted = anna.page.get_by_role("checkbox", name=anna.say("web-signals-on"))
    expect(wanted).not_to_be_checked()

    anna.page.evaluate("window.answer = 'denied'")
    wanted.click()
    expect(anna.page.get_by_role("alert")).to_have_text(anna.say("web-signals-denied"))
    expect(wanted).not_to_be_checked()
    anna.page.evaluate("window.answer = 'granted'")
    wanted.click()
    expect(wanted).to_be_checked()
    assert anna.page.evaluate("window.asked") == anna.ask("GET", "/api/me/signals")["key"]
    every = anna.page.get_by_role("checkbox", name=anna.say("web-signals-every"))
    every.click()
    expect(every).to_be_checked()
    assert anna.ask("GET", "/api/me/signals")["every"] is True

    wanted.click()
    expect(every).to_have_count(0)
    assert anna.ask("GET", "/api/me/signals")["on"] is False
