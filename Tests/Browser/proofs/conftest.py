"""What the proofs share: each spec served once, and one page for all of them."""

import pytest

from product import Product, binary
from showcase import SPECS
from studio import Studio


@pytest.fixture(scope="session")
def products(tmp_path_factory):
    served = {}
    for name, spec in SPECS.items():
        served[name] = Product(binary(), tmp_path_factory.mktemp(name) / "tabs.json")
        served[name].write(spec)
        served[name].start()
    yield served
    for product in served.values():
        product.stop()


@pytest.fixture(scope="module")
def studio(browser, products):
    studio = Studio(browser, products)
    yield studio
    studio.close()
