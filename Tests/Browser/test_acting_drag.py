"""Drags at a hand's speed: what changes in the middle, who refuses, pens, long sidebars, the flight home."""

import pytest

from pages import Preview, open_page
from product import eventually
from specs import MAIL, tab

PLACES = ["Drafts", "Sent", "Junk", "Archive", "Folders"]


def without(identifier):
    return {**MAIL, "tabs": [one for one in MAIL["tabs"] if one.get("value") != identifier]}


def fixed(identifier):
    return {**MAIL, "tabs": [dict(one, customizationBehavior="disabled") if one.get("value") == identifier else one
                             for one in MAIL["tabs"]]}


def by_hand(page, start, end, ms=400):
    """Moves as a hand does: a little every frame."""
    for step in range(1, ms // 16):
        part = step * 16 / ms
        page.mouse.move(*(a + (b - a) * part for a, b in zip(start, end)))
        page.wait_for_timeout(16)
    page.mouse.move(*end)


CHANGES = {
    "the dragged tab goes": (without("archive"), ["Drafts", "Sent", "Junk", "Folders"],
                             'There is no entry "archive". Check the id; the tabs may have changed.'),
    "the neighbour goes": (without("sent"), ["Drafts", "Junk", "Archive", "Folders"],
                           'Archive stays where it was. There is no entry "sent".'),
    "the right to move goes": (fixed("archive"), ["Drafts", "Sent", "Junk", "Folders"],
                               'Archive stays where it was. "Archive" can’t be changed'),
    "another title comes": ({**MAIL, "title": "Letters"}, ["Drafts", "Archive", "Sent", "Junk", "Folders"],
                            "Archive moved from position 5 to position 3 of 7 in the tab bar"),
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_change_in_the_middle_waits_and_the_drop_is_judged_by_it(preview, product, what):
    page, (spec, bar, said) = preview.page, CHANGES[what]
    start, end = preview.centre(preview.in_bar("Archive")), preview.left_of(preview.in_bar("Sent"))
    middle = tuple((a + b) / 2 for a, b in zip(start, end))
    page.mouse.move(*start)
    page.mouse.down()
    by_hand(page, start, middle)
    with page.expect_response(lambda answer: "editing=true" in answer.url):
        product.write(spec)
    by_hand(page, middle, end)
    assert preview.bar() == PLACES, "nothing moves under the hand"
    page.mouse.up()
    preview.says(said)
    preview.kept(preview.bar, bar)
    assert page.locator(".drag-ghost, .insertion-mark, [data-lifted], [data-dragging]").count() == 0
    page.problems[:] = [one for one in page.problems if "409" not in one and "422" not in one]


def watch_flight(page):
    page.evaluate("""() => {
        window.flights = [];
        new MutationObserver(() => {
            const ghost = document.querySelector('.drag-ghost[data-outcome="home"]');
            if (ghost) window.flights.push([ghost.style.left, ghost.style.top]);
        }).observe(document.body, { childList: true, subtree: true, attributes: true });
    }""")


def test_a_refusal_sends_it_home_with_the_reason(preview):
    page = preview.page
    page.route("**/customization?*", lambda route: route.fulfill(
        status=422, content_type="application/json", body='{"error": {"id": "R3.18", "text": "It is the last one."}}'))
    home = preview.centre(preview.in_sidebar("Work"))
    watch_flight(page)
    preview.drag(preview.in_sidebar("Work"), preview.left_of(preview.in_bar("Drafts")))
    preview.says("Work stays where it was. It is the last one.")
    assert page.locator("#toast").text_content() == "Work stays where it was. It is the last one."
    left, top = page.evaluate("window.flights.at(-1)")
    assert abs(float(left[:-2]) - home[0]) < 2 and abs(float(top[:-2]) - home[1]) < 2
    eventually(lambda: page.locator(".drag-ghost").count() == 0, "landed")
    assert preview.bar() == PLACES
    page.problems.clear()


def test_let_go_elsewhere_it_flies_home(preview):
    home = preview.centre(preview.in_sidebar("Work"))
    watch_flight(preview.page)
    preview.drag(preview.in_sidebar("Work"), preview.centre(preview.frame.locator('[role="tabpanel"]')))
    left, top = eventually(lambda: preview.page.evaluate("window.flights.at(-1)"), "a flight")
    assert abs(float(left[:-2]) - home[0]) < 2 and abs(float(top[:-2]) - home[1]) < 2
    eventually(lambda: preview.page.locator(".drag-ghost").count() == 0, "landed")


def test_with_less_motion_it_is_simply_back(preview):
    preview.page.emulate_media(reduced_motion="reduce")
    preview.drag(preview.in_sidebar("Work"), preview.centre(preview.frame.locator('[role="tabpanel"]')))
    preview.says("Work stays where it was")
    assert preview.page.locator(".drag-ghost").count() == 0


def test_the_server_is_gone_when_it_is_let_go(preview, product):
    preview.lift(preview.in_bar("Archive"))
    preview.page.mouse.move(*preview.left_of(preview.in_bar("Sent")), steps=6)
    product.kill()
    preview.page.mouse.up()
    preview.says("Archive stays where it was. The server can’t be reached.")
    eventually(lambda: preview.bar() == PLACES, "taken back")
    eventually(lambda: preview.page.locator(".drag-ghost").count() == 0, "tidied up")
    preview.page.problems.clear()


def test_a_pen_drags_at_once_and_what_it_hovers_over_does_not_scroll(preview):
    session = preview.page.context.new_cdp_session(preview.page)

    def pen(kind, point, buttons=0):
        session.send("Input.dispatchMouseEvent", {
            "type": kind, "x": point[0], "y": point[1], "button": "left" if buttons else "none", "buttons": buttons,
            "pointerType": "pen", "clickCount": 1})
    start, end = preview.centre(preview.in_bar("Archive")), preview.left_of(preview.in_bar("Sent"))
    pen("mouseMoved", start)
    assert preview.in_bar("Archive").evaluate("entry => getComputedStyle(entry).touchAction") == "none"
    pen("mousePressed", start, 1)
    for step in range(1, 7):
        pen("mouseMoved", tuple(a + (b - a) * step / 6 for a, b in zip(start, end)), 1)
    assert preview.page.locator(".drag-ghost").count() == 1
    session.send("Input.dispatchMouseEvent", {
        "type": "mouseReleased", "x": end[0], "y": end[1], "button": "left", "pointerType": "pen", "clickCount": 1})
    preview.settles(preview.bar, ["Drafts", "Archive", "Sent", "Junk", "Folders"])


def test_a_long_section_scrolls_while_the_pointer_rests_at_its_end(context, product):
    rows = {"title": "Many", "customizationID": "many", "tabs": [tab(f"Row {n}", f"r{n}") for n in range(40)]}
    product.write({**MAIL, "tabs": [MAIL["tabs"][0], rows]})
    preview = Preview(open_page(context, product, "?platform=iPad&editing=true"), product)
    sidebar = preview.frame.locator(".sidebar-scroll")
    box = sidebar.bounding_box()
    preview.lift(preview.in_sidebar("Row 1"))
    preview.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 6, steps=5)
    last = preview.in_sidebar("Row 39")
    eventually(lambda: preview.centre(last)[1] < box["y"] + box["height"], "the last row came into sight")
    preview.page.mouse.move(*preview.centre(last), steps=2)
    preview.page.mouse.up()
    eventually(lambda: "Row 1" in preview.section()[-2:], lambda: preview.section()[-3:])


def test_a_button_let_go_outside_the_window_lifts_nothing_later(preview):
    x, y = preview.centre(preview.in_bar("Archive"))
    preview.page.mouse.move(x, y)
    preview.page.evaluate("""([x, y]) => document.elementFromPoint(x, y).dispatchEvent(new PointerEvent('pointerdown',
        { pointerId: 1, button: 0, buttons: 1, isPrimary: true, pointerType: 'mouse', clientX: x, clientY: y, bubbles: true }))""",
                          [x, y])
    preview.page.mouse.move(x - 60, y, steps=3)
    assert preview.page.locator(".drag-ghost").count() == 0
