"""What the tests of several servers on one database start from."""

import itertools
import sys

import pytest

from replicas import Team, token
from tested import ROOT, program

sys.path.append(str(ROOT / "Benchmarks"))
NAMES = (f"preview-{number}" for number in itertools.count())


@pytest.fixture(scope="session")
def cluster():
    """Three replicas on one database."""
    team = Team(program())
    try:
        team.start().database.note_texts()
        yield team
    finally:
        team.end()


@pytest.fixture(scope="module")
def running(cluster):
    """The replicas, with a publisher of the module's own, since one may only publish so often. A test may kill them."""
    started(cluster).publisher = token(cluster.replicas[0])
    return cluster


@pytest.fixture
def team(running):
    """Three replicas that run."""
    return started(running)


def started(team):
    for replica in team.replicas:
        if replica.is_ended:
            replica.start()
    return team


@pytest.fixture
def name():
    """Of a preview that no other test has."""
    return next(NAMES)
