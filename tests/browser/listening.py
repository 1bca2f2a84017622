"""What somebody hears who does not see the page: every text of its live regions, in order."""

from typing import Final

from browser.visitor import Visitor

LISTEN: Final = """{
    window.heard = [];
    const LIVE = '[aria-live]:not([aria-live=off]), [role=log], [role=status], [role=alert]';
    const region = (node) => (node instanceof Element ? node : node.parentElement)?.closest(LIVE);
    const note = (text) => {
        const words = text.trim();
        if (words && heard.at(-1) !== words) heard.push(words);
    };
    const hear = (change) => {
        const live = region(change.target);
        if (!live) return;
        if (change.type === 'characterData') note(live.textContent);
        else change.addedNodes.forEach((node) => note(live.matches('[role=log]') ? node.textContent : live.textContent));
    };
    new MutationObserver((changes) => changes.forEach(hear)).observe(document, {
        childList: true, characterData: true, subtree: true,
    });
}"""


def listen(visitor: Visitor) -> None:
    """From the next page on."""
    visitor.context.add_init_script(LISTEN)


def heard(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.page.evaluate("heard")
    return found
