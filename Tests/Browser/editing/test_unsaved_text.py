"""Unsaved text outlives its page, and is offered again with its time and a comparison; each window keeps its own."""

import json

import pytest
from playwright.sync_api import Error

from product import eventually
from saving_scenes import Source, file_is
from specs import MAIL

TEXT = json.dumps(MAIL, indent=2)
KEPT = """async () => {
    const open = indexedDB.open('tabpreview', 1);
    await new Promise(done => { open.onsuccess = done; });
    const all = open.result.transaction('unsaved').objectStore('unsaved').getAll();
    await new Promise(done => { all.onsuccess = done; });
    open.result.close();
    return all.result.map(one => one.text);
}"""


@pytest.fixture
def source(product, context):
    return Source(context, product)


def is_kept(source):
    eventually(lambda: source.text in source.page.evaluate(KEPT), lambda: source.page.evaluate(KEPT))


def take_up(source, wanted):
    source.notice("This browser has kept unsaved text from today at")
    source.press("Take it up")
    eventually(lambda: source.text == wanted, lambda: source.text)
    source.state("Unsaved")


def test_a_reload_right_after_a_key_loses_nothing(source, product):
    source.swap('"Drafts"', '"Mine"')
    source.page.reload()

    source.settled()
    notice = source.notice("This browser has kept unsaved text from today at")
    assert "1 line changed." in notice.text_content()
    source.press("Compare…")
    assert source.dialog.locator("[data-mark='added'] code").text_content().strip() == '"title": "Mine",'
    source.dialog.get_by_role("button", name="Take it up").click()
    source.state("Unsaved")
    source.save()
    source.state("Saved")
    file_is(product, TEXT.replace('"Drafts"', '"Mine"').encode())
    source.page.reload()
    source.settled()
    assert source.notices() == []


def test_a_crash_loses_nothing_and_what_others_did_meanwhile_is_brought_together(source, product, context):
    source.swap('"Drafts"', '"Mine"')
    is_kept(source)
    with source.page.expect_event("crash"), pytest.raises(Error):
        source.page.goto("chrome://crash")
    product.write(TEXT.replace('"Travel"', '"Theirs"'))
    product.restart(product.port)

    again = Source(context, product)
    take_up(again, TEXT.replace('"Travel"', '"Theirs"').replace('"Drafts"', '"Mine"'))


@pytest.mark.parametrize("has_locks", [True, False])
def test_each_window_keeps_its_own_and_is_offered_only_what_was_left_behind(product, context, has_locks):
    if not has_locks:   # as on plain HTTP beyond this machine
        context.add_init_script("Object.defineProperty(navigator, 'locks', { value: undefined })")
    one, other = Source(context, product), Source(context, product)
    one.swap('"Drafts"', '"One"')
    other.swap('"Drafts"', '"Other"')
    is_kept(one)
    is_kept(other)

    third = Source(context, product)
    assert third.notices() == [], "both windows live"
    one.page.close()
    if not has_locks:
        third = Source(context, product)

    take_up(third, TEXT.replace('"Drafts"', '"One"'))
    assert other.text == TEXT.replace('"Drafts"', '"Other"') and other.notices() == []


def test_throwing_away_is_asked_twice_and_final(source):
    source.swap('"Drafts"', '"Mine"')
    is_kept(source)
    source.page.reload()
    source.settled()

    source.press("Discard")
    source.press("Keep it")
    source.press("Discard")
    source.press("Discard for good")

    eventually(lambda: source.notices() == [] and source.page.evaluate(KEPT) == [], source.notices)
    assert source.text == TEXT
    source.page.reload()
    source.settled()
    assert source.notices() == []


@pytest.mark.parametrize("closed", [
    "Object.defineProperty(window, 'indexedDB', { value: null })",
    "IDBObjectStore.prototype.put = function () { throw new DOMException('Full', 'QuotaExceededError'); }"])
def test_without_its_store_the_browser_keeps_text_in_the_other(product, context, closed):
    context.add_init_script(closed)
    source = Source(context, product)
    source.swap('"Drafts"', '"Mine"')
    kept = "Object.keys(localStorage).some(key => localStorage.getItem(key).includes('Mine'))"
    eventually(lambda: source.page.evaluate(kept), "kept in localStorage")
    source.page.reload()

    take_up(source.settled(), TEXT.replace('"Drafts"', '"Mine"'))


def test_a_browser_that_keeps_nothing_says_so_and_asks_before_the_page_goes(product, context):
    context.add_init_script("""
        IDBFactory.prototype.open = function () { throw new DOMException('Closed', 'SecurityError'); };
        Storage.prototype.setItem = function () { throw new DOMException('Full', 'QuotaExceededError'); };
    """)
    source = Source(context, product)

    source.swap('"Drafts"', '"Mine"')

    source.notice("This browser keeps no unsaved text here").get_by_role("button", name="Download my text").wait_for()
    asked = []
    source.page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.dismiss()))
    source.page.close(run_before_unload=True)
    eventually(lambda: source.page.evaluate("1") and asked == ["beforeunload"], lambda: asked)
    source.save()
    source.state("Saved")
    eventually(lambda: source.notices() == [], source.notices)
