"""The colors of lines: pure functions, called in the page."""

import json

from editor_host import served, source  # noqa: F401

LEX = """async ([name, call, text]) => {
    const script = document.querySelector('script[type="module"]').src;
    const lex = (await import(new URL(`editing/${name}`, script).href))[call];
    let state = '';
    return text.split('\\n').map(line => {
        const { tokens, next } = lex(line, state);
        state = next;
        return tokens.map(({ start, end, kind }) => `${kind} ${line.slice(start, end)}`);
    });
}"""
YAML = """\
%YAML 1.2
--- # begins
title: Don't # a comment, not#this
"quoted key": 'it''s'
'k': "a \\" b"
numbers: [1, -2.5, 0x1F, .inf, 1e3, 1.2.3]
words: [true, ~, No, { a: null, b: x y, "c":1}]
url: http://x.org/#a
- - dash: &anchor !tag *alias
  ? key
help: |- # text
  # no comment
    a: [1

after: >
  text
- |
  text
 no: text
long: "goes
  on: [here]" 
open: [1,
  two: 3, # here
  'x
  y']
end: 1"""
COLOURS = """\
meta %YAML 1.2
meta ---;comment # begins
key title;sign :;string Don't;comment # a comment, not#this
key "quoted key";sign :;string 'it''s'
key 'k';sign :;string "a \\" b"
key numbers;sign :;bracket [;number 1;sign ,;number -2.5;sign ,;\
number 0x1F;sign ,;number .inf;sign ,;number 1e3;sign ,;string 1.2.3;bracket ]
key words;sign :;bracket [;word true;sign ,;word ~;sign ,;string No;sign ,;\
bracket {;key a;sign :;word null;sign ,;key b;sign :;string x y;sign ,;key "c";sign :;number 1;bracket };bracket ]
key url;sign :;string http://x.org/#a
sign -;sign -;key dash;sign :;meta &anchor;meta !tag;meta *alias
sign ?;string key
key help;sign :;meta |-;comment # text
string   # no comment
string     a: [1

key after;sign :;meta >
string   text
sign -;meta |
string   text
string  no: text
key long;sign :;string "goes
string   on: [here]"
key open;sign :;bracket [;number 1;sign ,
key two;sign :;number 3;sign ,;comment # here
string 'x
string   y';bracket ]
key end;sign :;number 1"""
JSON = '{ "a\\"b" : "x: y", "n":-1.5e3,\n"t": [true, nul, null], \'x\': "open'
JSON_COLOURS = """\
bracket {;key "a\\"b";sign :;\
string "x: y";sign ,;key "n";sign :;number -1.5e3;sign ,
key "t";sign :;bracket [;word true;sign ,;wrong nul;sign ,;\
word null;bracket ];sign ,;wrong ';wrong x;wrong ';sign :;string "open"""


def lines(found):
    return "\n".join(";".join(line) for line in found)


def test_the_colors_of_yaml(source):
    assert lines(source.run(LEX, ["editor-highlighting.js", "lexYAML", YAML])) == COLOURS


def test_the_colors_of_json(source):
    assert lines(source.run(LEX, ["editor-highlighting.js", "lexJSON", JSON])) == JSON_COLOURS


def spec(entries):
    return json.dumps({"tabs": [{"title": f"Tab {number}", "value": number} for number in range(entries)]}, indent=2)


def test_a_key_press_costs_as_much_in_ten_thousand_lines_as_in_ten(source):
    """Counted are lines that are drawn and lines that are colored, not time."""
    source.mount(spec(2500))
    assert source.run("editor.text.split('\\n').length") > 10_000
    sight = source.run("Math.ceil(editor.element.querySelector('.editor-scroller').clientHeight / 20)")
    total = sight + 26
    assert source.run("editor.work")["rows"] <= total
    for where in (0, 0.5, 1):
        offset = source.run("part => editor.text.indexOf('\"value\"', editor.text.length * part * .99)", where)
        source.run("at => { editor.reveal(at, { select: true }); editor.focus(); }", offset)
        source.work_of(lambda: source.press("ArrowRight"))
        for key, most in (("x", 1), ("Backspace", 1), ("ArrowLeft", 2)):
            drawn, coloured = source.work_of(lambda: source.press(key))
            assert drawn <= most and coloured <= most, (where, key, drawn, coloured)
        for key in ("Enter", "Control+z"):
            drawn, coloured = source.work_of(lambda: source.press(key))
            assert drawn <= total and coloured <= 4, (where, key, drawn, coloured)
    assert source.run("editor.element.querySelectorAll('.editor-row').length") <= total


def test_a_key_press_changes_no_element_of_the_page(source):
    """An element that comes or goes has the styles of the whole page worked out again."""
    source.mount(spec(2500)).run("() => { editor.focus(); editor.select(editor.text.indexOf('Tab 9')); }")
    source.work_of(lambda: source.press("ArrowRight"))
    source.run("""() => {
        globalThis.changes = [];
        new MutationObserver(all => changes.push(...all.map(({ type, target }) => `${type} ${target.className}`)))
            .observe(document.body, { subtree: true, childList: true, attributes: true });
    }""")
    source.work_of(lambda: source.type("abc").press("Backspace"))
    assert source.run("changes") == [] and '"Tabab 9"' in source.text


def test_brackets_are_found_over_ten_thousand_lines(source):
    source.mount(spec(2500)).run("() => { editor.focus(); editor.select(0); }")
    for _ in range(4):   # each answer comes some thousand lines further
        source.work_of(lambda: source.press("ArrowRight", "ArrowLeft"))
    source.run("editor.reveal(editor.text.length)")
    source.work_of(lambda: None)
    assert source.page.locator("#host .is-pair").all_text_contents() == ["}"]
    source.put("[ 1, { 2 ]|")
    source.work_of(lambda: None)
    assert source.page.locator("#host .is-alone").all_text_contents() == ["{", "]"]
