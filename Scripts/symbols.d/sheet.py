"""A page with every glyph at the sizes the preview uses, light and dark."""
from html import escape

STYLE = """
body { margin: 0; font: 9px sans-serif; display: grid; grid-template-columns: repeat(COLUMNS, 1fr) }
div { padding: 3px 4px; border-bottom: 1px solid #8883; background: #fff; color: #111; overflow: hidden }
div.dark { background: #1c1c1e; color: #eee }
div { white-space: nowrap } p { margin: 0 } svg { margin-right: 5px; vertical-align: middle }
"""


def page(text, drawn, options):
    """HTML; options: prefixes of names, `cells=N` columns, `from=N to=M`, `sizes=22,64`, `dark=1`."""
    given = dict(option.split("=") for option in options if "=" in option)
    only = [option for option in options if "=" not in option]
    kept = [d for d in drawn if not d.name.startswith("_") and (not only or any(d.name.startswith(o) for o in only))]
    kept = kept[int(given.get("from", 0)):int(given.get("to", len(kept)))]
    sizes = [int(size) for size in given.get("sizes", "17,22,28,48").split(",")]
    cells = "".join(cell(d, dark, sizes) for d in kept for dark in (False, True)[:2 if "dark" in given else 1])
    style = STYLE.replace("COLUMNS", given.get("cells", "4"))
    sprite = text.replace("<svg ", '<svg hidden style="display:none" ', 1)
    return f"<!doctype html><meta charset=utf-8><title>Symbols</title><style>{style}</style>{sprite}{cells}"


def cell(drawing, dark, sizes):
    names = [drawing.name] + ([drawing.twin] if drawing.twin else [])
    rows = "".join(icon(name, size) for name in names for size in sizes)
    shown = drawing.name + ("" if drawing.twin else " –")
    return f'<div class="{"dark" if dark else ""}"><p>{escape(shown)}</p>{rows}</div>'


def icon(name, size):
    return f'<svg width="{size}" height="{size}"><use href="#{escape(name)}"/></svg>'
