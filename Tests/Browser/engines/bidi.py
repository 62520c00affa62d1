"""A small client of WebDriver BiDi: commands by number, events gathered, nothing waits without a deadline."""

import itertools
import json
import time
from contextlib import ExitStack

from websockets.sync.client import connect


class BidiError(Exception):
    """The browser refused a command, or did not answer in time."""


class Bidi:
    def __init__(self, address, deadline=120):
        self.deadline, self.numbers, self.events = deadline, itertools.count(1), []
        self.open = ExitStack()
        self.socket = self.open.enter_context(
            connect(address, max_size=None, open_timeout=deadline, close_timeout=1))

    def call(self, method, **parameters):
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": parameters}))
        end = time.monotonic() + self.deadline
        while True:
            message = self._receive(end, method)
            if message.get("id") == number:
                if message["type"] == "error":
                    raise BidiError(f"{method}: {message['error']}: {message['message']}")
                return message["result"]
            if message["type"] == "event":
                self.events.append(message)

    def _receive(self, end, method):
        try:
            return json.loads(self.socket.recv(timeout=max(0.01, end - time.monotonic())))
        except TimeoutError:
            raise BidiError(f"{method}: no answer within {self.deadline} s") from None

    def close(self):
        self.open.close()
