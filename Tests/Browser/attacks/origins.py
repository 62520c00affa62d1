"""Pages of other origins, each a place from which the attack runs."""

import base64
from contextlib import contextmanager

from places import PAGE


@contextmanager
def rebound(context, product, place, folder):
    """A name of the attacker's that first led to the attacker's server and now leads to ours, port and all."""
    page = context.new_page()
    address = f"http://evil.test:{product.port}/"
    # The name's first answer is the attacker's.
    page.route(address, lambda route: route.fulfill(body=PAGE, content_type="text/html"))
    page.goto(address)
    page.unroute(address)
    yield page, page.main_frame, address
    page.close()


def _at(address):
    @contextmanager
    def origin(context, product, place, folder):
        page = context.new_page()
        page.goto(address(place, folder))
        yield page, page.main_frame, product.url
        page.close()
    return origin


def _offer(place, folder):
    file = folder / "offer.html"
    file.write_bytes(PAGE)
    return file.as_uri()


def _framed(settings):
    @contextmanager
    def origin(context, product, place, folder):
        page = context.new_page()
        page.goto(f"http://foreign.test:{place.port}/")
        page.evaluate("""settings => new Promise(done => {
            const frame = Object.assign(document.createElement("iframe"), { onload: done });
            for (const [name, value] of Object.entries(settings)) frame.setAttribute(name, value);
            document.body.append(frame);
        })""", settings)
        yield page, page.frames[1], product.url
        page.close()
    return origin


DATA = "data:text/html;base64," + base64.b64encode(PAGE).decode()
ORIGINS = {
    "rebound name": rebound,
    "another port": _at(lambda place, _: f"http://{place.host}:{place.port}/"),
    "another port of localhost": _at(lambda place, _: f"http://localhost:{place.port}/"),
    "foreign site": _at(lambda place, _: f"http://foreign.test:{place.port}/"),
    "sandboxed frame": _framed({"sandbox": "allow-scripts allow-forms allow-popups", "srcdoc": PAGE.decode()}),
    "data document": _at(lambda *_: DATA),
    "framed data document": _framed({"src": DATA}),
    "file": _at(_offer),
}
