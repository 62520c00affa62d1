"""Another site's page opens event streams without end, and idle sockets are by the hundred: our own tabs stay live."""

import socket
import statistics
import time
import urllib.request

import pytest

from origins import ORIGINS
from pages import Preview, open_page
from product import DEADLINE, Product, binary
from specs import MAIL, renamed

STREAMS, IDLE = 200, 500
WITHIN = 1.0  # seconds in which the port answers, beyond what a busy machine takes for any answer

# Half from the page's own site's names, each with connections of its own to the browser; half to one name.
OPEN_STREAMS = """({ addresses }) => {
    window.streams = addresses.map((address) => {
        const stream = new EventSource(address);
        stream.onopen = () => { window.opened = (window.opened ?? 0) + 1; };
        stream.onerror = () => { window.failed = (window.failed ?? 0) + 1; };
        return stream;
    });
}"""


@pytest.fixture(params=[False, True], ids=["with Sec-Fetch", "without"])
def served(request, tmp_path):
    product = Product(binary(), tmp_path / "tabs.json")
    product.strips = request.param
    product.write(MAIL)
    product.start()
    yield product
    product.stop()


def answers_within(product):
    """The usual time until the port answers, of nine asks on connections of their own."""
    def once():
        start = time.monotonic()
        with urllib.request.urlopen(f"{product.url}health", timeout=DEADLINE) as answer:
            assert answer.status == 200
        return time.monotonic() - start
    return statistics.median(once() for _ in range(9))


def assert_soon(served, bystander):
    """Compares with another server that nobody attacks."""
    assert answers_within(served) < WITHIN + 3 * answers_within(bystander)


def test_our_own_tabs_stay_live(stranger, served, unchanged, place, tmp_path):
    preview = Preview(open_page(stranger, served, "?platform=iPad&editing=true"), served)
    idle = [socket.create_connection(("127.0.0.1", served.port), timeout=DEADLINE) for _ in range(IDLE)]
    try:
        with ORIGINS["foreign site"](stranger, served, place, tmp_path) as (page, _, root):
            addresses = [f"http://a{n}.test:{served.port}/events" for n in range(STREAMS // 2)]
            addresses += [f"{root}events"] * (STREAMS - len(addresses))
            page.evaluate(OPEN_STREAMS, {"addresses": addresses})
            page.wait_for_function("count => (window.failed ?? 0) >= count", arg=STREAMS)
            assert page.evaluate("window.opened ?? 0") == 0, "no stream opens for another origin"
            assert_soon(served, unchanged)
            served.write(renamed("Notes"))
            preview.in_bar("Notes").wait_for()
            assert preview.page.problems == []
    finally:
        for one in idle:
            one.close()


def test_streams_that_only_hold_their_place_end_with_their_page(stranger, served, unchanged, place, tmp_path):
    """Pictures whose address is the stream: without Sec-Fetch fields nothing tells them from a visitor's."""
    preview = Preview(open_page(stranger, served, "?platform=iPad&editing=true"), served)
    with ORIGINS["foreign site"](stranger, served, place, tmp_path) as (page, _, root):
        page.evaluate("""({ root }) => {
            for (let n = 0; n < 200; n++) document.body.append(Object.assign(new Image(), { src: `${root}events?${n}` }));
        }""", {"root": root})
        served.write(renamed("Notes"))
        preview.in_bar("Notes").wait_for()
        assert_soon(served, unchanged)
