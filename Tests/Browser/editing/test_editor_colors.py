"""The colors of lines: pure functions, called in the page."""

import json

import pytest

from editor_host import source  # noqa: F401

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

SWIFT = """\
@State private var `default` = 0x1F_FF + 1.5e-3 // \u00fc "no"
/* one /* two */ "still"
*/ #if os(iOS)
let a = "x\\(f("y\\(1)") + b)z" + #"raw \\(no) "q" \\#(c)"#
let t = \"\"\"
  two \\(n) "q"
  \"\"\" + Type.member.self
let open = "not closed
let r = #/a"b/#, e = \\.path, k: Self? = .init(x.in)"""
SWIFT_COLOURS = """\
mark @State;word private;word var;name `default`;sign =;number 0x1F_FF;sign +;number 1.5e-3;comment // \u00fc "no"
comment /* one /* two */ "still"
comment */;mark #if;name os;sign (;name iOS;sign )
word let;name a;sign =;string "x\\;sign (;name f;sign (;string "y\\;sign (;number 1;sign );string ";sign );\
sign +;name b;sign );string z";sign +;string #"raw \\(no) "q" \\#;sign (;name c;sign );string "#
word let;name t;sign =;string \"\"\"
string   two \\;sign (;name n;sign );string  "q"
string   \"\"\";sign +;type Type;sign .;member member;sign .;word self
word let;word open;sign =;string "not closed
word let;name r;sign =;string #/a"b/#;sign ,;name e;sign =;sign \\.;member path;sign ,;name k;sign :;\
word Self;sign ?;sign =;sign .;word init;sign (;name x;sign .;member in;sign )"""


def lines(found):
    return "\n".join(";".join(line) for line in found)


def test_the_colors_of_yaml(source):
    assert lines(source.run(LEX, ["editor-highlighting.js", "lexYAML", YAML])) == COLOURS


def test_the_colors_of_json(source):
    assert lines(source.run(LEX, ["editor-highlighting.js", "lexJSON", JSON])) == JSON_COLOURS


def test_the_colors_of_swift(source):
    assert lines(source.run(LEX, ["swift-lexer.js", "lexSwift", SWIFT])) == SWIFT_COLOURS


@pytest.mark.parametrize("text", [
    '"' * 50, '"\\(' * 30, "/*" * 30, '"""' + "\n" * 5, "#" * 40 + '"', "(" * 40, "\\(", "`", "@", "\u202e\0", "))",
    "*/"])
def test_colors_of_damaged_swift_cover_what_is_there_once(source, text):
    """Tokens follow one another and stay in their line, whatever is typed."""
    is_whole = """async ([text]) => {
        const script = document.querySelector('script[type="module"]').src;
        const { lexSwift } = await import(new URL('editing/swift-lexer.js', script).href);
        let state = '';
        return text.split('\\n').every(line => {
            const { tokens, next } = lexSwift(line, state);
            state = next;
            return tokens.every(({ start, end }, at) =>
                start < end && end <= line.length && start >= (tokens[at - 1]?.end ?? 0));
        });
    }"""
    assert source.run(is_whole, [text])


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
