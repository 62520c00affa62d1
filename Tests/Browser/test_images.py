"""Images of an asset catalog: their color on the screen, in each appearance, and what changes in the catalog."""

import base64
import io
import json
import struct
import zlib

import pytest
from PIL import Image

from pages import Preview, open_page, settle
from product import Product, binary, eventually

SPEC = {
    "tabViewStyle": "sidebarAdaptable",
    "assetCatalog": "Assets.xcassets",
    "tabs": [
        {"title": "Ring", "value": "ring", "imageAsset": "Ring"},
        {"title": "Star", "value": "star", "imageAsset": "Group/Star"},
        {"title": "Logo", "value": "logo", "imageAsset": "Logo"},
        {"title": "File", "value": "file", "image": "file.svg"},
        {"title": "Gone", "value": "gone", "imageAsset": "Gone", "disabled": True},
    ],
}
DARK = {"appearances": [{"appearance": "luminosity", "value": "dark"}]}
SQUARE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">
<rect x="2" y="2" width="20" height="20" style="fill:%s"/></svg>"""
BLUE, DARK_BLUE = (0, 122, 255), (10, 132, 255)
BLACK, WHITE = (0, 0, 0), (255, 255, 255)


def png(color):
    """A PNG of 24 x 24 opaque pixels with alpha."""
    def chunk(kind, body):
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
    rows = b"".join(b"\0" + bytes((*color, 255)) * 24 for _ in range(24))
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 24, 24, 8, 6, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def add(folder, name, files, images, **properties):
    place = folder / "Assets.xcassets" / f"{name}.imageset"
    place.mkdir(parents=True, exist_ok=True)
    for file, data in files.items():
        (place / file).write_bytes(data if isinstance(data, bytes) else data.encode())
    contents = {"images": images, "properties": properties, "info": {"version": 1, "author": "xcode"}}
    (place / "Contents.json").write_text(json.dumps(contents))


@pytest.fixture
def folder(tmp_path):
    add(tmp_path, "Ring", {"ring.png": png((255, 0, 255))}, [{"filename": "ring.png", "idiom": "universal", "scale": "1x"}])
    add(tmp_path, "Group/Star", {"star.svg": SQUARE % "lime"}, [{"filename": "star.svg", "idiom": "universal"}])
    (tmp_path / "Assets.xcassets/Group/Contents.json").write_text('{"properties": {"provides-namespace": true}}')
    add(tmp_path, "Logo", {"day.png": png((200, 0, 0)), "night.svg": SQUARE % "#00c800"},
        [{"filename": "day.png"}, {"filename": "night.svg", **DARK}], **{"template-rendering-intent": "original"})
    (tmp_path / "file.svg").write_text(SQUARE % "yellow")
    return tmp_path


@pytest.fixture
def product(folder):
    product = Product(binary(), folder / "tabs.json")
    product.write(SPEC)
    product.start(0)
    yield product
    product.stop()


def color(page, title):
    """The color in the middle of an entry's image."""
    box = page.locator(f'.frame .entry[data-title="{title}"] .icon').first.bounding_box()
    clip = {"x": box["x"] + box["width"] / 2 - 2, "y": box["y"] + box["height"] / 2 - 2, "width": 4, "height": 4}
    return Image.open(io.BytesIO(page.screenshot(clip=clip))).convert("RGB").getpixel((2, 2))


def is_near(first, second):
    return all(abs(one - other) <= 8 for one, other in zip(first, second))


def shows(page, title, wanted):
    seen = []

    def look():
        settle(page)
        seen.append(color(page, title))
        return is_near(seen[-1], wanted)
    eventually(look, lambda: f"{title} is {seen[-1]}, not {wanted}", deadline=20)


@pytest.mark.parametrize("scheme, text, tint, logo", [
    ("light", BLACK, BLUE, (200, 0, 0)), ("dark", WHITE, DARK_BLUE, (0, 200, 0))])
@pytest.mark.parametrize("is_asked", [True, False], ids=["asked for", "the system's"])
def test_a_template_has_the_color_of_its_text_and_an_original_its_own(context, product, scheme, text, tint, logo, is_asked):
    page = open_page(context, product, f"?platform=iPhone{f'&colorScheme={scheme}' if is_asked else ''}")
    page.emulate_media(color_scheme=scheme if not is_asked else "dark" if scheme == "light" else "light")
    for title, wanted in (("Ring", tint), ("Star", text), ("Logo", logo), ("File", text)):
        shows(page, title, wanted)
    page.locator('.frame .entry[data-title="Star"]').click()
    shows(page, "Star", tint)
    shows(page, "Ring", text)
    assert page.problems == [] and page.evaluate("window.hacked") is None


@pytest.mark.parametrize("query", [
    "platform=iPad&form=sidebar", "platform=mac", "platform=tv", "platform=vision", "platform=iPhoneDuo",
    "platform=iPhone&os=18", "platform=iPhone&direction=rtl"])
def test_a_template_has_the_color_of_a_symbol_beside_it(context, product, query):
    """On each device: as the title of its entry has, or as the symbol of an entry like it would."""
    page = open_page(context, product, f"?{query}&colorScheme=dark")
    settle(page)
    wanted = page.locator('.frame .entry[data-title="File"] .icon').first.evaluate("""icon => {
        const color = getComputedStyle(icon).color, canvas = new OffscreenCanvas(1, 1).getContext('2d');
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data]; }""")
    if wanted[3] == 255:
        shows(page, "File", tuple(wanted[:3]))
    else:
        red, _, blue = color(page, "File")
        assert red - blue < 60, "translucent text, but not the yellow of the file"


