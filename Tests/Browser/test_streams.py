"""One event stream for all tabs of a browser, none while hidden, and a page that works without any of it."""

import pytest

from pages import Preview, open_page, wait_live
from product import eventually
from specs import renamed

VIEW = "?platform=iPad&editing=true"


def count_streams(context):
    open_streams = set()
    context.on("request", lambda request: open_streams.add(request) if request.url.endswith("/events") else None)
    for end in ("requestfinished", "requestfailed"):
        context.on(end, lambda request: open_streams.discard(request))
    return open_streams


def test_twenty_tabs_share_one_stream_and_all_are_live(context, product):
    streams = count_streams(context)
    previews = [Preview(open_page(context, product, VIEW), product) for _ in range(20)]
    assert len(streams) == 1
    product.write(renamed("Notes"))
    for preview in previews:
        preview.in_bar("Notes").wait_for()
    assert len(streams) == 1


def test_when_the_leader_leaves_another_tab_takes_over(context, product):
    started = []
    context.on("request", lambda request: started.append(request) if request.url.endswith("/events") else None)
    first, second, third = (Preview(open_page(context, product, VIEW), product) for _ in range(3))
    first.page.close()
    product.write(renamed("Notes"))
    for preview in (second, third):
        preview.in_bar("Notes").wait_for()
    assert len(started) == 2, "the first one's, then its heir's"


def set_visibility(page, state):
    page.evaluate("""state => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
    }""", state)


def test_a_hidden_page_closes_its_stream_and_catches_up_when_shown(context, product):
    streams = count_streams(context)
    preview = Preview(open_page(context, product, VIEW), product)
    set_visibility(preview.page, "hidden")
    eventually(lambda: preview.page.title() and not streams, "closed")
    product.write(renamed("Notes"))
    set_visibility(preview.page, "visible")
    preview.in_bar("Notes").wait_for()
    eventually(lambda: preview.page.title() and len(streams) == 1, "open again")


MISSING = {
    "Web Locks": "Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })",
    "Web Locks that refuse": "LockManager.prototype.request = () => Promise.reject(new DOMException('no', 'SecurityError'))",
    "BroadcastChannel": "delete window.BroadcastChannel",
    "View Transitions": "delete Document.prototype.startViewTransition",
    "moveBefore": "delete Element.prototype.moveBefore",
    "Trusted Types": "delete window.trustedTypes",
    "storage that throws": "for (const name of ['localStorage', 'sessionStorage']) "
                           "Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError') } })",
}


@pytest.mark.parametrize("what", [name for name in MISSING if name != "Trusted Types"])
def test_works_without(context, product, what):
    context.add_init_script(MISSING[what])
    preview = Preview(open_page(context, product, VIEW), product)
    preview.drag(preview.in_bar("Archive"), preview.left_of(preview.in_bar("Sent")))
    preview.settles(preview.bar, ["Drafts", "Archive", "Sent", "Junk", "Folders"])
    product.write(renamed("Notes"))
    preview.in_bar("Notes").wait_for()
    assert preview.page.problems == []


def test_without_locks_each_tab_has_its_own_stream(context, product):
    context.add_init_script(MISSING["Web Locks"])
    streams = count_streams(context)
    previews = [Preview(open_page(context, product, VIEW), product) for _ in range(3)]
    assert len(streams) == 3
    product.write(renamed("Notes"))
    for preview in previews:
        preview.in_bar("Notes").wait_for()


def test_without_event_streams_it_says_so_and_customizing_works(context, product):
    context.add_init_script("delete window.EventSource")
    page = context.new_page()
    page.goto(product.url + VIEW)
    page.locator('body[data-live="off"]').wait_for()
    preview = Preview(page, product)
    assert "Not live" in page.locator('[data-region="status"]').inner_text()
    preview.drag(preview.in_bar("Archive"), preview.left_of(preview.in_bar("Sent")))
    preview.settles(preview.bar, ["Drafts", "Archive", "Sent", "Junk", "Folders"])


def test_the_page_is_live_again_after_a_restart_on_the_same_port(context, product):
    preview = Preview(open_page(context, product, VIEW), product)
    port = product.port
    product.stop()
    preview.page.locator('body[data-live="lost"]').wait_for()
    product.write(renamed("Notes"))
    product.start(port)
    preview.in_bar("Notes").wait_for()
    wait_live(preview.page)
