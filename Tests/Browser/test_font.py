"""The font of machines without Apple's: it comes from the server, fits Apple's spacing, and nothing moves for it."""

import time

from pages import open_page
from product import ROOT, eventually

FONT = "new URL('inter.woff2', document.querySelector('link[rel=stylesheet]').href).href"
SHIFTS = """() => new Promise(done => {
    let sum = 0;
    new PerformanceObserver(list => { for (const one of list.getEntries()) sum += one.value; })
        .observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => done(sum), 300);
})"""


def families(page, selector):
    """The fonts that words are drawn in: name, and whether it came over the network."""
    session = page.context.new_cdp_session(page)
    for domain in ("DOM", "CSS"):
        session.send(f"{domain}.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    session.detach()
    return {(font["familyName"], font["isCustomFont"]) for font in fonts}


def test_words_are_drawn_in_the_font_that_the_server_sends(context, product):
    page = open_page(context, product, "?platform=iPad")

    def is_drawn():
        page.reload()
        page.evaluate("document.fonts.ready.then(() => true)")
        return families(page, ".large-title bdi") == {("Inter", True)}

    eventually(is_drawn, "the font that the server sends")
    font = context.request.get(page.evaluate(FONT))
    assert font.headers["content-type"] == "font/woff2" and "immutable" in font.headers["cache-control"]
    assert len(font.body()) <= 60 * 1024 and page.problems == []


def test_nothing_moves_when_the_font_is_late(context, product):
    def late(route):
        time.sleep(.5)
        route.continue_()

    context.route("**/inter.woff2", late)
    page = open_page(context, product)
    page.evaluate("document.fonts.ready.then(() => true)")
    assert page.evaluate(SHIFTS) == 0


def test_words_are_as_wide_as_in_apples_font(context, product):
    """Apple's tracking: -0.43 at 17 points, -0.23 at 15, 0.12 at 10."""
    page = open_page(context, product)
    widths = page.evaluate("""async address => {
        const family = 'Measured';   // a face of its own, which is waited for
        document.fonts.add(await new FontFace(family, `url("${address}")`).load());
        const measured = (size, feature) => {
            const span = document.createElement('span');
            span.textContent = 'Bookmarks';
            span.style.font = `${size}px "${family}"`;
            span.style.fontFeatureSettings = feature;
            span.style.position = 'absolute';
            document.body.append(span);
            const { width } = span.getBoundingClientRect();
            span.remove();
            return width;
        };
        return [[17, 'tr17'], [15, 'tr15'], [10, 'tr10']].map(([size, name]) =>
            (measured(size, `"${name}"`) - measured(size, 'normal')) / 9);
    }""", page.evaluate(FONT))
    assert [round(width, 2) for width in widths] == [-.43, -.23, .12]


def test_the_licence_is_beside_the_font():
    assert "SIL OPEN FONT LICENSE" in (ROOT / "Public/inter.license.txt").read_text()


def test_only_browsers_that_lack_apples_font_are_told_of_it_early(context, product):
    link = lambda agent: context.request.get(product.url, headers={"user-agent": agent}).headers.get("link")
    assert "/inter.woff2>; rel=preload; as=font" in link("Mozilla/5.0 (X11; Linux x86_64)")
    assert link("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)") is None
    assert link("Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)") is None
