"""A preview that is being designed: its file as text, its outline, and what the file is to say next."""

from pages import Preview, open_page
from product import eventually

TABS = """\
# Ours; see the wiki.
title: Mail
tabViewStyle: sidebarAdaptable
tabViewCustomization: mail
tabs:
  # What people see first.
  - title: Inbox
    value: inbox
    badge:  12     # unread
  - { title: "Drafts" , value: drafts }   # unfinished
  - title: Sent
    value: sent
  - title: Library
    tabs:
      # Old things.
      - title: Archive
        value: archive
      - title: Bin
        value: bin
  - title: Lists
    tabs:
      - title: Flagged
        value: flagged
      - title: Unread
        value: unread
"""


def block(*titles, text=TABS):
    """The lines of entries, each with its comments, as they are in the file."""
    lines = text.splitlines(keepends=True)
    found = ""
    for title in titles:
        first = next(n for n, line in enumerate(lines) if f"title: {title}" in line or f'title: "{title}"' in line)
        indent = len(lines[first]) - len(lines[first].lstrip())
        start = first
        while lines[start - 1].strip().startswith("#") and lines[start - 1].startswith(" " * indent + "#"):
            start -= 1
        end = first + 1
        while end < len(lines) and len(lines[end]) - len(lines[end].lstrip()) > indent:
            end += 1
        found += "".join(lines[start:end])
    return found


def deeper(text, by=4):
    """The same lines further in, or further out."""
    return "".join(" " * by + line if by > 0 else line[-by:] for line in text.splitlines(keepends=True))


class Design(Preview):
    def __init__(self, context, product, query="?platform=iPad&form=sidebar&mode=design", frame="iPad"):
        super().__init__(open_page(context, product, query), product, frame)
        self.page.locator("[data-chosen]").first.wait_for(state="attached")

    @property
    def text(self):
        return self.product.file.read_bytes().decode()

    def becomes(self, wanted):
        """The file says exactly this, and the page shows it: the tag that acts name is the text's."""
        eventually(lambda: self.text == wanted, lambda: f"{wanted}\n--- it is\n{self.text}")
        eventually(lambda: self.order() == titles(wanted), lambda: f"{titles(wanted)}, it is {self.order()}")

    def row(self, title):
        return self.page.locator(f'.outline-row[data-title="{title}"]')

    def head(self, title):
        return self.frame.locator(".section-head").filter(has_text=title)

    def order(self):
        return self.page.locator(".outline-row").evaluate_all("all => all.map(one => one.dataset.title)")

    def point(self, locator, part=.5, inwards=.5):
        box = locator.bounding_box()
        return box["x"] + box["width"] * inwards, box["y"] + box["height"] * part

    def focused(self):
        return self.page.evaluate("document.activeElement.dataset.entry ?? document.activeElement.dataset.outlineEntry")

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    def rename(self, title):
        self.page.locator(".design-rename").wait_for()
        self.page.keyboard.type(title)
        self.page.keyboard.press("Enter")

    def field(self, name):
        return self.page.locator(f'[data-design-form]:not([hidden]) [name="{name}"]')


def titles(text):
    """The titles of entries in the order of the text."""
    lines = [line.split("title:")[1] for line in text.splitlines() if "title:" in line and not line.startswith("title")]
    return [line.split(",")[0].split("#")[0].strip().strip('"').strip() for line in lines]
