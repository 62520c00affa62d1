"""At most 40 requests and 62 KiB (gzip -9 of each file) beside the symbols; at most 30 KiB of script at first."""

import gzip
import re

import pytest

from pages import open_page
from product import ROOT, eventually

# Fetched when they are first needed, or by another page.
LATE = (
    "choices.js", "conflict.js", "copy.js", "link-address.js", "link-form.js", "link-list.js", "links-server.js",
    "links.js", "pages.js", "palette.js", "presence.js", "profiles.js", "rules.js", "sheet.js", "tv-focus.js",
    "unlock.js", "viewer.js")

# What the page requests on its own, it has requested when it is idle. A busy machine never is: five seconds are enough.
IDLE = "() => new Promise(done => requestIdleCallback(done, { timeout: 5000 }))"


def packed(data):
    return len(gzip.compress(data, 9))


@pytest.mark.parametrize("view, limit", [("", 62), ("?platform=iPad&editing=true", 62), ("?view=all", 68)])
def test_the_page_is_light(context, product, view, limit):
    """All draws nine devices with the styles of all of them."""
    answers = []
    context.on("response", lambda answer: answers.append(answer))
    page = open_page(context, product, view)
    page.evaluate(IDLE)
    sizes = {}
    for answer in answers:
        stream = answer.headers.get("content-type", "").startswith("text/event-stream")
        sizes[answer.url] = 0 if stream or answer.url.endswith("symbols.svg") else packed(answer.body())
    report = "\n".join(f"{size:6} {url}" for url, size in sorted(sizes.items(), key=lambda one: -one[1]))
    assert len(answers) <= 40, f"{len(answers)} requests\n{report}"
    assert sum(sizes.values()) <= limit * 1024, f"{sum(sizes.values())} bytes\n{report}"


def test_the_page_of_rules_is_light(context, product):
    answers = []
    context.on("response", lambda answer: answers.append(answer))
    context.new_page().goto(product.url + "rules")
    sizes = {answer.url: packed(answer.body()) for answer in answers}
    assert len(sizes) <= 10 and sum(sizes.values()) <= 60 * 1024, sizes


def test_the_script_is_light(product):
    """As it is served: without lines of comment and indentation. What comes late comes to a page that is there."""
    folder = re.search(r"assets/\w+/", product.get(""))[0]
    sizes = {file.name: packed(product.get(folder + file.name).encode()) for file in ROOT.glob("Public/*.js")}
    first = sum(size for name, size in sizes.items() if name not in LATE)
    assert first <= 30 * 1024 and sum(sizes.values()) - first <= 20 * 1024, sizes


@pytest.mark.parametrize("platform", ["mac", "tv", "vision", "watch"])
def test_the_page_of_another_device_is_light_with_what_comes_late(context, product, platform):
    answers = []
    context.on("response", lambda answer: answers.append(answer))
    page = open_page(context, product, f"?platform={platform}")
    # What follows needs the page to give its turn: each look does.
    eventually(lambda: page.title() and any(answer.url.endswith(f"/{platform}.css") for answer in answers), "its looks")
    page.evaluate(IDLE)
    sizes = {answer.url: packed(answer.body()) for answer in answers
             if not answer.url.endswith("symbols.svg") and "event-stream" not in answer.headers.get("content-type", "")}
    assert any(url.endswith(f"/{platform}.css") for url in sizes)
    assert len(sizes) <= 40 and sum(sizes.values()) <= 64 * 1024, sizes


def test_every_module_but_late_ones_is_asked_for_early(context, product):
    page = open_page(context, product)
    early = page.locator('link[rel="modulepreload"]').evaluate_all("all => all.map(one => one.href.split('/').pop())")
    assert sorted(early) == sorted(file.name for file in ROOT.glob("Public/*.js") if file.name not in LATE)


def test_editing_is_light(context, product):
    """The first page knows nothing of it; what opens with the source, and all there is besides, are counted apart."""
    page = open_page(context, product, "?platform=iPad")
    answers = []
    assert not page.evaluate("performance.getEntriesByType('resource').some(({ name }) => name.includes('/editing/'))")
    context.on("response", lambda answer: answers.append(answer))
    page.keyboard.press("u")
    page.locator(".source-count:not(:empty)").wait_for()
    sizes = {answer.url.split("/editing/")[1]: packed(answer.body()) for answer in answers if "/editing/" in answer.url}
    report = "\n".join(f"{size:6} {name}" for name, size in sorted(sizes.items(), key=lambda one: -one[1]))
    assert sum(sizes.values()) <= 66 * 1024, f"{sum(sizes.values())} bytes\n{report}"
    folder = re.search(r"assets/\w+/", product.get(""))[0]
    everything = [packed(product.get(f"{folder}editing/{file.name}").encode())
                  for file in ROOT.glob("Public/editing/*")]
    assert sum(everything) <= 98 * 1024, sum(everything)
