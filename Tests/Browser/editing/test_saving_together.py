"""Others change the file while someone edits: what is clean follows, what is unsaved is brought together, by keys alone."""

import json

import pytest

from axe import violations
from product import eventually
from saving_scenes import Source, file_is
from specs import MAIL

TEXT = json.dumps(MAIL, indent=2)


@pytest.fixture
def source(product, context):
    return Source(context, product)


def outside(product, *changes):
    """An editor of one's own saves the file."""
    text = product.file.read_text()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    product.write(text)


def test_without_unsaved_text_the_source_follows_and_keeps_the_cursor(source, product):
    source.type_at('"Junk"', "")
    here = "field => field.value.slice(field.selectionStart, field.selectionStart + 6)"

    outside(product, ('"Inbox"', '"A much longer name\\nfor it"'), ('"systemImage": "envelope",\n      "value": "sent"', '"value": "sent"'))

    eventually(lambda: "much longer" in source.text, lambda: source.text[:200])
    source.state("Saved")
    assert source.field.evaluate(here) == '"Junk"'
    source.page.keyboard.press("Control+z")
    eventually(lambda: source.text == TEXT, "their change can be undone like one's own")
    source.state("Unsaved")


def test_a_change_in_other_lines_is_offered_at_once_and_taken_in(source, product):
    source.swap('"Drafts"', '"Mine"')
    source.state("Unsaved")

    outside(product, ('"Travel"', '"Theirs"'))

    notice = source.notice("The file was changed elsewhere while you were editing, in other lines than yours.")
    assert '"Theirs"' not in source.text
    notice.get_by_role("button", name="Merge their change").click()
    both = TEXT.replace('"Drafts"', '"Mine"').replace('"Travel"', '"Theirs"')
    assert source.text == both
    source.state("Unsaved")
    source.save()
    source.state("Saved")
    file_is(product, both.encode())


def test_what_is_typed_and_taken_back_lets_their_change_in(source, product):
    source.swap('"Sent"', '"Sent')
    source.save()
    source.notice("Not saved: the text has 1 error")
    outside(product, ('"Inbox"', '"Start"'))
    source.notice("The file was changed elsewhere while you were editing")

    source.field.focus()
    source.page.keyboard.press("Control+z")

    eventually(lambda: '"Start"' in source.text, lambda: f"their title, it is {source.text[:300]}")
    source.state("Saved")
    assert source.notices() == [], "nothing stands there that is not so any more"
    assert source.text == product.file.read_text()


def test_a_save_never_writes_over_what_the_page_does_not_know_yet(source, product):
    """The page hears of nothing, so that only the answer to its save tells."""
    source.page.evaluate("document.body.dataset.live = 'lost'")
    source.swap('"Drafts"', '"Mine"')
    source.page.route("**/events", lambda route: route.abort())
    outside(product, ('"Drafts"', '"Theirs"'))

    source.save()

    source.dialog.wait_for()
    file_is(product, TEXT.replace('"Drafts"', '"Theirs"').encode())
    source.page.keyboard.press("Escape")
    assert '"Mine"' in source.text


def test_a_conflict_is_decided_by_keyboard_alone(source, product):
    source.swap('"Drafts"', '"Mine"')
    source.swap('"Sent"', '"Also mine"')
    source.swap('"Archive"', '"My own"')
    outside(product, ('"Drafts"', '"Theirs"'), ('"Sent"', '"Also theirs"'), ('"Archive"', '"Their own"'),
            ('"Work"', '"Their work"'))
    source.notice("in 3 places that you changed too")
    page, keys = source.page, source.page.keyboard

    source.save()

    source.dialog.wait_for()
    chosen = lambda: page.evaluate("document.activeElement.value")
    assert chosen() == "theirs"
    keys.press("Space")
    keys.press("F7")
    keys.press("ArrowDown")
    assert chosen() == "mine"
    keys.press("Shift+F7")
    keys.press("F7")
    keys.press("F7")
    keys.press("ArrowUp")
    assert chosen() == "hand"
    keys.press("Tab")
    keys.press("Control+a")
    keys.insert_text('      "title": "By hand",')
    eventually(lambda: "All conflicts are resolved." in source.dialog.text_content(), source.dialog.text_content)
    assert source.dialog.locator(".merge-result [data-mark='changed']").all_text_contents() == [
        '15      "title": "Theirs",', '21      "title": "Also mine",', '33      "title": "By hand",', '57          "title": "Their work",']
    page.get_by_role("button", name="Save result").focus()
    keys.press("Enter")

    source.state("Saved")
    wanted = (TEXT.replace('"Drafts"', '"Theirs"').replace('"Sent"', '"Also mine"').replace('"Archive"', '"By hand"')
              .replace('"Work"', '"Their work"'))
    file_is(product, wanted.encode())
    assert source.text == wanted and source.notices() == []
    assert page.evaluate("document.activeElement.matches('textarea')"), "the focus is back in the source"


