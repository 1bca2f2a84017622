"""Any position of B'Twixt, with somebody at the table.

table = scene("cersei euron melisandre doran", current="varys", stacks={"euron": "great_host puppet"})
table.kneel_all()
table.plays("council 1")
"""

from collections.abc import Callable
from typing import ParamSpec

from fivethrones.games.btwixt.pieces import LEADERS
from fivethrones.games.btwixt.state import Realm
from fivethrones.scenes.btwixt import realm_with
from games.btwixt.scene import Scene

P = ParamSpec("P")


def seated(build: Callable[P, Realm]) -> Callable[P, Scene]:
    def scene(*args: P.args, **kwargs: P.kwargs) -> Scene:
        realm = build(*args, **kwargs)
        return Scene(realm, [LEADERS[leader] for leader in realm.leaders])

    return scene


scene = seated(realm_with)
