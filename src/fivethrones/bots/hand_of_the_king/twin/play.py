"""One choice is made, and the game runs on to the next question."""

from mypy_extensions import i64

from fivethrones.bots.hand_of_the_king.twin.characters import (
    discard,
    draw,
    keep,
    kill,
    swap,
    take,
    varys_goes,
)
from fivethrones.bots.hand_of_the_king.twin.options import (
    companions_of,
    held,
    houses_to_name,
    leaders,
    movable,
    on_grid,
    varys_can_move,
)
from fivethrones.bots.hand_of_the_king.twin.table import (
    AWARD,
    BANNER,
    DISCARD,
    HOLDER,
    KILL_IN_AREA,
    KILL_ON_GRID,
    LEFT,
    MOVE,
    NAME,
    NONE,
    OVER,
    PLAY_DRAWN,
    SEATS,
    SUMMON,
    SUPPORT,
    SWAP_FIRST,
    SWAP_SECOND,
    Table,
)
from fivethrones.bots.hand_of_the_king.twin.words import (
    DISCARD_ONE,
    DRAW,
    KEEP,
    KILL,
    KILL_SOMEBODY_HELD,
    KILL_SOMEBODY_ON_GRID,
    MOVE_AGAIN,
    SWAP,
    TAKE,
    WORDS,
)
from fivethrones.games.hand_of_the_king.state import DEAD, SUPPLY
from fivethrones.games.hand_of_the_king.words import CHOSEN


def play(table: Table, choice: i64) -> None:
    asked = table.asked
    if asked == MOVE:
        varys_goes(table, choice)
    elif asked == SUMMON:
        begin(table, choice)
    elif asked == AWARD:
        table.numbers[BANNER + table.house] = choice
        table.house += 1
    else:
        pick(table, choice)
    run_on(table)


def run_on(table: Table) -> None:
    """Companions first, then banners, then the next turn."""
    while table.playing != NONE or table.due > 0:
        if table.playing != NONE:
            if asks_for_a_pick(table):
                return
        else:
            table.due -= 1
            if asks_for_a_companion(table):
                return
    if asks_for_an_award(table):
        return
    if table.again:
        table.again = False  # HK-33
    else:
        table.turn = table.turn + 1 if table.turn + 1 < table.seats else 0
    table.swayed = 0
    if varys_can_move(table):
        table.asked = MOVE
    else:
        finish(table)


def finish(table: Table) -> None:
    """HK-37: whoever is left on the grid counts for nobody."""
    table.asked = OVER
    for character in on_grid(table):
        table.numbers[HOLDER + character] = DEAD
    for house in range(7):
        table.numbers[LEFT + house] = 0
    table.occupied = 0


# --- Companions ---


def asks_for_a_companion(table: Table) -> bool:
    """HK-18; HK-27: the only one is not asked for."""
    if table.rules.removes_unusable:  # HK-48
        for companion in companions_of(table.row):
            if not is_usable(table, companion):
                discard(table, companion)
    row = table.row
    if row & (row - 1):
        table.asked = SUMMON
        return True
    if row:
        begin(table, companions_of(row)[0])
    return False


def begin(table: Table, companion: i64) -> None:
    discard(table, companion)  # HK-23
    table.playing = companion
    table.word = 0


def is_usable(table: Table, companion: int) -> bool:
    return any(can_happen(table, word) for word in WORDS[companion])


def can_happen(table: Table, word: list[int]) -> bool:
    kind = word[0]
    if kind == TAKE:
        return table.numbers[HOLDER + word[1]] not in (DEAD, int(table.turn))
    if kind == KILL:
        return table.numbers[HOLDER + word[1]] != DEAD
    if kind == KILL_SOMEBODY_ON_GRID:
        return table.occupied != 0
    if kind == KILL_SOMEBODY_HELD:
        return len(held(table)) > 0
    if kind == DISCARD_ONE:
        return table.row != 0
    if kind == SWAP:
        return len(movable(table)) > 1
    if kind == KEEP:
        return word[1] != CHOSEN or len(houses_to_name(table)) > 0
    if kind == MOVE_AGAIN:
        return varys_can_move(table)
    return table.top < len(table.deck)


