"""What a screen reader hears in a long session, word by word."""

from pages import Preview, open_page, pass_time, show_tab
from product import eventually
from specs import MAIL, renamed

RECORD = """() => {
    window.heard = [];
    const region = document.getElementById('announcer');
    new MutationObserver(() => { if (region.textContent) window.heard.push(region.textContent); })
        .observe(region, { childList: true });
}"""


class Ear:
    def __init__(self, page):
        self.page = page
        page.clock.install()
        page.evaluate(RECORD)

    def hears(self, *wanted):
        """Exactly these, since the last time."""
        eventually(lambda: len(self.page.evaluate("window.heard")) >= len(wanted),
                   lambda: f"{wanted}, heard {self.page.evaluate('window.heard')}")
        pass_time(self.page, 250)
        assert self.page.evaluate("window.heard.splice(0)") == list(wanted)


def test_a_long_session(preview, product):
    page, ear = preview.page, Ear(preview.page)
    revision = lambda: int(page.locator("body").get_attribute("data-revision").split(".")[0])

    # Choosing and folding speak through roles and states (aria-selected, aria-expanded): nothing is added.
    preview.in_bar("Sent").click()
    eventually(lambda: preview.in_bar("Sent").get_attribute("aria-selected") == "true", "chosen")
    page.keyboard.press("e")
    page.locator('.frame[data-editing="false"]').wait_for()
    heading = preview.frame.get_by_role("button", name="Folders", exact=True)
    heading.press("Enter")
    preview.in_sidebar("Work").wait_for(state="hidden")
    heading.press("Enter")
    preview.in_sidebar("Work").wait_for()
    page.keyboard.press("e")
    page.locator('.frame[data-editing="true"]').wait_for()
    ear.hears()

    # Moving by keys, by menu, by drag.
    preview.in_bar("Sent").press("Alt+ArrowRight")
    ear.hears("Sent moved from position 3 to position 4 of 7 in the tab bar")
    preview.in_bar("Drafts").press("Alt+ArrowLeft")
    ear.hears("Drafts is already first")
    preview.in_bar("Archive").press("Shift+F10")
    page.get_by_role("menuitem", name="Move to start", exact=True).press("Enter")
    ear.hears("Archive moved from position 5 to position 2 of 7 in the tab bar")
    preview.drag(preview.in_sidebar("Family"), preview.left_of(preview.in_bar("Junk")))
    ear.hears("Family added to the tab bar at position 4 of 8")
    x, y = preview.centre(preview.in_bar("Family"))
    preview.drag(preview.in_bar("Family"), (x, y + 220))
    ear.hears("Family removed from the tab bar, where it was at position 4 of 8")
    preview.in_sidebar("Travel").press("Alt+ArrowUp")
    ear.hears("Travel moved from position 3 to position 2 of 3 in Folders")

    # Refused, called off, hidden and shown.
    why = preview.in_bar("Inbox").get_attribute("data-why-move")
    preview.in_bar("Inbox").press("Alt+ArrowRight")
    ear.hears(why)
    preview.lift(preview.in_bar("Junk"))
    page.keyboard.press("Escape")
    page.mouse.up()
    ear.hears("Junk stays where it was")
    preview.frame.get_by_role("button", name="Show Junk in the sidebar").click()
    ear.hears("Junk hidden")
    preview.frame.get_by_role("button", name="Show Junk in the sidebar").click()
    ear.hears("Junk shown")

    # Undone and reset in the inspector.
    show_tab(page, "Changes")
    page.locator('.change:has-text("Family") button[data-op="addToBar"]').click()
    ear.hears("Undone: Family: removed from the tab bar")
    page.locator('.pane-changes button[data-op="resetAll"]').click()
    ear.hears("All changes were undone")

    # The file changes, breaks and is mended; someone else rearranges.
    product.write(renamed("Notes"))
    preview.in_bar("Notes").wait_for()
    good = revision()
    ear.hears(f"Showing revision {good}.")
    product.write('{"tabs": [')
    page.locator('body[data-ok="false"]').wait_for()
    ear.hears(f"{page.locator('.errors .panel-title').text_content()}.")
    product.write(MAIL)
    page.locator('body[data-ok="true"]').wait_for()
    ear.hears(f"The errors are fixed. Showing revision {revision()}.")
    product.post({"op": "moveInBar", "id": "archive", "before": "drafts"})
    preview.settles(preview.bar, ["Archive", "Drafts", "Sent", "Junk", "Folders"])
    ear.hears(f"Showing revision {revision()}.")
    page.problems.clear()


def test_the_connection_is_lost_and_comes_back(context, product):
    page = open_page(context, product, "?platform=iPad&editing=true")
    preview, ear = Preview(page, product), Ear(page)
    port = product.port
    product.stop()
    ear.hears("Connection lost. The preview may be out of date.")
    preview.in_bar("Junk").press("Alt+ArrowRight")
    ear.hears("Junk stays where it was. The server can’t be reached. Try again when it is back.")
    product.start(port)
    page.locator('body[data-live="connected"]').wait_for()
    eventually(lambda: "Connected again." in "".join(page.evaluate("window.heard")), "said")
    pass_time(page, 300)
    heard = " ".join(page.evaluate("window.heard"))
    assert heard.startswith("Connected again.") and "lost" not in heard
