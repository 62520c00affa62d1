"""The first view is at most 6 requests and 60 KiB over the wire, symbols and everything else included but a font.

The font is counted apart (test_font.py): only machines without Apple's ask for it."""

import gzip
import re

import pytest

from pages import open_page
from product import ROOT, eventually

# What the page requests on its own, it has requested when it is idle. A busy machine never is: five seconds are enough.
FORWARDS = 250   # bytes: a module that is in another's script only names it, for those who import it by itself
IDLE = "() => new Promise(done => requestIdleCallback(done, { timeout: 5000 }))"


def packed(data):
    return len(gzip.compress(data, 9))


def gather(context):
    """A list that grows by each answer but the font's."""
    answers = []
    context.on("response", lambda answer: None if answer.url.endswith(".woff2") else answers.append(answer))
    return answers


def sent(answers):
    """The bytes of each answer as they were on the wire; an event stream has not ended."""
    return {answer.url: 0 if answer.url.endswith("/events") else answer.request.sizes()["responseBodySize"]
            for answer in answers}


@pytest.mark.parametrize("view, requests, limit", [
    ("", 6, 60), ("?platform=iPad&editing=true", 6, 60), ("?view=all", 7, 72), ("?platform=mac", 7, 60)])
def test_the_page_is_light(context, product, view, requests, limit):
    """Other devices than iPhone and iPad have styles of their own; All draws nine devices with all of them."""
    answers = gather(context)
    page = open_page(context, product, view)
    page.evaluate(IDLE)
    sizes = sent(answers)
    report = "\n".join(f"{size:6} {url}" for url, size in sorted(sizes.items(), key=lambda one: -one[1]))
    assert len(answers) <= requests, f"{len(answers)} requests\n{report}"
    assert sum(sizes.values()) <= limit * 1024, f"{sum(sizes.values())} bytes\n{report}"
    texts = [answer for answer in answers if answer.url.endswith((".js", ".css")) or "/assets/" not in answer.url]
    coded = [answer.headers.get("content-encoding") for answer in texts if not answer.url.endswith("/events")]
    assert len(coded) >= 3 and set(coded) == {"gzip"}, report


def test_a_returning_visit_asks_for_the_page_alone(context, product):
    open_page(context, product).close()
    page = context.new_page()
    answers = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(product.url)
    page.locator('body[data-live="connected"]').wait_for()
    fetched = [answer.url for answer in answers if not answer.request.is_navigation_request()
               and not answer.url.endswith("/events") and answer.request.sizes()["responseBodySize"] > 0]
    cached = page.evaluate("performance.getEntriesByType('resource').filter(one => one.name.includes('/assets/'))"
                           ".map(one => [one.name, one.transferSize])")
    assert len(cached) >= 2 and all(size == 0 for _, size in cached), (cached, fetched)


def test_the_page_of_rules_is_light(context, product):
    answers = gather(context)
    context.new_page().goto(product.url + "rules")
    sizes = {answer.url: packed(answer.body()) for answer in answers}
    assert len(sizes) <= 10 and sum(sizes.values()) <= 60 * 1024, sizes


def test_the_script_is_light(product):
    """As it is served: without lines of comment and indentation. What comes late comes to a page that is there."""
    folder = re.search(r"assets/\w+/", product.get(""))[0]
    sizes = {file.name: packed(product.get(folder + file.name).encode()) for file in ROOT.glob("Public/*.js")}
    assert sizes.pop("list-page.js") <= 4 * 1024, sizes  # on a page of its own, never on a preview's
    loaded = {name: size for name, size in sizes.items() if size > FORWARDS}
    assert sizes["app.js"] <= 24 * 1024 and sum(loaded.values()) <= 67 * 1024, sizes


@pytest.mark.parametrize("platform", ["mac", "tv", "vision", "watch"])
def test_the_page_of_another_device_is_light_with_what_comes_late(context, product, platform):
    answers = gather(context)
    page = open_page(context, product, f"?platform={platform}")
    # What follows needs the page to give its turn: each look does.
    eventually(lambda: page.title() and any(answer.url.endswith(f"/{platform}.css") for answer in answers), "its looks")
    page.evaluate(IDLE)
    sizes = {answer.url: packed(answer.body()) for answer in answers
             if not answer.url.endswith("symbols.svg") and "event-stream" not in answer.headers.get("content-type", "")}
    assert any(url.endswith(f"/{platform}.css") for url in sizes)
    assert len(sizes) <= 40 and sum(sizes.values()) <= 64 * 1024, sizes


def test_editing_is_light(context, product):
    """The first page knows nothing of it; what opens with the source, and all there is besides, are counted apart."""
    page = open_page(context, product, "?platform=iPad")
    answers = []
    assert not page.evaluate("performance.getEntriesByType('resource').some(({ name }) => name.includes('/editing/'))")
    context.on("response", lambda answer: answers.append(answer))
    page.keyboard.press("u")
    page.locator('.source-count:not([data-severity="unknown"])').wait_for()
    sizes = {answer.url.split("/editing/")[1]: packed(answer.body()) for answer in answers if "/editing/" in answer.url}
    report = "\n".join(f"{size:6} {name}" for name, size in sorted(sizes.items(), key=lambda one: -one[1]))
    assert sum(sizes.values()) <= 66 * 1024, f"{sum(sizes.values())} bytes\n{report}"
    folder = re.search(r"assets/\w+/", product.get(""))[0]
    everything = [packed(product.get(f"{folder}editing/{file.name}").encode())
                  for file in ROOT.glob("Public/editing/*")]
    assert sum(everything) <= 98 * 1024, sum(everything)
