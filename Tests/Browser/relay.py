"""A relay in front of the server that records every byte of both directions.

The server listens on 127.0.0.2, the relay on the same port of 127.0.0.1: the peer is loopback and the host's port is
right, so anyone who comes through it is the same visitor as without it.
"""

import asyncio
import socket
import tempfile
import threading

BEHIND = "127.0.0.2"
IN_MEMORY = 256 << 10  # bytes of one direction; what is longer goes to disk

# What a browser says of where a request comes from, and a name of the same length that means nothing.
TOLD_ORIGIN, MEANINGLESS = b"Sec-Fetch-", b"Xyz-Fetch-"


def bound(address, port):
    one = socket.socket()
    try:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        one.bind((address, port))
    except OSError:
        one.close()
        raise
    return one


def is_free(address, port):
    try:
        bound(address, port).close()
        return True
    except OSError:
        return False


class Exchange:
    """What went over one connection: what the client asked, what the server reported."""

    def __init__(self):
        self.asked, self.told, self.has_ended = Record(), Record(), False

    @staticmethod
    def text(record):
        return record.text()


class Record:
    """Bytes that one thread writes and another reads."""

    def __init__(self):
        self.spool, self.lock = tempfile.SpooledTemporaryFile(IN_MEMORY), threading.Lock()

    def write(self, chunk):
        with self.lock:
            self.spool.write(chunk)

    def text(self):
        with self.lock:
            self.spool.seek(0)
            return self.spool.read()


class Loop:
    """One event loop in a thread of its own, for all relays."""

    _loop = None

    @classmethod
    def run(cls, work):
        if cls._loop is None:
            cls._loop = asyncio.new_event_loop()
            threading.Thread(target=cls._loop.run_forever, daemon=True).start()
        return asyncio.run_coroutine_threadsafe(work, cls._loop).result(timeout=120)


class Relay:
    def __init__(self, port, exchanges, strips=False):
        """Takes the port; who connects is turned away until `start`. With `strips`, no request tells its origin."""
        self.exchanges, self.strips = exchanges, strips
        self.socket = bound("127.0.0.1", port)
        while port == 0 and not is_free(BEHIND, self.socket.getsockname()[1]):
            self.socket.close()
            self.socket = bound("127.0.0.1", 0)
        self.port = self.socket.getsockname()[1]
        self.server, self.open = None, set()

    def start(self):
        Loop.run(self._start())

    async def _start(self):
        self.server = await asyncio.start_server(self._connected, sock=self.socket, backlog=1024)

    def close(self):
        if self.server:
            Loop.run(self._close())
        self.socket.close()

    async def _close(self):
        self.server.close()
        for transport in list(self.open):
            transport.abort()

    async def _connected(self, reader, writer):
        try:
            up_reader, up_writer = await asyncio.open_connection(BEHIND, self.port)
        except OSError:
            writer.transport.abort()
            return
        exchange = Exchange()
        self.exchanges.append(exchange)
        both = [writer.transport, up_writer.transport]
        self.open.update(both)
        pumps = {asyncio.ensure_future(self._pump(reader, up_writer, exchange.asked, self.strips)),
                 asyncio.ensure_future(self._pump(up_reader, writer, exchange.told, False))}
        # A browser never ends one direction alone: anyone who ends first ends the connection.
        _, pending = await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        for pump in pending:
            pump.cancel()
        for transport in both:
            transport.close()
        self.open.difference_update(both)
        exchange.has_ended = True

    async def _pump(self, reader, writer, record, strips):
        held = b""
        try:
            while chunk := await reader.read(65536):
                if strips:
                    chunk = (held + chunk).replace(TOLD_ORIGIN, MEANINGLESS)
                    kept = self._begun(chunk)
                    chunk, held = chunk[:len(chunk) - kept], chunk[len(chunk) - kept:]
                record.write(chunk)
                await self._write(writer, chunk)
        except (OSError, RuntimeError):
            writer.transport.abort()

    async def _write(self, writer, chunk):
        writer.write(chunk)
        await writer.drain()

    @staticmethod
    def _begun(chunk):
        """How many of the last bytes could begin the name."""
        return next((size for size in range(len(TOLD_ORIGIN) - 1, 0, -1) if chunk.endswith(TOLD_ORIGIN[:size])), 0)
