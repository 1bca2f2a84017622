"""Words about power tokens. Their values are hidden unless a card lets somebody look."""

from typing import Final, NewType, final

from fivethrones.games.btwixt.card import Word
from fivethrones.games.btwixt.derived import is_free
from fivethrones.games.btwixt.records import NO_SLOT, Council
from fivethrones.games.btwixt.rules.moves import (
    council_args,
    peek,
    return_tokens,
    take_from_council,
    take_from_supply,
)
from fivethrones.games.btwixt.rules.tokens import Tokens
from fivethrones.games.btwixt.rules.use import Use
from fivethrones.games.btwixt.state import Realm
from fivethrones.games.btwixt.words.rulers import Who, those
from fivethrones.kernel.action import NOTHING
from fivethrones.kernel.event import Event

# Which councils.
Where = NewType("Where", int)
BOTH_OF_YOURS: Final = Where(0)
HERE: Final = Where(1)


@final
class Gain(Word):
    """BT-29: rulers gain tokens, each for a council of their choice."""

    def __init__(self, who: Who, count: int) -> None:
        super().__init__()
        self.who = who
        self.count = count

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        owed = [seat for seat in those(realm, use, self.who) for _ in range(self.count)]
        realm.push(Tokens(owed, NOTHING))
        return len(owed) > 0 and len(realm.supply) > 0


@final
class PutOnCurrentAlly(Word):
    """BT-43: put an unseen token from the supply on the current ally."""

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        if realm.current == NO_SLOT or not realm.supply:
            return False
        realm.on_ally.append(take_from_supply(realm))
        realm.emit(Event("token-on-ally", use.you, {"ally": realm.name(realm.current)}, "BT-43"))
        return True


@final
class ReturnToken(Word):
    """Return a random token to the supply from each of some councils."""

    def __init__(self, where: Where) -> None:
        super().__init__()
        self.where = where

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        mine = realm.councils_of(use.you)
        councils = mine if self.where == BOTH_OF_YOURS else [realm.council_with(use.card)]
        for council in councils:
            if realm.tokens[council]:
                return_tokens(realm, [take_from_council(realm, council)])
                realm.emit(Event("token-returned", use.you, council_args(realm, council), "BT-29"))
        return True


@final
class MoveTokenAcross(Word):
    """Move a random token from one of your councils to the other."""

    def __init__(self) -> None:
        super().__init__("council", ["prompt-token-from"])

    def targets(self, realm: Realm, use: Use, picked: list[int]) -> list[int]:
        return [council for council in realm.councils_of(use.you) if realm.tokens[council]]

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        left, right = realm.councils_of(use.you)
        source = Council(picked[0])
        move_token(realm, use, source, right if source == left else left)
        return True


@final
class StealToken(Word):
    """Move a random token from a council that is not yours to one of yours."""

    def __init__(self) -> None:
        super().__init__("council", ["prompt-token-from", "prompt-token-to"])

    def targets(self, realm: Realm, use: Use, picked: list[int]) -> list[int]:
        mine = realm.councils_of(use.you)
        if picked:
            return list(mine)
        return [council for council in realm.all_councils() if council not in mine and realm.tokens[council]]

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        move_token(realm, use, Council(picked[0]), Council(picked[1]))
        return True


def move_token(realm: Realm, use: Use, source: Council, goal: Council) -> None:
    realm.tokens[goal].append(take_from_council(realm, source))
    realm.emit(Event("token-moved", use.you, council_args(realm, goal), "BT-29"))


@final
class LookAtTokens(Word):
    """Look at the tokens of a council, unseen by others."""

    def __init__(self) -> None:
        super().__init__("council", ["prompt-peek"])

    def targets(self, realm: Realm, use: Use, picked: list[int]) -> list[int]:
        return [council for council in realm.all_councils() if realm.tokens[council]]

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        peek(realm, use.you, Council(picked[0]))
        return True


@final
class NoTokenForWinning(Word):
    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        realm.no_token = True
        return True


@final
class YouPlaceTheToken(Word):
    """You choose which of the winner's councils gets the token for winning."""

    def happen(self, realm: Realm, use: Use, picked: list[int]) -> bool:
        if is_free(realm, realm.winner):
            return False
        realm.token_by = use.you
        return True
