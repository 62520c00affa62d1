"""The focus is never lost, whatever a patch takes away; lighting follows it."""

import pytest

from pages import Preview, open_page, pass_time, show_tab, wait_live
from product import eventually
from specs import MAIL, many, renamed, tab


def active(page):
    return page.evaluate("""() => { const { dataset, textContent, localName } = document.activeElement;
        return dataset.title ?? dataset.control ?? dataset.op ?? (localName === 'body' ? 'nothing' : textContent.trim()); }""")


def test_the_form_button_keeps_it_over_bar_and_sidebar(context, product):
    page = open_page(context, product, "?platform=iPad&form=tabBar")
    page.locator('.frame a[data-control="form"]').focus()
    for form in ("sidebar", "tabBar", "sidebar"):
        page.keyboard.press("Enter")
        page.locator(f'.frame[data-form="{form}"]').wait_for()
        eventually(lambda: active(page) == "form", lambda: active(page))
    assert page.problems == []


def without(*gone):
    return {**MAIL, "tabs": [one for one in MAIL["tabs"] if one.get("value") not in gone]}


@pytest.mark.parametrize("gone,heir", [
    (["junk"], "Archive"),                       # the next one
    (["junk", "archive"], "Folders"),            # went too: the one after it
    (["archive"], "Folders"),
    (["drafts"], "Sent")])
def test_it_goes_to_the_neighbor_when_its_tab_goes(preview, product, gone, heir):
    focused = gone[0].title()
    preview.in_bar(focused).focus()
    product.write(without(*gone))
    preview.in_bar(focused).wait_for(state="detached")
    eventually(lambda: active(preview.page) == heir, lambda: active(preview.page))
    assert preview.in_bar(heir).evaluate("one => one === document.activeElement")
    assert preview.in_bar(heir).get_attribute("tabindex") == "0"
    assert preview.in_bar("Inbox").get_attribute("aria-selected") == "true", "the selection stays"


def test_it_goes_to_the_one_before_when_the_last_goes(preview, product):
    preview.in_bar("Archive").focus()
    product.write({**MAIL, "tabs": [one for one in MAIL["tabs"] if one.get("value") != "archive" and one["title"] != "Folders"]})
    preview.in_bar("Archive").wait_for(state="detached")
    eventually(lambda: active(preview.page) == "Junk", lambda: active(preview.page))


def test_it_goes_to_the_selected_one_when_the_list_empties(context, product):
    preview = Preview(open_page(context, product, "?platform=iPad&form=tabBar"), product)
    preview.in_bar("Flagged").focus()
    product.write(without("flagged"))
    preview.in_bar("Flagged").wait_for(state="detached")
    eventually(lambda: active(preview.page) == "Inbox", lambda: active(preview.page))


def test_it_goes_to_the_neighbor_in_the_sidebar(context, product):
    preview = Preview(open_page(context, product, "?platform=iPad&form=sidebar"), product)
    preview.in_sidebar("Sent").focus()
    product.write(without("sent"))
    preview.in_sidebar("Sent").wait_for(state="detached")
    eventually(lambda: active(preview.page) == "Junk", lambda: active(preview.page))


def test_it_follows_a_tab_that_is_removed_from_the_bar_to_its_row(preview):
    preview.in_bar("Junk").press("Shift+F10")
    preview.page.get_by_role("menuitem", name="Remove from tab bar").press("Enter")
    preview.settles(preview.bar, ["Drafts", "Sent", "Archive", "Folders"])
    assert active(preview.page) == "Junk" and preview.in_sidebar("Junk").evaluate("row => row === document.activeElement")


@pytest.mark.parametrize("name", ["resetAll", "show"])
def test_it_stays_in_the_pane_when_an_undo_or_a_reset_is_spent(preview, product, name):
    product.post({"op": "hide", "id": "sent"})
    preview.settles(lambda: "Sent" in preview.bar(), False)
    show_tab(preview.page, "Changes")
    preview.page.locator(f'.pane-changes button[data-op="{name}"]:enabled').press("Enter")
    preview.settles(lambda: "Sent" in preview.bar(), True)
    eventually(lambda: preview.page.evaluate("document.activeElement.closest('.pane-customization') !== null"),
               lambda: active(preview.page))


@pytest.mark.parametrize("key", ["c", "o", "d", "r", "s", "e", "i"])
def test_letter_keys_leave_it_where_it_is(context, product, key):
    page = open_page(context, product, "?platform=iPad&form=sidebar")
    Preview(page, product).in_sidebar("Sent").focus()
    before = page.evaluate("document.documentElement.outerHTML.length")
    page.keyboard.press(key)
    eventually(lambda: page.evaluate("document.documentElement.outerHTML.length") != before, "something changed")
    eventually(lambda: active(page) != "nothing", "somewhere")
    if key != "c":
        assert active(page) == "Sent"


def lit(page):
    return page.evaluate("""() => [...document.querySelectorAll('[data-lit]')].map(one => one.closest('.frame')
        ?.dataset.platform ?? 'inspector').sort()""")


