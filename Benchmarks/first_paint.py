"""Measures the first contentful paint on loopback: with an empty cache, and again with what the first visit left there.

The browser's own clock tells, from the start of the navigation. What moved until the page was live for 300 ms is
summed up as Chromium reports it (CLS); anything but zero is a fault. Ours and the constant page take turns.
"""

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

from playwright.sync_api import sync_playwright

ROUNDS = int(os.environ.get("ROUNDS", "30"))
VIEWS = [
    ("Compare", "", (1280, 800)), ("one iPad", "?platform=iPad", (1280, 800)), ("All", "?view=all", (1280, 800)),
    ("phone", "", (390, 844)),
]
SHIFTS = """() => {
    window.moved = 0;
    new PerformanceObserver(list => {
        for (const entry of list.getEntries()) window.moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
}"""
PAINT = """() => new Promise(done => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (paint) return done(paint.startTime);
    new PerformanceObserver(list => {
        const [entry] = list.getEntriesByName('first-contentful-paint');
        if (entry) done(entry.startTime);
    }).observe({ type: 'paint', buffered: true });
})"""


def visit(context, url, live):
    page = context.new_page()
    page.goto(url)
    paint = page.evaluate(PAINT)
    if live:
        page.locator('body[data-live="connected"]').wait_for()
        page.wait_for_timeout(300)
    moved = page.evaluate("window.moved")
    page.close()
    return paint, moved


def cold_and_warm(browser, url, size, live=False):
    """Two visits in a new context: both paints, and what moved in both."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]})
    context.add_init_script(f"({SHIFTS})()")
    cold, first = visit(context, url, live)
    warm, second = visit(context, url, live)
    context.close()
    return cold, warm, first + second


def summary(values):
    ordered = sorted(values)
    return statistics.median(ordered), ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]


def measure(browser, name, url, constant, size):
    ours, theirs = [], []
    cold_and_warm(browser, url, size, live=True)
    for _ in range(ROUNDS):
        ours.append(cold_and_warm(browser, url, size, live=True))
        theirs.append(cold_and_warm(browser, constant, size))
    for index, cache in enumerate(("empty cache", "kept files")):
        median, late = summary([one[index] for one in ours])
        base, _ = summary([one[index] for one in theirs])
        print(f"{name:<9} {cache:<12} first paint: median {median:5.1f} ms, p95 {late:5.1f} ms; "
              f"constant page {base:5.1f} ms, ratio {median / base:.2f}")
    print(f"{name:<9} layout shift in {2 * ROUNDS} visits: {sum(one[2] for one in ours):g}")


def started(command, read):
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    return server, read(server.stdout.readline())


def main():
    example = Path(__file__).resolve().parent.parent / "Examples" / "destination-video.json"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        spec = Path(folder) / example.name
        shutil.copy(example, spec)
        server, url = started(
            [sys.argv[1], "serve", str(spec), "--port", "0", "--json"], lambda line: json.loads(line)["url"])
        size = len(urllib.request.urlopen(url).read())
        constant, constant_url = started([sys.argv[2], str(size)], lambda line: line.split()[1])
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"] if os.geteuid() == 0 else [])
        try:
            for name, query, window in VIEWS:
                measure(browser, name, url + query, constant_url, window)
        finally:
            browser.close()
            for process in (server, constant):
                process.terminate()
                process.wait()


main()
