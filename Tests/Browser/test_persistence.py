"""What people change is still there: after a restart, in another browser, after kill -9."""

from pages import Preview, open_page

VIEW = "?platform=iPad&editing=true"
MOVED = ["Archive", "Drafts", "Sent", "Junk", "Folders"]


def move(preview):
    with preview.page.expect_response(lambda answer: answer.request.method == "POST") as answer:
        preview.drag(preview.in_bar("Archive"), preview.left_of(preview.in_bar("Drafts")))
    assert answer.value.status == 200


def test_in_another_browser_at_once(preview, browser, product):
    context = browser.new_context(viewport={"width": 1600, "height": 1000})
    other = Preview(open_page(context, product, VIEW), product)
    move(preview)
    other.settles(other.bar, MOVED)
    context.close()


def test_after_a_restart(preview, browser, product):
    move(preview)
    preview.settles(preview.bar, MOVED)
    product.restart()
    context = browser.new_context(viewport={"width": 1600, "height": 1000})
    assert Preview(open_page(context, product, VIEW), product).bar() == MOVED
    context.close()
    preview.page.problems.clear()


def test_after_kill_9_right_after_the_drop_was_acknowledged(preview, browser, product):
    move(preview)
    product.kill()
    product.start()
    context = browser.new_context(viewport={"width": 1600, "height": 1000})
    assert Preview(open_page(context, product, VIEW), product).bar() == MOVED
    context.close()
    preview.page.problems.clear()


def test_each_profile_has_its_own(context, product):
    mine = Preview(open_page(context, product, VIEW + "&profile=mine"), product)
    move(mine)
    mine.settles(mine.bar, MOVED)
    others = Preview(open_page(context, product, VIEW), product)
    assert others.bar() == ["Drafts", "Sent", "Junk", "Archive", "Folders"]


def test_hidden_stays_hidden_after_a_restart(preview, browser, product):
    product.post({"op": "hide", "id": "sent"})
    product.restart()
    context = browser.new_context(viewport={"width": 1600, "height": 1000})
    other = Preview(open_page(context, product, VIEW), product)
    assert other.bar() == ["Drafts", "Junk", "Archive", "Folders"]
    context.close()
    preview.page.problems.clear()
