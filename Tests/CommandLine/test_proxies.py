"""Behind real proxies, at the root of a host and below a path: links, streams, large bodies, refusals."""

import json
import re
import subprocess
import time
import zlib
from urllib.parse import urljoin, urlsplit

import pytest

from program import Program
from proxies import Apache, BareNginx, Caddy, HAProxy, Nginx, Varnish

SPEC = """title: Shop
tabViewStyle: sidebarAdaptable
tabViewCustomization: shop
tabs:
  - { title: Home, value: home, customizationID: home, systemImage: house }
  - { title: Cart, value: cart, customizationID: cart }
"""
SPEC_FIELDS = {"Content_Type": "application/yaml"}
KINDS = [Nginx, Apache, HAProxy, Varnish, Caddy]
PLACES = [("", False), ("/tabs", False), ("/team/tabs", True)]


def unzipped():
    """What takes gzip piece by piece."""
    return zlib.decompressobj(16 + zlib.MAX_WBITS)


class Behind:
    """A server behind a proxy, asked through it."""

    def __init__(self, folder, proxy, *more):
        self.folder, self.proxy = folder, proxy
        (folder / "shop.yaml").write_text(SPEC)
        self.program = Program(folder)
        self.process, self.started = self.program.serve(
            "shop.yaml", "--port", proxy.behind, "--public-url", proxy.url, "--trusted-proxy", "127.0.0.1", *more)
        assert self.started, self.process.stderr.read()
        proxy.start()
        self.owner = self.started["ownerURL"]

    def ask(self, url, method="GET", body=None, connection=None, **fields):
        connection = connection or self.proxy.connect()
        headers = {name.replace("_", "-"): value for name, value in fields.items()}
        if body is not None:
            headers.setdefault("Content-Type", "application/json")
        parts = urlsplit(url)
        connection.request(method, parts.path + (f"?{parts.query}" if parts.query else ""), body=body, headers=headers)
        answer = connection.getresponse()
        content = answer.read()
        answer.text = (unzipped().decompress(content) if answer.headers["Content-Encoding"] == "gzip" else content).decode()
        return answer

    def share(self, **terms):
        answer = self.ask(f"{self.owner}shares", "POST", json.dumps(terms))
        assert answer.status == 201, answer.text
        return json.loads(answer.text)["url"]

    def stop(self):
        self.program.stop()
        self.proxy.stop()


@pytest.fixture
def behind(tmp_path):
    running = []

    def start(kind, prefix="", strips=False, *more):
        folder = tmp_path / "served"
        folder.mkdir()
        running.append(Behind(folder, kind(tmp_path / "proxy", prefix, strips), *more))
        return running[-1]

    yield start
    for one in running:
        one.stop()


@pytest.mark.parametrize("prefix, strips", PLACES, ids=["root", "prefix", "stripped"])
@pytest.mark.parametrize("kind", KINDS)
def test_pages_links_and_refusals_work_through_the_proxy(behind, kind, prefix, strips):
    served = behind(kind, prefix, strips)
    assert served.started["url"] == served.proxy.url and served.owner.startswith(f"{served.proxy.url}s/")

    link = served.share(role="view")
    assert link.startswith(f"{served.proxy.url}s/")
    page = served.ask(link, Accept="text/html")
    assert page.status == 200 and "Shop" in page.text
    for file in re.findall(r'(?:href|src)="([^"]*assets/[^"]+)"', page.text):
        assert served.ask(urljoin(link, file)).status == 200, file

    refusals = [
        (f"{served.proxy.url}s/{'x' * 32}/", 404), (served.proxy.url, 403), (f"{link}nothing/at/all", 404),
        (f"{served.proxy.url}nothing", 403),
    ]
    for url, status in refusals:
        refused = served.ask(url, Accept="text/html")
        assert refused.status == status, url
        style = urljoin(url, re.search(r'href="([^"]+\.css)"', refused.text)[1])
        assert served.ask(style).status == 200, style
    way = re.search(r'<a [^>]*href="([^"]+)"', served.ask(f"{link}nothing/at/all", Accept="text/html").text)[1]
    assert urljoin(f"{link}nothing/at/all", way) == link
    bare = served.ask(link.rstrip("/"))
    assert bare.status == 308 and urljoin(link.rstrip("/"), bare.headers["Location"]) == link


