"""Starting, stopping and killing the product's binary, and changing the file that it serves."""

import json
import os
import pathlib
import queue
import subprocess
import threading
import time
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
DEADLINE = 30  # seconds, for anything that must happen


def binary():
    path = pathlib.Path(os.environ.get("TABPREVIEW_BIN", ROOT / ".build/debug/tabpreview"))
    assert path.exists(), f"{path} is missing. Build it (swift build) or name it in TABPREVIEW_BIN."
    return path


def eventually(check, what, deadline=DEADLINE):
    """Polls until `check()` is truthy and returns that; fails with `what()` at the deadline."""
    end = time.monotonic() + deadline
    while True:
        found = check()
        if found:
            return found
        assert time.monotonic() < end, f"not within {deadline} s: {what() if callable(what) else what}"
        time.sleep(0.02)


class Product:
    def __init__(self, binary, file):
        self.binary, self.file = binary, file
        self.process, self.url = None, None

    def write(self, spec):
        """Saves as careful editors do: a new file renamed over the old one."""
        text = spec if isinstance(spec, str) else json.dumps(spec, indent=2)
        temporary = self.file.with_name("tabs.json.tmp")
        temporary.write_text(text)
        os.replace(temporary, self.file)

    def start(self, port=0, *more):
        surroundings = {name: value for name, value in os.environ.items() if not name.startswith("TABPREVIEW_")}
        self.process = subprocess.Popen(
            [str(self.binary), "serve", str(self.file), "--port", str(port), "--json", *more],
            cwd=self.file.parent, env=surroundings, text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.lines = queue.Queue()
        self.errors = []
        threading.Thread(target=self._read, args=(self.process.stdout, self.lines.put), daemon=True).start()
        threading.Thread(target=self._read, args=(self.process.stderr, self.errors.append), daemon=True).start()
        self.url = self._listening()

    @staticmethod
    def _read(stream, put):
        for line in stream:
            put(line)

    def _listening(self):
        end = time.monotonic() + DEADLINE
        while time.monotonic() < end:
            try:
                event = json.loads(self.lines.get(timeout=0.1))
            except queue.Empty:
                assert self.process.poll() is None, f"it ended with {self.process.returncode}: {''.join(self.errors)}"
                continue
            if event["event"] == "listening":
                self.owner_url = event.get("ownerURL")
                return event["url"]
        raise AssertionError(f"no line said that it listens: {''.join(self.errors)}")

    @property
    def port(self):
        return int(self.url.rstrip("/").rsplit(":", 1)[1])

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(timeout=DEADLINE)
            except subprocess.TimeoutExpired:
                self.kill()

    def kill(self):
        """kill -9"""
        self.process.kill()
        self.process.wait()

    def restart(self, port=0):
        self.stop()
        self.start(port)

    def get(self, path):
        with urllib.request.urlopen(self.url + path, timeout=DEADLINE) as answer:
            return answer.read().decode()

    def post(self, operation, profile="default"):
        request = urllib.request.Request(
            f"{self.url}customization?profile={profile}", json.dumps(operation).encode(),
            {"Content-Type": "application/json"}, method="POST")
        with urllib.request.urlopen(request, timeout=DEADLINE) as answer:
            return json.loads(answer.read())
