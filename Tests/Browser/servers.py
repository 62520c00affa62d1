"""One server for the tests of a worker, for as long as each leaves it as it was; else the next test gets a new one."""

import http.client
import json
import time

from product import DEADLINE, Product, binary
from specs import MAIL

LEAVING = 5  # seconds without a word, after which somebody is taken for being there still


class Servers:
    def __init__(self, new_folder):
        self.new_folder, self.product, self.is_spoiled = new_folder, None, False

    def take(self, fresh=False):
        """A server that shows a mail app's tabs from a directory of its own, as after its start.

        Its history may contain changes of the spec by earlier tests, unless the test asks for a fresh one.
        """
        if self.product and not self._is_as_new(fresh):
            self.close()
        if self.product is None:
            product = Product(binary(), self.new_folder() / "tabs.json")
            product.write(MAIL)
            product.start()
            self.product, self.process, self.first = product, product.process, Trace(product)
        return self.product

    def _is_as_new(self, fresh):
        """Puts back what can be; says whether nothing tells the server from one that just started."""
        if self.is_spoiled or self.product.process is not self.process or not self.product.is_running:
            return False
        try:
            left = put_back(self.product, self.first.text)
            now = Trace(self.product)
            return left and now == self.first and (now.history == self.first.history if fresh else now.has_only_edits)
        except (OSError, http.client.HTTPException, ValueError):
            return False  # it does not answer as it should

    def close(self):
        product, self.product, self.is_spoiled = self.product, None, False
        if product:
            product.stop()


class Trace:
    """The state that a test can leave. Equal traces differ at most in their history, which no request reverts."""

    def __init__(self, product):
        folder = product.file.parent
        self.text, self.mode = product.file.read_bytes(), product.file.stat().st_mode
        self.beside = sorted(one.name for one in folder.iterdir())
        with asking(product) as ask:
            self.shown = [*(json.loads(ask("GET", path)) for path in ("shares", "profiles")), diagnostics(ask)]
            revision = json.loads(ask("GET", "health"))["revision"]
            edits = json.loads(ask("GET", "history?of=spec"))["revisions"]
        self.history = revision, [one["revision"] for one in edits]

    def __eq__(self, other):
        return {**vars(self), "history": None} == {**vars(other), "history": None}

    @property
    def has_only_edits(self):
        """Whether each revision since the start is one of the spec. A revision without an entry changed a customization."""
        revision, edits = self.history
        newest = int(revision.split(".")[0])
        return edits == [str(number) for number in range(newest, newest - len(edits), -1)] and edits[-1] == FIRST


FIRST = "1"  # the first revision with a text


def diagnostics(ask):
    return json.loads(ask("GET", "diagnostics"))["diagnostics"]


def put_back(product, text):
    """Writes the first text again and ends every link that was made; says whether nobody is there any more."""
    changed = product.file.read_bytes() != text
    if changed:
        product.write(text.decode())
    with asking(product) as ask:
        for link in json.loads(ask("GET", "shares")):
            ask("DELETE", f"shares/{link['id']}")
        end = time.monotonic() + LEAVING
        while ask("GET", "spec") != text or diagnostics(ask):
            if time.monotonic() > end:
                return False
            time.sleep(0.02)
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
