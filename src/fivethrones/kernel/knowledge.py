"""Who has seen which piece: one number per piece, one bit per viewer."""

from collections.abc import Sequence
from typing import Final

from fivethrones.kernel.action import Seat
from fivethrones.kernel.rng import N, Rng

# Bit 0 is the spectator's, bit s + 1 that of seat s. No table has more than fifteen seats.
NOBODY: Final = 0
EVERYONE: Final = 0xFFFF


def only(viewer: Seat) -> int:
    return 1 << (viewer + 1)


def knows(mask: int, viewer: Seat) -> bool:
    return mask >> (viewer + 1) & 1 == 1


def redeal_unseen(kinds: list[N], slots: Sequence[int], knowledge: list[int], viewer: Seat, rng: Rng) -> None:
    """Permute the kinds of those slots that the viewer has not seen.

    The kinds are sorted first, so that the result depends only on what the viewer knows.
    """
    unseen = [slot for slot in slots if not knows(knowledge[slot], viewer)]
    dealt = sorted([kinds[slot] for slot in unseen])
    rng.shuffle(dealt)
    for i in range(len(unseen)):
        kinds[unseen[i]] = dealt[i]
