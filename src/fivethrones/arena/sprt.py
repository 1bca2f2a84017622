"""Is one bot better than the field? Asked after every deal, and answered as soon as it is clear.

A sequential test of shares of wins (Wald's, with the variance that the deals show): either the bot wins no more than its fair
share, or it wins so much more. Each answer is wrong in one of twenty cases at most.
"""

from collections.abc import Sequence
from math import log
from typing import Any, Final

from fivethrones.arena.deals import Deal
from fivethrones.arena.spread import rounded

ERROR: Final = 0.05
BOUND: Final = log((1 - ERROR) / ERROR)
MORE: Final = 0.03  # of all wins, with two players; less with more of them
EITHER_WAY: Final = [0.0, 1.0]  # two deals more than there were, so that no variance is nothing
OPEN: Final = "open"
FEWEST: Final = 20  # deals before the variance is trusted


def test(deals: Sequence[Deal], bot: str) -> dict[str, Any]:
    """How the question stands: the log of how much likelier more than the fair share is, and the verdict, "open" until there is one."""
    shares = [deal.share(bot) for deal in deals] + EITHER_WAY
    fair = deals[0].line_up.count(bot) / len(deals[0].line_up)
    better = fair + MORE * 2 * fair
    mean = sum(shares) / len(shares)
    variance = sum([(share - mean) ** 2 for share in shares]) / (len(shares) - 1)
    ratio = 0.0
    if len(deals) >= FEWEST:
        ratio = len(shares) * (better - fair) * (mean - (fair + better) / 2) / variance
    verdict = "better" if ratio >= BOUND else "worse" if ratio <= -BOUND else OPEN
    return {
        "bot": bot,
        "fair": rounded(fair),
        "asked": rounded(better),
        "ratio": rounded(ratio),
        "verdict": verdict,
    }
