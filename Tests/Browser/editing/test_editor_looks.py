"""What is seen and heard: colors over letters, marks, the gutter, readers, schemes, small windows."""

import io

import pytest
from PIL import Image

from axe import violations
from editor_host import SOUND, Source, source  # noqa: F401
from pages import open_page
from product import eventually

MIXED = """title: "عربي, abc שלום"
- 日本語 😀👨‍👩‍👧 é
\ttab: \t"x"   # comment
a: { b: [1, true], "c": 'd' }
long: """ + "x" * 300 + """
"""
MARKS = [{"start": 0, "end": 5, "severity": "warning", "text": "A title is short.", "id": "a"},
         {"start": 27, "end": 29, "severity": "information", "text": "A list.", "id": "b"},
         {"start": 28, "end": 60, "severity": "error", "text": "No tab here.", "id": "c"}]

# How far the letters of the field are from those over them: the field is measured by a copy that is seen.
APART = """() => {
    const { field } = editor;
    const style = getComputedStyle(field);
    const copy = document.createElement('div');
    for (const name of ['font', 'fontVariantLigatures', 'letterSpacing', 'tabSize', 'whiteSpace', 'padding']) {
        copy.style[name] = style[name];
    }
    copy.dir = 'ltr';
    copy.style.position = 'absolute';
    copy.style.inset = '0 auto auto 0';
    copy.textContent = field.value;
    field.parentElement.append(copy);
    const apart = [];
    let start = 0;
    for (const line of field.value.split('\\n')) {
        for (let at = 0; at < line.length; at += 1) {
            const range = document.createRange();
            range.setStart(copy.firstChild, start + at);
            range.setEnd(copy.firstChild, start + at + 1);
            const boxes = [...range.getClientRects()];   // in WebKit with the end of the line before
            const wanted = at === 0 ? boxes.at(-1) : range.getBoundingClientRect();
            const found = editor.coordinates(start + at);
            const across = wanted.left - found.left;
            const down = wanted.top + wanted.height / 2 - found.top - found.height / 2;
            if (Math.abs(across) > 1 || Math.abs(down) > 2) apart.push([line, at, across, down]);
        }
        start += line.length + 1;
    }
    copy.remove();
    return apart;
}"""


def test_colors_are_over_the_letters_of_the_field(source):
    """Writing from the right, wide letters, tabs and joined signs included; also with marks, which cut lines up."""
    source.mount(MIXED, "yaml", width=400)
    assert source.run(APART) == []
    source.run("marks => editor.setMarks(marks)", MARKS)
    assert source.run(APART) == [] and source.run(SOUND) == []
    widths = source.run("[editor.field.scrollWidth, editor.field.clientWidth]")
    assert widths[0] <= widths[1]


