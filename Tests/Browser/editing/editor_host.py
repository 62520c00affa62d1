"""The text editor by itself: its module as it is served, in a box over the page."""

import pytest

from pages import open_page
from product import eventually

MOUNT = """async ([text, options, box]) => {
    const script = document.querySelector('script[type="module"]').src;
    const sheet = name => new Promise((resolve, reject) => {
        const link = Object.assign(document.createElement('link'), {
            rel: 'stylesheet', href: new URL(name, script).href, onload: resolve, onerror: reject });
        if (document.querySelector(`link[href="${link.href}"]`)) resolve();
        else document.head.append(link);
    });
    await Promise.all(['editing/editor.css', 'editing/editor-find.css'].map(sheet));
    const { createEditor } = await import(new URL('editing/editor.js', script).href);
    globalThis.editor?.destroy();
    document.getElementById('host')?.remove();
    const host = Object.assign(document.createElement('section'), { id: 'host', ariaLabel: 'Source' });
    for (const [name, value] of Object.entries(box)) host.style.setProperty(name, value);
    const [before, after] = ['before', 'after'].map(id => Object.assign(document.createElement('button'), {
        id, textContent: id }));
    const place = document.createElement('div');
    place.style.setProperty('block-size', 'calc(100% - 60px)');
    host.append(before, place, after);
    document.body.append(host);
    globalThis.editor = createEditor(place, { text, label: 'Source', ...options });
    globalThis.seen = [];
    for (const type of ['change', 'cursor', 'save', 'complete', 'hover', 'scroll']) {
        editor.on(type, details => seen.push({ type, ...details }));
    }
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""

# What must be true at any time: the field and the editor hold one text, lines are where they are, and every line in
# sight is drawn as it is.
SOUND = """async () => {
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    const wrong = [];
    if (editor.text !== editor.field.value) wrong.push('field and editor differ');
    const lines = editor.text.split('\\n');
    const rows = [...editor.element.querySelectorAll('.editor-row')];
    const numbers = [...editor.element.querySelectorAll('.editor-number')].map(one => Number(one.textContent));
    rows.forEach((row, at) => {
        if (row.textContent !== lines[numbers[at] - 1]) wrong.push(`line ${numbers[at]} shows ${row.textContent}`);
        if (at > 0 && numbers[at] !== numbers[at - 1] + 1) wrong.push(`line ${numbers[at]} stands in the wrong place`);
    });
    if (editor.field.scrollTop || editor.field.scrollLeft) wrong.push('the field has scrolled by itself');
    return wrong;
}"""


class Source:
    """The editor with a string in which `|` is the cursor, or `‹` and `›` are the ends of what is selected."""

    def __init__(self, page):
        self.page, self.keyboard = page, page.keyboard
        self.wire = page.context.new_cdp_session(page)

    def mount(self, text="", format="json", width=640, height=560, **options):
        box = {"position": "fixed", "inset": "0 auto auto 0", "width": f"{width}px", "height": f"{height}px",
               "z-index": "99", "background": "var(--surface)"}
        self.page.evaluate(MOUNT, [text, {"format": format, **options}, box])
        return self

    def put(self, marked, format="json"):
        if self.run("globalThis.editor?.format") != format:
            self.mount(format=format)
        if "|" in marked:
            start = end = marked.index("|")
        else:
            start, end = marked.index("‹"), marked.index("›") - 1
        text = marked.translate({ord(mark): None for mark in "|‹›"})
        self.page.evaluate("""([text, start, end]) => {
            editor.setText(text, { selection: { start, end } });
            editor.focus();
            seen.length = 0;
        }""", [text, start, end])
        return self

    def run(self, script, value=None):
        return self.page.evaluate(script, value)

    @property
    def text(self):
        return self.run("editor.text")

    @property
    def marked(self):
        text, selection = self.run("[editor.text, editor.selection]")
        start, end = selection["start"], selection["end"]
        if start == end:
            return f"{text[:start]}|{text[start:]}"
        return f"{text[:start]}‹{text[start:end]}›{text[end:]}"

    def press(self, *keys):
        for key in keys:
            self.keyboard.press(key)
        return self

    def type(self, text):
        self.keyboard.type(text)
        return self

    def compose(self, *steps, commit=None):
        """As an input method does it: each step takes the place of the one before."""
        for step in steps:
            self.wire.send("Input.imeSetComposition", {
                "text": step, "selectionStart": len(step), "selectionEnd": len(step)})
        if commit is not None:
            self.wire.send("Input.insertText", {"text": commit})
        return self

    def shows(self, wanted):
        eventually(lambda: self.marked == wanted, lambda: f"{wanted!r}, it is {self.marked!r}")
        assert self.run(SOUND) == []

    def work_of(self, act):
        """The lines that were drawn and those that were colored because of an act."""
        frames = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        self.run(frames)
        before = self.run("editor.work")
        act()
        self.run(frames)
        after = self.run("editor.work")
        return after["rows"] - before["rows"], after["lines"] - before["lines"]


@pytest.fixture(scope="module")
def source(unchanged, browser):
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = open_page(context, unchanged)
    yield Source(page).mount()
    assert page.problems == [], "the page's console and network stay clean"
    context.close()
