"""Scrolling: the bar shrinks and grows back (R2.52, R2.53), each tab keeps its place (R4.22)."""

import pytest

from pages import Preview, address, open_page, pass_time, wait_after_paint
from product import eventually
from specs import MAIL, tab
from touch import Finger


def music(behavior):
    return {
        "tabBarMinimizeBehavior": behavior,
        "tabViewBottomAccessory": {"title": "Now playing", "systemImage": "music.note"},
        "tabs": [tab(title, title.lower(), content={"kind": "list"}) for title in ("Home", "New", "Radio")]
        + [{"role": "search", "value": "search"}],
    }


# Until the content is still for so many frames.
REST = """async content => {
    for (let last = content.scrollTop, frames = 0; frames < 15; frames += 1) {
        await new Promise(requestAnimationFrame);
        if (content.scrollTop !== last) [last, frames] = [content.scrollTop, 0];
    }
}"""


# Whether the content leaves a place within ten seconds.
MOVED = """async ([content, before]) => {
    for (const end = performance.now() + 10_000; performance.now() < end;) {
        await new Promise(requestAnimationFrame);
        if (content.scrollTop !== before) return true;
    }
    return false;
}"""

COUNT_SHRINKING = """() => {
    window.shrunk = 0;
    let now = 0;
    new MutationObserver(() => {
        const before = now;
        now = document.querySelectorAll('.is-minimized').length;
        if (now > before) window.shrunk += 1;
    }).observe(document.body, { attributes: true, attributeFilter: ['class'], childList: true, subtree: true });
}"""


class Phone:
    def __init__(self, page):
        self.page, self.frame = page, page.locator(".frame")
        self.content, self.bar = self.frame.locator(".content"), self.frame.locator(".bottom-bar")

    def entry(self, title):
        return self.frame.locator(f'[role="tab"][data-title="{title}"]')

    def top(self):
        return self.content.evaluate("content => content.scrollTop")

    def is_small(self, wanted):
        eventually(lambda: self.bar.evaluate("bar => bar.classList.contains('is-minimized')") == wanted,
                   f"shrunk: {wanted}")

    def watch_size(self):
        """From now on it is counted how often something shrinks."""
        self.page.evaluate(COUNT_SHRINKING)

    def shrunk(self):
        return self.page.evaluate("window.shrunk")

    def wheel(self, by):
        """Scrolls to its end: the next turn of the wheel would be taken off one that is still under way."""
        x, y = Preview.centre(self.content)
        self.page.mouse.move(x, y)
        before = self.top()

        def is_moving():
            """A turn before the page's first picture is is lost: after a while one turns again, as people do."""
            self.page.mouse.wheel(0, by)
            return self.page.evaluate(MOVED, [self.content.element_handle(), before])
        eventually(is_moving, "scrolled")
        self.content.evaluate(REST)

    def swipe(self, by):
        x, y = Preview.centre(self.content)
        finger = Finger(self.page)
        finger.down((x, y))
        finger.move((x, y), (x, y - by), steps=12)
        finger.up()

    def press(self, by):
        """Keys until the content has moved that far: a slow machine may answer a key late."""
        wanted = self.top() + by

        def is_there():
            if (self.top() - wanted) * by >= 0 or self.top() == 0 > by:
                return True
            self.content.focus()
            self.page.keyboard.press("ArrowDown" if by > 0 else "ArrowUp")
            self.page.wait_for_timeout(100)
        eventually(is_there, lambda: f"moved by keys, it is at {self.top()}")


@pytest.fixture
def phone(browser, product):
    contexts = []

    def start(behavior, query="?platform=iPhone&os=26", **more):
        product.write(music(behavior))
        eventually(lambda: '"radio"' in product.get("export.json"), "the spec is read")
        context = browser.new_context(viewport={"width": 1280, "height": 900}, **more)
        contexts.append(context)
        return Phone(open_page(context, product, query))

    yield start
    for context in contexts:
        context.close()


@pytest.mark.parametrize("way", ["wheel", "press", "swipe"])
@pytest.mark.proves("R2.52", "R2.53")
@pytest.mark.parametrize("restoration", ["atTop", "onReversal"])
def test_the_bar_shrinks_on_scrolling_down_and_grows_back_at_the_top_or_on_the_way(phone, way, restoration):
    more = {"viewport": {"width": 390, "height": 844}, "has_touch": True} if way == "swipe" else {}
    query = f"?platform=iPhone&os=26&minimizeRestoration={restoration}"
    phone = phone("onScrollDown", query) if not more else phone_at(phone, query, **more)
    move = getattr(phone, way)
    phone.is_small(False)
    move(160)
    phone.is_small(True)
    assert "scrolled=true" in address(phone.page)
    assert phone.bar.locator(".accessory").count() == 1, "the accessory stands in line (R2.53)"
    assert [one.is_visible() for one in phone.frame.locator(".capsule [role=tab]").all()] == [True, False, False]
    move(-70)
    if restoration == "atTop":
        assert phone.top() > 12
        phone.is_small(True)
        move(-1000 if way == "wheel" else -200)
        eventually(lambda: phone.top() == 0, "the content is at its top")
    phone.is_small(False)
    assert phone.bar.locator(".accessory").count() == 0 and phone.frame.locator(".accessory").count() == 1


