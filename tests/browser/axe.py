"""axe-core, run in the page through the driver: the page's own policy would let no foreign script in."""

from typing import Any, Final

from playwright.sync_api import Page

from browser.building import WEB

SCRIPT: Final = WEB / "node_modules" / "axe-core" / "axe.min.js"
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]
RUN: Final = """async ([where, runOnly]) => {
    const parts = [...document.querySelectorAll(where)];
    const found = await axe.run({ include: parts }, { runOnly, preload: false, resultTypes: ['violations'] });
    return found.violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary.replace(/\\s+/g, ' ')}`));
}"""
# A gradient hides contrast from axe: behind everything the page has one.
DRESS: Final = """theme => {
    document.documentElement.dataset.theme = theme;
    document.body.style.background = 'var(--bg2)';
}"""


def violations(page: Page, where: str = "body", both: bool = True) -> list[str]:
    """In both themes, or in one; a theme changes nothing but colours."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(SCRIPT.read_text(encoding="utf-8"))
    before = page.evaluate("document.documentElement.dataset.theme ?? ''")
    found = in_theme(page, "paper", where, {"type": "tag", "values": TAGS})
    if both:
        found += in_theme(page, "iron", where, {"type": "rule", "values": ["color-contrast"]})
    page.evaluate(DRESS, before)
    return found


def in_theme(page: Page, theme: str, where: str, only: dict[str, Any]) -> list[str]:
    page.evaluate(DRESS, theme)
    return [f"{theme}: {each}" for each in page.evaluate(RUN, [where, only])]
