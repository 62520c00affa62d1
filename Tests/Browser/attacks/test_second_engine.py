"""The same attack from Firefox: what holds must not hold by Chromium's own fences."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "engines"))

from firefox import Firefox  # noqa: E402
from routes import CANARY, NOWHERE, targets  # noqa: E402
from traces import kept  # noqa: E402
from verdicts import ATTACK, judged, part, stolen, telling  # noqa: E402


HOSTS = ["127.0.0.1", "localhost"]  # each makes half of the attempts
QUIET = 4000  # milliseconds until an attempt counts as silent: Firefox fires no event for some


@pytest.fixture(scope="module")
def firefox():
    firefox = Firefox()
    firefox.bidi.deadline = 480  # the whole attack is one call, and takes minutes on a busy machine
    yield firefox
    firefox.close()


@pytest.mark.thorough
@pytest.mark.timeout(600)
@pytest.mark.parametrize("host", HOSTS)
def test_firefox_reads_and_changes_nothing(firefox, guarded, place, host):
    before = kept(guarded)
    firefox.go(f"http://{host}:{place.port}/")
    aims = targets(guarded, guarded.url, [""])
    half = part(host, HOSTS, 2)
    asked = {"targets": aims, "timeout": QUIET, "grace": 100, "only": None, "part": half}
    found = judged(firefox.evaluate(ATTACK, asked), aims, None, half)
    # Firefox fires load for hints whatever comes, on a busy machine later than one waits: an event that an address
    # which leads nowhere fires tells nothing.
    told = telling(found, [""])
    usual = {(attempt, saw) for (path, attempt), saw in found.items() if path.startswith(NOWHERE)}
    assert {key: saw for key, saw in stolen(found).items() if key in told and (key[1], saw) not in usual} == {}
    assert not [saw for saw in found.values() if CANARY in saw]
    assert kept(guarded) == before