def phone_at(phone, query, viewport, **more):
    made = phone("onScrollDown", query, **more)
    made.page.set_viewport_size(viewport)
    return made


@pytest.mark.proves("R2.52")
def test_a_bar_that_shrinks_on_scrolling_up_is_whole_at_first(phone):
    phone = phone("onScrollUp")
    phone.watch_size()
    phone.wheel(200)
    assert phone.top() > 150
    phone.is_small(False)
    phone.wheel(-60)
    phone.is_small(True)
    assert phone.shrunk() == 1, "on scrolling up alone"
    assert "scrolled=false" in address(phone.page)
    phone.wheel(60)
    phone.is_small(False)


@pytest.mark.proves("R2.52")
def test_a_tap_lets_it_grow_back_and_the_next_goes_to_the_top(phone):
    phone = phone("onScrollDown")
    phone.wheel(160)
    phone.is_small(True)
    phone.entry("Home").click()
    phone.is_small(False)
    assert phone.top() > 100, "it only grows back"
    phone.entry("Home").click()
    eventually(lambda: phone.top() == 0, "the top")


@pytest.mark.parametrize("behavior, query", [
    ("never", "?platform=iPhone"), ("automatic", "?platform=iPhone"), ("onScrollDown", "?platform=iPhone&os=18"),
    ("onScrollDown", "?platform=iPad"), ("onScrollDown", "?platform=iPad&sizeClass=compact")])
@pytest.mark.proves("R1.30")
def test_elsewhere_nothing_shrinks_and_nothing_is_asked(phone, behavior, query):
    phone = phone(behavior, query)
    wait_after_paint(phone.page)
    asked = []
    phone.page.on("request", lambda request: asked.append(request.url))
    phone.page.clock.install()
    phone.watch_size()
    phone.wheel(160)
    assert phone.top() > 50
    pass_time(phone.page, 300)
    assert phone.shrunk() == 0 and phone.frame.locator(".is-minimized").count() == 0 and asked == []


def test_the_focus_goes_to_the_tab_that_is_left(phone):
    phone = phone("onScrollDown")
    phone.entry("Radio").focus()
    phone.wheel(160)
    phone.is_small(True)
    eventually(lambda: phone.page.evaluate("document.activeElement.dataset.title") == "Home", "the current tab")
    phone.page.keyboard.press("ArrowRight")
    assert phone.page.evaluate("document.activeElement.dataset.title") == "Search", "tabs that are left out are passed"


def test_each_tab_keeps_its_place(phone):
    phone = phone("never")
    phone.wheel(160)
    left = phone.top()
    assert left > 150
    phone.entry("New").click()
    eventually(lambda: phone.top() == 0, "a new tab stands at its top")
    phone.entry("Home").click()
    eventually(lambda: abs(phone.top() - left) < 1, "where it was left")


def test_an_address_that_says_scrolled_is_scrolled(phone):
    phone = phone("onScrollDown", "?platform=iPhone&os=26&scrolled=true")
    eventually(lambda: phone.top() > 100, "scrolled")
    phone.is_small(True)


@pytest.mark.proves("R4.16")
def test_choosing_the_open_tab_of_more_again_shows_the_list_R4_16(context, product):
    page = open_page(context, product, "?platform=iPhone")
    frame = page.locator(".frame")
    more = frame.locator(".entry-more")
    more.click()
    frame.locator('.more-list .entry[data-title="Travel"]').click()
    frame.locator('[role="tabpanel"][aria-label="Travel"]').wait_for()
    more.press("Enter")
    frame.locator('.more-list .entry[data-title="Travel"]').wait_for()
    assert page.evaluate("document.activeElement.matches('.entry-more')"), "the focus stays on More"


@pytest.mark.parametrize("way", ["mouse", "keyboard"])
@pytest.mark.proves("R2.39")
def test_a_tab_from_the_sidebar_has_a_place_in_the_bar_until_another_is_chosen_R2_39(context, product, way):
    product.write({**MAIL, "tabs": [*MAIL["tabs"][:3], tab("Later", "later", defaultVisibility={"tabBar": "hidden"})]})
    page = open_page(context, product, "?platform=iPad&form=sidebar")
    preview = Preview(page, product)
    do = (lambda one: one.click()) if way == "mouse" else (lambda one: one.press("Enter"))
    do(preview.in_sidebar("Later"))
    eventually(lambda: preview.in_sidebar("Later").get_attribute("aria-current") == "page", "chosen")
    do(preview.frame.locator('nav a[data-control="form"]'))
    eventually(lambda: preview.titles("temporary") == ["Later"], "at the end of the bar")
    assert preview.in_bar("Later").get_attribute("aria-selected") == "true"
    do(preview.in_bar("Sent"))
    eventually(lambda: preview.titles("temporary") == [], "left")
