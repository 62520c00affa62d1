"""Starting, stopping and killing the product's binary, and changing the file that it serves."""

import itertools
import json
import os
import queue
import subprocess
import threading
import time
import urllib.error
import urllib.request

from ledger import Ledger
from relay import BEHIND, Relay
from tested import ROOT, program as binary  # noqa: F401

DEADLINE = 120  # seconds, for anything that must happen, on any machine
# Whether all that the server sends is recorded and searched for secrets when it stops.
RECORDS = os.environ.get("TABPREVIEW_RECORD", "1") != "0"


def eventually(check, what, deadline=DEADLINE):
    """Polls until `check()` is truthy and returns that; fails with `what()` at the deadline."""
    end = time.monotonic() + deadline
    while True:
        found = check()
        if found:
            return found
        assert time.monotonic() < end, f"not within {deadline} s: {what() if callable(what) else what}"
        time.sleep(0.02)


def drawn(address):
    """The fields and bytes of a picture; a server that takes too long to draw it says when to ask again."""
    end = time.monotonic() + 3 * DEADLINE
    while True:
        try:
            with urllib.request.urlopen(address, timeout=DEADLINE) as answer:
                return answer.headers, answer.read()
        except urllib.error.HTTPError as refusal:
            assert refusal.code == 503 and time.monotonic() < end, refusal
            time.sleep(int(refusal.headers["Retry-After"]))


class Product:
    strips = False  # whether no request tells the server where it comes from
    relays = Relay  # what stands in front of it
    turns = itertools.count()

    def __init__(self, binary, file):
        self.binary, self.file = binary, file
        self.process, self.url, self.relay = None, None, None
        self.ledger = Ledger(file.parent)

    def write(self, spec):
        """Saves as careful editors do: a new file renamed over the old one."""
        text = spec if isinstance(spec, str) else json.dumps(spec, indent=2)
        temporary = self.file.with_name("tabs.json.tmp")
        temporary.write_text(text)
        os.replace(temporary, self.file)

    def start(self, port=0, *more):
        recorded = (RECORDS or self.relays is not Relay) and "--host" not in more
        if recorded:
            self.relay = self.relays(port, self.ledger.exchanges, self.strips)
            port, more = self.relay.port, ("--host", BEHIND, *more)
        self.process = subprocess.Popen(
            [str(self.binary), "serve", str(self.file), "--port", str(port), "--format", "json", *more],
            cwd=self.file.parent, env=self._surroundings(), text=True,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.lines = queue.Queue()
        self.errors = self.ledger.logged
        threading.Thread(target=self._read, args=(self.process.stdout, self._printed), daemon=True).start()
        threading.Thread(target=self._read, args=(self.process.stderr, self.errors.append), daemon=True).start()
        self.url = self._listening()
        self.ledger.note_start(self.owner_url)
        if recorded:
            self.relay.start()

    def _surroundings(self):
        """Everything is logged, in one format and the other by turns: nothing secret can be in either."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("TABPREVIEW_")}
        log_format = ("json", "text")[next(self.turns) % 2]
        return {**kept, "TABPREVIEW_LOG_LEVEL": "debug", "TABPREVIEW_LOG_FORMAT": log_format} if RECORDS else kept

    def _printed(self, line):
        self.ledger.printed.append(line)
        self.lines.put(line)

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
                self.owner_url = self._in_front(event.get("ownerURL"))
                return self._in_front(event["url"])
        raise AssertionError(f"no line said that it listens: {''.join(self.errors)}")

    def _in_front(self, url):
        return url and url.replace(BEHIND, "127.0.0.1")

    @property
    def port(self):
        return int(self.url.rstrip("/").rsplit(":", 1)[1])

    @property
    def is_running(self):
        return self.process is not None and self.process.poll() is None

    def check(self):
        """Searches all that was sent since the last time for secrets."""
        if RECORDS:
            self.ledger.note_files()
            self.ledger.check()

    def stop(self):
        if self.is_running:
            self.ledger.note_files()
            self.process.terminate()
            try:
                self.process.wait(timeout=DEADLINE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self._leave()
        if RECORDS:
            self.ledger.check()

    def kill(self):
        """kill -9"""
        self.process.kill()
        self.process.wait()
        self._leave()

    def _leave(self):
        if self.relay:
            self.relay.close()
            self.relay = None

    def restart(self, port=0):
        self.stop()
        self.start(port)

    def get(self, path):
        with urllib.request.urlopen(self.url + path, timeout=DEADLINE) as answer:
            return answer.read().decode()

    def share(self, **terms):
        """Makes a link and gives its path without the first slash, `s/TOKEN/`."""
        request = urllib.request.Request(
            f"{self.url}shares", json.dumps(terms).encode(), {"Content-Type": "application/json"}, method="POST")
        with urllib.request.urlopen(request, timeout=DEADLINE) as answer:
            return json.loads(answer.read())["url"].split("/", 3)[3]

    def post(self, operation, profile="default"):
        request = urllib.request.Request(
            f"{self.url}customization?profile={profile}", json.dumps(operation).encode(),
            {"Content-Type": "application/json"}, method="POST")
        with urllib.request.urlopen(request, timeout=DEADLINE) as answer:
            return json.loads(answer.read())
