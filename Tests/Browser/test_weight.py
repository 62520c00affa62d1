"""At most 40 requests and 60 KiB (gzip -9 of each file) beside the symbols; at most 28 KiB of it script."""

import gzip

import pytest

from pages import open_page
from product import ROOT


def packed(data):
    return len(gzip.compress(data, 9))


@pytest.mark.parametrize("view", ["", "?platform=iPad&editing=true"])
def test_the_page_is_light(context, product, view):
    answers = []
    context.on("response", lambda answer: answers.append(answer))
    page = open_page(context, product, view)
    page.wait_for_timeout(300)
    sizes = {}
    for answer in answers:
        stream = answer.headers.get("content-type", "").startswith("text/event-stream")
        sizes[answer.url] = 0 if stream or answer.url.endswith("symbols.svg") else packed(answer.body())
    report = "\n".join(f"{size:6} {url}" for url, size in sorted(sizes.items(), key=lambda one: -one[1]))
    assert len(answers) <= 40, f"{len(answers)} requests\n{report}"
    assert sum(sizes.values()) <= 60 * 1024, f"{sum(sizes.values())} bytes\n{report}"


def test_the_page_of_rules_is_light(context, product):
    answers = []
    context.on("response", lambda answer: answers.append(answer))
    context.new_page().goto(product.url + "rules")
    sizes = {answer.url: packed(answer.body()) for answer in answers}
    assert len(sizes) <= 10 and sum(sizes.values()) <= 60 * 1024, sizes


def test_the_script_is_light():
    sizes = {file.name: packed(file.read_bytes()) for file in ROOT.glob("Public/*.js")}
    assert sum(sizes.values()) <= 28 * 1024, sizes


def test_every_module_is_asked_for_early(context, product):
    page = open_page(context, product)
    early = page.locator('link[rel="modulepreload"]').evaluate_all("all => all.map(one => one.href.split('/').pop())")
    assert sorted(early) == sorted(file.name for file in ROOT.glob("Public/*.js") if file.name != "rules.js")
