"""One server for the tests of a worker, for as long as each leaves it as it was; else the next test gets a new one."""

import http.client
import json

from product import DEADLINE, Product, binary
from specs import MAIL

LEAVING = 5  # seconds without a word, after which somebody is taken for being there still


class Servers:
    def __init__(self, new_folder):
        self.new_folder, self.product, self.is_spoiled = new_folder, None, False

    def take(self):
        """The product as after a fresh start, showing a mail app's tabs from a folder of its own."""
        if self.product and not self._is_as_new():
            self.close()
        if self.product is None:
            product = Product(binary(), self.new_folder() / "tabs.json")
            product.write(MAIL)
            product.start()
            self.product, self.process, self.first = product, product.process, Trace(product)
        return self.product

    def _is_as_new(self):
        """Puts back what can be; says whether nothing tells the server from one that just started."""
        if self.is_spoiled or self.product.process is not self.process or not self.product.is_running:
            return False
        try:
            return put_back(self.product) and Trace(self.product) == self.first
        except (OSError, http.client.HTTPException, ValueError):
            return False  # it does not answer as it should

    def close(self):
        product, self.product, self.is_spoiled = self.product, None, False
        if product:
            product.stop()


class Trace:
    """What a test could leave. The revision rises with every change of the spec and of a customization; no address
    takes it, or the history of them, back."""

    def __init__(self, product):
        folder, file = product.file.parent, product.file.stat()
        self.file = (file.st_ino, file.st_mtime_ns, file.st_mode, product.file.read_bytes())
        self.beside = sorted(one.name for one in folder.iterdir())
        with asking(product) as ask:
            self.shown = {path: ask("GET", path) for path in ("health", "shares", "profiles", "diagnostics")}

    def __eq__(self, other):
        return vars(self) == vars(other)


def put_back(product):
    """Ends every link that was made; says whether nobody is there any more."""
    with asking(product) as ask:
        for link in json.loads(ask("GET", "shares")):
            ask("DELETE", f"shares/{link['id']}")
    return is_left(product)


def is_left(product):
    """Waits until the server has noticed that every page has gone: this stream is then the only one."""
    connection = http.client.HTTPConnection("127.0.0.1", product.port, timeout=LEAVING)
    try:
        connection.request("GET", "/events")
        answer = connection.getresponse()
        while line := answer.readline():
            if line.startswith(b"data:") and b'"count"' in line and json.loads(line[5:])["count"] == 1:
                return True
        return False
    finally:
        connection.close()


class asking:
    """Requests on one connection, each answered in the 200s."""

    def __init__(self, product):
        self.connection = http.client.HTTPConnection("127.0.0.1", product.port, timeout=DEADLINE)

    def __enter__(self):
        return self._ask

    def __exit__(self, *_):
        self.connection.close()

    def _ask(self, method, path):
        self.connection.request(method, f"/{path}", headers={"Accept": "application/json"})
        answer = self.connection.getresponse()
        text = answer.read()
        if answer.status // 100 != 2:
            raise ValueError(f"{answer.status} to {method} /{path}")
        return text
