"""A real PostgreSQL, several `tabpreview host` on it, and clients that ask them."""

import base64
import contextlib
import hashlib
import http.client
import json
import os
import re
import signal
import socket
import subprocess
import threading
import time

from postgres import TIMEOUT, Database, until

NO_ANSWER = (OSError, http.client.HTTPException)


def tag(content):
    return f'"{hashlib.sha256(content.encode()).hexdigest()}"'


def spec(title):
    """A spec that people can customize."""
    tabs = [{"title": f"Tab {n}", "systemImage": "house", "value": f"t{n}", "customizationID": f"t{n}"}
            for n in range(5)]
    whole = {"title": title, "tabViewStyle": "sidebarAdaptable", "tabViewCustomization": "replicas", "tabs": tabs}
    return json.dumps(whole)


class Replica:
    """One `tabpreview host`; it can be started again after its end."""

    def __init__(self, binary, database, environment=None):
        self.binary, self.database, self.environment = binary, database, environment or {}
        self.process, self.port, self.owner, self.said = None, 0, "", []

    def start(self):
        self.process = subprocess.Popen(
            [str(self.binary), "host", "--port", str(self.port), "--allow-root"],
            env=self._surroundings(), cwd=self.database.folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE, text=True)
        self.said, self.is_ended = [], False
        self.reader = threading.Thread(target=self._read, args=(self.process.stderr,), daemon=True)
        self.reader.start()
        until(lambda: self._announced() or self.process.poll() is not None)
        assert self._announced(), "".join(self.said)
        return self

    def _surroundings(self):
        kept = {name: value for name, value in os.environ.items() if not name.startswith("TABPREVIEW_")}
        return {**kept, "CI": "true", "TABPREVIEW_HOST_DATABASE": self.database.url, **self.environment}

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
        if self.process and not self.is_ended:
            code = self.process.poll()
            self.process.send_signal(number)
            self.process.wait()
            self.reader.join()
            self.is_ended = True
            assert code is None, f"it ended by itself, with {code}: {''.join(self.said[-40:])}"

    @property
    def authority(self):
        return f"127.0.0.1:{self.port}"

    def ask(self, method, path, body=None, **fields):
        """One request on a connection of its own, by its owner if the path is relative."""
        with contextlib.closing(Client(self)) as client:
            return client.ask(method, self.at(path), body, **fields)

    def command(self, *arguments):
        """What `tabpreview host …` prints, with the same settings."""
        done = subprocess.run(
            [str(self.binary), "host", *arguments], env=self._surroundings(), cwd=self.database.folder,
            capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

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
    """A kept connection to a replica."""

    def __init__(self, replica, timeout=TIMEOUT):
        self.authority = replica.authority
        self.http = http.client.HTTPConnection("127.0.0.1", replica.port, timeout=timeout)

    def ask(self, method, path, body=None, **fields):
        """An answer; raises OSError or HTTPException if none comes."""
        fields = {name.replace("_", "-"): value for name, value in fields.items()}
        known = {"Host": self.authority, "Content-Type": "application/json", "Accept": "application/json"}
        self.http.request(method, path, body, {**known, **fields})
        return Answer(self.http.getresponse())

    def close(self):
        self.http.close()


class Stream:
    """A stream of events that is read by a thread: what came and when."""

    def __init__(self, replica, path, last=None, bearer=None):
        self.socket = socket.create_connection(("127.0.0.1", replica.port), timeout=TIMEOUT)
        fields = f"Last-Event-ID: {last}\r\n" if last else ""
        fields += f"Authorization: Bearer {bearer}\r\n" if bearer else ""
        self.events, self.is_over, self.waiting = [], False, threading.Condition()
        self.last = last  # what it goes on after
        self.socket.sendall(f"GET {path} HTTP/1.1\r\nHost: {replica.authority}\r\n{fields}\r\n".encode())
        self.reader = threading.Thread(target=self._read, daemon=True)
        self.reader.start()
    def _read(self):
        received = b""
        with contextlib.suppress(OSError):  # whoever has it sees that it is over
            while chunk := self.socket.recv(65_536):
                now = time.perf_counter()
                received += chunk
                *whole, received = received.split(b"\n\n")
                with self.waiting:
                    for text in whole:
                        if name := re.search(rb"event: (\w+)", text):
                            number = re.search(rb"\nid: (\S+)", text)
                            data = json.loads(re.search(rb"\ndata: (.*)", text)[1])
                            self.last = number[1].decode() if number else self.last
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
    def hello(self):
        return self.wait(lambda: next((data for _, name, data, _ in self.events if name == "hello"), None))

    @property
    def ids(self):
        return [number for number, name, _, _ in list(self.events) if name == "change"]

    def arrival(self, number):
        """When the change with a number came."""
        return self.wait(lambda: next(
            (time for id, name, _, time in self.events if name == "change" and int(id.split(".")[0]) >= number), None))

    def presence(self):
        return next((data["count"] for _, name, data, _ in reversed(list(self.events)) if name == "presence"), None)

    def cut(self):
        """Ends it, as if the connection broke."""
        with contextlib.suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)

    def close(self):
        self.cut()
        self.reader.join()
        self.socket.close()


class Team:
    """A database and several replicas on it, with an owner whom all of them know."""

    def __init__(self, binary, count=3, durable=False, environments=()):
        self.database = Database(durable)
        environments = [*environments, *[None] * count][:count]
        self.replicas = [Replica(binary, self.database, one) for one in environments]

    def start(self):
        for replica in self.replicas:
            replica.start()
        self.publisher, owner = token(self.replicas[0]), token(self.replicas[0], "owner")
        self.owner = f"/s/{owner}/"
        return self

    def publish(self, name, content=None):
        """Publishes a preview, and returns its path as the owner has it."""
        answer = publish(self.replicas[0], name, content or spec(name), self.publisher)
        assert answer.status == 201, answer.body
        return f"{self.owner}p/{name}/"

    def statuses(self, path):
        """The status of each replica's response."""
        return [replica.ask("GET", path).status for replica in self.replicas]

    def end(self):
        try:
            for replica in self.replicas:
                replica.end(signal.SIGKILL)
        finally:
            self.database.end()


def token(replica, scope="publish", *more):
    """A token of the server, made on the command line."""
    return replica.command("token", "create", "--label", f"{scope} test", "--scope", scope, *more).split()[-1]


def publish(replica, name, content, token, over=None):
    body = {"file": "tabs.json", "text": base64.b64encode(content.encode()).decode(), "files": []}
    condition = {"If_Match": over} if over else {"If_None_Match": "*"}
    return replica.ask("PUT", f"/publications/{name}", json.dumps(body), Authorization=f"Bearer {token}", **condition)
