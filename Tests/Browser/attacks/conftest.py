"""What the attacks share: a browser in which foreign names lead here, a place for foreign pages, a preview to guard."""

import pytest

from browsers import launch
from given_links import fill, give
from places import Place, names
from product import Product, binary
from tested import chromium


@pytest.fixture(scope="session")
def outside(playwright):
    """A Chromium as people have it, for which every name in .test is this machine."""
    browser = launch(playwright, names("127.0.0.1"), chromium())
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def place():
    place = Place()
    yield place
    place.close()


@pytest.fixture
def stranger(outside):
    context = outside.new_context()
    yield context
    context.close()


@pytest.fixture(scope="module")
def guarded(tmp_path_factory):
    """A preview with something to read, something to change, and a link of each kind."""
    product = Product(binary(), tmp_path_factory.mktemp("guarded") / "tabs.json")
    fill(product)
    product.start()
    give(product)
    yield product
    product.stop()
