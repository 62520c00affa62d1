"""A browser at another host, over plain HTTP: no request says where it comes from (S6), and nobody is the owner."""

import os
from pathlib import Path

import pytest

from browsers import launch
from given_links import PASSWORD, fill, give
from networks import Network
from origins import ORIGINS
from places import Place, names
from product import Product, binary
from routes import BODIES, CANARY, METHODS, OPEN_FILES, ROUTES, UNKNOWN, real, targets
from traces import kept
from verdicts import attack, part, stolen, telling

pytestmark = pytest.mark.needs("network")
PUBLIC = Path(__file__).resolve().parents[3] / "Public"
QUIET = 4000  # milliseconds until a frame counts as silent: a download fires no event


@pytest.fixture(scope="module")
def network(tmp_path_factory):
    network = Network(tmp_path_factory.mktemp("network"))
    yield network
    network.close()


@pytest.fixture(scope="module")
def exposed(network, tmp_path_factory):
    """A preview that other hosts can reach, with a link of each kind."""
    product = Product(binary(), tmp_path_factory.mktemp("exposed") / "tabs.json")
    fill(product)
    product.start(0, "--host", network.near, *(["--allow-root"] if os.geteuid() == 0 else []))
    product.root, product.url = product.url, product.owner_url
    give(product)
    yield product
    product.stop()


@pytest.fixture(scope="module")
def far(playwright, network):
    browser = launch(playwright, names(network.near), network.browser)
    yield browser
    browser.close()


@pytest.fixture
def visitor(far):
    context = far.new_context()
    yield context
    context.close()


@pytest.fixture(scope="module")
def near_place(network):
    place = Place(host=network.near)
    yield place
    place.close()


ASK = """async ({ asked }) => Promise.all(asked.map(async ({ path, method, body }) => {
    const settings = { method, headers: { "Content-Type": "application/json", "If-Match": "*" }, cache: "no-store" };
    if (!["GET", "HEAD"].includes(method)) settings.body = body;
    const end = new AbortController();
    const answer = await fetch(path, { ...settings, signal: end.signal });
    const { status, headers } = answer;
    const endless = headers.get("content-type")?.startsWith("text/event-stream");
    const text = endless ? "" : await answer.text();
    if (endless) end.abort();
    return { path, method, status, text: JSON.stringify([...headers]) + text };
}))"""


def ask(page, product, base, methods=METHODS):
    asked = [{"path": f"/{base}{real(path, product)}", "method": method,
              "body": BODIES.get(path, "{}")} for path in ROUTES for method in methods]
    return page.evaluate(ASK, {"asked": asked})


def test_without_a_link_everything_but_health_is_refused(visitor, exposed):
    before = kept(exposed)
    page = visitor.new_page()
    page.goto(exposed.root + "health")
    answers = ask(page, exposed, "")
    others = {(one["path"], one["method"], one["status"]) for one in answers if one["path"] != "/health"}
    assert {status for _, _, status in others} == {403}, others
    assert not [one for one in answers if CANARY in one["text"]]
    assert kept(exposed) == before


FETCH = """async paths => Promise.all(paths.map(async path => [path, (await fetch(path)).status]))"""


def test_without_a_link_two_files_answer_and_no_other(visitor, exposed):
    page = visitor.new_page()
    page.goto(exposed.root)
    folder = page.locator("link[rel=stylesheet]").get_attribute("href").removesuffix("message.css")
    names = [str(file.relative_to(PUBLIC)) for file in PUBLIC.rglob("*") if file.is_file()]
    bases = ["/", f"/{UNKNOWN}", "/s//"]
    asked = [base + folder.removeprefix("/") + name for base in bases for name in names]
    answered = {path for path, status in page.evaluate(FETCH, asked) if status < 400}
    open_names = [path.rsplit("/", 1)[1] for path in OPEN_FILES]
    assert answered == {base + folder.removeprefix("/") + name for base in bases for name in open_names}


