"""What is done without dragging meets others' acts too: menus, keys, ticks, resets, import; and a server that restarts."""

import json

import pytest

from pages import wait_live
from playwright.sync_api import expect
from product import eventually
from together import VIEW, Held, agree, heard, people, toast, zones

MOVED = "Someone else moved Archive in the meantime. Their change was kept."
TELL = "Someone else changed the tabs in the meantime."


def by_menu(preview):
    preview.in_bar("Archive").click(button="right")
    preview.page.get_by_role("menuitem", name="Move to start").click()


def by_key(preview):
    preview.in_bar("Archive").focus()
    preview.page.keyboard.press("Alt+ArrowLeft")


@pytest.mark.parametrize("act", [by_menu, by_key])
def test_an_act_on_a_tab_that_someone_else_moved_is_given_up(browser, product, act):
    with people(browser, product, 2) as (anna, bert):
        late = Held(anna)
        act(anna)
        late.wait()
        bert.drag(bert.in_bar("Archive"), bert.left_of(bert.in_bar("Sent")))
        bert.says("Archive moved")
        late.let_go()
        anna.says(MOVED)
        expect(toast(anna)).to_be_visible()
        for preview in (anna, bert):
            preview.settles(preview.bar, ["Drafts", "Archive", "Sent", "Junk", "Folders"])
        agree([anna, bert], product)


@pytest.mark.parametrize("act, wanted", [
    (by_menu, ["Archive", "Sent", "Drafts", "Junk", "Folders"]),
    (by_key, ["Sent", "Drafts", "Archive", "Junk", "Folders"])])
def test_an_act_on_another_tab_is_done_on_the_new_state(browser, product, act, wanted):
    with people(browser, product, 2) as (anna, bert):
        late = Held(anna)
        act(anna)
        late.wait()
        product.post({"op": "moveInBar", "id": "sent", "before": "drafts"})
        late.let_go()
        anna.says("Archive moved")
        assert late.answers == [412, 200]
        for preview in (anna, bert):
            preview.settles(preview.bar, wanted)
        agree([anna, bert], product)


def test_a_menu_that_stood_open_meanwhile_acts_on_what_it_was_opened_for(browser, product):
    with people(browser, product, 1) as (anna,):
        anna.in_bar("Archive").click(button="right")
        entry = anna.page.get_by_role("menuitem", name="Move to start")
        entry.wait_for()
        product.post({"op": "moveInBar", "id": "archive", "before": "sent"})
        anna.settles(anna.bar, ["Drafts", "Archive", "Sent", "Junk", "Folders"])
        entry.click()
        anna.says(MOVED)
        assert anna.bar() == ["Drafts", "Archive", "Sent", "Junk", "Folders"]


def test_a_tick_for_a_row_that_someone_else_hid(browser, product):
    with people(browser, product, 1) as (anna,):
        late = Held(anna)
        anna.page.get_by_role("button", name="Show Work in the sidebar").click()
        late.wait()
        product.post({"op": "hide", "id": "work"})
        late.let_go()
        anna.says("Someone else changed Work in the meantime. Their change was kept.")
        agree([anna], product)


def test_a_reset_never_takes_away_what_was_not_seen(browser, product):
    with people(browser, product, 2, f"{VIEW}&inspector=open&tab=changes") as (anna, bert):
        product.post({"op": "moveInBar", "id": "archive", "before": "drafts"})
        for preview in (anna, bert):
            preview.settles(preview.bar, ["Archive", "Drafts", "Sent", "Junk", "Folders"])
        late = Held(anna)
        anna.page.locator('.reset[data-op="resetAll"]').click()
        late.wait()
        bert.drag(bert.in_bar("Junk"), bert.left_of(bert.in_bar("Archive")))
        bert.says("Junk moved")
        late.let_go()
        anna.says(TELL)
        assert late.answers == [412]
        for preview in (anna, bert):
            preview.settles(preview.bar, ["Junk", "Archive", "Drafts", "Sent", "Folders"])
        anna.page.locator('.reset[data-op="resetAll"]').click()
        for preview in (anna, bert):
            preview.settles(preview.bar, ["Drafts", "Sent", "Junk", "Archive", "Folders"])