def test_what_was_decided_is_there_again_after_another_change(source, product):
    source.swap('"Drafts"', '"Mine"')
    source.swap('"Sent"', '"Also mine"')
    outside(product, ('"Drafts"', '"Theirs"'), ('"Sent"', '"Also theirs"'))
    source.notice("in 2 places that you changed too").get_by_role("button").click()
    source.dialog.get_by_label("Edit by hand").first.check()
    source.dialog.locator("textarea.merge-hand").first.fill('      "title": "By hand",')
    assert source.dialog.get_by_role("button", name="Save result").get_attribute("aria-disabled") == "true"
    source.dialog.get_by_role("button", name="Save result").click(force=True)
    assert "Resolve conflict 2 first." in source.dialog.text_content()

    source.page.keyboard.press("Escape")
    outside(product, ('"Junk"', '"Later"'))
    eventually(lambda: '"Later"' in product.get("spec"), "the server has seen it")
    source.save()

    source.dialog.wait_for()
    assert source.dialog.locator("textarea.merge-hand").first.input_value() == '      "title": "By hand",'
    source.dialog.get_by_label("Both: theirs, then yours").last.check()
    source.dialog.get_by_role("button", name="Insert into the editor").click()
    assert '"By hand"' in source.text and '"Also theirs",\n      "title": "Also mine"' in source.text
    source.state("Unsaved")


def test_two_windows_never_write_over_each_other(product, context):
    one, other = Source(context, product), Source(context, product)
    one.swap('"Drafts"', '"One"')
    other.swap('"Sent"', '"Other"')
    one.save()
    one.state("Saved")

    other.notice("in other lines than yours")
    other.save()
    other.press("Merge their change and save")

    other.state("Saved")
    both = TEXT.replace('"Drafts"', '"One"').replace('"Sent"', '"Other"')
    file_is(product, both.encode())
    eventually(lambda: one.text == both, lambda: one.text)
    one.state("Saved")


@pytest.mark.parametrize("width, height, scheme", [(1280, 800, "light"), (1280, 800, "dark"), (390, 844, "light"), (390, 844, "dark")])
def test_the_view_of_two_changes_is_finished_at_every_width(product, browser, width, height, scheme):
    context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme, has_touch=width < 400)
    source = Source(context, product)
    source.swap('"Drafts"', '"Mine"')
    source.swap('"Family"', '"My family"')
    outside(product, ('"Drafts"', '"Theirs"'), ('"Work"', '"Their work"'))
    source.notice("in 1 place that you changed too")
    assert violations(source.page, tags=["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]) == []
    source.press("Compare and merge…")
    source.dialog.get_by_label("Edit by hand").check()

    assert violations(source.page, tags=["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"]) == []
    assert source.page.evaluate("document.querySelector('.merge-body').scrollWidth <= innerWidth")
    columns = source.dialog.locator(".merge-column").evaluate_all("all => all.map(one => one.getBoundingClientRect().top)")
    assert (len(set(columns)) == 1) == (width > 900), "side by side where there is room, else one above the other"
    sizes = source.dialog.locator("button, label, textarea").evaluate_all(
        "all => all.map(one => Math.min(one.offsetHeight, one.offsetWidth))")
    assert min(sizes) >= (44 if width < 400 else 24)
    context.close()
