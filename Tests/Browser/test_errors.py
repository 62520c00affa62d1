"""What a person sees when the text is broken, the server refuses, or it is gone."""

import json

import pytest

from pages import Preview, open_page, pass_time, wait_live
from playwright.sync_api import expect
from product import Product, binary, eventually
from specs import MAIL, renamed

pytestmark = pytest.mark.quick

BROKEN = json.dumps(MAIL, indent=2).replace('"Sent",', '"Sent"', 1)


def test_a_typo_keeps_the_last_good_layout_and_says_where_it_is(preview):
    preview.product.write(BROKEN)
    errors = preview.page.locator('[data-region="errors"]')
    line = next(n for n, text in enumerate(BROKEN.splitlines(), 1) if text.endswith('"Sent"')) + 1
    eventually(lambda: f"tabs.json:{line}:" in errors.inner_text(), lambda: f"line {line} in {errors.inner_text()!r}")
    assert preview.bar() == ["Drafts", "Sent", "Junk", "Archive", "Folders"]
    assert preview.page.locator("body").get_attribute("data-ok") == "false"


def test_the_errors_go_when_the_text_is_right_again(preview):
    preview.product.write(BROKEN)
    preview.page.locator('body[data-ok="false"]').wait_for()
    preview.product.write(renamed("Notes"))
    preview.in_bar("Notes").wait_for()
    assert preview.page.locator("body").get_attribute("data-ok") == "true"
    assert preview.page.locator('[data-region="errors"]').inner_text().strip() == ""


def test_breaking_and_fixing_never_empties_the_bar(preview):
    preview.page.evaluate("""() => {
        window.emptied = 0;
        new MutationObserver(() => {
            if (!document.querySelector('.frame [data-zone-list="items"] .entry')) window.emptied += 1;
        }).observe(document.body, { childList: true, subtree: true });
    }""")
    for number in range(20):
        preview.product.write(BROKEN)
        preview.page.locator('body[data-ok="false"]').wait_for()
        preview.product.write(renamed(f"Note {number}"))
        preview.in_bar(f"Note {number}").wait_for()
    assert preview.page.evaluate("window.emptied") == 0


def test_starts_with_a_broken_text_and_recovers(tmp_path, context):
    product = Product(binary(), tmp_path / "tabs.json")
    product.write(BROKEN)
    product.start()
    try:
        page = open_page(context, product, "?platform=iPad&editing=true")
        assert "tabs.json:" in page.locator('[data-region="errors"]').inner_text()
        product.write(MAIL)
        page.locator('.frame [data-zone-list="items"] .entry').first.wait_for()
        assert page.problems == []
    finally:
        product.stop()


def refuse(page, status, identifier, text):
    answer = json.dumps({"error": {"id": identifier, "text": text}})
    page.route("**/customization?*", lambda route: route.fulfill(
        status=status, content_type="application/json", body=answer))


@pytest.mark.parametrize("status, identifier", [(409, "unknown"), (422, "R3.14")])
def test_a_refused_entry_goes_home_and_the_reason_is_said(preview, status, identifier):
    refuse(preview.page, status, identifier, "Somebody else was first.")
    preview.drag(preview.in_bar("Archive"), preview.left_of(preview.in_bar("Sent")))
    preview.says("Archive stays where it was. Somebody else was first.")
    expect(preview.page.locator("#toast")).to_be_visible()
    preview.settles(preview.bar, ["Drafts", "Sent", "Junk", "Archive", "Folders"])
    preview.page.problems.clear()


def test_an_entry_goes_home_where_others_are_always_first(preview):
    refuse(preview.page, 412, "revision", "Somebody else was first.")
    preview.drag(preview.in_bar("Archive"), preview.left_of(preview.in_bar("Sent")))
    preview.says("Others are changing the tabs right now. Archive stays where it was.")
    preview.settles(preview.bar, ["Drafts", "Sent", "Junk", "Archive", "Folders"])
    preview.page.problems.clear()


def test_a_forged_operation_is_refused_by_the_server_with_its_rule(preview):
    from urllib.error import HTTPError
    with pytest.raises(HTTPError) as refused:
        preview.product.post({"op": "addToBar", "id": "settings", "before": None})
    assert refused.value.code == 422
    assert json.loads(refused.value.read())["error"]["id"] == "R3.14"


def test_with_the_server_gone_the_entry_goes_home_and_the_page_says_so(preview):
    preview.product.stop()
    preview.page.locator('body[data-live="lost"]').wait_for()
    preview.drag(preview.in_bar("Archive"), preview.left_of(preview.in_bar("Sent")))
    preview.says("The server can’t be reached.")
    preview.settles(preview.bar, ["Drafts", "Sent", "Junk", "Archive", "Folders"])
    assert preview.page.locator('[data-region="status"]').inner_text().strip() == "Reconnecting…"
    preview.page.problems.clear()


def test_two_browsers_that_move_the_same_tab_agree_in_the_end(preview, browser, product):
    other_context = browser.new_context(viewport={"width": 1600, "height": 1000})
    other = Preview(open_page(other_context, product, "?platform=iPad&editing=true"), product)
    preview.lift(preview.in_bar("Archive"))
    other.drag(other.in_bar("Archive"), other.right_of(other.in_bar("Folders")))
    other.settles(other.bar, ["Drafts", "Sent", "Junk", "Folders", "Archive"])
    preview.page.mouse.move(*preview.left_of(preview.in_bar("Drafts")), steps=4)
    preview.page.mouse.up()
    preview.says("Someone else moved Archive in the meantime. Their change was kept.")
    for one in (preview, other):
        one.settles(one.bar, ["Drafts", "Sent", "Junk", "Folders", "Archive"])
    other_context.close()
    preview.page.problems.clear()  # the console names the 412


def test_one_deed_is_announced_once(preview):
    preview.page.clock.install()
    preview.page.evaluate("""() => {
        window.heard = [];
        new MutationObserver(() => {
            const text = document.getElementById('announcer').textContent;
            if (text) window.heard.push(text);
        }).observe(document.getElementById('announcer'), { childList: true, characterData: true, subtree: true });
    }""")
    preview.drag(preview.in_bar("Archive"), preview.left_of(preview.in_bar("Sent")))
    preview.says("Archive moved")
    pass_time(preview.page, 700)
    assert preview.page.evaluate("window.heard") == ["Archive moved from position 5 to position 3 of 7 in the tab bar"]


def test_reconnecting_never_reloads(preview):
    preview.page.evaluate("window.same = true")
    port = preview.product.port
    for _ in range(3):
        preview.product.stop()
        preview.page.locator('body[data-live="lost"]').wait_for()
        preview.product.start(port)
        wait_live(preview.page)
    preview.product.write(renamed("Notes"))
    preview.in_bar("Notes").wait_for()
    assert preview.page.evaluate("window.same") is True
    preview.page.problems.clear()
