"""What a drop shows comes with the event that it causes; only where none comes, the page is fetched."""

import pytest

from pages import Preview, open_page
from product import eventually

BAR = ["Drafts", "Sent", "Junk", "Archive", "Folders"]
MOVED = ["Drafts", "Archive", "Sent", "Junk", "Folders"]
# Notes whether each event of a change brings a page; while `isDeaf`, they are withheld.
LISTEN = """
    const Source = EventSource;
    globalThis.brought = [];
    globalThis.EventSource = class extends Source {
        addEventListener(type, listener) {
            super.addEventListener(type, event => {
                if (type === 'change') brought.push('page' in JSON.parse(event.data));
                if (type !== 'change' || !globalThis.isDeaf) listener(event);
            });
        }
    };"""


@pytest.fixture
def preview(product, context):
    context.add_init_script(LISTEN)
    page = open_page(context, product, "?platform=iPad&editing=true")
    yield Preview(page, product)
    assert page.problems == []


def pages_asked(page):
    """A list that grows by each request of the script for the page."""
    asked = []
    page.on("request", lambda request: asked.append(request.url) if request.method == "GET"
            and request.headers.get("accept") == "text/html" else None)
    return asked


def followed(preview):
    """Fetches the page once, so that the server knows which one the stream's events are to bring up to date."""
    number = int(preview.page.evaluate("parseInt(document.body.dataset.revision, 10)"))
    preview.product.post({"op": "hide", "id": "sent"})
    preview.product.post({"op": "show", "id": "sent"})
    preview.says(f"Showing revision {number + 2}.")
    return pages_asked(preview.page)


def move(preview, back=False):
    target = preview.right_of(preview.in_bar("Junk")) if back else preview.left_of(preview.in_bar("Sent"))
    preview.drag(preview.in_bar("Archive"), target)
    preview.says(f"Archive moved from position {3 if back else 5} to position {5 if back else 3} of 7 in the tab bar")


def needs_no_request(preview, act, asked):
    """Whether an act is shown without a request for the page. It is if its event brings the page."""
    asked.clear()
    act()
    has_page = preview.page.evaluate("brought.at(-1)")
    assert asked == [] or not has_page
    return asked == []


def test_a_drop_needs_no_request_for_the_page(preview):
    """An event brings no page after one that took the server a tenth of a second, as on a busy machine."""
    asked, free = followed(preview), 0
    for turn in range(60):
        free += needs_no_request(preview, lambda: move(preview, back=turn % 2 == 1), asked)
        assert preview.bar() == (BAR if turn % 2 else MOVED)
        if free == 3:
            break
    assert free > 0
    preview.kept(preview.bar, preview.bar())


def test_an_undone_drop_needs_no_request_either(preview):
    def undo():
        preview.page.keyboard.press("Control+z")
        preview.says("The last change was undone")

    asked, free = followed(preview), 0
    for _ in range(60):
        move(preview)
        free += needs_no_request(preview, undo, asked)
        assert preview.bar() == BAR
        if free == 3:
            break
    assert free > 0


def test_a_key_right_after_a_drop_is_heard(preview):
    """The drop moves the pressed element, so that no click follows: none is waited for when a key presses a button."""
    followed(preview)
    preview.drag(preview.in_bar("Archive"), preview.left_of(preview.in_bar("Sent")))
    preview.page.keyboard.press("Control+z")
    preview.says("The last change was undone")
    preview.kept(preview.bar, BAR)


def test_an_event_that_comes_before_the_response_waits_for_it(preview):
    page = preview.page
    followed(preview)

    def answer_late(route):
        with page.expect_event("console", lambda message: message.text == "came"):
            response = route.fetch()
        route.fulfill(response=response)

    page.evaluate("""() => {
        window.heard = [];
        new MutationObserver(() => {
            const text = document.getElementById('announcer').textContent;
            if (text) window.heard.push(text);
        }).observe(document.getElementById('announcer'), { childList: true });
        const channel = new BroadcastChannel(`tabpreview:${location.pathname}`);
        channel.onmessage = ({ data }) => { if (data.type === 'change') console.log('came'); };
    }""")
    page.route("**/customization?*", answer_late)
    move(preview)
    assert page.evaluate("window.heard") == ["Archive moved from position 5 to position 3 of 7 in the tab bar"]
    preview.kept(preview.bar, MOVED)


@pytest.mark.parametrize("way", ["no stream", "no event"])
def test_without_an_event_the_page_is_fetched(preview, way):
    page, asked = preview.page, followed(preview)
    page.evaluate("isDeaf = true")
    if way == "no stream":
        page.route("**/events", lambda route: route.abort())
        page.evaluate("""() => {
            for (const state of ['hidden', 'visible']) {
                Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
                document.dispatchEvent(new Event('visibilitychange'));
            }
        }""")
        page.locator('body[data-live="lost"]').wait_for()
    move(preview)
    assert len(asked) == 1
    page.unroute_all()
    page.evaluate("delete document.visibilityState")
    preview.kept(preview.bar, MOVED)
    page.problems.clear()   # the console tells of the stream


def test_a_refused_drop_shows_the_state_that_is_stored(preview):
    followed(preview)
    preview.page.route("**/customization?*", lambda route: route.fulfill(
        status=422, content_type="application/json", body='{"error": {"id": "R3.18", "text": "It is the last one."}}'))
    preview.drag(preview.in_bar("Archive"), preview.left_of(preview.in_bar("Sent")))
    preview.says("Archive stays where it was. It is the last one.")
    preview.kept(preview.bar, BAR)
    preview.page.problems.clear()


def test_a_drop_on_a_state_that_someone_else_has_changed_is_made_on_theirs(preview):
    followed(preview)
    preview.lift(preview.in_bar("Archive"))
    preview.page.mouse.move(*preview.left_of(preview.in_bar("Sent")), steps=6)
    preview.product.post({"op": "hide", "id": "junk"})
    preview.page.mouse.up()
    preview.says("Archive moved")
    preview.kept(preview.bar, ["Drafts", "Archive", "Sent", "Folders"])
    preview.page.problems.clear()   # the console tells of the 412


def test_a_drop_that_changes_nothing_leaves_the_state_that_is_stored(preview):
    tag = preview.page.evaluate("document.body.dataset.tag")
    preview.page.route("**/customization?*", lambda route: route.fulfill(
        status=200, content_type="application/json", headers={"ETag": f'"{tag}"'}, body="{}"))
    preview.drag(preview.in_bar("Archive"), preview.left_of(preview.in_bar("Sent")))
    preview.says("Archive moved")
    preview.settles(preview.bar, BAR)