@pytest.mark.parametrize("link", ["view", "pinned"])
def test_who_may_look_reads_and_cannot_write_by_any_route(visitor, exposed, link):
    before = kept(exposed)
    page = visitor.new_page()
    page.goto(exposed.root + exposed.links[link] + "health")
    answers = ask(page, exposed, exposed.links[link])
    layout = next(one for one in answers if one["path"].endswith("/layout") and one["method"] == "GET")
    assert layout["status"] == 200 and CANARY in layout["text"]
    done = [(one["path"], one["method"], one["status"]) for one in answers
            if one["method"] not in ("GET", "HEAD") and one["status"] < 400]
    assert done == []
    assert kept(exposed) == before


def test_a_locked_link_tells_nothing(visitor, exposed):
    page = visitor.new_page()
    page.goto(exposed.root + exposed.links["locked"])
    answers = [one for one in ask(page, exposed, exposed.links["locked"]) if "/assets/" not in one["path"]]
    assert not [one for one in answers if CANARY in one["text"] or one["status"] < 400]


CRAWL = """async ({ first }) => {
    const texts = {}, left = [...first];
    for (let path = left.shift(); path; path = left.shift()) {
        if (path in texts) continue;
        const answer = await fetch(path);
        texts[path] = JSON.stringify([...answer.headers]) + await answer.text();
        const here = new URL(path, location.href);
        for (const [, name] of texts[path].matchAll(/["'(]((?:\\.{0,2}\\/)?(?:[\\w.-]+\\/)*[\\w.-]+\\.(?:js|css|svg|woff2))["')]/g)) {
            left.push(new URL(name, here).pathname);
        }
    }
    return texts;
}"""


def test_no_public_byte_holds_a_secret(visitor, exposed):
    """Anyone who can view fetches all there is, scripts and what they name included (S14)."""
    exposed.ledger.note_files()
    base = exposed.links["view"]
    page = visitor.new_page()
    page.goto(exposed.root + base)
    readable = [path for path, methods in ROUTES.items() if "GET" in methods and path not in ("events", "shares")]
    texts = page.evaluate(CRAWL, {"first": [f"/{base}{real(path, exposed)}" for path in readable]})
    assert any(name.endswith(".js") for name in texts) and any(name.endswith(".css") for name in texts)
    tokens = {link.split("/")[1].encode() for link in exposed.links.values()}
    secrets = tokens | exposed.ledger.owners | exposed.ledger.keys | exposed.ledger.digests
    secrets |= {PASSWORD.encode(), str(exposed.file.parent).encode()}
    assert len(exposed.ledger.owners) == 1 and exposed.ledger.digests and exposed.ledger.keys
    told = [(path, secret) for path, text in texts.items() for secret in secrets if secret in text.encode()]
    assert told == []


# Where each page tries its luck, and which link it knows.
TRIES = {
    "rebound name": ("", "owner"), "another port": (UNKNOWN, "edit"),
    "foreign site": (UNKNOWN, "owner"), "sandboxed frame": ("", "edit"),
}


@pytest.mark.parametrize("origin", TRIES)
def test_a_page_of_another_origin_reads_and_changes_nothing(origin, visitor, exposed, near_place, network, tmp_path):
    before = kept(exposed)
    shut, known = TRIES[origin]
    tried = part(origin, TRIES, 2)
    with ORIGINS[origin](visitor, Reached(exposed), near_place, tmp_path) as (_, frame, root):
        refused = attack(frame, targets(exposed, root, [shut]), part=tried)
        found = {**refused, **attack(frame, targets(exposed, root, [exposed.links[known]]), timeout=QUIET, part=tried)}
    assert not any("sec-fetch-site" in fields for fields in near_place.seen), "the browser tells no origin here"
    seen = [saw for saw in found.values() if CANARY in saw] if origin == "rebound name" else stolen(found)
    assert not seen
    told = {key for key in telling(refused, [shut]) if key[0] != "health"}
    assert not told, "without a link every address looks like one that leads nowhere"
    assert kept(exposed) == before


class Reached:
    """The preview as the far host knows it."""

    def __init__(self, product):
        self.url, self.port = product.root, int(product.root.rstrip("/").rsplit(":", 1)[1])
