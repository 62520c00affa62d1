"""Back and Forward of the browser: over devices, views, size classes and modes, and over nothing else."""

from pages import address, open_page, wait_live
from product import eventually


def frames(page):
    return page.locator(".frame").evaluate_all("all => all.map(({ dataset }) => [dataset.platform, dataset.sizeClass])")


def shows(page, query, *wanted):
    eventually(lambda: address(page).partition("?")[2] == query and frames(page) == list(wanted),
               lambda: f"{query} {wanted}, it is {address(page)} {frames(page)}")


def test_back_and_forward_go_over_what_was_shown(context, product):
    page = open_page(context, product)
    both, phone, wide = (["iPad", "regular"], ["iPhone", "compact"]), ["iPhone", "compact"], ["iPhone", "regular"]
    for key, query, *wanted in [("1", "platform=iPhone", phone), ("c", "platform=iPhone&sizeClass=regular", wide)]:
        page.keyboard.press(key)
        shows(page, query, *wanted)
    page.go_back()
    shows(page, "platform=iPhone", phone)
    page.go_back()
    shows(page, "", *both)
    page.go_forward()
    shows(page, "platform=iPhone", phone)
    page.keyboard.press("m")
    eventually(lambda: page.locator("body").get_attribute("data-mode") == "design", "design mode")
    page.go_back()
    eventually(lambda: page.locator("body").get_attribute("data-mode") == "preview", "the preview")
    page.keyboard.press("0")
    eventually(lambda: len(frames(page)) == 9, "all")
    page.go_back()
    shows(page, "platform=iPhone", phone)
    assert page.problems == []


def test_what_is_chosen_on_a_device_is_no_step(context, product):
    page = open_page(context, product)
    page.keyboard.press("2")
    shows(page, "platform=iPad", ["iPad", "regular"])
    steps = page.evaluate("history.length")
    for title in ("Drafts", "Sent"):
        page.locator(f'.frame .entry[data-title="{title}"]').first.click()
        eventually(lambda: f"select={title.lower()}" in address(page), title)
    for key, wanted in [("d", "colorScheme="), ("u", "source=open"), ("i", "inspector=open")]:
        page.keyboard.press(key)
        eventually(lambda: wanted in address(page), wanted)
        if key == "u":
            page.locator('.source-count:not([data-severity="unknown"])').wait_for()
            page.locator(".source-toggle").focus()
    assert page.evaluate("history.length") == steps
    page.go_back()
    shows(page, "", ["iPad", "regular"], ["iPhone", "compact"])


def test_a_part_of_the_page_in_the_address_fetches_nothing(context, product):
    page = open_page(context, product)
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    eventually(lambda: address(page).endswith("#stage"), "the skip link")
    page.keyboard.press("Tab")
    assert page.evaluate("Boolean(document.activeElement.closest('.stage'))"), "the toolbar is skipped"
    page.go_back()
    eventually(lambda: not address(page).endswith("#stage"), "back")
    page.keyboard.press("1")
    shows(page, "platform=iPhone", ["iPhone", "compact"])
    pages = [url for url in asked if url.partition("?")[0] == product.url]
    assert len(pages) == 1, pages


def test_after_back_a_reload_shows_the_same(context, product):
    page = open_page(context, product, "?platform=iPad")
    page.keyboard.press("1")
    shows(page, "platform=iPhone", ["iPhone", "compact"])
    page.go_back()
    shows(page, "platform=iPad", ["iPad", "regular"])
    page.reload()
    wait_live(page)
    shows(page, "platform=iPad", ["iPad", "regular"])
