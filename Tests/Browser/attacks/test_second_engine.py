"""The same attack from Firefox: what holds must not hold by Chromium's own fences."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "engines"))

from firefox import Firefox  # noqa: E402
from routes import CANARY, targets  # noqa: E402
from traces import kept  # noqa: E402
from verdicts import ATTACK, judged, stolen, telling  # noqa: E402


QUIET = 4000  # milliseconds until an attempt counts as silent: Firefox fires no event for some


@pytest.fixture(scope="module")
def firefox():
    firefox = Firefox()
    firefox.bidi.deadline = 180  # the whole attack is one call
    yield firefox
    firefox.close()


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_firefox_reads_and_changes_nothing(firefox, guarded, place, host):
    before = kept(guarded)
    firefox.go(f"http://{host}:{place.port}/")
    aims = targets(guarded, guarded.url, [""])
    found = judged(firefox.evaluate(ATTACK, {"targets": aims, "timeout": QUIET, "grace": 100, "only": None}), aims, None)
    # Firefox fires load for hints whatever comes: an event that every address fires tells nothing.
    told = telling(found, [""])
    assert {key: saw for key, saw in stolen(found).items() if key in told} == {}
    assert not [saw for saw in found.values() if CANARY in saw]
    assert kept(guarded) == before
