"""Unsaved text outlives its page, and is offered again with its time and a comparison; each window keeps its own."""

import json

import pytest
from playwright.sync_api import Error

from product import Product, binary, eventually
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
    source.notice("This browser has unsaved text from today at")
    source.press("Restore")
    eventually(lambda: source.text == wanted, lambda: source.text)
    source.state("Unsaved")


def test_a_reload_right_after_a_key_loses_nothing(source, product):
    source.swap('"Drafts"', '"Mine"')
    source.page.reload()

    source.settled()
    notice = source.notice("This browser has unsaved text from today at")
    assert "1 line changed." in notice.text_content()
    source.press("Compare…")
    assert source.dialog.locator("[data-mark='added'] code").text_content().strip() == '"title": "Mine",'
    source.dialog.get_by_role("button", name="Restore").click()
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
    source.press("Discard permanently")

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

    source.notice("This browser can’t store unsaved text").get_by_role("button", name="Download my text").wait_for()
    asked = []
    source.page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.dismiss()))
    source.page.close(run_before_unload=True)
    eventually(lambda: source.page.evaluate("1") and asked == ["beforeunload"], lambda: asked)
    source.save()
    source.state("Saved")
    eventually(lambda: source.notices() == [], source.notices)


def leave(source):
    """Types something, and closes the window when the browser has kept it."""
    source.swap('"Drafts"', '"Mine"')
    is_kept(source)
    source.page.close()


@pytest.fixture
def next_on_the_port(product):
    """Serves the file at a place on the port that the product has left."""
    started = []

    def serve(file):
        file.parent.mkdir(exist_ok=True)
        started.append(Product(binary(), file))
        started[0].write(MAIL)
        started[0].start(product.port)
        return started[0]
    yield serve
    for one in started:
        one.stop()


def test_another_project_on_the_same_port_is_offered_nothing_unless_asked(
        source, product, context, tmp_path, next_on_the_port):
    leave(source)
    product.stop()

    other = Source(context, next_on_the_port(tmp_path / "other" / "tabs.json"))
    button = other.pane.get_by_role("button", name="Unsaved text of another file")
    button.wait_for()
    assert other.notices() == []
    button.click()
    other.notice("This browser has unsaved text of another tabs.json from today at")
    other.press("Not now")
    eventually(lambda: other.notices() == [] and button.is_visible(), other.notices)
    button.click()
    other.press("Restore")
    eventually(lambda: other.text == TEXT.replace('"Drafts"', '"Mine"'), lambda: other.text)
    eventually(lambda: other.page.evaluate(KEPT) == [other.text], "only this window has it now")
    assert not button.is_visible()


def test_a_project_that_is_moved_with_its_store_is_offered_its_text(
        source, product, context, tmp_path, next_on_the_port):
    leave(source)
    product.stop()
    (tmp_path / "moved").mkdir()
    (product.file.parent / ".tabpreview").rename(tmp_path / "moved" / ".tabpreview")

    take_up(Source(context, next_on_the_port(tmp_path / "moved" / "tabs.json")),
            TEXT.replace('"Drafts"', '"Mine"'))


def test_a_text_that_was_kept_before_there_were_identities_is_offered_by_its_file_s_name(product, context):
    context.add_init_script("""
        localStorage.setItem('tabpreview.unsaved.old', JSON.stringify({ id: 'old', file: 'tabs.json', format: 'json',
            place: 'x', time: Date.now(), text: '{"tabs": [{"title": "Old"}]}\\n', base: '{"tabs": []}\\n' }));
        localStorage.setItem('tabpreview.unsaved.alien', JSON.stringify({ id: 'alien', file: 'menu.json',
            format: 'json', place: 'x', time: Date.now(), text: '{}', base: '' }));
    """)
    source = Source(context, product)
    source.notice("This browser has unsaved text from today at")
    source.pane.get_by_role("button", name="Unsaved text of another file").wait_for()
    assert len(source.notices()) == 1
