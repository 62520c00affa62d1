"""A relay of TCP connections that drops, halves, delays or silences what goes through it."""

import contextlib
import random
import select
import socket
import threading
import time

CHUNK = 65_536


class FaultyRelay:
    """Passes on to `target`, a port of this machine or the path of a Unix socket, as well as `fault` lets it.

    - None: whole.
    - drop: what is open is reset, and so is whoever connects.
    - halve: half of what comes from the target is passed on, then the connection is reset.
    - delay: each piece waits for `pause` seconds.
    - silence: connections stay open, and nothing gets through: half-open, as when a machine or a cable is gone.
    """

    def __init__(self, target, pause=0.05, seed=0):
        self.target, self.pause, self.chance = target, pause, random.Random(seed)
        self.fault, self.is_over, self.open, self.lock = None, False, set(), threading.Lock()
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=128)
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def set(self, fault):
        self.fault = fault
        if fault == "drop":
            with self.lock:
                for one in self.open:
                    reset(one)

    @contextlib.contextmanager
    def having(self, fault):
        self.set(fault)
        try:
            yield
        finally:
            self.set(None)

    def close(self):
        self.is_over = True
        with contextlib.suppress(OSError):
            self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()
        self.set("drop")

    def _accept(self):
        while not self.is_over:
            try:
                near, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self._relay, args=(near,), daemon=True).start()

    def _relay(self, near):
        far = None
        try:
            if self.fault == "drop":
                return
            far = self._connect()
            with self.lock:
                self.open |= {near, far}
            self._pump(near, far)
        except OSError:
            pass  # either end has gone, and both hear of it below
        finally:
            with self.lock:
                self.open -= {near, far}
            for one in filter(None, (near, far)):
                reset(one)
                one.close()

    def _connect(self):
        if isinstance(self.target, int):
            return socket.create_connection(("127.0.0.1", self.target))
        far = socket.socket(socket.AF_UNIX)
        far.connect(str(self.target))
        return far

    def _pump(self, near, far):
        others = {near: far, far: near}
        while not self.is_over:
            if self.fault == "silence":
                time.sleep(0.01)
                continue
            for source in select.select([near, far], [], [], 0.05)[0]:
                # What came in while the fault began stays where it is.
                if self.fault == "silence":
                    break
                chunk = source.recv(CHUNK)
                if not chunk or not self._pass(chunk, others[source], source is far):
                    return

    def _pass(self, chunk, to, is_answer):
        """Passes on a piece; false where the connection ends with it."""
        if self.fault == "delay":
            time.sleep(self.pause)
        if self.fault == "halve" and is_answer and self.chance.random() < 0.2:
            to.sendall(chunk[:len(chunk) // 2])
            return False
        to.sendall(chunk)
        return True


def reset(connection):
    """Ends a connection as a machine does that knows nothing of it; the other side's reads fail."""
    with contextlib.suppress(OSError):
        if connection.family == socket.AF_INET:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\1\0\0\0\0\0\0\0")
        connection.shutdown(socket.SHUT_RDWR)


class Relayed:
    """A replica as one reaches it through a relay of one's own."""

    def __init__(self, replica, **more):
        self.authority, self.relay = replica.authority, FaultyRelay(replica.port, **more)
        self.port = self.relay.port
