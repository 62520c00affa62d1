"""Help while a spec is typed: suggestions, explanations, quick fixes, symbols, layout; by keys alone and by pointer."""

import pytest

from axe import violations
from editor_host import source  # noqa: F401
from product import eventually

ASSIST = """async () => {
    document.getElementById('host').style.setProperty('z-index', '5');   // as the pane: under lists and cards
    const script = document.querySelector('script[type="module"]').src;
    const { start } = await import(new URL('editing/assist.js', script).href);
    globalThis.assist?.destroy();
    globalThis.told = [];
    globalThis.assist = start(editor, { onDiagnostics: all => told.push(all) });
    const sheets = [...document.querySelectorAll('link[href*="assist.css"]')];
    await Promise.all(sheets.map(link => link.sheet ? null : new Promise(done => { link.onload = done; })));
}"""
GOOD = '{\n  "tabs": [\n    { "title": "Home", "systemImage": "house", "value": "home" }\n  ]\n}\n'


@pytest.fixture
def helped(source):  # noqa: F811
    source.mount(format="json")
    source.run(ASSIST)
    yield source
    source.run("() => { assist.destroy(); editor.destroy(); globalThis.editor = undefined; }")


def options(helped):
    return helped.page.locator("#suggestions [role=option]").all_inner_texts() if is_open(helped) else []


def is_open(helped):
    return helped.page.locator(".suggestions").is_visible()


def chosen(helped):
    """What a screen reader is reported: the option that the field points to, and that it exists and is selected."""
    return helped.run("""() => {
        const row = document.getElementById(editor.field.getAttribute('aria-activedescendant'));
        return row?.ariaSelected === 'true' ? row.querySelector('.suggestion-label').textContent : null;
    }""")


def offers(helped, label):
    eventually(lambda: chosen(helped) == label, lambda: f"{label!r} is chosen; it is {chosen(helped)!r}")


def said(helped, text):
    region = helped.page.locator("#announcer")
    eventually(lambda: text in region.inner_text(), lambda: f"{text!r} is said; it is {region.inner_text()!r}")


def test_what_is_typed_is_completed_by_keys_alone(helped):
    helped.put('{ "tabs": [{ | }] }').type('"tabP')
    offers(helped, "tabPlacement")
    said(helped, "suggestion")
    assert helped.run("document.activeElement === editor.field")
    assert helped.run("editor.field.getAttribute('aria-controls')") == "suggestions"
    helped.press("Enter")
    eventually(lambda: '"tabPlacement": ' in helped.text, lambda: helped.text)
    offers(helped, "automatic")
    helped.press("ArrowDown", "ArrowDown", "ArrowUp")
    assert chosen(helped) == "pinned"
    assert "trailing region" in helped.page.locator("#suggestions-note").inner_text()
    helped.press("Tab")
    eventually(lambda: not is_open(helped), "the list is closed")
    assert helped.text == '{ "tabs": [{ "tabPlacement": "pinned" }] }'
    helped.press("Control+z")
    assert '"pinned"' not in helped.text, "taking a suggestion is one step"


def test_suggestions_come_when_asked_for_and_go_with_escape(helped):
    helped.put('{ "tabs": [{ "role": | }] }').press("Control+Space")
    offers(helped, "search")
    helped.press("Escape")
    assert not is_open(helped)
    assert helped.run("editor.field.hasAttribute('aria-activedescendant')") is False
    assert helped.text == '{ "tabs": [{ "role":  }] }'
    helped.press("Control+Space")
    offers(helped, "search")
    helped.page.locator("#suggestions [role=option]", has_text="prominent").click()
    helped.shows('{ "tabs": [{ "role": "prominent"| }] }')
    helped.put('{ "title": "A|" }').press("Control+Space")
    said(helped, "No suggestions here.")
    helped.put('{ "tabs": [{ "role": "search|" }] }').press("Control+Space")
    offers(helped, "search")
    helped.press("ArrowLeft")
    eventually(lambda: not is_open(helped), "moving away closes the list")


def test_composing_brings_no_suggestions(helped):
    helped.put('{ "tabs": [{ "tit|" }] }').compose("に", "にほ", commit="日本")
    helped.put('{ "tabs": [{ "role": | }] }').type('"se')
    offers(helped, "search")
    assert is_open(helped)


