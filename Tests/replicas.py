"""A real PostgreSQL, several `tabpreview host` on it, and clients that ask them."""

import base64
import contextlib
import glob
import hashlib
import http.client
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
from pathlib import Path

TIMEOUT = 60  # seconds for what a busy machine may hold up


def tag(content):
    return f'"{hashlib.sha256(content.encode()).hexdigest()}"'


def spec(title):
    """A spec that people can customize."""
    tabs = [{"title": f"Tab {n}", "systemImage": "house", "value": f"t{n}", "customizationID": f"t{n}"} for n in range(5)]
    return json.dumps({"title": title, "tabViewStyle": "sidebarAdaptable", "tabViewCustomization": "replicas", "tabs": tabs})


def until(condition, seconds=TIMEOUT, pause=0.01):
    """Waits until something holds, and returns it; fails if it never does."""
    end = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < end, f"not within {seconds} s"
        time.sleep(pause)
    return found


class Database:
    """A PostgreSQL server with one database, reached by a Unix socket; as root it runs as nobody."""

    def __init__(self, durable=False):
        self.folder = Path(tempfile.mkdtemp(prefix="tabpreview-pg-", dir="/tmp"))
        self.as_nobody = []
        if os.geteuid() == 0:
            shutil.chown(self.folder, "nobody")
            self.as_nobody = ["setpriv", "--reuid", "nobody", "--clear-groups", "--regid", "nogroup"]
        self.settings = ["-c", "listen_addresses=", "-c", "max_connections=100", "-c", f"fsync={'on' if durable else 'off'}"]
        self.process = None
        self._run("initdb", "--no-sync", "--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C",
                  "--pgdata", self.folder / "data")
        self.start()
        self.sql("CREATE DATABASE tabpreview", database="postgres")
        self.url = f"host={self.folder} user=postgres dbname=tabpreview"

    @staticmethod
    def _path(name):
        found = sorted(glob.glob(f"/usr/lib/postgresql/*/bin/{name}")) or [shutil.which(name)]
        assert found[-1], f"{name} is missing. Install PostgreSQL (Debian: postgresql)."
        return found[-1]

    def _command(self, name, *arguments):
        return [*self.as_nobody, self._path(name), *map(str, arguments)]

    def _run(self, name, *arguments):
        done = subprocess.run(self._command(name, *arguments), capture_output=True, text=True, cwd=self.folder)
        assert done.returncode == 0, f"{name}: {done.stderr}"
        return done.stdout

    def start(self):
        with open(self.folder / "log", "a") as log:
            self.process = subprocess.Popen(
                self._command("postgres", "-D", self.folder / "data", "-k", self.folder, *self.settings),
                cwd=self.folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        until(lambda: subprocess.run(self._command("pg_isready", "--quiet", "-h", self.folder)).returncode == 0)

    def stop(self, number=signal.SIGINT):
        """SIGINT ends connections, SIGQUIT and SIGKILL don't even clean up."""
        self.process.send_signal(number)
        self.process.wait()
        if number == signal.SIGKILL:
            # Its children end when they notice; the next start waits for none of them.
            until(lambda: not self._orphans())

    def _orphans(self):
        found = subprocess.run(["pgrep", "-f", f"^postgres: .*{self.folder.name}"], capture_output=True)
        return found.stdout

    def sql(self, statement, database="tabpreview"):
        return self._run("psql", "-h", self.folder, "-U", "postgres", "-d", database, "-XAtqc", statement).strip()

    def break_listeners(self):
        """Breaks the connections that wait for notifications; how many there were."""
        return int(self.sql("SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
                            " WHERE query IN ('LISTEN preview', 'SELECT 1') AND pid <> pg_backend_pid()"))

    def end(self):
        if self.process.poll() is None:
            self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)


