"""A preview in a frame of another page: for origins that are named, by a link, the stage alone, to look at only."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from axe import violations
from links import Links
from pages import open_page
from product import eventually

SIZES = [(320, 480), (375, 640), (720, 480), (1100, 700)]


class Wiki:
    """A page of another site that frames an address."""

    def __init__(self):
        wiki = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self):
                text = wiki.html.encode() if self.path == "/" else b""
                self.send_response(200 if text else 404)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.send_header("Content-Length", str(len(text)))
                self.end_headers()
                self.wfile.write(text)

            def log_message(self, *_):
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.html = ""
        # Another name than the preview's, so that it is another site.
        self.origin = f"http://localhost:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def frame(self, url, width=720, height=480):
        self.html = (f'<!doctype html><html lang="en"><title>Wiki</title><h1>Wiki</h1><iframe src="{url}" '
                     f'title="Preview" width="{width}" height="{height}" style="border: 0"></iframe>')

    def close(self):
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def wiki():
    wiki = Wiki()
    yield wiki
    wiki.close()


@pytest.fixture
def embedding(servers, product, wiki):
    """The product with the wiki among its origins."""
    product.stop()
    product.start(0, "--embed-origin", wiki.origin, "--embed-origin", "https://pulls.example.com")
    servers.is_spoiled = True
    return product


def framed(context, wiki, url, **size):
    """The wiki's page with the address in a frame, and what its console says."""
    wiki.frame(url, **size)
    page = context.new_page()
    page.problems = []
    page.on("pageerror", lambda error: page.problems.append(str(error)))
    page.on("console", lambda message: page.problems.append(message.text) if message.type == "error" else None)
    page.goto(wiki.origin)
    return page


def inner(page):
    """The document in the frame."""
    return page.frame_locator("iframe")


def is_refused(page):
    """Whether the browser shows nothing of the preview in the frame."""
    eventually(lambda: page.problems, "the browser says why it shows nothing")
    return inner(page).locator(".frame, .toolbar, main").count() == 0


@pytest.mark.parametrize("role", ["view", "customize", "edit"])
def test_a_page_of_a_named_origin_shows_the_stage_alone(context, embedding, wiki, role):
    link = embedding.share(role=role)
    page = framed(context, wiki, f"{embedding.url}{link}?embed=1")
    preview = inner(page)
    preview.locator('body[data-live="connected"]').wait_for()
    assert preview.locator(".frame").count() == 2
    assert preview.locator(".toolbar, .inspector, .source-pane, .stage-hint, dialog, .help, .review").count() == 0
    assert preview.locator("html").get_attribute("data-rights") == "view"
    assert page.problems == []
    opened = preview.get_by_role("link", name="Open in tabpreview")
    with context.expect_page() as whole:
        opened.click()
    whole.value.locator(".toolbar").wait_for()
    assert "embed" not in whole.value.url


def test_it_follows_saves_and_stays_embedded_as_one_looks_around(context, embedding, wiki):
    page = framed(context, wiki, f"{embedding.url}{embedding.share(role='edit')}?embed=1&platform=iPhone")
    preview = inner(page)
    preview.locator('body[data-live="connected"]').wait_for()
    embedding.write(embedding.file.read_text().replace("Inbox", "Letters"))
    preview.locator('.entry[data-title="Letters"]').first.wait_for()
    preview.locator('[role="tablist"] .entry').nth(1).click()
    preview.locator('[role="tablist"] .entry[aria-selected="true"]').nth(0).wait_for()
    preview.locator("body").press("e")
    preview.locator("body").press("i")
    assert preview.locator("body[data-embed]").count() == 1
    assert preview.locator(".toolbar, .inspector").count() == 0
    assert "embed=1" in page.frames[1].evaluate("location.href")
    assert page.problems == []


@pytest.mark.parametrize("path", ["{link}", "{link}?embed=0", "{link}?embed=1&embed=2x", "{link}rules?embed=1", "?embed=1",
                                  "{owner}?embed=1", "{link}shares?embed=1"])
def test_nothing_else_can_be_framed(context, embedding, wiki, path):
    if path == "{link}?embed=1&embed=2x":
        path = "{link}?embed=2x&embed=1"  # the first one counts
    owner = embedding.owner_url.removeprefix(embedding.url)
    path = path.format(link=embedding.share(role="view"), owner=owner)
    assert is_refused(framed(context, wiki, embedding.url + path))


def test_a_link_with_a_password_is_not_asked_for_it_in_a_frame(context, embedding, wiki):
    assert is_refused(framed(context, wiki, f"{embedding.url}{embedding.share(role='view', password='pw')}?embed=1"))


def test_a_page_of_another_origin_is_shown_nothing(context, embedding, wiki):
    stranger = Wiki()
    assert is_refused(framed(context, stranger, f"{embedding.url}{embedding.share(role='view')}?embed=1"))
    stranger.close()


def test_without_origins_nothing_can_be_framed(context, product, wiki):
    link = product.share(role="view")
    assert is_refused(framed(context, wiki, f"{product.url}{link}?embed=1"))
    page = context.new_page()
    page.goto(f"{product.url}{link}?embed=1")
    page.locator(".toolbar").wait_for()


@pytest.mark.parametrize("width, height", SIZES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("view", ["", "&platform=iPhone", "&platform=iPad", "&view=all"])
def test_it_fits_the_frame(browser, embedding, wiki, width, height, scheme, view):
    context = browser.new_context(viewport={"width": width + 40, "height": height + 120}, color_scheme=scheme)
    page = framed(context, wiki, f"{embedding.url}{embedding.share(role='view')}?embed=1{view}", width=width, height=height)
    preview = inner(page)
    preview.locator('body[data-live="connected"]').wait_for()
    document = page.frames[1]
    assert document.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert document.evaluate("""() => {
        const stage = document.querySelector('.stage');
        stage.scrollTop = stage.scrollHeight;
        const last = [...document.querySelectorAll('.frame')]
            .reduce((end, one) => Math.max(end, one.getBoundingClientRect().bottom), 0);
        return last <= document.querySelector('.embed-open').getBoundingClientRect().top + 8;
    }"""), "scrolled to the end, no device is below the link"
    box = preview.locator(".embed-open").bounding_box()
    frame = page.locator("iframe").bounding_box()
    assert frame["x"] <= box["x"] and box["x"] + box["width"] <= frame["x"] + frame["width"]
    assert box["y"] + box["height"] <= frame["y"] + frame["height"] and box["height"] >= 24
    assert violations(page, tags=["wcag2a", "wcag2aa", "wcag22aa"]) == []
    context.close()


def test_the_dialog_of_links_offers_the_code_that_works(context, embedding, wiki):
    links = Links.page_of(context, embedding)
    links.make(role="edit")
    code = links.made.get_by_label("HTML that embeds the preview in a page").input_value()
    wiki.html = f"<!doctype html><title>Wiki</title>{code}"
    page = context.new_page()
    page.goto(wiki.origin)
    inner(page).locator('body[data-embed][data-live="connected"]').wait_for()
    links.page.get_by_role("button", name="New link").click()
    links.make(password="pw")
    assert links.made.locator("[data-links-embed]").is_hidden()
    assert links.page.problems == []


def test_the_dialog_offers_no_code_where_no_origin_is_named(context, product):
    links = Links.page_of(context, product)
    links.make()
    assert links.made.locator("[data-links-embed]").is_hidden()
