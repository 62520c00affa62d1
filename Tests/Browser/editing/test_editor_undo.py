"""The editor's own undo, whatever the text comes from: keys, input methods, the clipboard, dragging, the page."""

import random

from editor_host import SOUND, source  # noqa: F401
from product import eventually

UNDO, REDO = "Control+z", "Control+Shift+z"


def steps(source, key):
    """The texts that a key goes through until nothing happens any more."""
    texts = [source.text]
    while source.press(key).text != texts[-1]:
        texts.append(source.text)
    return texts


def test_typing_is_undone_by_the_word(source):
    source.put("|").type("one two").press("Enter").type("3")
    source.press("ArrowLeft", "ArrowRight").type("4").press("Backspace", "Backspace")
    source.press("Home", "Delete")
    assert source.text == "one two\n"
    back = ["one two\n", "one two\n34", "one two\n3", "one two\n", "one two", "one ", ""]
    assert steps(source, UNDO) == back
    assert steps(source, REDO) == [*back[-1:0:-1], "one two\n"]
    source.press(UNDO).type("x")
    assert source.run("[editor.canUndo, editor.canRedo]") == [True, False]
    source.shows("one two\n34x|")


def test_the_cursor_comes_back_with_the_text(source):
    source.put('{ "a": ‹"old"› }').type("n")
    source.shows('{ "a": n| }')
    source.press("End", UNDO)
    source.shows('{ "a": ‹"old"› }')
    source.press(REDO)
    source.shows('{ "a": n| }')


def test_what_is_composed_is_one_step(source):
    source.put('{ "title": "|" }').compose("に", "にほ", "日本")
    assert source.run("editor.isComposing")
    source.press(UNDO)
    source.compose(commit="日本").compose("ご", "語", commit="語")
    source.shows('{ "title": "日本語|" }')
    assert steps(source, UNDO) == [f'{{ "title": "{text}" }}' for text in ("日本語", "日本", "")]
    source.press(REDO, REDO)
    source.shows('{ "title": "日本語|" }')
    composing = [one["isComposing"] for one in source.run("seen") if one["type"] == "change"]
    assert True in composing and composing[-1] is False


def test_composing_takes_the_place_of_what_is_selected_and_may_be_given_up(source):
    source.put('{ "title": "‹Home›" }').compose("い", "いえ", commit="家")
    source.shows('{ "title": "家|" }')
    source.compose("か", "")
    source.shows('{ "title": "家|" }')
    assert not source.run("editor.isComposing")
    source.press(UNDO)
    source.shows('{ "title": "‹Home›" }')


def test_a_change_of_the_page_while_composing_loses_nothing(source):
    source.put('{ "title": "|" }').compose("か", "かん")
    source.run("editor.replace([{ start: 0, end: 0, text: '\\n' }])")
    source.shows('\n{ "title": "かん|" }')
    source.compose("じ", commit="字")
    source.shows('\n{ "title": "かん字|" }')
    assert steps(source, UNDO)[1:] == ['\n{ "title": "かん" }', '{ "title": "かん" }', '{ "title": "" }']


def test_other_texts_of_the_page(source):
    """One step with `keepUndo`, and the cursor stays by its words; a fresh start without."""
    source.put("a: 1\nb: |2\n", "yaml")
    source.run("editor.setText('# New\\r\\na: 1\\nb: 2\\n', { keepUndo: true })")
    source.shows("# New\na: 1\nb: |2\n")
    source.run("editor.replace([{ start: 9, end: 10, text: '10' }, { start: 0, end: 6, text: '' }], { label: 'x' })")
    source.shows("a: 10\nb: |2\n")
    assert steps(source, UNDO)[1:] == ["# New\na: 1\nb: 2\n", "a: 1\nb: 2\n"]
    source.run("editor.setText('c: 3')")
    assert source.run("[editor.text, editor.canUndo, editor.canRedo]") == ["c: 3", False, False]
    wrong = source.run("""() => {
        try { editor.replace([{ start: 0, end: 3, text: '' }, { start: 2, end: 4, text: '' }]); }
        catch (error) { return [error.name, editor.text]; }
    }""")
    assert wrong == ["RangeError", "c: 3"]


