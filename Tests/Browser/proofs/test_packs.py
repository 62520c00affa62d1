"""Packed modules behave as the plain ones of Public, and symbols come with the page that uses them."""

import json

import pytest

from pages import open_page
from product import ROOT, eventually
from specs import MAIL


def plain(context):
    """Serves each module as it is in Public, so that the page loads them one by one."""
    asked = []

    def answer(route):
        name = route.request.url.split("/assets/")[1].split("/", 1)[1]
        asked.append(name)
        route.fulfill(path=ROOT / "Public" / name, content_type="text/javascript")

    context.route("**/assets/**/*.js", answer)
    return asked


def walk(page):
    """What a person sees on a way that loads most of what comes late."""
    seen = []
    look = lambda: seen.append(page.locator("body").evaluate(
        "body => [...body.querySelectorAll('.frame [aria-selected=\"true\"], dialog[open], [data-region=\"status\"],"
        " .source-pane:not([hidden])')].map(one => [one.localName, one.className, one.getAttribute('aria-label')])"))
    page.locator('.frame .entry[data-entry="drafts"]').first.click()
    page.wait_for_url("**select=drafts*")
    look()
    page.keyboard.press("u")
    page.locator('.source-count:not([data-severity="unknown"])').wait_for()
    look()
    page.keyboard.press("ControlOrMeta+k")
    page.locator("dialog[open]").wait_for()
    look()
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="hidden")
    look()
    return seen


def test_packed_modules_do_what_plain_ones_do(context, product):
    page = open_page(context, product, "?platform=iPad")
    packed = walk(page)
    scripts = page.evaluate("performance.getEntriesByType('resource').map(one => one.name)"
                            ".filter(name => name.endsWith('.js'))")
    assert page.problems == [] and len(scripts) <= 7, scripts
    page.close()
    asked = plain(context)
    page = open_page(context, product, "?platform=iPad")
    assert walk(page) == packed
    assert page.problems == [] and len(asked) > 50, "each module came by itself"


def test_a_module_by_its_own_name_is_the_one_of_the_page(context, product):
    page = open_page(context, product, "?platform=iPad")
    page.evaluate("""async () => {
        const script = document.querySelector('script[type="module"]').src;
        const { afterPatch } = await import(new URL('patch.js', script));
        globalThis.patches = 0;
        afterPatch(() => { patches += 1; });
    }""")
    page.keyboard.press("i")
    eventually(lambda: page.evaluate("patches") > 1, "it is told what the page does")


@pytest.mark.parametrize("name", ["leaf", "pawprint"])
def test_a_symbol_that_is_new_on_the_page_comes_with_the_change(context, product, name):
    page = open_page(context, product, "?platform=iPhone")
    assert page.locator(f'[id="symbol-{name}"]').count() == 0
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    spec = json.loads(json.dumps(MAIL))
    spec["tabs"][0]["systemImage"] = name
    product.write(spec)
    use = page.locator(f'.frame use[href^="#symbol-{name}"]').first
    use.wait_for(state="attached")
    assert use.evaluate("use => use.getBBox().width") > 0, "it is drawn at once"
    assert not any("symbols.svg" in url for url in asked)
