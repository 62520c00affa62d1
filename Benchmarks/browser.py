"""Chromium for the benchmarks: pages, their clock, and waiting for them.

Importing this module continues in the environment that has Playwright.
"""

import contextlib
import os
import shutil
import time

from harness import enter_environment

enter_environment()
from playwright.sync_api import sync_playwright  # noqa: E402

CLOCK = "performance.timeOrigin + performance.now()"
# What each new window would load for its address bar while our page loads.
ADDRESS_BAR = "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup"


@contextlib.contextmanager
def browsers(count=1):
    """As many browsers, each with its own processes."""
    arguments = [ADDRESS_BAR] + (["--no-sandbox"] if os.geteuid() == 0 else [])
    with sync_playwright() as playwright, contextlib.ExitStack() as stack:
        yield [stack.enter_context(playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=arguments)) for _ in range(count)]


def open_live(browser, url, size=(1280, 800), script=""):
    """A page in a context of its own, once it receives events; a script may run before its own ones."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    context.set_default_timeout(300_000)
    page = context.new_page()
    page.add_init_script(script)
    page.goto(url)
    page.locator('body[data-live="connected"]').wait_for()
    return page


def wait(page, condition, *arguments, seconds=30, pause=0.003):
    """Polls from outside, because the page's policy forbids what would wait in it; returns what was found."""
    deadline = time.monotonic() + seconds
    while not (found := page.evaluate(condition, *arguments)):
        if time.monotonic() > deadline:
            raise TimeoutError(f"never: {condition}")
        time.sleep(pause)
    return found


def clock_offset(page):
    """How far the page's clock is ahead of ours, in ms, by the quickest of 20 questions."""
    found = []
    for _ in range(20):
        before = time.time() * 1000
        theirs = page.evaluate(CLOCK)
        after = time.time() * 1000
        found.append((after - before, theirs - (before + after) / 2))
    return min(found)[1]
