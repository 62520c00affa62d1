"""The source pane as someone who types and saves sees it."""

from pages import open_page
from product import eventually


class Source:
    """One window with the pane open."""

    def __init__(self, context, product, query="?source=open"):
        self.page, self.product = open_page(context, product, query), product
        self.pane = self.page.locator(".source-pane")
        self.field = self.pane.locator("textarea.editor-field, .editor textarea").first
        self.settled()

    def settled(self):
        self.field.wait_for(state="attached")
        self.state("Saved")
        return self

    @property
    def text(self):
        return self.field.input_value()

    def state(self, *wanted):
        place = self.pane.locator("[data-save-state]")
        eventually(lambda: place.text_content() in wanted,
                   lambda: f"the state {wanted}, it is {place.text_content()!r} with {self.notices()}")

    def type_at(self, before, text):
        """Puts the cursor before a word and types there."""
        self.field.focus()
        self.field.evaluate("(field, word) => { const at = field.value.indexOf(word); field.setSelectionRange(at, at); }",
                            before)
        self.page.keyboard.insert_text(text)

    def swap(self, old, new):
        """Selects a word and types another in its place."""
        self.field.focus()
        self.field.evaluate("""(field, word) => {
            const at = field.value.indexOf(word);
            field.setSelectionRange(at, at + word.length);
        }""", old)
        self.page.keyboard.insert_text(new)

    def save(self):
        self.field.focus()
        self.page.keyboard.press("Control+s")

    def notices(self):
        return self.pane.locator(".saving-notice").all_text_contents()

    def notice(self, text):
        place = self.pane.locator(".saving-notice", has_text=text)
        place.wait_for()
        return place

    def press(self, name):
        self.pane.get_by_role("button", name=name, exact=True).click()

    @property
    def dialog(self):
        return self.page.locator("dialog.merge")


def file_is(product, wanted):
    eventually(lambda: product.file.read_bytes() == wanted,
               lambda: f"the file {wanted!r}, it is {product.file.read_bytes()!r}")
