"""Firefox, headless, by its own WebDriver BiDi server: no driver program between."""

import os
import queue
import re
import shutil
import subprocess
import tempfile
import threading
import time
from pathlib import Path

from actions import Actor
from bidi import Bidi

START = 120  # seconds a first start may take on a busy machine
# Quiet, the same everywhere, and without a look at the network.
PREFERENCES = {
    "ui.prefersReducedMotion": 1, "layout.css.devPixelsPerPx": "1.0", "app.update.enabled": False,
    "datareporting.policy.dataSubmissionEnabled": False, "browser.shell.checkDefaultBrowser": False,
    "network.captive-portal-service.enabled": False, "network.connectivity-service.enabled": False,
    "browser.safebrowsing.update.enabled": False, "extensions.update.enabled": False,
    "services.settings.server": "data:,", "browser.startup.homepage_override.mstone": "ignore"}


def literal(value):
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


class Firefox(Actor):
    name = "Firefox"

    def __init__(self):
        program = os.environ.get("TABPREVIEW_FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")
        assert program, "No Firefox found. Install it (Debian: apt-get install firefox-esr) or name it in TABPREVIEW_FIREFOX."
        self.home = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        lines = [f'user_pref("{name}", {literal(value)});' for name, value in PREFERENCES.items()]
        (Path(self.home.name) / "user.js").write_text("\n".join(lines))
        self.process = subprocess.Popen(
            [program, "--headless", "--no-remote", "--profile", self.home.name, "--remote-debugging-port=0"],
            env={**os.environ, "HOME": self.home.name}, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE, text=True)
        try:
            self._connect()
        except BaseException:
            self.close()
            raise

    def _connect(self):
        self.bidi = Bidi(f"{self._address()}/session")
        self.version = self.bidi.call("session.new", capabilities={})["capabilities"]["browserVersion"]
        self.bidi.call("session.subscribe", events=["log.entryAdded", "network.fetchError"])
        self.context = self.bidi.call("browsingContext.getTree")["contexts"][0]["context"]

    def _address(self):
        lines = queue.Queue()
        threading.Thread(target=lambda: [lines.put(line) for line in self.process.stderr], daemon=True).start()
        end = time.monotonic() + START
        while time.monotonic() < end:
            try:
                found = re.search(r"BiDi listening on (ws://\S+)", lines.get(timeout=0.5))
            except queue.Empty:
                assert self.process.poll() is None, f"Firefox ended with {self.process.returncode}."
                continue
            if found:
                return found[1]
        raise AssertionError(f"Firefox did not listen within {START} s.")

    def resize(self, width, height):
        self.bidi.call("browsingContext.setViewport", context=self.context,
                       viewport={"width": width, "height": height}, devicePixelRatio=1)

    def go(self, address):
        self.bidi.call("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def evaluate(self, function, *arguments):
        """The value of a JavaScript function's call, through JSON."""
        result = self.bidi.call(
            "script.callFunction", target={"context": self.context}, awaitPromise=True,
            functionDeclaration=f"async (all) => JSON.stringify(await ({function})(...JSON.parse(all)) ?? null)",
            arguments=[{"type": "string", "value": self.packed(arguments)}])
        assert result["type"] == "success", result["exceptionDetails"]["text"]
        return self.unpacked(result["result"]["value"])

    def perform(self, actions):
        self.bidi.call("input.performActions", context=self.context, actions=actions)

    def problems(self):
        """Errors of script, policy and network since the last time."""
        self.evaluate("() => 0")
        events, self.bidi.events = self.bidi.events, []
        return [one["params"]["text"] for one in events
                if one["method"] == "log.entryAdded" and one["params"]["level"] == "error"]

    def close(self):
        """Asks it to end, and ends it if it does not."""
        if hasattr(self, "bidi"):
            self.bidi.close()
        self.process.terminate()
        try:
            self.process.wait(timeout=60)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.home.cleanup()
