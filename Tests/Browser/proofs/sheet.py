"""One page with pictures for looking: each drawn view, and old, new and difference where they differ."""

from html import escape

from likeness import compare, difference

STYLE = """
:root { color-scheme: light dark; font: 14px/1.4 Inter, system-ui, sans-serif; }
body { margin: 24px; } h2 { margin: 32px 0 8px; } figure { margin: 0; }
main { display: flex; flex-wrap: wrap; gap: 20px; align-items: end; }
.changed { flex: 1 0 100%; display: flex; gap: 12px; padding: 12px; border: 2px solid #d0143c; border-radius: 8px; }
.changed figure { flex: 1; min-width: 0; } img { max-width: 100%; display: block; }
figcaption { margin-top: 4px; }
"""


class Sheet:
    """Gathers pictures in a folder; `write` makes the page that shows them."""

    def __init__(self, folder, title):
        self.folder, self.title, self.parts, self.changed, self.count = folder, title, [], 0, 0
        folder.mkdir(parents=True, exist_ok=True)

    def heading(self, text):
        self.parts.append(f"</main><h2>{escape(text)}</h2><main>")

    def add(self, name, caption, new, old=None):
        """Adds a picture; beside the old one, if there is one and it differs. Says whether it does."""
        likeness = compare(old, new) if old else None
        self.count += 1
        if likeness is None or likeness.holds:
            self.parts.append(self._figure(name, caption, new))
            return False
        self.changed += 1
        figures = [self._figure(f"{name}-old", f"{caption}: old", old), self._figure(name, "new", new),
                   self._figure(f"{name}-difference", f"difference: {likeness.worst} pixels in the worst square",
                                difference(new, likeness))]
        self.parts.append(f'<div class="changed">{"".join(figures)}</div>')
        return True

    def _figure(self, name, caption, picture):
        picture.save(self.folder / f"{name}.png")
        words = escape(caption)
        return f'<figure><img src="{escape(name)}.png" alt="{words}" loading="lazy"><figcaption>{words}</figcaption></figure>'

    def write(self):
        page = self.folder / "index.html"
        page.write_text(
            f'<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>{escape(self.title)}</title>'
            f"<style>{STYLE}</style><h1>{escape(self.title)}</h1><p>{self.count} pictures, {self.changed} changed.</p>"
            f'<main>{"".join(self.parts)}</main></html>', encoding="utf-8")
        return page
