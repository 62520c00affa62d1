"""Nothing moves while the page comes to life, and what is on it at first is what stays."""

import pytest

from pages import address, open_page
from product import Product, binary, eventually
from slow_relay import SlowRelay
from specs import MAIL

SHIFTS = """() => {
    window.shifts = [];
    new PerformanceObserver(list => {
        for (const entry of list.getEntries()) {
            const what = entry.sources.map(({ node }) => node?.className?.baseVal ?? node?.className ?? node?.nodeName);
            window.shifts.push([entry.value, what]);
        }
    }).observe({ type: 'layout-shift', buffered: true });
}"""
# What tools and other people's scripts do while a page comes in.
MEASURES = "setInterval(() => document.body?.getBoundingClientRect(), 5)"
VIEWS = ["", "?platform=iPad&editing=true", "?platform=iPhone", "?platform=mac", "?platform=tv", "?view=all",
         "?inspector=open"]
SIZES = [(1280, 800), (390, 844)]


@pytest.fixture(scope="module")
def slow(tmp_path_factory):
    """A product behind a relay that lets pages and styles come slowly, as on a slow network or machine."""
    slow = Product(binary(), tmp_path_factory.mktemp("slow") / "tabs.json")
    slow.relays = SlowRelay
    slow.write(MAIL)
    slow.start()
    yield slow
    slow.stop()


def shifts(browser, product, view, size, script):
    """What shifts from the first byte on until the page is live and has come to rest."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    context.add_init_script(f"({SHIFTS})(); {script}")
    page = open_page(context, product, view)
    page.evaluate("document.fonts.ready")
    # Frames and transitions, some of which begin when the page is live.
    page.evaluate("Promise.all(document.getAnimations().filter(one => one.transitionProperty).map(one => one.finished))")
    page.evaluate(
        "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))")
    assert page.evaluate("PerformanceObserver.supportedEntryTypes.includes('layout-shift')")
    found = page.evaluate("window.shifts")
    context.close()
    return found


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}-{size[1]}")
@pytest.mark.parametrize("view", VIEWS)
def test_nothing_shifts_while_the_page_loads_and_connects(browser, slow, view, size):
    """However it comes: at once, in small pieces, or long before its styles while someone measures it."""
    found = {}
    for pieces, late_styles, script in [(False, False, ""), (True, False, ""), (False, True, MEASURES)]:
        slow.relay.pieces, slow.relay.late_styles = pieces, late_styles
        found[f"{pieces=} {late_styles=}"] = shifts(browser, slow, view, size, script)
    assert not any(found.values()), found


def test_a_shift_would_be_seen(context, product):
    context.add_init_script(f"({SHIFTS})()")
    page = open_page(context, product)
    page.evaluate("""() => {
        const block = document.createElement('div');
        block.style.setProperty('height', '120px');
        document.body.prepend(block);
    }""")
    eventually(lambda: page.evaluate("window.shifts.length") > 0, "the shift is reported")


NO_PAINT = "globalThis.PerformanceObserver = class { observe() {} disconnect() {} };"
NO_TIMER = "const later = setTimeout; globalThis.setTimeout = (call, delay) => delay === 500 ? 0 : later(call, delay);"


def test_a_browser_that_tells_of_no_paint_starts_too(context, product):
    context.add_init_script(NO_PAINT)
    page = context.new_page()
    page.goto(product.url)
    page.locator('body[data-live="connected"]').wait_for()


def test_a_key_before_the_first_paint_is_not_lost(context, product):
    """The script starts after the first paint, which never comes here, or with the first key."""
    context.add_init_script(NO_PAINT + NO_TIMER)
    page = context.new_page()
    page.goto(product.url)
    page.wait_for_timeout(300)
    assert page.locator("body").get_attribute("data-live") is None
    page.keyboard.press("2")
    eventually(lambda: "platform=iPad" in address(page), lambda: address(page))