def asks_for_a_pick(table: Table) -> bool:
    """The next word of the companion at work happens, as far as it can (HK-24), or waits for a pick."""
    words = WORDS[table.playing]
    if table.word == len(words):
        table.playing = NONE
        return False
    word = words[table.word]
    if not can_happen(table, word):
        table.word += 1
        return False
    kind = word[0]
    if kind == TAKE:
        take(table, word[1])
    elif kind == KILL:
        kill(table, word[1])
    elif kind == MOVE_AGAIN:
        table.again = True
    elif kind == KEEP and word[1] != CHOSEN:
        keep(table, word[1], word[2])
    else:
        return asks_among(table, kind, word)
    table.word += 1
    return False


def asks_among(table: Table, kind: int, word: list[int]) -> bool:
    """HK-27: the only possibility is not asked for."""
    if kind == SWAP:
        return asks_for_a_swap(table)
    if kind == DRAW:
        draw(table, word[2])
    asked, targets = picks(table, kind)
    table.asked = asked
    if len(targets) > 1:
        return True
    pick(table, targets[0])
    return False


def picks(table: Table, kind: int) -> tuple[i64, list[int]]:
    if kind == KILL_SOMEBODY_ON_GRID:
        return KILL_ON_GRID, on_grid(table)
    if kind == KILL_SOMEBODY_HELD:
        return KILL_IN_AREA, held(table)
    if kind == DISCARD_ONE:
        return DISCARD, companions_of(table.row)
    if kind == DRAW:
        return PLAY_DRAWN, companions_of(table.row if table.rules.petyr_fills_row else table.drawn)
    return NAME, houses_to_name(table)


def asks_for_a_swap(table: Table) -> bool:
    movers = movable(table)
    if len(movers) == 2:
        swap(table, movers[0], movers[1])
        table.word += 1
        return False
    table.asked = SWAP_FIRST if table.picked == NONE else SWAP_SECOND
    return True


def pick(table: Table, choice: i64) -> None:
    asked = table.asked
    if asked == SWAP_FIRST:
        table.picked = choice
        return
    table.word += 1
    if asked in (KILL_ON_GRID, KILL_IN_AREA):
        kill(table, choice)
    elif asked == DISCARD:
        discard(table, choice)
    elif asked == SWAP_SECOND:
        swap(table, table.picked, choice)
        table.picked = NONE
    elif asked == NAME:
        keep(table, choice, WORDS[table.playing][table.word - 1][2])
    else:
        table.drawn = 0
        begin(table, choice)


# --- Banners ---


def asks_for_an_award(table: Table) -> bool:
    """HK-11: from Stark to Tully, the houses that were touched."""
    while table.touched >> table.house:
        if table.touched >> table.house & 1 and must_choose(table, table.house):
            table.asked = AWARD
            return True
        table.house += 1
    return False


def must_choose(table: Table, house: i64) -> bool:
    """Give the banner where the rules say so; True when the acting player must choose among several leaders."""
    numbers = table.numbers
    first = leaders(numbers, SUPPORT + house * SEATS, table.seats)
    if first == 0:
        if not table.rules.empty_banner_stays:  # HK-49
            numbers[BANNER + house] = SUPPLY  # HK-17
        return False
    acting: i64 = first >> table.turn & 1
    if first & (first - 1) == 0:
        numbers[BANNER + house] = only_seat(first)  # HK-13
        return False
    if table.swayed >> house & 1:
        return may_choose(table, house, first)
    if acting:
        numbers[BANNER + house] = table.turn  # HK-14
    return False


def may_choose(table: Table, house: i64, first: i64) -> bool:
    """HK-15: the tie is new, or the acting player is in it and has gained; HK-16: else the banner stays."""
    if not table.rules.choice_needs_new_tie:  # HK-51
        return True
    if first >> table.turn & 1 and table.gained >> house & 1:
        return True
    return leaders(table.before, house * SEATS, table.seats) != first


def only_seat(mask: i64) -> i64:
    seat: i64 = 0
    while mask >> seat != 1:
        seat += 1
    return seat