def test_an_error_is_marked_and_fixed_from_the_menu(helped):
    helped.put('{ "tabs": [{ "title": "😀", "rol|": "search" }] }').type("x").press("Backspace")
    eventually(lambda: helped.run("told.at(-1)?.some(one => one.id === 'unknownKey')"), "the mistake is found")
    assert helped.page.locator(".has-error").count() > 0
    helped.press("Escape", "Control+.")
    menu = helped.page.get_by_role("menu", name="Quick fixes")
    menu.wait_for()
    menu.get_by_role("menuitem").first.press("Enter")
    eventually(lambda: '"role": "search"' in helped.text, lambda: helped.text)
    eventually(lambda: not helped.run("told.at(-1)?.some(one => one.id === 'unknownKey')"), "the mistake is gone")
    assert helped.run("document.activeElement === editor.field")


def test_words_are_explained_by_key_and_by_pointer(helped):
    helped.put(GOOD.replace('"value"', '"val|ue"')).press("Control+i")
    card = helped.page.locator(".word-card")
    card.wait_for()
    said(helped, "The value that selects the tab")
    assert card.locator("a", has_text="R4.1").get_attribute("href") == "./rules#R4.1"
    helped.press("Control+i")
    assert helped.run("document.activeElement.closest('.word-card') !== null")
    helped.press("Escape")
    assert not card.is_visible()
    assert helped.run("document.activeElement === editor.field")
    at = helped.run("() => { const { x, y, height } = editor.coordinates(editor.text.indexOf('house') + 2);"
                    " return [x, y + height / 2]; }")
    helped.page.mouse.move(*at)
    helped.page.mouse.move(at[0] + 1, at[1])
    card.wait_for()
    assert card.locator("use").get_attribute("href").endswith("symbols.svg#house")
    helped.page.mouse.move(5, 700)
    eventually(lambda: not card.is_visible(), "the card goes with the pointer")


def test_a_symbol_is_chosen_by_its_picture(helped):
    helped.put(GOOD.replace("house", "hou|se")).press("Control+.")
    helped.page.get_by_role("menuitem", name="Choose a symbol…").click()
    dialog = helped.page.get_by_role("dialog", name="Choose a symbol")
    dialog.wait_for()
    search = dialog.get_by_role("combobox")
    current = "document.getElementById(document.querySelector('.symbol-search').getAttribute('aria-activedescendant'))"
    eventually(lambda: helped.run(f"{current}?.dataset.symbol") == "house", "the present symbol is chosen")
    search.fill("settings")
    eventually(lambda: helped.run(f"{current}?.dataset.symbol") == "gear", "symbols are found by meaning")
    assert violations(helped.page) == []
    search.press("ArrowRight")
    assert helped.run(f"{current}.dataset.symbol").startswith("gear")
    name = helped.run(f"{current}.dataset.symbol")
    search.press("Enter")
    eventually(lambda: f'"systemImage": "{name}"' in helped.text, lambda: helped.text)
    assert helped.run("document.activeElement === editor.field")
    helped.press("Shift+ArrowLeft", "Shift+ArrowLeft", "Control+.")
    kept = helped.marked
    helped.page.get_by_role("menuitem", name="Choose a symbol…").click()
    dialog.wait_for()
    helped.press("Escape")
    eventually(lambda: dialog.count() == 0, "Escape closes the dialog")
    eventually(lambda: helped.run("document.activeElement === editor.field"), "the field has the focus again")
    assert helped.marked == kept and "›" in kept


def test_the_text_is_laid_out_as_one_step(helped):
    text = '{"title":"A",\n"tabs":[{"title":"Home"}]}'
    helped.put(text + "|").press("Control+Shift+f")
    laid_out = '{\n  "title": "A",\n  "tabs": [{ "title": "Home" }]\n}\n'
    eventually(lambda: helped.text == laid_out, lambda: helped.text)
    helped.press("Control+Shift+f")
    toast = helped.page.locator("#toast")
    eventually(lambda: toast.inner_text() == "The text is already formatted.", lambda: toast.inner_text())
    helped.press("Control+z")
    assert helped.text == text
    helped.put('{ "title": |').press("Control+Shift+f")
    eventually(lambda: toast.inner_text() == "Not formatted. Fix the errors first.", lambda: toast.inner_text())


def test_lists_and_cards_pass_axe(helped):
    helped.put('{ "tabs": [{ "systemImage": | }] }').press("Control+Space")
    eventually(lambda: len(options(helped)) > 20, "symbols are offered")
    assert violations(helped.page) == []
    helped.press("Escape")
    helped.put(GOOD.replace('"value"', '"val|ue"')).press("Control+i")
    helped.page.locator(".word-card").wait_for()
    assert violations(helped.page) == []
