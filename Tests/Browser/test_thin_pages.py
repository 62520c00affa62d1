"""Changes arrive without what has not changed: whatever is done, the page is the one that the server would send whole."""

import json

import pytest

from pages import open_page
from playwright.sync_api import expect
from product import eventually

# The regions as the script leaves them, against a page that is fetched whole.
DIFFERENCE = """async () => {
    const whole = await new Promise((resolve, reject) => {
        const request = new XMLHttpRequest();
        request.open('GET', location.href);
        request.responseType = 'document';
        request.onload = () => resolve(request.response);
        request.onerror = reject;
        request.send();
    });
    const own = ['style', 'tabindex', 'open', 'data-script'];
    const clean = root => {
        const copy = root.cloneNode(true);
        for (const element of [copy, ...copy.querySelectorAll('*')]) {
            own.forEach(name => element.removeAttribute(name));
            const attributes = [...element.attributes].sort((one, other) => (one.name < other.name ? -1 : 1));
            attributes.forEach(({ name }) => element.removeAttribute(name));
            attributes.forEach(({ name, value }) => element.setAttribute(name, value));
        }
        copy.querySelectorAll('.status-text, [data-editor]').forEach(element => element.replaceChildren());
        copy.querySelectorAll('[data-copy-picture]').forEach(button => { button.hidden = false; });   // needs script
        copy.normalize();
        return copy.outerHTML.replace(/>\\s+/g, '>').replace(/\\s+</g, '<');
    };
    for (const region of whole.querySelectorAll('[data-region]')) {
        const live = document.querySelector(`[data-region="${region.dataset.region}"]`);
        const [is, should] = [clean(live), clean(region)];
        if (is === should) continue;
        let at = 0;
        while (is[at] === should[at]) at += 1;
        return `${region.dataset.region}: …${is.slice(Math.max(0, at - 80), at + 80)}… not …${should.slice(at, at + 80)}`;
    }
    return document.querySelector('template[data-same]') ? 'a placeholder is left' : '';
}"""

HEARD = "() => ({ revision: document.body.dataset.revision, live: document.body.dataset.live })"


def spec(tabs, **keys):
    return {"title": "Thin", "tabViewStyle": "sidebarAdaptable", "tabViewCustomization": "thin", **keys,
            "tabs": tabs}


def tab(name, **keys):
    return {"title": name.title(), "systemImage": "star", "value": name, "customizationID": name, **keys}


def section(name, *tabs):
    return {"title": name.title(), "customizationID": name, "tabs": list(tabs)}


A, B, C, D, E, F, G = (tab(name) for name in "abcdefg")

STEPS = [
    spec([A, B, C]),
    spec([tab("a", badge=3), B, C]),
    spec([C, B, A]),
    spec([A, section("s", B, C), D]),
    spec([A, section("s", C, B), D, E]),
    spec([A, section("s", B), section("t", C, D), E]),
    spec([section("t", D, C, E), A, section("s", B, F, G)]),
    spec([A, B, C, D, E, F, G]),
    spec([G, F, E, D, C, B, A]),
    spec([section("u", A, B, C, D, E, F, G)]),
    spec([A, B]),
]


@pytest.fixture
def page(context, product):
    product.write(STEPS[0])
    return open_page(context, product)


def agrees(page, what=""):
    eventually(lambda: page.evaluate(DIFFERENCE) == "", lambda: f"{what} {page.evaluate(DIFFERENCE)}")


def saved(page, product, text):
    before = page.evaluate("document.body.dataset.revision")
    product.write(text)
    eventually(lambda: page.evaluate("document.body.dataset.revision") != before, "the save is on the page")


@pytest.mark.parametrize("query", ["", "?platform=iPad&form=sidebar", "?platform=iPhone&more=true", "?view=all",
                                   "?platform=iPad&editing=true"])
def test_after_every_save_the_page_is_the_whole_one(context, product, query):
    product.write(STEPS[0])
    page = open_page(context, product, query)
    for number, step in enumerate(STEPS[1:] + STEPS[-2::-1]):
        saved(page, product, step)
        agrees(page, f"after step {number}:")
    assert page.problems == []


def test_after_every_choice_the_page_is_the_whole_one(page, product):
    for control in ["sizeClass", "os", "colorScheme", "platform"]:
        for at in range(page.locator(f'.controls a[data-control="{control}"]').count()):
            link = page.locator(f'.controls a[data-control="{control}"]').nth(at)
            if not link.is_visible() or link.get_attribute("aria-disabled"):
                continue
            link.click()
            eventually(lambda: link.get_attribute("aria-current") == "true", "the choice is made")
            agrees(page, f"{control} {at}:")
    assert page.problems == []


def test_a_mistake_and_its_end_arrive_like_any_change(page, product):
    saved(page, product, '{"tabs": [')
    agrees(page)
    expect(page.locator(".errors")).to_be_visible()
    saved(page, product, STEPS[3])
    agrees(page)
    assert not page.locator(".errors").is_visible()


def test_a_change_comes_with_the_event_and_needs_no_request(page, product):
    """After a page that took the server a tenth of a second, as on a busy machine, one change is asked for."""
    saved(page, product, STEPS[1])   # its request names the stream
    asked, free = [], 0
    page.on("request", lambda request: asked.append(request.url))
    for step in STEPS[2:8] * 5:
        saved(page, product, step)
        free += asked == []
        agrees(page)
        asked.clear()   # of the comparison
        if free == 5:
            return
    assert free == 5, "five changes came with their events"


def test_a_page_without_a_piece_that_was_left_out_is_fetched_whole(page, product):
    saved(page, product, STEPS[1])
    page.evaluate("document.querySelector('[data-frame]').remove()")
    saved(page, product, spec([A, B, tab("c", title="Other")]))
    agrees(page)
    assert page.locator("[data-frame]").count() == 2
    assert page.problems == []


def test_what_stays_is_the_same_element_also_in_another_section(context, product):
    product.write(STEPS[3])
    page = open_page(context, product, "?platform=iPad&form=sidebar")
    saved(page, product, STEPS[4])   # from here on, pages are thin
    page.evaluate("window.before = document.querySelector('nav .entry[data-title=\"C\"]')")
    assert page.evaluate("!!window.before")
    saved(page, product, STEPS[5])
    agrees(page)
    assert page.evaluate("window.before.isConnected && window.before.closest('[data-section]') !== null")
    assert page.problems == []