def test_pointing_lights_all_occurrences_in_the_comparison(context, product):
    preview = Preview(open_page(context, product, "?form=tabBar&inspector=open&tab=reasons"), product)
    preview.in_bar("Sent").hover()
    eventually(lambda: lit(preview.page) == ["iPad", "iPhone", "inspector", "inspector"], lambda: lit(preview.page))


def test_focusing_by_keyboard_lights_too_and_by_mouse_it_does_not_stay(preview):
    preview.in_bar("Inbox").focus()
    preview.page.keyboard.press("ArrowRight")
    assert preview.in_sidebar("Drafts").get_attribute("data-lit") == ""
    preview.page.locator('[data-region="inspector"] [data-entry-ref="sent"] .rule').first.focus()
    assert preview.in_bar("Sent").get_attribute("data-lit") == "" and preview.in_bar("Drafts").get_attribute("data-lit") is None
    preview.page.locator("h1").click()
    eventually(lambda: lit(preview.page) == [], "dark")


def test_the_row_comes_into_sight_unless_someone_is_at_work_in_the_inspector(context, product):
    product.write({**MAIL, "tabs": [*MAIL["tabs"], *[tab(f"More {n}", f"m{n}") for n in range(12)]]})
    preview = Preview(open_page(context, product, "?platform=iPad&form=tabBar&inspector=open&tab=reasons"), product)
    page, pane = preview.page, preview.page.locator(".inspector")
    row = page.locator('[data-entry-ref="flagged"]').first

    def is_seen():
        box, room = row.bounding_box(), pane.bounding_box()
        return room["y"] <= box["y"] and box["y"] + box["height"] <= room["y"] + room["height"]
    assert not is_seen()
    preview.in_bar("Inbox").focus()
    page.keyboard.press("ArrowRight")
    preview.in_bar("Flagged").focus()
    eventually(is_seen, "scrolled to")
    page.clock.install()
    preview.in_bar("Inbox").focus()
    pane.evaluate("pane => pane.scrollTop = 0")
    pane.hover()
    preview.in_bar("Flagged").focus()
    pass_time(page, 500)
    assert not is_seen(), "left alone"


def test_a_scroll_under_way_carries_off_nothing_that_gets_the_focus(context, product):
    product.write({**MAIL, "tabs": [*MAIL["tabs"], *[tab(f"More {n}", f"m{n}") for n in range(12)]]})
    page = open_page(context, product, "?platform=iPad&form=tabBar&inspector=open&tab=reasons")
    link = page.locator(".inspector a").first
    stopped, rest = link.evaluate("""async link => {
        const pane = link.closest('.inspector');
        pane.scrollBy({ top: 600, behavior: 'smooth' });
        while (pane.scrollTop < 1) await new Promise(requestAnimationFrame);
        link.focus({ preventScroll: true });
        const stopped = pane.scrollTop;
        // A scroll under way moves with nearly every frame.
        for (let still = 0, last = stopped; still < 20; last = pane.scrollTop) {
            await new Promise(requestAnimationFrame);
            still = pane.scrollTop === last ? still + 1 : 0;
        }
        return [stopped, pane.scrollTop];
    }""")
    assert rest == stopped
    assert link.evaluate("link => link === document.activeElement")


def test_it_stays_lit_over_a_change(preview, product):
    preview.in_bar("Sent").hover()
    product.write(renamed("Notes"))
    preview.in_bar("Notes").wait_for()
    assert preview.in_sidebar("Sent").get_attribute("data-lit") == ""


def test_folded_sections_are_kept_for_each_frame(context, product):
    preview = Preview(open_page(context, product, "?platform=iPad&form=sidebar"), product)
    heading = preview.frame.get_by_role("button", name="Folders")
    heading.press("Enter")
    preview.in_sidebar("Work").wait_for(state="hidden")
    assert heading.get_attribute("aria-expanded") == "false" and active(preview.page) == "Folders"
    preview.page.reload()
    wait_live(preview.page)
    assert heading.get_attribute("aria-expanded") == "false"
    heading.press(" ")
    preview.in_sidebar("Work").wait_for()


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_the_ring_of_the_last_entry_is_whole_in_a_bar_that_scrolls(context, product, direction):
    product.write(many(12))
    page = open_page(context, product, f"?platform=iPad&form=tabBar&direction={direction}")
    page.locator(".top-bar.scrolls").wait_for()
    page.locator(".top-bar .entry").first.press("End")
    room = """() => {
        const one = document.activeElement;
        const look = getComputedStyle(one);
        const ring = (parseFloat(look.outlineOffset) + parseFloat(look.outlineWidth)) * one.currentCSSZoom;
        const [mine, all] = [one, one.closest('.middle')].map(element => element.getBoundingClientRect());
        return { end: one.dataset.title, style: look.outlineStyle,
            room: [all.right - mine.right, mine.left - all.left].map(side => side - ring) };
    }"""
    found = eventually(lambda: (it := page.evaluate(room))["end"] == "Folder number 11" and it, "the last has the focus")
    assert found["style"] == "solid" and min(found["room"]) > -.5, found