def test_letters_stand_for_what_the_catalog_lacks_until_it_is_there(context, product, folder):
    page = open_page(context, product, "?platform=iPhone")
    entry = page.locator('.frame .entry[data-title="Gone"]')
    assert entry.locator(".icon-letters").inner_text() == "G"
    page.evaluate("window.same = true")
    add(folder, "New/Gone", {"gone.svg": SQUARE % "black"}, [{"filename": "gone.svg"}])
    entry.locator(".icon-template").wait_for()
    (folder / "Assets.xcassets/New/Gone.imageset/Contents.json").write_text('{"images": [')
    entry.locator(".icon-letters").wait_for()
    (folder / "Assets.xcassets/Logo.imageset/day.png").write_bytes(png((0, 0, 200)))
    shows(page, "Logo", (0, 0, 200))
    assert page.evaluate("window.same") is True and page.problems == []


def test_the_inspector_and_the_editor_report_what_the_catalog_lacks_until_it_is_there(context, product, folder):
    page = open_page(context, product, "?platform=iPhone&inspector=open&tab=findings")
    reported = page.locator(".inspector").get_by_text("Gone")
    reported.first.wait_for()
    assert "R5.83" in page.locator(".inspector").inner_text()
    page.keyboard.press("u")
    page.locator('.source-count[data-severity="warning"]').click()
    page.locator(".source-problem", has_text='The image "Gone" of').wait_for()

    add(folder, "Gone", {"gone.svg": SQUARE % "black"}, [{"filename": "gone.svg"}])
    page.locator('.frame .entry[data-title="Gone"] .icon-template').wait_for()
    page.keyboard.press("Escape")
    page.goto(product.url + "?platform=iPhone&inspector=open&tab=findings")
    assert "R5.83" not in page.locator(".inspector").inner_text()
    assert page.problems == []


def test_a_drawing_looks_as_it_does_by_itself(context, product, folder):
    """Gradients, clip paths, groups and transforms: what the page shows of a file is what the browser makes of the file."""
    (folder / "file.svg").write_text("""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40" width="40" height="40">
        <defs><linearGradient id="a" x1="0" x2="1"><stop offset="0" stop-color="red"/><stop offset="100%" style="stop-color:#00f"/>
        </linearGradient><radialGradient id="b" href="#a" gradientTransform="translate(.1 .2)"/>
        <clipPath id="c"><circle cx="20" cy="20" r="18"/></clipPath></defs>
        <g clip-path="url(#c)"><rect width="40" height="40" fill="url(#a)"/><g opacity=".5" transform="rotate(30 20 20)">
        <rect x="5" y="5" width="20" height="9" fill="lime"/><path d="M4 30Q20 5 36 30T9 9" fill="none" stroke="#fff" stroke-width="4"
        stroke-linejoin="round"/></g><ellipse cx="50%" cy="28" rx="9" ry="5" fill="url(#b)" fill-rule="evenodd"/></g></svg>""")
    page = open_page(context, product, "?platform=iPhone")
    image = page.locator('.frame .entry[data-title="File"] img[src$=".svg"]')
    redrawn = page.request.get(product.url + image.get_attribute("src")).text()
    assert "linearGradient" in redrawn and 'id="a"' not in redrawn

    def drawn(text):
        alone = context.new_page()
        alone.set_content(f"<body style='margin:0'><img src='data:image/svg+xml;base64,{base64.b64encode(text.encode()).decode()}'>")
        alone.locator("img").evaluate("image => image.decode()")
        return alone.locator("img").screenshot()

    as_it_is, ours = (Image.open(io.BytesIO(drawn(text))).convert("RGB") for text in ((folder / "file.svg").read_text(), redrawn))
    assert as_it_is.size == (40, 40) and len(ours.getcolors(1600)) > 50
    assert as_it_is.tobytes() == ours.tobytes()


def test_an_svg_is_only_ever_an_image(context, product):
    page = open_page(context, product, "?platform=iPhone")
    source = page.locator('.frame .entry[data-title="File"] img').get_attribute("src")
    assert source.endswith(".svg")
    answer = page.request.get(product.url + source)
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["content-security-policy"] == "default-src 'none'; sandbox"
    assert answer.headers["x-content-type-options"] == "nosniff"
    alone = context.new_page()
    alone.goto(product.url + source)
    assert alone.evaluate("document.documentElement.outerHTML").count("<") == 3, "opened by itself it is our own words"


ACTING = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="9" height="9"/>
  <script>window.hacked = 1</script></svg>"""


def test_a_drawing_that_acts_is_refused_with_its_place_until_it_does_not(context, product, folder):
    page = open_page(context, product, "?platform=iPhone&inspector=open&tab=findings")
    (folder / "file.svg").write_text(ACTING)
    page.locator(".inspector").get_by_text("file.svg:2:3: <script> is not supported").first.wait_for()
    entry = page.locator('.frame .entry[data-title="File"]')
    assert entry.locator("img").count() == 0
    (folder / "file.svg").write_text(SQUARE % "yellow")
    entry.locator("img").first.wait_for()
    assert page.problems == []


def test_a_file_for_sharing_holds_the_images(context, product, tmp_path):
    page = open_page(context, product, "?platform=iPhone")
    file = tmp_path / "shared.html"
    file.write_bytes(page.request.get(product.url + "export.html?platform=iPhone").body())
    alone = context.new_page()
    alone.goto(file.as_uri())
    for title, wanted in (("Ring", BLUE), ("Star", BLACK), ("Logo", (200, 0, 0))):
        shows(alone, title, wanted)
