"""A team's server with its store, and previews to publish on it."""

import base64
import json
import re
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import contextmanager
from pathlib import Path

from harness import ROOT, surroundings
from service import Connection, Service, spec

sys.path.insert(0, str(ROOT / "Tests"))
from replicas import Database  # noqa: E402

OPEN = 256   # the most previews that a server keeps open


class Host(Service):
    """`tabpreview host` in a directory, with settings that name its store."""

    def __init__(self, folder, **settings):
        super().__init__(folder)
        self.settings = settings

    def start(self):
        self.process = subprocess.Popen(
            [str(self.binary), "host", "--port", "0", "--allow-root"], cwd=self.file,
            env={**surroundings(), **self.settings},
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        for line in self.process.stdout:
            if found := re.search(r"Owner link.*:(\d+)(/s/\S+/)", line):
                self.port, self.owner = int(found[1]), found[2]
                self.reader = threading.Thread(target=self.process.stdout.read, daemon=True)
                self.reader.start()
                return
        raise SystemExit(f"{self.binary} ended with {self.process.wait()} before it listened.")

    def token(self):
        """The owner's: it publishes without a limit."""
        made = subprocess.run(
            [str(self.binary), "host", "token", "create", "--label", "capacity", "--scope", "owner"], cwd=self.file,
            env={**surroundings(), **self.settings}, check=True, capture_output=True, text=True)
        return made.stdout.strip()

    def at_rest(self):
        """Private memory in MiB, once nothing has used the processor for a second."""
        used = -1
        while self.processor_time() - used > 0.02:
            used = self.processor_time()
            time.sleep(1)
        return self.private()


@contextmanager
def hosting(is_shared):
    """A server that keeps its previews in a directory, or in PostgreSQL; and how large its store is."""
    with tempfile.TemporaryDirectory(prefix="tabpreview-capacity-") as folder:
        database = Database(durable=True) if is_shared else None
        host = Host(Path(folder), **({"TABPREVIEW_HOST_DATABASE": database.url} if is_shared else {}))

        def size():
            if is_shared:
                return int(database.sql("SELECT pg_database_size('tabpreview')"))
            return sum(one.stat().st_size for one in Path(folder).glob("tabpreview-data/*.sqlite*"))
        host.start()
        try:
            yield host, size
        finally:
            host.end()
            if database:
                database.end()


def publication(number):
    """A spec of twenty tabs, of which three have images of 6 KiB that are nobody else's."""
    whole = json.loads(spec(20, f"Preview {number}", customizable=True))
    files = []
    for place in range(3):
        whole["tabs"][place]["image"] = f"{place}.svg"
        marks = "".join(f'<path d="M{number % 97} {step}h{step % 50}"/>' for step in range(240))
        drawing = f'<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">{marks}</svg>'
        files.append({"path": f"{place}.svg", "content": base64.b64encode(drawing.encode()).decode()})
    text = base64.b64encode(json.dumps(whole).encode()).decode()
    return json.dumps({"file": "tabs.json", "text": text, "files": files})


def publish(host, count):
    """Publishes so many previews; milliseconds of each, and the faults."""
    fields, connection = {"Authorization": f"Bearer {host.token()}", "If-None-Match": "*"}, Connection(host.port)
    deadline = time.monotonic() + 10
    while connection.ask("GET", "/metrics", fields=fields)[0] != 200 and time.monotonic() < deadline:
        time.sleep(0.1)   # the server takes up the token
    times, faults = [], []
    for number in range(count):
        begin = time.perf_counter()
        status, _, content = connection.ask("PUT", f"/publications/p{number}", publication(number), fields)
        times.append((time.perf_counter() - begin) * 1000)
        if status != 201:
            faults.append(f"p{number}: {status} {content[:200]}")
    connection.close()
    return times, faults