def test_the_caret_shows_the_focus_without_a_ring_around_the_source(source):
    source.mount(MIXED, "yaml", width=400)
    box = source.page.locator("#host .editor-frame").bounding_box()

    def edges():
        picture = Image.open(io.BytesIO(source.page.screenshot(clip=box))).convert("RGB")
        width, height = picture.size
        return [picture.getpixel(at) for at in [(0, height // 2), (width - 1, height // 2), (1, 1), (width - 2, height - 2)]]

    source.page.locator("#after").focus()
    bare = edges()
    source.run("editor.focus()")
    source.work_of(lambda: None)
    caret = source.page.evaluate("getComputedStyle(document.activeElement).caretColor")
    assert source.page.evaluate("document.activeElement.matches('#host textarea')")
    assert caret not in ("transparent", "rgba(0, 0, 0, 0)") and edges() == bare


def test_the_cursor_stays_in_sight(source):
    source.mount("a: 1\n" * 300 + MIXED, "yaml", width=400)
    source.run("() => { editor.focus(); editor.select(editor.text.length - 1); }")
    source.work_of(lambda: source.press("End").type("y"))
    seen = """() => {
        const box = editor.element.querySelector('.editor-scroller').getBoundingClientRect();
        const gutter = editor.element.querySelector('.editor-gutter').getBoundingClientRect();
        const at = editor.coordinates(editor.selection.end);
        return at.left >= gutter.right && at.left <= box.right && at.top >= box.top && at.bottom <= box.bottom;
    }"""
    for keys in (["End"], ["Home"], ["Control+Home"], ["PageDown"], ["Control+End"], ["Enter"], ["ArrowUp", "End"]):
        source.press(*keys)
        eventually(lambda: source.run(seen), lambda: f"the cursor after {keys}")
    left = "editor.element.querySelector('.editor-scroller').scrollLeft"
    source.run("editor.select(editor.text.indexOf('xxx') + 300)")
    eventually(lambda: source.run(left) > 0, "the end of a long line")
    source.run("editor.select(editor.text.indexOf('tab:'))")
    eventually(lambda: source.run(left) == 0, "lines are seen from their beginnings where the cursor is seen too")
    source.run("editor.reveal(3, { select: true })")
    eventually(lambda: source.run(seen), "the cursor that was revealed")
    added = """() => {    // others write above, before the next frame
        const scroller = editor.element.querySelector('.editor-scroller');
        editor.reveal(editor.text.indexOf('title'));
        const top = scroller.scrollTop;
        editor.setText('# new\\n# newer\\n' + editor.text, { keepUndo: true });
        return scroller.scrollTop - top;
    }"""
    assert source.run(added) == 40
    assert source.run(SOUND) == [] and source.run("editor.selection.start") == 3 + 14
    source.press("Control+z")
    eventually(lambda: source.run(seen), "the cursor after undoing")
    scrolled = source.run("() => { const all = seen.filter(one => one.type === 'scroll'); return all.length > 0; }")
    assert scrolled and source.run(SOUND) == []


def test_marks_are_seen_moved_and_heard(source):
    source.put("|" + MIXED, "yaml").run("marks => editor.setMarks(marks)", MARKS)
    host = source.page.locator("#host")
    source.work_of(lambda: None)
    severities = "[...document.querySelectorAll('#host .editor-number')].map(one => one.dataset.severity ?? '')"
    assert source.run(severities)[:4] == ["warning", "error", "", ""]
    assert source.run("editor.field.ariaInvalid") == "true"
    assert host.locator(".has-warning").all_text_contents() == ["title"]
    source.press("Enter")
    source.work_of(lambda: None)
    assert host.locator(".has-warning").all_text_contents() == ["title"]
    assert source.run(severities)[:4] == ["", "warning", "error", ""]
    heard = source.page.locator("#announcer")
    for key, wanted in [("F8", "Line 3: A list."), ("F8", "Line 3: No tab here."), ("F8", "Line 2: A title is short."),
                        ("Shift+F8", "Line 3: No tab here.")]:
        source.press(key)
        eventually(lambda: heard.text_content() == wanted, lambda: f"{wanted}, it was {heard.text_content()}")
    host.locator('.editor-number[data-severity="warning"]').click()
    source.shows("\n|" + MIXED)
    host.locator(".editor-number").nth(3).click()
    host.locator(".editor-number").nth(4).click(modifiers=["Shift"])
    lines = MIXED.split("\n")
    assert source.run("editor.text.slice(editor.selection.start, editor.selection.end)") == "\n".join(lines[2:4]) + "\n"
    source.run("editor.setMarks([{ start: 0, end: 0, severity: 'error', text: 'Empty.', id: 'x' }])")
    source.put("|", "yaml").run("editor.setMarks([{ start: 0, end: 0, severity: 'error', text: 'Empty.', id: 'x' }])")
    source.work_of(lambda: None)
    assert source.run(severities) == ["error"]


def test_the_pointer_tells_where_it_rests(source):
    source.put("|" + MIXED, "yaml")
    at = source.run("(({ x, y, height }) => [x + 3, y + height / 2])(editor.coordinates(1))")
    source.page.mouse.move(*at)
    hovers = "seen.filter(one => one.type === 'hover').map(one => one.offset ?? null)"
    eventually(lambda: source.run(hovers) == [1], lambda: source.run(hovers))
    source.page.mouse.move(at[0] + 400, at[1] + 300)
    eventually(lambda: source.run(hovers) == [1, None], lambda: source.run(hovers))


@pytest.mark.parametrize("scheme, contrast, width", [
    ("light", "none", 640), ("dark", "none", 640), ("light", "active", 640), ("dark", "none", 390)])
def test_readers_schemes_and_small_windows(browser, unchanged, scheme, contrast, width):
    """axe finds nothing, nothing sticks out, and colors that people choose show each letter once."""
    context = browser.new_context(viewport={"width": max(width, 390), "height": 800}, color_scheme=scheme,
                                  forced_colors=contrast, has_touch=width == 390, is_mobile=width == 390)
    page = open_page(context, unchanged)
    source = Source(page).mount(MIXED, "yaml", width=width)
    source.run("marks => { editor.setMarks(marks); editor.focus(); editor.find(true); }", MARKS)
    source.work_of(lambda: source.type("a"))
    page.evaluate("""() => {
        for (const other of document.body.children) if (other.id !== 'host' && other.id !== 'announcer') other.remove();
    }""")
    found = [one for one in violations(page) if "#host" in one or "editor" in one or "find" in one]
    assert found == []
    root = page.locator("#host .editor")
    assert root.evaluate("one => one.scrollWidth <= one.clientWidth")
    sizes = root.get_by_role("button").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(box => Math.min(box.width, box.height))")
    assert min(sizes) >= (24 if width > 390 else 36), sizes
    colours = page.evaluate("""() => [editor.field, document.querySelector('#host .is-key')]
        .map(one => getComputedStyle(one).color)""")
    clear = "rgba(0, 0, 0, 0)"
    assert [colour == clear for colour in colours] == ([False, True] if contrast == "active" else [True, False])
    font = page.evaluate("parseFloat(getComputedStyle(editor.field).fontSize)")
    assert font == (16 if width == 390 else 13)
    assert page.problems == []
    context.close()
