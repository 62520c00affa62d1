"""What the tests of several servers on one database start from."""

import itertools
import sys

import pytest

from replicas import Team
from tested import ROOT, program

sys.path.append(str(ROOT / "Benchmarks"))
NAMES = (f"preview-{number}" for number in itertools.count())


@pytest.fixture(scope="module")
def running():
    """Three replicas, which a test may kill."""
    team = Team(program())
    try:
        team.start().database.note_texts()
        yield team
    finally:
        team.end()


@pytest.fixture
def team(running):
    """Three replicas that run."""
    for replica in running.replicas:
        if replica.is_ended:
            replica.start()
    return running


@pytest.fixture
def name():
    """Of a preview that no other test has."""
    return next(NAMES)
