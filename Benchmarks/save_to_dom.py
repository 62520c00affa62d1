"""Measures save to changed DOM in the page, for tabpreview and for esbuild --serve with live reload.

The end is stamped by the page (the first mutation that shows the new text), the start right after the rename that
saves. Both clocks are compared before and after; what they drift apart is printed.
"""

import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import sync_playwright

SAVES = int(os.environ.get("SAVES", "200"))
TABS = 20

WATCH = """() => {
    window.seen = {};
    const look = () => {
        const found = document.body && document.body.textContent.match(/Save(\\d+)x/);
        if (found && !(found[1] in window.seen)) {
            window.seen[found[1]] = performance.timeOrigin + performance.now();
        }
    };
    new MutationObserver(look).observe(document, {subtree: true, childList: true, characterData: true});
    look();
}"""


def spec(number):
    tabs = [
        {"title": f"Save{number}x" if index == 0 else f"Tab {index}", "systemImage": "house", "value": f"t{index}"}
        for index in range(TABS)
    ]
    return json.dumps({"title": "Benchmark", "tabViewStyle": "sidebarAdaptable", "tabs": tabs}, indent=2)


def save(path, text):
    temporary = path.with_suffix(".new")
    temporary.write_text(text)
    temporary.rename(path)
    return time.time() * 1000


def clock_offset(page):
    best = None
    for _ in range(20):
        before = time.time() * 1000
        theirs = page.evaluate("performance.timeOrigin + performance.now()")
        after = time.time() * 1000
        if best is None or after - before < best[0]:
            best = (after - before, theirs - (before + after) / 2)
    return best[1]


def measure(page, path, text):
    offset = clock_offset(page)
    latencies = []
    for number in range(1, SAVES + 1):
        start = save(path, text(number))
        seen = None
        deadline = time.time() + 10
        while seen is None and time.time() < deadline:
            try:
                seen = page.evaluate(f"(window.seen || {{}})['{number}'] ?? null")
            except Exception as error:  # a reloading page has no context for a moment
                if "context was destroyed" not in str(error) and "navigat" not in str(error):
                    raise
            if seen is None:
                time.sleep(0.002)
        if seen is None:
            raise SystemExit(f"save {number} never appeared")
        latencies.append(seen - offset - start)
        time.sleep(0.05)
    return latencies, clock_offset(page) - offset


def report(name, latencies, drift):
    ordered = sorted(latencies)
    at = lambda share: ordered[min(len(ordered) - 1, int(len(ordered) * share))]
    print(
        f"{name:<12} {len(ordered)} saves: median {statistics.median(ordered):.1f} ms, p95 {at(0.95):.1f} ms, "
        f"p99 {at(0.99):.1f} ms, max {ordered[-1]:.1f} ms (clocks drifted {drift:+.2f} ms)"
    )
    return statistics.median(ordered)


def tabpreview(browser, binary, folder):
    path = folder / "tabs.json"
    save(path, spec(0))
    server = subprocess.Popen(
        [binary, "serve", str(path), "--port", "0", "--json"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    try:
        url = json.loads(server.stdout.readline())["url"]
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.goto(url)
        page.evaluate(WATCH)
        page.wait_for_timeout(1000)
        return measure(page, path, spec)
    finally:
        server.terminate()
        server.wait()


def esbuild(browser, folder):
    path = folder / "app.js"
    text = lambda number: (
        "new EventSource('/esbuild').addEventListener('change', () => location.reload());\n"
        f"const tabs = {spec(number)}.tabs;\n"
        "document.body.append(...tabs.map(tab => Object.assign(document.createElement('p'), {textContent: tab.title})));\n"
    )
    (folder / "www").mkdir()
    (folder / "www" / "index.html").write_text("<!doctype html><body><script src=/app.js></script></body>")
    save(path, text(0))
    server = subprocess.Popen(
        ["esbuild", str(path), "--bundle", "--outdir=" + str(folder / "www"), "--servedir=" + str(folder / "www"), "--watch",
         "--serve=127.0.0.1:0"],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
    )
    try:
        for line in server.stdout:
            found = re.search(r"http://[\d.]+:\d+/", line)
            if found:
                break
        page = browser.new_page(viewport={"width": 1280, "height": 800})
        page.add_init_script(f"({WATCH})()")
        page.goto(found.group(0))
        page.wait_for_timeout(1000)
        return measure(page, path, text)
    finally:
        server.terminate()
        server.wait()


def main():
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"] if os.geteuid() == 0 else []
        )
        ours = report("tabpreview", *tabpreview(browser, sys.argv[1], Path(folder)))
        theirs = report("esbuild", *esbuild(browser, Path(folder)))
        print(f"ratio        {theirs / ours:.1f} times faster than esbuild's live reload")
        browser.close()


main()
