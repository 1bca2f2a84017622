"""The arena on Ray: three nodes on this machine, one of which dies."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from ray.cluster_utils import Cluster

from fivethrones.arena.contest import Contest, hold, report
from fivethrones.arena.deals import Deal
from fivethrones.games import GAMES
from fivethrones.kernel.errors import Refusal

DEALS = 12
SMALL = {"num_cpus": 1, "object_store_memory": 80 * 2**20}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """A head and two more, of a core each."""
    cluster = Cluster(initialize_head=True, head_node_args={**SMALL, "include_dashboard": False})
    for _ in range(2):
        cluster.add_node(**SMALL)
    yield cluster
    cluster.shutdown()


def contest(*bots: str) -> Contest:
    return Contest(GAMES["hand-of-the-king"], {"seats": "2"}, list(bots), 3)


def test_a_node_that_dies_loses_nothing_and_counts_nothing_twice(cluster: Cluster, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    held = contest("squire", "random")
    heard: list[Deal] = []

    def hear(deal: Deal) -> None:
        heard.append(deal)
        if len(heard) == 3:
            cluster.remove_node(cluster.worker_nodes.copy().pop(), allow_graceful=False)

    played = hold(held, DEALS, file=file, hear=hear, ray=cluster.address)

    assert [deal.number for deal in heard] == list(range(DEALS))
    assert len(file.read_text().splitlines()) == 1 + DEALS
    assert report(held, played) == report(held, hold(held, DEALS))


def test_what_a_bot_may_not_choose_is_refused_from_afar(cluster: Cluster) -> None:
    with pytest.raises(Refusal, match="refused-bot-answer"):
        hold(contest("random", "http://127.0.0.1:9/"), 1, ray=cluster.address)
