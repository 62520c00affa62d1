"""Measures a drop by the mouse in one browser until the tab is at its new place in another.

Both pages stamp with their own browser's clock: the one that drags when the button is let go, the one that looks on at
the first mutation after which its bar has another order. The clocks are compared before and after; what they drift
apart is printed.
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

DROPS = int(os.environ.get("DROPS", "100"))
TABS = 20
BAR = "[data-platform=iPad] [data-zone-list=items] .entry"

DRAG = "() => addEventListener('pointerup', () => { window.let = performance.timeOrigin + performance.now(); }, true)"
LOOK = """bar => {
    const order = () => [...document.querySelectorAll(bar)].map(entry => entry.dataset.entry).join();
    let known = order();
    new MutationObserver(() => {
        const now = order();
        if (now === known || !now) return;
        known = now;
        window.seen = performance.timeOrigin + performance.now();
    }).observe(document, { subtree: true, childList: true, attributes: true });
}"""


def spec():
    tabs = [
        {"title": f"Tab {n}", "systemImage": "house", "value": f"t{n}", "customizationID": f"t{n}"} for n in range(TABS)
    ]
    return json.dumps({
        "title": "Benchmark", "tabViewStyle": "sidebarAdaptable", "tabViewCustomization": "benchmark", "tabs": tabs})


def open_page(browser, url):
    page = browser.new_context(viewport={"width": 1600, "height": 1000}).new_page()
    page.goto(url + "?platform=iPad&form=tabBar")
    page.locator('body[data-live="connected"]').wait_for()
    return page


def drop(page):
    """Drags the third tab before the second: the next drop takes it back."""
    boxes = [page.locator(BAR).nth(place).bounding_box() for place in (1, 2)]
    y = boxes[0]["y"] + boxes[0]["height"] / 2
    page.mouse.move(boxes[1]["x"] + boxes[1]["width"] / 2, y)
    page.mouse.down()
    page.mouse.move(boxes[0]["x"] + 3, y, steps=4)
    page.mouse.up()


def wait(page, condition):
    deadline = time.monotonic() + 30
    while not page.evaluate(condition):
        if time.monotonic() > deadline:
            raise SystemExit(f"never: {condition}")
        time.sleep(0.005)


def clock_offset(page):
    """How far the page's clock is ahead of ours, in ms, by the quickest of 20 questions."""
    found = []
    for _ in range(20):
        before = time.time() * 1000
        theirs = page.evaluate("performance.timeOrigin + performance.now()")
        after = time.time() * 1000
        found.append((after - before, theirs - (before + after) / 2))
    return min(found)[1]


def measure(dragging, looking):
    ahead = lambda: clock_offset(looking) - clock_offset(dragging)
    offset = ahead()
    dragging.evaluate(DRAG)
    looking.evaluate(LOOK, BAR)
    latencies = []
    for _ in range(DROPS):
        looking.evaluate("window.seen = null")
        drop(dragging)
        wait(looking, "window.seen !== null")
        latencies.append(looking.evaluate("window.seen") - dragging.evaluate("window.let") - offset)
        revision = looking.evaluate("document.body.dataset.revision")
        wait(dragging, f"document.body.dataset.revision === {json.dumps(revision)}")
    return sorted(latencies), ahead() - offset


def main():
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        file = Path(folder) / "tabs.json"
        file.write_text(spec())
        server = subprocess.Popen(
            [sys.argv[1], "serve", str(file), "--port", "0", "--json"], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True)
        browsers = [playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"] if os.geteuid() == 0 else [])
            for _ in range(2)]
        try:
            url = json.loads(server.stdout.readline())["url"]
            found, drift = measure(*(open_page(browser, url) for browser in browsers))
        finally:
            for browser in browsers:
                browser.close()
            server.terminate()
            server.wait()
        at = lambda share: found[min(len(found) - 1, int(len(found) * share))]
        print(
            f"{len(found)} drops: median {statistics.median(found):.1f} ms, p95 {at(.95):.1f} ms, "
            f"max {found[-1]:.1f} ms (clocks drifted {drift:+.2f} ms)")


main()
