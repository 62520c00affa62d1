"""Several people drag at once: what one does is on every page, and who was too late is reported."""

import pytest

from playwright.sync_api import expect
from product import eventually
from specs import renamed
from together import Held, agree, heard, people, toast
from touch import Finger

MOVED = "Someone else moved Archive in the meantime. Their change was kept."


@pytest.mark.parametrize("count", [2, 5])
def test_a_drag_lands_in_every_open_browser(browser, product, count):
    with people(browser, product, count) as previews:
        one = previews[-1]
        one.drag(one.in_bar("Archive"), one.left_of(one.in_bar("Sent")))
        for preview in previews:
            preview.settles(preview.bar, ["Drafts", "Archive", "Sent", "Junk", "Folders"])
        one.says("Archive moved from position 5 to position 3 of 7 in the tab bar")
        for preview in previews[:-1]:
            eventually(lambda: any("Showing revision" in text for text in heard(preview)), lambda: heard(preview))
        agree(previews, product)


def test_of_two_who_drag_the_same_tab_the_later_is_notified(browser, product):
    with people(browser, product, 2) as (anna, bert):
        late = Held(anna)
        anna.drag(anna.in_bar("Archive"), anna.left_of(anna.in_bar("Sent")))
        late.wait()
        bert.drag(bert.in_bar("Archive"), bert.left_of(bert.in_bar("Drafts")))
        bert.says("Archive moved from position 5 to position 2 of 7 in the tab bar")
        late.let_go()
        anna.says(MOVED)
        expect(toast(anna)).to_be_visible()
        assert toast(anna).text_content() == MOVED
        for preview in (anna, bert):
            preview.settles(preview.bar, ["Archive", "Drafts", "Sent", "Junk", "Folders"])
        agree([anna, bert], product)
        assert late.answers == [412]
        assert not any("Someone else" in text for text in heard(bert)), "whose drop counted hears of no conflict"
        left = anna.page.locator(".drag-ghost, [data-lifted], [data-leaving]")
        eventually(lambda: left.count() == 0, "the picture has flown home")


def test_of_two_who_drag_different_tabs_neither_loses_anything(browser, product):
    with people(browser, product, 2) as (anna, bert):
        late = Held(anna)
        anna.drag(anna.in_bar("Archive"), anna.left_of(anna.in_bar("Sent")))
        late.wait()
        bert.drag(bert.in_bar("Junk"), bert.left_of(bert.in_bar("Drafts")))
        bert.says("Junk moved from position 4 to position 2 of 7 in the tab bar")
        late.let_go()
        for preview in (anna, bert):
            preview.settles(preview.bar, ["Junk", "Drafts", "Archive", "Sent", "Folders"])
        anna.says("Archive moved")
        assert late.answers == [412, 200]
        assert not any("Someone else" in text for text in heard(anna))
        agree([anna, bert], product)


def test_where_the_neighbor_was_moved_away_the_next_one_names_the_place(browser, product):
    with people(browser, product, 2) as (anna, bert):
        late = Held(anna)
        anna.drag(anna.in_bar("Archive"), anna.left_of(anna.in_bar("Sent")))
        late.wait()
        bert.drag(bert.in_bar("Sent"), bert.left_of(bert.in_bar("Drafts")))
        bert.says("Sent moved")
        late.let_go()
        for preview in (anna, bert):
            preview.settles(preview.bar, ["Sent", "Drafts", "Archive", "Junk", "Folders"])
        agree([anna, bert], product)


CHANGED = "Someone else changed {} in the meantime. Their change was kept."
MEANWHILE = {
    "removed": ({"op": "removeFromBar", "id": "archive"}, CHANGED.format("Archive"),
                ["Drafts", "Sent", "Junk", "Folders"]),
    "hidden": ({"op": "hide", "id": "archive"}, CHANGED.format("Archive"), None),
    "moved": ({"op": "moveInBar", "id": "archive", "before": "drafts"}, MOVED,
              ["Archive", "Drafts", "Sent", "Junk", "Folders"]),
}


@pytest.mark.parametrize("what", MEANWHILE)
def test_a_drop_is_given_up_when_the_tab_itself_was(browser, product, what):
    operation, told, wanted = MEANWHILE[what]
    with people(browser, product, 2) as (anna, bert):
        late = Held(anna)
        anna.drag(anna.in_bar("Archive"), anna.left_of(anna.in_bar("Sent")))
        late.wait()
        product.post(operation)
        late.let_go()
        anna.says(told)
        agree([anna, bert], product)
        if wanted:
            assert anna.bar() == wanted
        assert late.answers == [412]