class Replica:
    """One `tabpreview host`; it can be started again after its end."""

    def __init__(self, binary, database, environment=None):
        self.binary, self.database, self.environment = binary, database, environment or {}
        self.process, self.port, self.owner, self.said = None, 0, "", []

    def start(self):
        kept = {name: value for name, value in os.environ.items() if not name.startswith("TABPREVIEW_")}
        self.process = subprocess.Popen(
            [str(self.binary), "host", "--port", str(self.port), "--allow-root"],
            env={**kept, "CI": "true", "TABPREVIEW_HOST_DATABASE": self.database.url, **self.environment},
            cwd=self.database.folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        self.said = []
        self.reader = threading.Thread(target=self._read, args=(self.process.stderr,), daemon=True)
        self.reader.start()
        until(lambda: self._announced() or self.process.poll() is not None)
        assert self._announced(), "".join(self.said)
        return self

    def _read(self, lines):
        for line in lines:
            self.said.append(line)

    def _announced(self):
        text = "".join(self.said)
        found = re.search(r"Owner link.*http://127\.0\.0\.1:(\d+)(/s/\S+?/)", text)
        if found:
            self.port, self.owner = int(found[1]), found[2]
        return found

    def end(self, number=signal.SIGTERM):
        if self.process and self.process.poll() is None:
            self.process.send_signal(number)
            self.process.wait()
            self.reader.join()

    def ask(self, method, path, body=None, **fields):
        """One request on a connection of its own, by its owner if the path is relative."""
        with contextlib.closing(Client(self.port)) as client:
            return client.ask(method, self.at(path), body, **fields)

    def at(self, path):
        return path if path.startswith("/") else self.owner + path


class Answer:
    def __init__(self, response):
        self.status, self.fields, self.body = response.status, response.headers, response.read().decode()

    @property
    def tag(self):
        return self.fields.get("ETag")

    @property
    def json(self):
        return json.loads(self.body)


class Client:
    """A kept connection."""

    def __init__(self, port):
        self.http = http.client.HTTPConnection("127.0.0.1", port, timeout=TIMEOUT)

    def ask(self, method, path, body=None, **fields):
        fields = {name.replace("_", "-"): value for name, value in fields.items()}
        self.http.request(method, path, body, {"Content-Type": "application/json", "Accept": "application/json", **fields})
        return Answer(self.http.getresponse())

    def close(self):
        self.http.close()


class Stream:
    """A stream of events that is read by a thread: what came and when."""

    def __init__(self, replica, path, last=None):
        self.socket = socket.create_connection(("127.0.0.1", replica.port), timeout=TIMEOUT)
        again = f"Last-Event-ID: {last}\r\n" if last else ""
        self.socket.sendall(f"GET {replica.at(path)} HTTP/1.1\r\nHost: 127.0.0.1:{replica.port}\r\n{again}\r\n".encode())
        self.events, self.is_over, self.waiting = [], False, threading.Condition()
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()
        self.hello = self.wait(lambda: next((data for _, name, data, _ in self.events if name == "hello"), None))

    def _read(self):
        received = b""
        with contextlib.suppress(OSError):
            while chunk := self.socket.recv(65_536):
                now = time.perf_counter()
                received += chunk
                *whole, received = received.split(b"\n\n")
                with self.waiting:
                    for text in whole:
                        if name := re.search(rb"event: (\w+)", text):
                            number = re.search(rb"\nid: (\S+)", text)
                            data = json.loads(re.search(rb"\ndata: (.*)", text)[1])
                            self.events.append((number and number[1].decode(), name[1].decode(), data, now))
                    self.waiting.notify_all()
        with self.waiting:
            self.is_over = True
            self.waiting.notify_all()

    def wait(self, condition, seconds=TIMEOUT):
        with self.waiting:
            assert self.waiting.wait_for(lambda: condition() or self.is_over, seconds), f"not within {seconds} s"
            found = condition()
        assert found, "the stream has ended"
        return found

    @property
    def ids(self):
        return [number for number, name, _, _ in list(self.events) if name == "change"]

    def arrival(self, number):
        """When the change with a number came."""
        return self.wait(lambda: next((time for id, _, _, time in self.events if id and int(id.split(".")[0]) >= number), None))

    def presence(self):
        return next((data["count"] for _, name, data, _ in reversed(list(self.events)) if name == "presence"), None)

    def close(self):
        with contextlib.suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)
        self.socket.close()
        self.reader.join()


@contextlib.contextmanager
def replicas(binary, count=3, durable=False, environments=()):
    """A database and so many replicas, until the end of the block."""
    database = Database(durable)
    started = [Replica(binary, database, environments[n] if n < len(environments) else None) for n in range(count)]
    try:
        for replica in started:
            replica.start()
        yield database, started
    finally:
        for replica in started:
            replica.end()
        database.end()


def token(replica, scope="publish"):
    """A token of the server, made on the command line."""
    made = subprocess.run(
        [str(replica.binary), "host", "token", "create", "--label", f"{scope} test", "--scope", scope],
        env={**os.environ, "TABPREVIEW_HOST_DATABASE": replica.database.url}, cwd=replica.database.folder,
        capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    return made.stdout.split()[-1]


def publish(replica, name, content, token, over=None):
    body = {"file": "tabs.json", "text": base64.b64encode(content.encode()).decode(), "files": []}
    condition = {"If_Match": over} if over else {"If_None_Match": "*"}
    return replica.ask("PUT", f"/publications/{name}", json.dumps(body), Authorization=f"Bearer {token}", **condition)
