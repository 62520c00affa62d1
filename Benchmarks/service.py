"""A running preview, specs for it, and connections that ask it."""

import contextlib
import hashlib
import http.client
import json
import os
import resource
import signal
import subprocess
import tempfile
import threading
import time
from pathlib import Path

from harness import built, surroundings

PADDING = "x" * 2000  # several hundred bytes would never be seen half-written


def spec(tabs, first="Tab 0", customizable=False, section=False):
    """A spec of any size in JSON, whose first tab has a title of choice; all but two tabs may be in a section."""
    entries = [{"title": f"Tab {n}" if n else first, "systemImage": "house", "value": f"t{n}"} for n in range(tabs)]
    whole = {"title": "Benchmark", "tabViewStyle": "sidebarAdaptable"}
    if customizable:
        whole["tabViewCustomization"] = "benchmark"
        entries = [{**entry, "customizationID": entry["value"]} for entry in entries]
    if section:
        entries[2:] = [{"title": "All", "customizationID": "all", "tabs": entries[2:]}]
    return json.dumps({**whole, "tabs": entries}, indent=2)


def unique(name):
    """A spec that no other writer writes."""
    return json.dumps({"title": name, "tabs": [{"title": PADDING, "value": "one"}, {"title": name, "value": "two"}]})


def tag(content):
    return f'"{hashlib.sha256(content.encode()).hexdigest()}"'


def replace(file, content):
    """Saves as careful editors do, by renaming a new file; returns when that was done, in ms."""
    beside = file.with_name(f"{file.name}.new")
    beside.write_text(content)
    os.replace(beside, file)
    return time.time() * 1000


def write_in_place(file, content):
    """Saves as simple editors do: the file is empty for a moment."""
    file.write_text(content)
    return time.time() * 1000


class Service:
    """The program, serving a file; it can be started again after its end."""

    def __init__(self, file, descriptors=None):
        self.file, self.binary, self.descriptors = file, built(), descriptors
        self.process, self.url, self.port = None, None, None

    def start(self):
        """Starts it and returns how many milliseconds passed until it listened."""
        begin = time.perf_counter()
        self.process = subprocess.Popen(
            [str(self.binary), "serve", str(self.file), "--port", "0", "--format", "json"],
            preexec_fn=self._limit_descriptors if self.descriptors else None,  # it makes each start slower
            env=surroundings(), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        for line in self.process.stdout:
            event = json.loads(line)
            if "url" in event:
                took = (time.perf_counter() - begin) * 1000
                self.url, self.port = event["url"], int(event["url"].rsplit(":", 1)[1].strip("/"))
                # A full pipe would hold the program up.
                self.reader = threading.Thread(target=self.process.stdout.read, daemon=True)
                self.reader.start()
                return took
        raise SystemExit(f"{self.binary} ended with {self.process.wait()} before it listened.")

    def _limit_descriptors(self):
        resource.setrlimit(resource.RLIMIT_NOFILE, (self.descriptors, self.descriptors))

    def end(self, number=signal.SIGTERM):
        self.process.send_signal(number)
        self.process.wait()
        self.reader.join()
        self.process.stdout.close()

    def ask(self, method, path, body=None, **fields):
        """One request on a connection of its own: status, body."""
        with contextlib.closing(Connection(self.port)) as connection:
            status, _, content = connection.ask(method, path, body, fields)
        return status, content

    def revision(self):
        return json.loads(self.ask("GET", "/health")[1])["revision"]

    def show(self, content):
        """Saves a spec and waits until it is shown."""
        before = self.revision()
        replace(self.file, content)
        while self.revision() == before:
            time.sleep(0.002)

    def share(self, **terms):
        """Makes a link and returns its path with slashes at both ends."""
        status, content = self.ask("POST", "/shares", json.dumps(terms))
        assert status == 201, content
        return f"/{json.loads(content)['url'].split('/', 3)[3].split('?')[0]}"

    def resident(self):
        """Resident memory in MiB."""
        return self._number(Path(f"/proc/{self.process.pid}"), "VmRSS") / 1024

    def private(self):
        """The part of it that no other process shares, in MiB."""
        return self._number(Path(f"/proc/{self.process.pid}"), "RssAnon") / 1024

    @staticmethod
    def _number(folder, field):
        """A number in the status of a process or thread."""
        lines = (folder / "status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith(f"{field}:"))

    def processor_time(self):
        """The processor time of all its threads in seconds, with those that have ended: the kernel's own clock."""
        return time.clock_gettime(~self.process.pid << 3 | 2)

    def wakeups(self):
        """How often each of its threads has slept."""
        found = {}
        for thread in Path(f"/proc/{self.process.pid}/task").iterdir():
            with contextlib.suppress(OSError):  # it has ended
                found[thread.name] = self._number(thread, "voluntary_ctxt_switches")
        return found


class Connection:
    """A kept connection of one client."""

    def __init__(self, port):
        self.http = http.client.HTTPConnection("127.0.0.1", port, timeout=60)

    def ask(self, method, path, body=None, fields=None):
        """Status, tag and body of a response; raises OSError or HTTPException if there is none."""
        answer, content = self._send(method, path, body, {"Content-Type": "application/json", **(fields or {})})
        return answer.status, answer.getheader("ETag"), content.decode()

    def timed(self, path, method="GET", body=None, fields=None):
        """Milliseconds that a request takes that must succeed."""
        begin = time.perf_counter()
        answer, content = self._send(method, path, body, fields or {})
        assert answer.status == 200, f"{path}: {answer.status} {content[:200]}"
        return (time.perf_counter() - begin) * 1000

    def field(self, path, name):
        """A field of a response, or an empty string."""
        answer, _ = self._send("GET", path, None, {})
        return answer.getheader(name, "")

    def _send(self, method, path, body, fields):
        self.http.request(method, path, body, fields)
        answer = self.http.getresponse()
        return answer, answer.read()

    def close(self):
        self.http.close()


@contextlib.contextmanager
def serving(content, descriptors=None):
    """A service of a spec in a directory of its own, until the end of the block."""
    with tempfile.TemporaryDirectory(prefix="tabpreview-benchmark-") as folder:
        file = Path(folder) / "tabs.json"
        file.write_text(content)
        service = Service(file, descriptors=descriptors)
        service.start()
        try:
            yield service
        finally:
            service.end()


@contextlib.contextmanager
def constant(size):
    """The URL of a bare FlyingFox server that sends as many bytes, until the end of the block."""
    process = subprocess.Popen([built("constant-server"), str(size)], stdout=subprocess.PIPE, text=True)
    try:
        yield process.stdout.readline().split()[1]
    finally:
        process.terminate()
        process.wait()
