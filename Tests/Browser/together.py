"""Several people on one preview, each in a browser of their own, and writes that are held back until it is time."""

import contextlib
import json
import re
import urllib.request

from pages import Preview, open_page, wait_live
from product import DEADLINE, eventually

VIEW = "?platform=iPad&editing=true"
ZONES = """() => [...document.querySelectorAll('[data-zone-list]')].map(list => [
    list.dataset.zoneList, list.dataset.section ?? '',
    [...list.querySelectorAll('.entry[data-entry]')].map(entry => entry.dataset.entry + (entry.dataset.hidden ? '-' : '')),
])"""
LISTEN = """() => {
    window.heard = [];
    const region = document.getElementById('announcer');
    new MutationObserver(() => region.textContent && window.heard.push(region.textContent))
        .observe(region, { childList: true, characterData: true, subtree: true });
}"""


@contextlib.contextmanager
def people(browser, product, count, query=VIEW, touch=(), clean=True):
    """As many people, each looking at the same address; those numbered in `touch` use a finger."""
    contexts = [browser.new_context(viewport={"width": 1600, "height": 1000}, has_touch=number in touch)
                for number in range(count)]
    previews = [Preview(open_page(context, product, query), product) for context in contexts]
    for preview in previews:
        preview.page.evaluate(LISTEN)
    yield previews
    problems = [preview.page.problems for preview in previews]
    for context in contexts:
        context.close()
    # The browser notes each write that came too late, or whose neighbor has gone; nothing else may be wrong.
    assert not clean or all(re.search("status of 4(09|12|22)", one) for some in problems for one in some), problems


class Held:
    """The writes of a page, held until they are let go."""

    def __init__(self, preview):
        self.page, self.routes, self.answers = preview.page, [], []
        self.page.route("**/customization?*", self._hold)
        self.page.on("response", lambda answer: self.answers.append(answer.status) if self._is_write(answer) else None)
        self.is_open = False

    @staticmethod
    def _is_write(answer):
        return answer.request.method in ("POST", "PUT")

    def _hold(self, route):
        if self.is_open or route.request.method == "GET":
            route.continue_()
        else:
            self.routes.append(route)

    def wait(self):
        eventually(lambda: self.page.title() and self.routes, "a write is on its way")

    def let_go(self):
        self.wait()
        self.is_open = True
        while self.routes:
            self.routes.pop(0).continue_()


def zones(preview):
    return preview.page.evaluate(ZONES)


def heard(preview):
    return preview.page.evaluate("window.heard")


def agree(previews, product):
    """Every page shows the newest revision, and all of them the same entries at the same places."""
    newest = lambda: json.loads(product.get("health"))["revision"]
    shown = lambda preview: preview.page.locator("body").get_attribute("data-revision")
    eventually(lambda: {shown(preview) for preview in previews} == {newest()}, "all show the newest revision")
    first = zones(previews[0])
    for preview in previews[1:]:
        assert zones(preview) == first
    return first


def toast(preview):
    return preview.page.locator("#toast")


def owner_asks(product, method, path, body=None):
    request = urllib.request.Request(
        product.url + path, None if body is None else json.dumps(body).encode(),
        {"Content-Type": "application/json", "Accept": "application/json"}, method=method)
    with urllib.request.urlopen(request, timeout=DEADLINE) as answer:
        return json.loads(answer.read() or b"null")


def share(product, **terms):
    """A link as the owner makes it: `{id, url, …}`."""
    return owner_asks(product, "POST", "shares", terms)


@contextlib.contextmanager
def visitor(browser, product, url, query=VIEW, **looks):
    """Someone who came by a link, in a browser of their own that looks as `looks` say."""
    context = browser.new_context(**{"viewport": {"width": 1600, "height": 1000}, **looks})
    page = context.new_page()
    page.problems = []
    page.on("pageerror", lambda error: page.problems.append(str(error)))
    page.writes = []
    page.on("request", lambda request: page.writes.append(request) if request.method not in ("GET", "HEAD") else None)
    page.goto(url + query)
    wait_live(page)
    page.evaluate(LISTEN)
    yield Preview(page, product)
    assert page.problems == []
    context.close()
