"""Saving the spec changes the page in place."""

from product import eventually
from specs import MAIL, renamed


def test_a_saved_title_appears_without_reload(preview):
    preview.page.evaluate("window.same = true")
    preview.product.write(renamed("Notes"))
    preview.in_bar("Notes").wait_for()
    assert preview.page.evaluate("window.same") is True


def test_the_saved_tab_is_the_same_element_as_before(preview):
    before = preview.in_bar("Drafts").element_handle()
    preview.product.write(renamed("Notes"))
    preview.in_bar("Notes").wait_for()
    assert before.evaluate("element => element.isConnected && element.dataset.title") == "Notes"
