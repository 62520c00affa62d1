"""On loopback, as the owner, with no field that tells where a request comes from (S6)."""

import urllib.request

import pytest

from given_links import fill, give
from origins import ORIGINS
from product import Product, binary
from relay import Exchange
from routes import CANARY, targets
from traces import kept
from verdicts import WINDOWS, attack, part, stolen

QUIET = 4000  # milliseconds until a frame counts as silent: a download fires no event


@pytest.fixture(scope="module")
def stripped(tmp_path_factory):
    product = Product(binary(), tmp_path_factory.mktemp("stripped") / "tabs.json")
    product.strips = True
    fill(product)
    product.start()
    give(product)
    # Browsers send the field only to origins that they trust, such as loopback names.
    urllib.request.urlopen(urllib.request.Request(f"{product.url}health", headers={"Sec-Fetch-Site": "none"})).close()
    yield product
    asked = b"".join(Exchange.text(one.asked) for one in product.ledger.exchanges)
    assert b"Xyz-Fetch-Site" in asked and b"Sec-Fetch-" not in asked
    product.stop()


PAGES = ["rebound name", "another port", "foreign site", "sandboxed frame", "file"]


@pytest.mark.parametrize("only", [None, WINDOWS], ids=["page", "windows"])
@pytest.mark.parametrize("origin", PAGES)
def test_reads_and_changes_nothing(origin, only, stranger, stripped, place, tmp_path):
    before = kept(stripped)
    with ORIGINS[origin](stranger, stripped, place, tmp_path) as (_, frame, root):
        found = attack(frame, targets(stripped, root, [""]), only, QUIET, part(origin, PAGES, 5))
    seen = [saw for saw in found.values() if CANARY in saw] if origin == "rebound name" else stolen(found)
    assert not seen
    assert kept(stripped) == before