@pytest.mark.parametrize("coding", ["identity", "gzip"])
@pytest.mark.parametrize("kind", [BareNginx, *KINDS])
def test_a_stream_tells_of_each_save_at_once(behind, kind, coding):
    served = behind(kind, "/tabs")
    connection = served.proxy.connect()
    connection.request("GET", urlsplit(served.share(role="view")).path + "events", headers={"Accept-Encoding": coding})
    stream = connection.getresponse()
    assert stream.headers["Content-Type"] == "text/event-stream"
    decoder = unzipped() if stream.headers["Content-Encoding"] == "gzip" else None
    came = ""

    def event(name):
        nonlocal came
        while True:
            first, end, rest = came.partition("\n\n")
            if not end:
                piece = stream.read1()
                assert piece, f"the stream ended before {name}"
                came += (decoder.decompress(piece) if decoder else piece).decode()
                continue
            came = rest
            fields = dict(line.partition(": ")[::2] for line in first.split("\n"))
            if fields.get("event") == name:
                return json.loads(fields["data"])

    event("hello")
    slowest = 0
    for number in range(5):
        before = time.monotonic()
        (served.folder / "shop.yaml").write_text(SPEC.replace("Cart", f"Cart {number}"))
        event("change")
        slowest = max(slowest, time.monotonic() - before)
    # A proxy that buffers would keep them back until the stream's sign of life, 15 seconds later.
    assert slowest < 10
    connection.close()


@pytest.mark.parametrize("kind", KINDS)
def test_what_a_proxy_compresses_is_read_changed_undone_and_saved(behind, kind):
    """Proxies that compress change tags: each is sent back as it came."""
    served = behind(kind, "/tabs")

    def ask(path, method="GET", body=None, **fields):
        return served.ask(served.owner + path, method, body, Accept="application/json", Accept_Encoding="gzip", **fields)

    page = served.ask(served.owner, Accept="text/html", Accept_Encoding="gzip")
    assert page.headers["Content-Encoding"] == "gzip" and "Shop" in page.text
    for path in ("", "layout", "spec", "export.html", "export.swift", "export.json"):
        first = ask(path)
        again = ask(path, If_None_Match=first.headers["ETag"])
        assert first.status == 200 and first.text and (again.status, again.text) == (304, ""), path

    drag = ask("customization", "POST", json.dumps({"op": "hide", "id": "cart"}),
               If_Match=ask("customization").headers["ETag"])
    assert drag.status == 200, drag.text
    stale = ask("customization", "POST", json.dumps({"op": "undo"}), If_Match=ask("spec").headers["ETag"])
    assert stale.status == 412
    undo = ask("customization", "POST", json.dumps({"op": "undo"}), If_Match=drag.headers["ETag"])
    assert undo.status == 200, undo.text

    tag = ask("spec").headers["ETag"]
    for title in ("Basket", "Bag"):
        saved = ask("spec", "PUT", SPEC.replace("Cart", title), If_Match=tag, **SPEC_FIELDS)
        assert saved.status == 200 and title in (served.folder / "shop.yaml").read_text(), saved.text
        tag = saved.headers["ETag"]
    edit = {"edit": "set", "of": [0], "members": {"title": "Start"}}
    edited = ask("edit", "POST", json.dumps(edit), If_Match=tag)
    assert edited.status == 200 and "Start" in (served.folder / "shop.yaml").read_text(), edited.text


