"""What is wrong with the text, reported under it; the whole pane as axe and a keyboard see it."""

from axe import violations
from pages import settle
from product import eventually
from saving_scenes import Source

SLIP = "systemImaeg"
ONE_ERROR = "1 error. Showing the last valid version"


def test_counts_what_is_wrong_leads_there_and_mends_it(context, product):
    source = Source(context, product, "?platform=iPhone&source=open")
    page, count = source.page, source.pane.locator(".source-count")
    eventually(lambda: count.text_content() != "Checking…", "the count of findings")
    findings = count.text_content()
    assert "error" not in findings
    source.swap("systemImage", SLIP)
    eventually(lambda: count.text_content() == ONE_ERROR, lambda: f"a count, not {count.text_content()!r}")
    assert page.evaluate("document.body.dataset.draft") == "broken"

    count.click()
    row = source.pane.locator(".source-problem")
    row.wait_for()
    assert SLIP in row.text_content()
    row.click()
    place = source.field.evaluate("field => field.value.slice(field.selectionStart, field.selectionStart + 20)")
    assert place.startswith('"' + SLIP), place
    source.pane.locator(".problem-fix").first.click()

    eventually(lambda: SLIP not in source.text, "mended")
    eventually(lambda: count.text_content() == findings, "a good text again")
    assert source.pane.locator('.source-problem [data-severity="error"]').count() == 0
    source.state("Saved")
    eventually(lambda: page.evaluate("document.body.dataset.draft ?? null") is None, "it is the file's")


def test_counts_again_as_soon_as_the_server_is_back(context, product):
    source = Source(context, product, "?platform=iPhone&source=open")
    count = source.pane.locator(".source-count")
    port = product.port
    product.stop()
    source.swap("systemImage", SLIP)
    eventually(lambda: count.text_content() == "Problems unknown", lambda: count.text_content())
    product.start(port)
    eventually(lambda: count.text_content() == ONE_ERROR, lambda: f"a count, not {count.text_content()!r}")


def test_formats_and_tells_the_place_of_the_cursor(context, product):
    product.file.write_text('{"tabs": [{"title": "Home", "value": "home"}]}')
    source = Source(context, product, "?platform=iPhone&source=open")
    eventually(lambda: source.text.startswith('{"tabs"'), "the file")
    source.pane.get_by_role("button", name="Format").click()
    eventually(lambda: "\n" in source.text, "laid out on lines")
    source.page.keyboard.press("Control+End")
    eventually(lambda: not source.pane.locator(".source-place").text_content().startswith("1:"), "another line")
    source.page.keyboard.press("Control+z")
    eventually(lambda: source.text == '{"tabs": [{"title": "Home", "value": "home"}]}', "as one step")


def test_axe_finds_nothing_wrong_in_the_pane(context, product):
    source = Source(context, product)
    page = source.page
    source.swap("systemImage", SLIP)
    count = source.pane.locator(".source-count")
    eventually(lambda: count.text_content() == ONE_ERROR, "a count")
    count.click()
    found = {}
    for size in ({"width": 1280, "height": 800}, {"width": 390, "height": 844}):
        page.set_viewport_size(size)
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
            settle(page)
            for violation in violations(page):
                found.setdefault(violation, []).append((size["width"], scheme))
    assert not found, "\n".join(f"{what} in {where}" for what, where in found.items())
