"""Many event streams, read by one thread that notes when each of them sees something."""

import contextlib
import re
import resource
import select
import socket
import struct
import time

HELLO = re.compile(rb"event: hello\n.*?\n\n", re.DOTALL)
END = b"\n\n\r\n"  # of an event, and of the chunk that it is
CHANGE = re.compile(rb"event: change\n.*?\n\n", re.DOTALL)


def allow_descriptors():
    """As many descriptors for this process, and for what it starts, as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def connected(port, buffer=None):
    """A connection that was just opened; a small buffer fills up soon if nothing is read."""
    connection = socket.socket()
    if buffer:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
    connection.settimeout(30)
    connection.connect(("127.0.0.1", port))
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return connection


def request(port, path, method="GET", fields="", body=""):
    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n{fields}"
    return (head + (f"Content-Length: {len(body)}\r\n" if body else "") + "\r\n" + body).encode()


def stream(port, path="/events", buffer=None, page=None):
    """A stream that has said hello, or None if there is no place for it; `page(name)` may use its name."""
    connection = connected(port, buffer)
    received = b""
    try:
        connection.sendall(request(port, path))
        while not (found := re.search(HELLO, received)):
            chunk = connection.recv(4096)
            received += chunk
            if not chunk or (received.startswith(b"HTTP/1.1 ") and not received.startswith(b"HTTP/1.1 200")):
                connection.close()
                return None
    except (ConnectionError, TimeoutError):
        connection.close()
        return None
    if page and (name := re.search(rb'"stream": "(\w+)"', found[0])):
        page(name[1].decode())
    return connection


def reset(connection):
    """Closes it as a process that is killed does: with a reset instead of an end."""
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    connection.close()


class Streams:
    """Streams that are read."""

    def __init__(self, connections):
        self.connections = {one.fileno(): one for one in connections}
        self.poll = select.epoll()
        for number in self.connections:
            self.poll.register(number, select.EPOLLIN)

    def _arrivals(self, seconds):
        for number, _ in self.poll.poll(seconds):
            yield number, self.connections[number].recv(65_536)

    def quiet(self, seconds=1, longest=15):
        """Reads until nothing has come for a while; heartbeats of many streams may leave no such while."""
        begin = last = time.perf_counter()
        while time.perf_counter() - last < seconds and time.perf_counter() - begin < longest:
            for _ in self._arrivals(0.1):
                last = time.perf_counter()

    def until_seen(self, cause, seconds=10):
        """Milliseconds from what `cause` returns until each stream has the change; how many came with the page.

        While events come, no more is done than to see where one begins and ends: the processors are the server's.
        """
        received = {number: [] for number in self.connections}
        begin, begun, found = cause(), set(), {}
        while len(found) < len(self.connections) and time.perf_counter() - begin < seconds:
            for number, data in self._arrivals(0.5):
                received[number].append(data)
                if b"event: change\n" in data:
                    begun.add(number)
                if number in begun and number not in found and data.endswith(END):
                    found[number] = (time.perf_counter() - begin) * 1000
        changes = {number: CHANGE.search(b"".join(received[number])) for number in found}
        pages = sum(b'"page"' in change[0] for change in changes.values() if change)
        return [found[number] for number, change in changes.items() if change], pages

    def close(self):
        self.poll.close()
        for connection in self.connections.values():
            with contextlib.suppress(OSError):
                connection.close()
