"""What keys do to the text. `|` is the cursor, `‹` and `›` are the ends of what is selected."""

from editor_host import source  # noqa: F401
from product import eventually

# (before, keys or text to type, after)
JSON = [
    # Enter keeps the indentation, goes deeper after what opens, and puts what closes on its own line.
    ('{\n  "a": 1,|\n}', ["Enter"], '{\n  "a": 1,\n  |\n}'),
    ('{|\n}', ["Enter"], "{\n  |\n}"),
    ('{|}', ["Enter"], "{\n  |\n}"),
    ('{\n  "tabs": [|]\n}', ["Enter"], '{\n  "tabs": [\n    |\n  ]\n}'),
    ('{\n    "tabs": [|\n    ]\n}', ["Enter"], '{\n    "tabs": [\n        |\n    ]\n}'),
    ('{\n\t"tabs": [|]\n}', ["Enter"], '{\n\t"tabs": [\n\t\t|\n\t]\n}'),
    ('{ "a": 1,|   "b": 2 }', ["Enter"], '{ "a": 1,\n|"b": 2 }'),
    # Pairs close where a value can be, and nowhere else.
    ('{ "tabs": | }', "[", '{ "tabs": [|] }'),
    ("|", "{", "{|}"),
    ("{|}", '"', '{"|"}'),
    ('{"|"}', "a", '{"a|"}'),
    ('{ "a": "x| y" }', "[", '{ "a": "x[| y" }'),
    ('{ "a": |1 }', "[", '{ "a": [|1 }'),
    ('{ "a": "x| }', '"', '{ "a": "x"| }'),
    ('{ "a": x| }', '"', '{ "a": x"| }'),
    # What was put in is typed over, or goes with what opened it; what was there before is not.
    ('{ "a": | }', '"x"', '{ "a": "x"| }'),
    ('{ "a": | }', '[1]', '{ "a": [1]| }'),
    ('{ "a": [|] }', ["]"], '{ "a": []|] }'),
    ('{ "a": [|] }', ["Backspace"], '{ "a": |] }'),
    # A closing bracket goes to where its line was opened.
    ('{\n  "tabs": [\n    1\n    |', "]", '{\n  "tabs": [\n    1\n  ]|'),
    # Tab, for a cursor and for lines.
    ('{\n|"a": 1\n}', ["Tab"], '{\n  |"a": 1\n}'),
    ('{\n |"a": 1\n}', ["Tab"], '{\n  |"a": 1\n}'),
    ("‹{\n  1\n\n}›", ["Tab"], "‹  {\n    1\n\n  }›"),
    ("‹  {\n    1\n}\n›", ["Shift+Tab"], "‹{\n  1\n}\n›"),
    ("[\n  1,\n   2|", ["Shift+Tab"], "[\n  1,\n 2|"),
    # JSON has no comments.
    ("1|", ["Control+/"], "1|"),
]
YAML = [
    ("tabs:|", ["Enter"], "tabs:\n  |"),
    ("tabs:\n  - title: Home|", ["Enter"], "tabs:\n  - title: Home\n    |"),
    ("tabs:\n  - title: Home\n    content:|", ["Enter"], "tabs:\n  - title: Home\n    content:\n      |"),
    ("a: # none|", ["Enter"], "a: # none\n  |"),
    ("- - a: 1|", ["Enter"], "- - a: 1\n    |"),
    ("a: { b: {|} }", ["Enter"], "a: { b: {\n  |\n} }"),
    ("a: |", "[", "a: [|]"),
    ("a: don|", '"', 'a: don"|'),
    ("# a |", "[", "# a [|"),
    ("- |", '"x"', '- "x"|'),
    ("a: 'x |", "[", "a: 'x [|"),
    # Comments come and go, at one column, and leave empty lines alone.
    ("‹a: 1\n\n  b: 2\n›c: 3", ["Control+/"], "‹# a: 1\n\n#   b: 2\n›c: 3"),
    ("‹  # a: 1\n  #b: 2›", ["Control+/"], "‹  a: 1\n  b: 2›"),
    ("  a:| 1", ["Control+/"], "  # a:| 1"),
]


def outcomes(source, format, cases):
    for before, acts, after in cases:
        source.put(before, format)
        source.type(acts) if isinstance(acts, str) else source.press(*acts)
        if source.marked != after:
            yield before, acts, source.marked, "instead of", after


def test_keys_in_json(source):
    assert list(outcomes(source, "json", JSON)) == []


def test_keys_in_yaml(source):
    assert list(outcomes(source, "yaml", YAML)) == []


def test_each_deed_of_a_key_is_one_step(source):
    for before, acts, after in [case for case in JSON + YAML if isinstance(case[1], list)]:
        source.put(before, "yaml" if (before, acts, after) in YAML else "json")
        text = source.text
        source.press(*acts)
        if source.text == text:
            continue
        source.press("Control+z")
        assert source.text == text, (before, acts)
        source.press("Control+Shift+z")
        assert source.text == after.translate({ord(mark): None for mark in "|‹›"}), (before, acts)


def test_the_text_of_a_block_keeps_its_indentation_and_its_signs(source):
    source.mount("help: |\n    a: ", "yaml").run("editor.focus(), editor.select(editor.text.length)")
    source.type('"[').press("Enter").type("x")
    assert source.text == 'help: |\n    a: "[\n    x'


def test_nobody_is_caught(source):
    """Tab indents; Escape lets it go on, until something else is typed. A string that can't be changed never takes it."""
    source.put("a|")
    focused = "document.activeElement.id || document.activeElement.className"
    source.press("Escape")
    eventually(lambda: "Tab now moves" in source.page.locator("#announcer").text_content(), "a word about Tab")
    source.press("Tab")
    assert source.run(focused) == "after" and source.text == "a"
    source.press("Shift+Tab")
    assert source.run(focused) == "editor-field"
    source.press("ArrowRight", "Escape", "Shift+Tab")
    assert source.run(focused) == "before" and source.text == "a"
    source.press("Tab", "ArrowRight", "Tab")
    assert source.text == "a "
    described = source.run("document.getElementById(editor.field.getAttribute('aria-describedby')).textContent")
    assert "press Escape first" in described
    source.mount("a", readOnly=True).run("editor.focus()")
    source.press("Tab")
    assert source.run(focused) == "after"
    source.mount()


def test_keys_for_the_page_and_for_popups(source):
    source.put("|")
    source.press("Control+s", "Control+Space")
    assert [one["type"] for one in source.run("seen")] == ["save", "complete"]
    source.run("""() => {
        globalThis.taken = [];
        globalThis.end = editor.keys(event => { taken.push(event.key); return true; });
    }""")
    source.press("Enter", "Tab", "Escape")
    assert source.run("taken") == ["Enter", "Tab", "Escape"] and source.text == ""
    source.run("end()")
    source.press("Enter")
    assert source.text == "\n"


def test_pages_go_by_what_is_in_sight(source):
    lines = "\n".join(f"line {number}" for number in range(400))
    source.put("|" + lines, "yaml")
    source.press("PageDown")
    first = source.run("editor.text.slice(0, editor.selection.end).split('\\n').length - 1")
    rows = source.run("Math.floor(editor.element.querySelector('.editor-scroller').clientHeight / 20)")
    assert first == rows - 2
    source.press("Shift+PageDown", "Shift+PageDown", "Shift+PageUp")
    line = "at => editor.text.slice(0, at).split('\\n').length - 1"
    assert source.run(f"[editor.selection.start, editor.selection.end].map({line})") == [first, 2 * first]
    source.press("PageUp")
    source.shows(source.marked)
