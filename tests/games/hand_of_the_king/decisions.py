"""One table for each kind of decision in the game, seat 0 of three being asked."""

from typing import Final

from games.hand_of_the_king.scene import TAKE_LAST, Scene, rows, scene

# By the kind of decision: the face-up companions, and what is done first.
DECISIONS: Final = {
    "move": ("hodor shae", []),
    "stop": ("hodor shae", []),
    "summon": ("hodor shae", [TAKE_LAST]),
    "kill on grid": ("sandor_clegane shae", [TAKE_LAST, "play sandor_clegane"]),
    "kill in area": ("jaqen_hghar shae hodor", [TAKE_LAST, "play jaqen_hghar", "kill arya_stark"]),
    "discard": (
        "jaqen_hghar shae hodor",
        [TAKE_LAST, "play jaqen_hghar", "kill arya_stark", "kill jaime_lannister"],
    ),
    "swap": ("ramsay_snow shae", [TAKE_LAST, "play ramsay_snow"]),
    "swap second": ("ramsay_snow shae", [TAKE_LAST, "play ramsay_snow", "swap arya_stark"]),
    "name": ("jon_snow shae", [TAKE_LAST, "play jon_snow"]),
    "drawn": ("petyr_baelish shae", [TAKE_LAST, "play petyr_baelish"]),
    "award": ("bronn shae", [TAKE_LAST, "play bronn"]),
}


def at_decision(kind: str) -> Scene:
    """Varys is on a1, or on b1 after the move; a gendry is kept by seat 2."""
    row, done = DECISIONS[kind]
    table = scene(
        rows("VY...."),
        seats=3,
        at={"e1": "euron_greyjoy", "f1": "asha_greyjoy", "c3": "arya_stark"},
        areas={1: "jaime_lannister kevan_lannister tyrion_lannister", 2: "LL"},
        kept={2: "gendry"},
        banners={1: "lannister"},
        row=row,
        deck="khal_drogo melisandre ilyn_payne",
        stop_anywhere="true" if kind == "stop" else "false",
        jon_snow_house_must_be_on_grid="true",
    )
    table.plays(*done)
    return table
