"""Find and replace."""

from editor_host import SOUND, source  # noqa: F401
from product import eventually

TEXT = """{
  "title": "Home",
  "Title": "Home page",
  "titles": ["a.b", "a+b", "Größe", "日本"]
}"""


def bar(source):
    root = source.page.locator("#host .editor-find")
    return {name: root.get_by_role(role, name=name, exact=True) for name, role in [
        ("Find", "textbox"), ("Replace with", "textbox"), ("Match case", "button"), ("Whole words", "button"),
        ("Regular expression", "button"), ("Replace", "button"), ("Replace this one", "button"),
        ("Replace all", "button"), ("Next", "button"), ("Previous", "button"), ("Close", "button")]}


def counts(source, wanted):
    count = source.page.locator("#host .find-count")
    eventually(lambda: count.text_content() == wanted, lambda: f"{wanted}, it is {count.text_content()}")


def opened(source, text=TEXT, format="json"):
    source.mount().put("|" + text, format).press("Control+f")
    return bar(source)


def test_finds_by_word_by_case_and_by_pattern(source):
    parts = opened(source)
    for query, pressed, count, selected in [
            ("title", (), "1 of 3", "title"),
            ("title", ("Match case",), "1 of 2", "title"),
            ("title", ("Match case", "Whole words"), "1 of 1", "title"),
            ("a.b", (), "1 of 1", "a.b"),
            ("a.b", ("Regular expression",), "1 of 2", "a.b"),
            ('"(a\\+b)"', ("Regular expression",), "1 of 1", '"a+b"'),
            ("^ +", ("Regular expression",), "1 of 3", "  "),
            ("größe", ("Whole words",), "1 of 1", "Größe"),
            ("日本", (), "1 of 1", "日本"),
            ("x*", ("Regular expression",), "Not found", None),
            ("nothing", (), "Not found", None)]:
        source.run("editor.select(0)")
        for name in pressed:
            parts[name].click()
        parts["Find"].fill(query)
        counts(source, count)
        chosen = source.run("editor.text.slice(editor.selection.start, editor.selection.end)")
        if selected is not None:
            assert chosen == selected, query
        for name in pressed:
            parts[name].click()
        assert source.run(SOUND) == []
    parts["Regular expression"].click()
    parts["Find"].fill("(a")
    eventually(lambda: "isn’t a regular expression" in source.page.locator("#host .find-count").text_content(), "a reason")
    assert parts["Find"].get_attribute("aria-invalid") == "true"


def test_goes_from_place_to_place_by_key(source):
    parts = opened(source)
    source.type("home")
    counts(source, "1 of 2")
    source.press("Enter")
    counts(source, "2 of 2")
    source.press("Enter")
    counts(source, "1 of 2")
    source.press("Shift+Enter")
    counts(source, "2 of 2")
    eventually(lambda: source.page.locator("#host .is-found").count() == 2, "both places are marked")
    assert source.page.locator("#host .is-chosen").count() == 1
    source.press("Escape")
    assert source.run("document.activeElement === editor.field") and not parts["Find"].is_visible()
    assert source.run("editor.text.slice(editor.selection.start, editor.selection.end)") == "Home"
    source.press("F3")
    assert source.run("editor.selection.start") == TEXT.index("Home")
    source.press("Control+f")   # what is selected is what is sought
    assert parts["Find"].input_value() == "Home"
    source.work_of(lambda: None)
    eventually(lambda: source.page.locator("#host .is-found").count() == 2, "both places are marked again")
    source.run("editor.replace([{ start: 0, end: 0, text: '\"Home\" ' }])")
    counts(source, "3 found" if source.page.locator("#host .is-chosen").count() == 0 else "2 of 3")


def test_replaces_one_and_all_and_takes_all_back_at_once(source):
    parts = opened(source)
    parts["Find"].fill("home")
    parts["Replace"].click()
    parts["Replace with"].fill("$& House\\n")
    parts["Replace with"].press("Enter")
    assert source.text == TEXT.replace("Home", "$& House\\n", 1)   # no pattern: as it was typed
    counts(source, "1 of 1")
    source.run("editor.undo()")
    assert source.text == TEXT
    parts["Regular expression"].click()
    parts["Find"].fill('"(?<word>t\\w+)": ')
    parts["Replace with"].fill('"my-$<word>-$1-$$-$7":\\n\\t')
    parts["Replace all"].click()
    changed = TEXT
    for word in ("title", "Title", "titles"):
        changed = changed.replace(f'"{word}": ', f'"my-{word}-{word}-$-$7":\n\t')
    eventually(lambda: source.text == changed, "all replaced")
    eventually(lambda: source.page.locator("#announcer").text_content() == "3 replaced.", "how many")
    source.run("editor.undo()")
    assert source.text == TEXT
    source.run("editor.redo()")
    assert source.text == changed and source.run(SOUND) == []


def test_replaces_ten_thousand(source):
    parts = opened(source, "\n".join(f"- title: Tab {number}" for number in range(10_000)), "yaml")
    parts["Find"].fill("tab")
    counts(source, "1 of 10000")
    parts["Replace"].click()
    parts["Replace with"].fill("Page")
    drawn, _ = source.work_of(parts["Replace all"].click)
    assert source.text.count("Page") == 10_000 and "Tab" not in source.text and drawn < 80
    source.run("editor.undo()")
    assert source.text.count("Tab") == 10_000
    source.mount()


def test_a_text_that_can_t_be_changed_can_be_searched(source):
    source.mount(TEXT, readOnly=True).run("() => { editor.focus(); editor.select(0); }")
    source.press("Control+h").type("home")
    counts(source, "1 of 2")
    parts = bar(source)
    assert not parts["Replace"].is_visible() and not parts["Replace with"].is_visible()
    source.press("Escape").type("x").press("Tab", "Control+z", "Control+/")
    assert source.text == TEXT
    source.mount()
