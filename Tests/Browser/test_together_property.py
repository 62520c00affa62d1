"""Three people do at random what people do, at once: in the end all pages and the store say the same."""

import json
import random

import pytest
from playwright.sync_api import TimeoutError

from product import DEADLINE, eventually
from together import agree, people, zones

TITLES = ["Drafts", "Sent", "Junk", "Archive", "Folders"]


def drag(preview, chance):
    title, beside = chance.sample(TITLES, 2)
    if preview.in_bar(title).count() and preview.in_bar(beside).count():
        preview.drag(preview.in_bar(title), chance.choice([preview.left_of, preview.right_of])(preview.in_bar(beside)))


def drag_off(preview, chance):
    entry = preview.in_bar(chance.choice(TITLES[:4]))
    if entry.count():
        x, y = preview.centre(entry)
        preview.drag(entry, (x, y + 220))


def add(preview, chance):
    row, beside = preview.in_sidebar(chance.choice(["Work", "Family", *TITLES[:4]])), preview.in_bar("Folders")
    if beside.count():
        preview.drag(row, preview.left_of(beside))


def key(preview, chance):
    entry = preview.in_bar(chance.choice(TITLES))
    if entry.count():
        entry.focus()
        preview.page.keyboard.press(chance.choice(["Alt+ArrowLeft", "Alt+ArrowRight"]))


def in_section(preview, chance):
    preview.in_sidebar(chance.choice(["Work", "Family", "Travel"])).focus()
    preview.page.keyboard.press(chance.choice(["Alt+ArrowUp", "Alt+ArrowDown"]))


def tick(preview, chance):
    name = f"Show {chance.choice(['Work', 'Travel', 'Junk'])} in the sidebar"
    preview.page.get_by_role("button", name=name).click()


def reset(preview, chance):
    button = preview.page.locator(".reset:not(:disabled)").first
    if chance.random() < .3 and button.count():
        button.click(timeout=2000, no_wait_after=True)


ACTS = [drag, drag, drag, drag_off, add, key, key, in_section, tick, reset]


def act(deed, preview, chance):
    """Someone else may take away what one reaches for, before one has it: then nothing was done."""
    try:
        deed(preview, chance)
    except (TimeoutError, TypeError):   # it is not there, or has no box
        assert preview.page.locator(".drag-ghost").count() == 0


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(3))
def test_in_the_end_all_agree(browser, product, seed):
    chance = random.Random(seed)
    with people(browser, product, 3) as previews:
        for preview in previews:
            preview.page.set_default_timeout(3000)
        for _ in range(24):
            act(chance.choice(ACTS), chance.choice(previews), chance)
        for preview in previews:
            preview.page.set_default_timeout(DEADLINE * 1000)
        for preview in previews:   # whatever is still on its way
            eventually(lambda: preview.page.evaluate(IS_IDLE), "the page has done what it was asked")
        shown = agree(previews, product)
        previews[0].page.reload()
        previews[0].page.locator('body[data-live="connected"]').wait_for()
        assert zones(previews[0]) == shown, "a fresh page shows the same"
        stored = json.loads(product.get("customization"))
        order = next(ids for zone, _, ids in shown if zone == "items")
        kept = [name for name in stored.get("tabBarOrder") or [] if name in order]
        assert kept == [name for name in order if name in kept], (stored, order)


IS_IDLE = """async () => {
    const base = document.querySelector('script[type="module"]').src;
    const { enqueue } = await import(new URL('operations.js', base).href);
    await enqueue(async () => {});
    return !document.documentElement.hasAttribute('data-dragging');
}"""
