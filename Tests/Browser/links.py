"""Preview links as their owner sees them: making one, reading its code, finding it in the list."""

import io
import re

import zxingcpp
from PIL import Image

ROLES = {"view": "View", "comment": "Comment", "customize": "Customize", "edit": "Edit"}


class Links:
    """The page of links, or the same in a dialog of the preview page."""

    def __init__(self, page):
        self.page = page
        self.form = page.locator("[data-links-form]")
        self.made = page.locator("[data-links-made]")
        self.rows = page.locator(".link")

    @classmethod
    def page_of(cls, context, product, query=""):
        page = watched(context)
        page.goto(f"{product.url}shares{query}")
        links = cls(page)
        links.form.wait_for()
        return links

    @classmethod
    def dialog_on(cls, page):
        page.get_by_role("link", name="Share", exact=True).click()
        links = cls(page)
        page.get_by_role("dialog", name="Share").wait_for()
        return links

    def choose(self, role=None, label=None, pinned=None, expires=None, profile=None, password=None, address=None,
               view=None):
        if role:
            self.form.get_by_role("radio", name=re.compile(f"^{ROLES[role]}")).check()
        if pinned is not None:
            self.form.get_by_role("radio", name="Pinned" if pinned else "Live").check()
        for name, value in (("Label", label), ("Password", password)):
            if value is not None:
                self.form.get_by_label(name).fill(value)
        for name, value in (("Expires", expires), ("Profile", profile), ("Address", address)):
            if value is not None:
                self.form.get_by_role("combobox", name=name).select_option(value)
        if view is not None:
            self.form.get_by_label("Open it with my current view").set_checked(view)

    def make(self, **choices):
        """Makes a link and returns its address."""
        self.choose(**choices)
        self.form.get_by_role("button", name="Create link").click()
        return self.url()

    def url(self):
        self.made.wait_for()
        return self.made.get_by_label("URL of the link").input_value()

    def row(self, name):
        return self.rows.filter(has=self.page.locator(".link-name", has_text=name))

    def said(self):
        return self.page.locator("[data-links-status]").text_content()


def watched(context):
    """A new page; `page.problems` collects errors of script and policy."""
    page = context.new_page()
    page.problems = []
    page.on("pageerror", lambda error: page.problems.append(str(error)))
    page.on("console", lambda message: page.problems.append(message.text) if refuses(message) else None)
    return page


def refuses(message):
    """Errors of the console, without those that tell of an answer's status: some are asked for."""
    return message.type == "error" and not message.text.startswith("Failed to load resource")


def decoded(locator):
    """What a reader of another make sees in a picture of the element."""
    found = zxingcpp.read_barcodes(Image.open(io.BytesIO(locator.screenshot())))
    assert len(found) == 1 and "QR" in str(found[0].format), [str(one.format) for one in found]
    return found[0].text
