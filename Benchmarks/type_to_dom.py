"""Measures typing to changed DOM: from the browser's input event to the first mutation of the stage after which it shows
the title that then is in the text. Both are stamped in the page, by one clock.

A key is pressed when the one before it is on the stage, so nothing is queued; at the end a burst is typed without
waiting, and only how long its last key took is reported.
"""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

KEYS = int(os.environ.get("KEYS", "200"))
TABS = int(os.environ.get("TABS", "20"))
VIEWS = {"one iPad": "?platform=iPad&", "Compare": "?"}

WATCH = """() => {
    window.typed = { wanted: null, began: 0, latencies: [] };
    const stage = document.querySelector('.stage');
    const title = () => document.querySelector('.editor-field').value.match(/Typed\\w*/)[0];
    document.addEventListener('input', event => {
        if (!event.target.matches('.editor-field')) return;
        typed.began = event.timeStamp;
        typed.wanted = title();
    }, true);
    new MutationObserver(() => {
        if (typed.wanted === null) return;
        const shown = stage.querySelector('.entry[data-title^="Typed"]')?.dataset.title;
        if (shown !== typed.wanted) return;
        typed.latencies.push(performance.now() - typed.began);
        typed.wanted = null;
    }).observe(stage, { subtree: true, childList: true, characterData: true, attributes: true });
}"""


def spec():
    tabs = [{"title": "Typed" if n == 0 else f"Tab {n}", "systemImage": "house", "value": f"t{n}"} for n in range(TABS)]
    return json.dumps({"title": "Benchmark", "tabViewStyle": "sidebarAdaptable", "tabs": tabs}, indent=2)


def wait(page, condition, *arguments):
    """Polls from here: the page's policy forbids what would wait in it."""
    deadline = time.monotonic() + 30
    while not page.evaluate(condition, *arguments):
        assert time.monotonic() < deadline, f"never: {condition}"
        time.sleep(0.003)


def settled(page, count):
    wait(page, "count => typed.latencies.length >= count && typed.wanted === null", count)


def measure(browser, url, query):
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.goto(f"{url}{query}source=open&inspector=closed")
    page.locator(".editor-field").wait_for()
    page.locator('body[data-live="connected"]').wait_for()
    page.wait_for_timeout(1000)
    page.evaluate(WATCH)
    field = page.locator(".editor-field")
    field.focus()
    field.evaluate("field => { const at = field.value.indexOf('Typed') + 5; field.setSelectionRange(at, at); }")
    for number in range(KEYS):
        page.keyboard.press("Backspace" if number % 2 else "abcdefgh"[number // 2 % 8])
        settled(page, number + 1)
    single = page.evaluate("typed.latencies.splice(0)")
    began = time.monotonic()
    page.keyboard.type("abcdefghijklmnopqrstuvwxyz")
    wait(page, """() => document.querySelector('.stage .entry[data-title^="Typed"]')?.dataset.title
        === 'Typedabcdefghijklmnopqrstuvwxyz'""")
    burst = (time.monotonic() - began) * 1000
    last = page.evaluate("typed.latencies.at(-1)")
    page.close()
    return single, burst, last


def report(name, latencies, burst, last):
    ordered = sorted(latencies)
    at = lambda share: ordered[min(len(ordered) - 1, int(len(ordered) * share))]
    print(f"{name:<9} {len(ordered)} keys: median {statistics.median(ordered):.1f} ms, p95 {at(0.95):.1f} ms, "
          f"max {ordered[-1]:.1f} ms; 26 keys at once: {burst:.0f} ms, the last of them {last:.1f} ms")


def main():
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        path = Path(folder) / "tabs.json"
        path.write_text(spec())
        server = subprocess.Popen([sys.argv[1], "serve", str(path), "--port", "0", "--json", *sys.argv[2:]],
                                  stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"] if os.geteuid() == 0 else [])
        try:
            url = json.loads(server.stdout.readline())["url"]
            for name, query in VIEWS.items():
                report(name, *measure(browser, url, query))
            assert path.read_text() == spec(), "typing saved nothing"
        finally:
            browser.close()
            server.terminate()
            server.wait()


main()
