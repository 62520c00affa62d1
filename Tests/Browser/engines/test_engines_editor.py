"""The text editor in other engines: its colors lie over the letters of the field, and keys do what they should."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "editing"))

from editor_host import MOUNT, SOUND  # noqa: E402
from test_editor_looks import APART, MIXED  # noqa: E402

BOX = {"position": "fixed", "inset": "0 auto auto 0", "width": "640px", "height": "560px", "z-index": "99"}


def test_the_editor_in_another_engine(engine, product):
    engine.open(product.url)
    engine.problems()
    engine.evaluate(f"(text, options, box) => ({MOUNT})([text, options, box])", MIXED, {"format": "yaml"}, BOX)
    assert engine.evaluate(APART) == []
    engine.evaluate("() => { editor.focus(); editor.select(7); }")
    for letter in "ab":
        engine.press(letter)
    engine.until("() => editor.text.startsWith('title: ab\"')", "what was typed")
    engine.press("Control", "z")
    engine.until("() => editor.text.startsWith('title: \"')", "a word taken back")
    engine.evaluate("() => editor.select(6)")
    engine.press("Enter")
    engine.until("() => editor.text.startsWith('title:\\n  \"')", "a new line, indented")
    engine.press("Tab")
    engine.until("() => editor.text.startsWith('title:\\n    \"')", "Tab indents")
    assert engine.evaluate(SOUND) == [] and engine.evaluate(APART) == []
    assert engine.problems() == []
