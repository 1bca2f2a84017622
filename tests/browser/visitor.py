"""Somebody with a browser of his own: a context, a page, and what went wrong in it."""

import itertools
import json
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, ViewportSize, WebSocket

from browser.texts import GAME, Words, words

DESKTOP: Final[ViewportSize] = {"width": 1280, "height": 800}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
LOCALES: Final = {"ru": "ru-RU", "en": "en-GB"}
PATIENCE: Final = 60_000  # milliseconds; only what hangs takes so long, even on a machine that does much else

# A guest is made from one address only now and then, so everybody comes from another one.
ADDRESSES: Final = (f"10.7.{number // 250}.{number % 250 + 1}" for number in itertools.count())

# Settings are there before the page asks for them, and once changed by hand they stay so.
KEEP: Final = """settings => {
    if (location.protocol.startsWith('http')) localStorage.fivethrones ??= JSON.stringify(settings);
}"""

# Chromium leaves an open socket alone when it is told to be offline: a test closes it by this.
SOCKETS: Final = """{
    const open = [];
    window.WebSocket = class extends WebSocket {
        constructor(...address) {
            super(...address);
            open.push(this);
        }
    };
    window.closeSockets = () => open.forEach((socket) => socket.close());
}"""

# What a slow server says: messages of one type wait until a test lets them go.
SLOW: Final = """type => {
    const held = [];
    let holds = true;
    const hold = (event) => {
        if (!holds || JSON.parse(event.data).type !== type) return;
        event.stopImmediatePropagation();
        held.push(() => event.target.dispatchEvent(new MessageEvent('message', { data: event.data })));
    };
    window.WebSocket = class extends WebSocket {
        constructor(...address) {
            super(...address);
            this.addEventListener('message', hold);
        }
    };
    window.letGo = () => {
        holds = false;
        held.splice(0).forEach((go) => go());
    };
}"""

Seat = dict[str, Any]


class Visitor:
    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str = "",
        *,
        game: str = GAME,
        language: str = "en",
        phone: bool = False,
        new: bool = False,
        remote: bool = True,
        settings: dict[str, Any] | None = None,
        holds: str = "",
        **how: Any,
    ) -> None:
        """``holds``: messages of this type from the server wait for `let_go`."""
        self.address = address
        self.game = game
        self.words: Words = words(language, game)
        self.troubles: list[str] = []
        self.sockets: list[WebSocket] = []
        self.frames: list[dict[str, Any]] = []  # what the server has told over them
        self.confirms = not new  # each move; a new visitor has not asked for that
        self.is_cut_off = False  # then failed connections are no surprise
        self.refused: list[str] = []  # paths that the server is expected to refuse
        how.setdefault("viewport", PHONE if phone else DESKTOP)
        how.setdefault("service_workers", "block")  # what a test holds up must come by the net
        if remote:
            how["extra_http_headers"] = {"x-forwarded-for": next(ADDRESSES)}
        self.context = browser.new_context(
            base_url=address,
            locale=LOCALES[language],
            has_touch=phone,
            is_mobile=phone,
            permissions=["clipboard-read", "clipboard-write"],
            **how,
        )
        self.context.set_default_timeout(PATIENCE)
        if not new:
            kept = {
                "motion": "0",
                "pace": "once",
                "guided": [game],
                "confirm": "always",
                "language": language,
            }
            self.context.add_init_script(f"({KEEP})({json.dumps({**kept, **(settings or {})})})")
        self.context.add_init_script(SOCKETS)
        if holds:
            self.context.add_init_script(f"({SLOW})({json.dumps(holds)})")
        self.context.on("page", self._watch)
        self.page: Page = self.context.new_page()
        if name:
            self.ask("POST", "/api/me", {"name": name})

    def leave(self) -> None:
        self.context.close()

    def let_go(self) -> None:
        """Let the page hear what was held back, and all that comes from now on."""
        self.page.evaluate("letGo()")

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The server's own interface, as this guest."""
        answer = self.context.request.fetch(path, method=method, data=body)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def say(self, id: str, **args: Any) -> str:
        return self.words.say(id, **args)

    def new_table(self, *seats: Seat, options: dict[str, str] | None = None, **more: Any) -> str:
        """A table that is played at once, unless it has an open seat."""
        body = {"game": self.game, "seats": list(seats), "options": options or {}, "start": True, **more}
        return str(self.ask("POST", "/api/tables", body)["id"])

    def link(self, id: str) -> str:
        """By which others may watch a game that this guest plays with bots alone."""
        return f"/t/{id}#code={self.ask('GET', f'/api/tables/{id}')['code']}"

    def _watch(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.troubles.append(f"{page.url}: {error}"))
        page.on("request", self._check_request)
        page.on("websocket", self._listen)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        url = str(message.location.get("url", ""))
        if urlsplit(url).path in self.refused and "Failed to load resource" in message.text:
            return
        if "Service Worker registration blocked" in message.text:  # by us, see above
            return
        if "closed before the connection is established" in message.text:  # the page was left at that moment
            return
        if self.is_cut_off and ("net::" in message.text or "WebSocket" in message.text):
            return
        self.troubles.append(f"{message.text} {url}")

    def _check_request(self, request: Request) -> None:
        if not request.url.startswith((f"{self.address}/", "data:", "blob:")):
            self.troubles.append(f"left the origin: {request.url}")

    def _listen(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.address.replace("http", "ws", 1)):
            self.troubles.append(f"left the origin: {socket.url}")
        self.sockets.append(socket)
        socket.on("framereceived", lambda frame: self.frames.append(json.loads(frame)))


def me() -> Seat:
    return {"kind": "me"}


def here(name: str) -> Seat:
    return {"kind": "here", "name": name}


def bot(level: str = "random") -> Seat:
    return {"kind": "bot", "level": level}


def open_seat() -> Seat:
    return {"kind": "open"}