@pytest.mark.parametrize("kind", KINDS)
def test_large_bodies_and_many_requests_on_one_connection(behind, kind):
    served = behind(kind, "/tabs")
    tag = served.ask(f"{served.owner}spec").headers["ETag"]
    large = SPEC + "".join(f"# {'x' * 98}\n" for _ in range(30_000))
    assert served.ask(f"{served.owner}spec", "PUT", large, If_Match=tag, **SPEC_FIELDS).status in (200, 204)
    assert (served.folder / "shop.yaml").read_text() == large
    over = served.ask(f"{served.owner}shares", "POST", "x" * (2 << 20))
    assert over.status == 413

    connection = served.proxy.connect()
    for _ in range(50):
        assert served.ask(f"{served.owner}layout", connection=connection).status == 200
    connection.close()


def test_caddy_speaks_http_2_with_browsers(behind):
    served = behind(Caddy, "/tabs")
    told = subprocess.run(
        ["curl", "--silent", "--http2", "--cacert", str(served.proxy.authority), "--output", "/dev/null", "--write-out",
         "%{http_version} %{http_code}", f"{served.owner}layout"],
        capture_output=True, text=True, timeout=60, check=True)
    assert told.stdout == "2 200"


@pytest.mark.parametrize("kind", [BareNginx, *KINDS])
def test_nobody_becomes_the_owner_by_the_proxy(behind, kind):
    served = behind(kind, "/tabs")
    for fields in ({}, {"X_Forwarded_For": "127.0.0.1"}, {"Forwarded": "for=127.0.0.1"}, {"X_Real_IP": "127.0.0.1"}):
        for path in ("", "shares", "spec", "customization"):
            assert served.ask(f"{served.proxy.url}{path}", **fields).status == 403, (path, fields)


def test_a_page_can_write_behind_a_proxy_that_names_another_host(behind):
    served = behind(BareNginx, "/tabs")
    operation = json.dumps({"op": "hide", "id": "cart"})
    origin = served.proxy.url.split("/tabs")[0]
    for given, allowed in ((origin, True), ("http://evil.example", False), (f"{origin}0", False)):
        answer = served.ask(f"{served.owner}customization", "POST", operation, Origin=given, If_Match="*")
        assert (answer.status == 403) != allowed, (given, answer.status, answer.text)


@pytest.mark.parametrize("kind", KINDS)
def test_wrong_passwords_count_for_the_visitor_who_sent_them(behind, kind):
    served = behind(kind, "/tabs")
    link = served.share(role="view", password="right")

    def unlock(password, **fields):
        return served.ask(f"{link}unlock", "POST", json.dumps({"password": password}), **fields).status

    # What a visitor says of where they come from counts for nothing: the proxy adds the truth behind it.
    assert [unlock("wrong", X_Forwarded_For=f"203.0.113.{number}") for number in range(5)] == [403] * 5
    assert unlock("right", X_Forwarded_For="203.0.113.9") == 429


def test_a_public_url_or_proxy_that_is_none_is_refused(tabpreview, messages):
    for option, value, said in [
        ("--public-url", "example.com", "is not a public URL"), ("--public-url", "https://a.example/s/x", "begins with /s"),
        ("--trusted-proxy", "10.0.0.1/8", "is not a valid address range"), ("--trusted-proxy", "proxy", "is not a valid address range"),
        ("--embed-origin", "https://a.example/wiki", "is not an origin"), ("--embed-origin", "*", "is not an origin"),
    ]:
        ended = tabpreview("serve", messages, option, value)
        assert ended.returncode == 64 and said in ended.stderr, ended.stderr


def test_the_command_line_tells_the_public_address_of_new_links(behind):
    served = behind(Nginx, "/tabs")
    made = served.program("share", "create", "shop.yaml", "--format", "json")
    assert made.returncode == 0, made.stderr
    assert json.loads(made.stdout)["url"].startswith(f"{served.proxy.url}s/")
