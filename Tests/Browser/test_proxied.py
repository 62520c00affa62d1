"""The page behind a real proxy, below a path: it is live, changes what it may, and its owner gives out links."""

import pytest

from links import Links
from pages import Preview, open_page, wait_live
from product import Product, binary, eventually
from proxies import Apache, BareNginx, Caddy, HAProxy, Nginx, Varnish
from specs import MAIL

PLACES = [(Nginx, "/tabs", False), (Nginx, "/tabs", True), (BareNginx, "/tabs", False), (Caddy, "/team/tabs", False),
          (Caddy, "", False), (HAProxy, "", False), (Varnish, "/tabs", False), (Apache, "/tabs", False)]


class Proxied(Product):
    """The product as people reach it through a proxy."""

    def __init__(self, folder, proxy):
        super().__init__(binary(), folder / "tabs.json")
        self.proxy = proxy

    def start(self, port=0, *more):
        super().start(self.proxy.behind, "--public-url", self.proxy.url, "--trusted-proxy", "127.0.0.1",
                      "--host", "127.0.0.1", *more)  # the proxy is in front, and no relay that records
        self.proxy.start()
        self.url = self.owner_url

    def stop(self):
        super().stop()
        self.proxy.stop()


@pytest.fixture(params=PLACES, ids=lambda place: f"{place[0].__name__}{place[1]}{' stripped' if place[2] else ''}")
def proxied(request, tmp_path, tmp_path_factory):
    kind, prefix, strips = request.param
    # Apart from the product's files, among which no secret may be: a proxy writes addresses into its log.
    product = Proxied(tmp_path, kind(tmp_path_factory.mktemp("proxy"), prefix, strips))
    product.write(MAIL)
    product.start()
    yield product
    product.stop()


@pytest.fixture
def visitors(browser):
    """A browser's context that takes the proxy's own certificate."""
    context = browser.new_context(viewport={"width": 1600, "height": 1000}, ignore_https_errors=True)
    yield context
    context.close()


def test_a_page_is_live_and_edits_through_a_proxy(visitors, proxied):
    page = open_page(visitors, proxied, "?platform=iPad&editing=true")
    preview = Preview(page, proxied)
    proxied.write(proxied.file.read_text().replace("Inbox", "Letters"))
    preview.in_sidebar("Letters").wait_for()
    preview.drag(preview.in_bar("Archive"), preview.left_of(preview.in_bar("Sent")))
    preview.says("Archive moved from position 5 to position 3 of 7 in the tab bar")
    preview.kept(preview.bar, ["Drafts", "Archive", "Sent", "Junk", "Folders"])
    if proxied.proxy.scheme == "https":
        told = page.evaluate("performance.getEntriesByType('navigation')[0].nextHopProtocol")
        assert told == "h2"
    assert page.problems == []


def test_a_drag_is_undone_and_the_source_is_saved_through_a_proxy_that_compresses(visitors, proxied):
    page = open_page(visitors, proxied, "?platform=iPad&editing=true&source=open")
    preview = Preview(page, proxied)
    before = preview.bar()
    preview.drag(preview.in_bar("Archive"), preview.left_of(preview.in_bar("Sent")))
    page.get_by_role("button", name="Undo: Archive moved").click()
    preview.says("Undone: Archive moved")
    preview.settles(preview.bar, before)

    field, state = page.locator(".source-pane textarea").first, page.locator(".source-pane [data-save-state]")
    for old, new in [("Drafts", "Rough"), ("Rough", "Rougher")]:
        eventually(lambda: state.text_content() == "Saved", state.text_content)
        field.evaluate("""(field, word) => {
            const at = field.value.indexOf(word);
            field.focus();
            field.setSelectionRange(at, at + word.length);
        }""", old)
        page.keyboard.insert_text(new)
        page.keyboard.press("Control+s")
        eventually(lambda: f'"{new}"' in proxied.file.read_text(), state.text_content)
    assert page.problems == []


def test_links_made_behind_a_proxy_open_there_with_their_password(visitors, proxied):
    links = Links.page_of(visitors, proxied)
    url = links.make(role="customize", password="open sesame")
    assert url.startswith(f"{proxied.proxy.url}s/")
    guest = visitors.new_page()
    guest.goto(url)
    guest.get_by_label("Password").fill("open sesame")
    guest.keyboard.press("Enter")
    wait_live(guest)
    assert guest.url.startswith(f"{proxied.proxy.url}s/") and guest.url != url
    assert guest.locator("html").get_attribute("data-rights") == "customize"
    assert links.page.problems == []


def test_a_refusal_below_a_path_has_its_looks(visitors, proxied):
    page = visitors.new_page()
    failed = []
    page.on("response", lambda answer: failed.append(answer.url) if answer.status >= 400 else None)
    for path in ("", f"s/{'x' * 32}/", f"s/{'x' * 32}/deep/er"):
        failed.clear()
        page.goto(proxied.proxy.url + path)
        assert len(failed) == 1, failed
        assert page.evaluate("getComputedStyle(document.querySelector('main')).maxInlineSize") != "none"
