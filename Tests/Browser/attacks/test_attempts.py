"""Every attempt of the attack works where nobody guards: so that it fails on the product tells something."""

import pytest

from careless import CarelessPlace
from product import eventually
from verdicts import TIMEOUT, WINDOWS, attack, stolen

# What a page never sees the outcome of: these are about what they change.
BLIND = ["no-cors", "no-cors HEAD", "no-cors POST", "no-cors keepalive", "beacon", "ping"]


@pytest.fixture(scope="module")
def careless():
    careless = CarelessPlace()
    yield careless
    careless.close()


@pytest.mark.parametrize("only", [None, WINDOWS, ["script"], ["WebSocket"]], ids=["all", "windows", "script", "socket"])
def test_every_attempt_succeeds_on_a_careless_server(stranger, place, careless, only):
    page = stranger.new_page()
    page.goto(f"http://foreign.test:{place.port}/")
    target = {"path": "x", "url": f"http://127.0.0.1:{careless.port}/x", "body": '{"x": "y"}', "mark": True, "socket": True}
    found = attack(page.main_frame, [target], only, grace=TIMEOUT)
    seen = {attempt for _, attempt in stolen(found)}
    missed = {attempt: saw for (_, attempt), saw in found.items() if attempt not in [*seen, *BLIND]}
    assert missed == {}
    eventually(lambda: {attempt for _, attempt in found} <= careless.tried,
               lambda: f"all to arrive; missing: { {attempt for _, attempt in found} - careless.tried }")
