"""A served spec for the benchmarks that write it: the program, one connection to it, and texts that are all different."""

import hashlib
import http.client
import json
import pathlib
import signal
import subprocess
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
PADDING = "x" * 2000  # several hundred bytes would never be seen half-written


def built(configuration):
    command = ["swift", "build", "--package-path", str(ROOT), "-c", configuration, "--product", "tabpreview"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    shown = subprocess.run(command + ["--show-bin-path"], check=True, capture_output=True, text=True)
    return pathlib.Path(shown.stdout.strip()) / "tabpreview"


def text(name):
    """A spec that nobody else writes."""
    return json.dumps({"title": name, "tabs": [{"title": PADDING, "value": "one"}, {"title": name, "value": "two"}]})


def tag(content):
    return f'"{hashlib.sha256(content.encode()).hexdigest()}"'


class Service:
    """The program, serving a file."""

    def __init__(self, binary, file):
        self.binary, self.file, self.process, self.port = binary, file, None, None

    def start(self):
        """Starts it and returns how many milliseconds it took to listen."""
        begin = time.monotonic()
        self.process = subprocess.Popen(
            [str(self.binary), "serve", str(self.file), "--port", "0", "--json", "--allow-root"],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        for line in self.process.stdout:
            event = json.loads(line)
            if "url" in event:
                self.port = int(event["url"].rsplit(":", 1)[1].strip("/"))
                # Nobody reads the events that follow; a full pipe would hold the program up.
                self.reader = threading.Thread(target=self.process.stdout.read, daemon=True)
                self.reader.start()
                return (time.monotonic() - begin) * 1000
        raise SystemExit(f"{self.binary} ended with {self.process.wait()} before it listened.")

    def end(self, number=signal.SIGTERM):
        self.process.send_signal(number)
        self.process.wait()
        self.reader.join()
        self.process.stdout.close()


class Connection:
    """One writer's connection."""

    def __init__(self, port):
        self.http = http.client.HTTPConnection("127.0.0.1", port, timeout=60)

    def ask(self, method, body=None, fields=None):
        """The status, the tag and the body of an answer; raises OSError or HTTPException where none comes."""
        self.http.request(method, "/spec", body, {"Content-Type": "application/json", **(fields or {})})
        answer = self.http.getresponse()
        content = answer.read().decode()
        return answer.status, answer.getheader("ETag"), content
