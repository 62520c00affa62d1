"""The Chromium that the tests drive, started so that it draws the same on every machine."""

from playwright.sync_api import expect
from product import DEADLINE
from tested import headless_shell

expect.set_options(timeout=DEADLINE * 1000)

# Letters have the widths their font says; roles and names are the browser's own.
SAME_EVERYWHERE = [
    "--font-render-hinting=none", "--disable-lcd-text", "--enable-blink-features=ComputedAccessibilityInfo"]


def launch(playwright, more=(), program=None):
    """A Chromium with further arguments, started by a program of choice."""
    arguments = ["--no-sandbox", *SAME_EVERYWHERE, *more]
    browser = playwright.chromium.launch(
        executable_path=str(program or headless_shell()), args=arguments, timeout=DEADLINE * 1000)
    return patient(browser)


def patient(browser):
    """Each context of the browser waits as long as any test does: a busy machine needs more than Playwright's 30 s."""
    new_context = browser.new_context

    def with_timeout(**looks):
        context = new_context(**looks)
        context.set_default_timeout(DEADLINE * 1000)
        return context

    browser.new_context = with_timeout
    return browser
