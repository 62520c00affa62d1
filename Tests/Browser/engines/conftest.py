"""The other engines, each started once."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "proofs"))

from firefox import Firefox  # noqa: E402
from webkit import WebKit  # noqa: E402

ENGINES = {"Firefox": Firefox, "WebKit": WebKit}


@pytest.fixture(scope="session", params=ENGINES)
def started(request):
    engine = ENGINES[request.param]()
    yield engine
    engine.close()


@pytest.fixture
def engine(started):
    """An engine for one test; the page that it leaves open would take time from the tests after it."""
    yield started
    started.go("about:blank")
