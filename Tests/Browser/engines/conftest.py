"""The other engines, each started once."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "proofs"))

from firefox import Firefox  # noqa: E402
from webkit import WebKit  # noqa: E402

ENGINES = {"Firefox": Firefox, "WebKit": WebKit}


@pytest.fixture(scope="session", params=ENGINES)
def engine(request):
    engine = ENGINES[request.param]()
    yield engine
    engine.close()
