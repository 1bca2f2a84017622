"""What is wrong with the shape of a page: it scrolls sideways, or something on it is too small to be pressed."""

from typing import Any, Final

from playwright.sync_api import Page, ViewportSize

# Everything that can be pressed, with its size; a link inside a sentence and what is for readers only is exempt.
TARGETS: Final = """() => {
    const shown = (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('.aloud, .skip');
    const inText = (each) => each.matches('a') && getComputedStyle(each).display === 'inline';
    const over = document.querySelector('dialog[open]') ?? document;
    return [...over.querySelectorAll('button, a[href], input, select, summary')]
        .filter((each) => shown(each) && !inText(each))
        .map((each) => [each, (each.closest('label') ?? each).getBoundingClientRect()])
        .filter(([, box]) => box.width > 0)
        .map(([each, { width, height }]) => ({
            name: `${each.tagName} ${each.className} ${each.getAttribute('aria-label') ?? each.innerText}`.slice(0, 80),
            kind: each.matches(EXEMPT) ? 'exempt' : 'target',
            size: Math.round(Math.min(width, height) * 10) / 10,
        }));
}"""
# Small by design: links to rules and steps in the log are also in lists, a card on the grid is as wide as six allow,
# an attachment shows its upper edge, cards in a stack, allies in a council and squares of
# a ring lie close together.
EXEMPT: Final = (
    "[role=log] *, .rule *, .why a, .note a, article a, nav[aria-label] a, [role=grid] button, th *, td *, .att, "
    ".bid, .ally, [data-square]"
)
AT_LEAST: Final = 44
NEVER_BELOW: Final = 24
WIDTHS: Final = (360, 390)
# Screens that pages to read are looked at on.
SIZES: Final[list[ViewportSize]] = [
    {"width": width, "height": height}
    for width, height in ((1366, 650), (1280, 800), (1920, 1080), (390, 844), (360, 740))
]


def too_wide(page: Page) -> list[str]:
    wider = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return [f"{wider} px too wide"] if wider > 0 else []


def small(page: Page) -> list[str]:
    script = TARGETS.replace("EXEMPT", repr(EXEMPT))
    found: list[dict[str, Any]] = page.evaluate(script)
    return [
        f"{each['name']}: {each['size']}"
        for each in found
        if each["size"] < (NEVER_BELOW if each["kind"] == "exempt" else AT_LEAST)
    ]


def unfit_for_phones(page: Page) -> list[str]:
    """On phones of two widths; leaves the wider one."""
    found = small(page)
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 844})
        found += [f"at {width}: {each}" for each in too_wide(page)]
    return found