def test_the_clipboard_and_the_browser_s_own_undo(source):
    source.put('‹{\n  "a": 1\n}›').press("Control+x", "Control+v", "Control+v")
    source.shows('{\n  "a": 1\n}{\n  "a": 1\n}|')
    for way in ("historyUndo", "historyRedo", "historyUndo"):   # as the menus of browsers do
        source.run("""inputType => {
            editor.field.dispatchEvent(new InputEvent('beforeinput', { inputType, cancelable: true }));
        }""", way)
    source.shows('{\n  "a": 1\n}|')
    source.run("() => { document.execCommand('undo'); }")   # what nobody may stop is a change like any other
    assert source.run(SOUND) == []
    assert steps(source, UNDO)[-1] == '{\n  "a": 1\n}'


def test_text_that_is_dragged_is_one_step(source):
    source.put("the ‹first› line\nsecond\nthird\n", "yaml")
    at = source.run("[editor.coordinates(6), editor.coordinates(21)].map(({ x, y, height }) => [x, y + height / 2])")
    mouse = source.page.mouse
    mouse.move(*at[0])
    mouse.down()
    mouse.move(at[0][0] + 12, at[0][1] + 6, steps=4)
    mouse.move(*at[1], steps=8)
    mouse.up()
    eventually(lambda: "first" in source.text.split("\n")[1], lambda: source.marked)
    after = source.text
    assert source.run(SOUND) == [] and not source.run("editor.isComposing")
    assert steps(source, UNDO) == [after, "the first line\nsecond\nthird\n"]
    assert steps(source, REDO)[-1] == after


# Changes at random places, taken back and made again, compared with what plain strings do.
RANDOM = """([actions]) => {
    const texts = [editor.text];
    let at = 0;
    const check = why => {
        if (editor.text !== texts[at]) throw new Error(`${why}: ${editor.text} for ${texts[at]}`);
    };
    for (const [act, ...values] of actions) {
        if (act === 'replace') {
            const [a, b, text] = values;
            const [start, end] = [a, b].map(one => Math.floor(one * texts[at].length)).sort((x, y) => x - y);
            const next = texts[at].slice(0, start) + text + texts[at].slice(end);
            editor.replace([{ start, end, text }]);
            if (next !== texts[at]) texts.splice(++at, Infinity, next);
        } else if (act === 'undo') { if (editor.undo()) at -= 1; else if (at > 0) throw new Error('no undo'); }
        else if (editor.redo()) at += 1;
        check(act);
    }
    return at;
}"""
TEXTS = ["", "x", "\n", "a: |\n  ", '"', "'", "{", "}\n", "[1,\n2]",
         "# c\n", "日本\n", "😀", "- a: 'x\n  y'\n", "\n\n\n"]


def test_any_order_of_changes_undo_and_redo(source):
    """Lines and colors are those of the text as it is now, however it came about."""
    for seed in range(12):
        chance = random.Random(seed)
        actions = [[chance.choice(["replace", "replace", "replace", "undo", "redo"]), chance.random(),
                    min(1.0, chance.random()), chance.choice(TEXTS)] for _ in range(120)]
        source.put("tabs:\n  - a: 1\n  - { b: [2, 3] }\n|", "yaml")
        source.run(RANDOM, [actions])
        assert source.run(SOUND) == [], seed
        drawn = source.run("editor.element.querySelector('.editor-rows').innerHTML")
        source.run("text => editor.setText(text, { selection: editor.selection })", source.text)
        assert source.run(SOUND) == []
        assert source.run("editor.element.querySelector('.editor-rows').innerHTML") == drawn, seed