def test_a_change_by_someone_else_waits_for_the_drop_which_is_then_judged(browser, product):
    with people(browser, product, 2) as (anna, bert):
        anna.lift(anna.in_bar("Archive"))
        anna.page.mouse.move(*anna.left_of(anna.in_bar("Sent")), steps=3)
        with anna.page.expect_response(lambda answer: "editing=true" in answer.url):
            bert.drag(bert.in_bar("Archive"), bert.left_of(bert.in_bar("Drafts")))
        assert anna.bar() == ["Drafts", "Sent", "Junk", "Archive", "Folders"], "it holds still"
        anna.page.mouse.up()
        anna.says(MOVED)
        for preview in (anna, bert):
            preview.settles(preview.bar, ["Archive", "Drafts", "Sent", "Junk", "Folders"])
        agree([anna, bert], product)


def test_a_change_to_another_tab_during_a_drag_costs_nothing(browser, product):
    with people(browser, product, 2) as (anna, bert):
        anna.lift(anna.in_bar("Archive"))
        anna.page.mouse.move(*anna.left_of(anna.in_bar("Sent")), steps=3)
        with anna.page.expect_response(lambda answer: "editing=true" in answer.url):
            bert.drag(bert.in_bar("Junk"), bert.left_of(bert.in_bar("Drafts")))
        anna.page.mouse.up()
        for preview in (anna, bert):
            preview.settles(preview.bar, ["Junk", "Drafts", "Archive", "Sent", "Folders"])
        anna.says("Archive moved")
        agree([anna, bert], product)


def test_a_change_of_the_spec_is_no_conflict(browser, product):
    with people(browser, product, 2) as (anna, bert):
        late = Held(anna)
        anna.drag(anna.in_bar("Archive"), anna.left_of(anna.in_bar("Sent")))
        late.wait()
        product.write(renamed("Notes"))
        bert.in_bar("Notes").wait_for()
        late.let_go()
        for preview in (anna, bert):
            preview.settles(preview.bar, ["Notes", "Archive", "Sent", "Junk", "Folders"])
        assert late.answers == [200]


def test_a_finger_and_a_mouse_on_the_same_tab(browser, product):
    with people(browser, product, 2, touch={0}) as (anna, bert):
        finger, start = Finger(anna.page), anna.centre(anna.in_bar("Archive"))
        finger.down(start)
        finger.rest()
        finger.move(start, anna.left_of(anna.in_bar("Sent")))
        with anna.page.expect_response(lambda answer: "editing=true" in answer.url):
            bert.drag(bert.in_bar("Archive"), bert.left_of(bert.in_bar("Drafts")))
        finger.up()
        anna.says(MOVED)
        for preview in (anna, bert):
            preview.settles(preview.bar, ["Archive", "Drafts", "Sent", "Junk", "Folders"])


def test_where_others_never_rest_it_is_given_up_in_the_end(browser, product):
    with people(browser, product, 1) as (anna,):
        writes = []

        def overtake(route):
            writes.append(route)
            product.post({"op": "moveInBar", "id": "junk", "before": ["drafts", None][len(writes) % 2]})
            route.continue_()

        anna.page.route("**/customization?*", overtake)
        anna.drag(anna.in_bar("Archive"), anna.left_of(anna.in_bar("Sent")))
        anna.says("Others are changing the tabs right now. Archive stays where it was.")
        assert 3 < len(writes) < 10
        agree([anna], product)


def test_five_people_at_once_lose_nothing_that_is_not_reported(browser, product):
    with people(browser, product, 5, touch={3}) as previews:
        held = [Held(preview) for preview in previews]
        titles = ["Drafts", "Sent", "Junk", "Archive", "Archive"]
        for preview, title in zip(previews, titles):
            preview.drag(preview.in_bar(title), preview.right_of(preview.in_bar("Folders")))
        for one in held:
            one.wait()
        for one in held:
            one.let_go()
        for preview, title in zip(previews, titles):
            eventually(lambda: any(title in text for text in heard(preview)), lambda: heard(preview))
        outcomes = [[text for text in heard(preview) if title in text] for preview, title in zip(previews, titles)]
        told = ["Someone else" in texts[-1] for texts in outcomes]
        assert all(("moved from" in texts[-1]) != late for texts, late in zip(outcomes, told)), outcomes
        assert told[3] != told[4], "of the two who moved Archive one counts"
        items = next(ids for zone, _, ids in agree(previews, product) if zone == "items")
        assert sorted(items) == ["archive", "drafts", "folders", "junk", "sent"]
        assert items[-1] in ("archive", "drafts", "junk", "sent")