def test_an_import_never_writes_over_what_was_not_seen(browser, product, tmp_path):
    file = tmp_path / "order.json"
    file.write_text(json.dumps({"tabs": {"sent": {"tabBar": "hidden"}}}))
    with people(browser, product, 1, f"{VIEW}&inspector=open&tab=changes") as (anna,):
        late = Held(anna)
        with anna.page.expect_file_chooser() as chooser:
            anna.page.locator("[data-import]").click()
        chooser.value.set_files(str(file))
        late.wait()
        product.post({"op": "hide", "id": "work"})
        late.let_go()
        anna.says(f"order.json was not imported. {TELL}")
        assert json.loads(product.get("customization"))["tabs"] == {"work": {"sidebar": "hidden"}}
        agree([anna], product)


def test_a_quick_series_of_ones_own_is_no_conflict(browser, product):
    with people(browser, product, 1) as (anna,):
        late = Held(anna)
        by_menu(anna)
        late.wait()
        for _ in range(2):
            anna.page.keyboard.press("Alt+ArrowRight")
        anna.drag(anna.in_bar("Junk"), anna.left_of(anna.in_bar("Drafts")))
        anna.drag(anna.in_bar("Archive"), anna.right_of(anna.in_bar("Folders")))
        late.let_go()
        eventually(lambda: anna.page.title() and late.answers.count(200) == 5, lambda: late.answers)
        anna.settles(anna.bar, ["Junk", "Drafts", "Sent", "Folders", "Archive"])
        anna.says("Archive moved")
        agree([anna], product)
        assert not any("else" in text for text in heard(anna)), heard(anna)


def test_what_was_seen_moves_along_with_each_patch(browser, product):
    tag = "document.body.dataset.tag"
    with people(browser, product, 2) as (anna, bert):
        first = anna.page.evaluate(tag)
        anna.drag(anna.in_bar("Archive"), anna.left_of(anna.in_bar("Sent")))
        for preview in (anna, bert):
            preview.settles(preview.bar, ["Drafts", "Archive", "Sent", "Junk", "Folders"])
        agree([anna, bert], product)
        for preview in (anna, bert):
            assert preview.page.evaluate(tag) != first
            assert preview.page.evaluate("fetch('customization').then(answer => answer.headers.get('ETag'))") \
                == f'"{preview.page.evaluate(tag)}"'


def test_a_restart_in_the_middle_of_a_drag_tells_nothing_twice(browser, product):
    with people(browser, product, 2, clean=False) as (anna, bert):
        port = product.port
        anna.lift(anna.in_bar("Archive"))
        anna.page.mouse.move(*anna.left_of(anna.in_bar("Sent")), steps=3)
        product.stop()
        for preview in (anna, bert):
            preview.page.locator('body[data-live="lost"]').wait_for()
        product.start(port)
        product.post({"op": "moveInBar", "id": "junk", "before": "drafts"})
        for preview in (anna, bert):
            wait_live(preview.page)
        bert.settles(bert.bar, ["Junk", "Drafts", "Sent", "Archive", "Folders"])
        anna.page.mouse.up()
        for preview in (anna, bert):
            preview.settles(preview.bar, ["Junk", "Drafts", "Archive", "Sent", "Folders"])
        agree([anna, bert], product)
        anna.says("Archive moved")
        for preview in (anna, bert):
            texts = heard(preview)
            for once in ("Connection lost", "Connected again"):
                assert sum(once in text for text in texts) == 1, texts
        assert zones(anna) == zones(bert)


def test_a_drop_while_the_server_is_away_comes_home_and_the_pages_agree_after(browser, product):
    with people(browser, product, 2, clean=False) as (anna, bert):
        port = product.port
        product.stop()
        anna.page.locator('body[data-live="lost"]').wait_for()
        anna.drag(anna.in_bar("Archive"), anna.left_of(anna.in_bar("Sent")))
        anna.says("Archive stays where it was. The server can’t be reached.")
        eventually(lambda: anna.bar() == ["Drafts", "Sent", "Junk", "Archive", "Folders"], "it is home")
        product.start(port)
        for preview in (anna, bert):
            wait_live(preview.page)
        agree([anna, bert], product)
