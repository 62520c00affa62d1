"""WebKit, Safari's engine, as WebKitGTK's small browser, by WebDriver. It needs a screen, which Xvfb is."""

import glob
import json
import os
import shutil
import subprocess
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path

from actions import Actor
from product import eventually
from proxies import free_port

DEADLINE = 120
BROWSERS = "/usr/lib/*/webkit2gtk-4*/MiniBrowser"
NEEDED = "Debian: apt-get install webkit2gtk-driver xvfb"


class WebKit(Actor):
    name = "WebKit"
    sizes = [(1280, 800)]  # the window does not get as narrow as a phone
    apart = 4  # it takes another weight of the font for semibold words: a full bar gets wider
    pointers = {"mouse": 0}

    def __init__(self):
        programs, browsers = [shutil.which(one) for one in ("WebKitWebDriver", "Xvfb")], sorted(glob.glob(BROWSERS))
        assert all(programs) and browsers, f"No WebKit found. {NEEDED}"
        self.home = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        self.output = open(Path(self.home.name) / "output", "w+", encoding="utf-8", errors="replace")
        self.processes, self.session = [], None
        try:
            self._start(programs, browsers[-1])
        except BaseException:
            self.close()
            raise

    def _start(self, programs, browser):
        driver, screen = programs
        port = free_port()
        self.processes.append(subprocess.Popen(
            [screen, "-displayfd", "1", "-screen", "0", "1700x1600x24", "-nolisten", "tcp"],
            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True))
        display = self.processes[0].stdout.readline().strip()
        assert display, "Xvfb did not start."
        surroundings = {**os.environ, "HOME": self.home.name, "XDG_CONFIG_HOME": self._settings(), "GDK_BACKEND": "x11",
                        "DISPLAY": f":{display}", "LIBGL_ALWAYS_SOFTWARE": "1"}
        self.processes.append(subprocess.Popen(
            [driver, f"--port={port}"], env=surroundings, stdin=subprocess.DEVNULL, stdout=self.output,
            stderr=subprocess.STDOUT))
        self.root = f"http://127.0.0.1:{port}"
        self._new_session(browser)

    def _settings(self):
        """Less motion, which GTK calls animations."""
        folder = Path(self.home.name) / "config/gtk-3.0"
        folder.mkdir(parents=True)
        (folder / "settings.ini").write_text("[Settings]\ngtk-enable-animations=0\n")
        return str(folder.parent)

    def _new_session(self, browser):
        options = {"binary": browser, "args": ["--automation", "--enable-write-console-messages-to-stdout=true"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        end = time.monotonic() + DEADLINE
        while True:
            try:
                made = self._ask("POST", "/session", wanted)
                break
            except ConnectionRefusedError:
                assert time.monotonic() < end, "WebKitWebDriver does not listen."
                time.sleep(0.05)
        self.session, self.version = made["sessionId"], made["capabilities"]["browserVersion"]

    def _ask(self, method, path, body=None):
        request = urllib.request.Request(
            self.root + path, None if body is None else json.dumps(body).encode(),
            {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=DEADLINE) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(f"{path}: {error.read().decode()[:400]}") from None
        except urllib.error.URLError as error:
            raise error.reason if isinstance(error.reason, OSError) else error

    def _call(self, path, body):
        return self._ask("POST", f"/session/{self.session}{path}", body)

    def resize(self, width, height):
        """Makes the window so large that the page has this size; the screen may take its time, and more than one word."""
        def fits():
            inner = self.evaluate("() => [innerWidth, innerHeight]")
            if inner == [width, height]:
                return True
            outer = self._ask("GET", f"/session/{self.session}/window/rect")
            self._call("/window/rect", {"width": outer["width"] + width - inner[0],
                                        "height": outer["height"] + height - inner[1]})
            return False
        eventually(fits, lambda: f"the window's size {width} by {height}", DEADLINE)

    def go(self, address):
        self._call("/url", {"url": address})

    def evaluate(self, function, *arguments):
        """The value of a JavaScript function's call, through JSON."""
        script = f"return Promise.resolve(({function})(...JSON.parse(arguments[0]))).then(one => JSON.stringify(one ?? null))"
        return self.unpacked(self._call("/execute/sync", {"script": script, "args": [self.packed(arguments)]}))

    def perform(self, actions):
        self._call("/actions", {"actions": actions})

    def problems(self):
        """Errors of script, policy and network since the last time."""
        self.output.flush()
        return [line.strip() for line in self.output if line.startswith("CONSOLE") and " ERROR " in line]

    def close(self):
        """Ends the session, then driver and screen; whatever does not end is killed."""
        if self.session:
            try:
                self._ask("DELETE", f"/session/{self.session}")
            except (OSError, AssertionError):
                pass  # Its processes end below.
        for process in reversed(self.processes):
            process.terminate()
            try:
                process.wait(timeout=5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        self.output.close()
        self.home.cleanup()
