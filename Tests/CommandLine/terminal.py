"""The program in a terminal of its own."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time

from program import BINARY, clean_environment


class Terminal:
    """A pseudo-terminal with the program in it; its text is what a person would see, with escape sequences."""

    def __init__(self, folder, *arguments, columns=None, **environment):
        self.ours, theirs = pty.openpty()
        if columns:
            fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 60, columns, 0, 0))
        self.process = subprocess.Popen(
            [BINARY, *map(str, arguments)],
            cwd=folder,
            env=clean_environment(TERM="xterm-256color", **environment),
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            start_new_session=True,
        )
        os.close(theirs)
        self.text = ""
        self._bytes = b""

    def sees(self, pattern, seconds=120):
        end = time.monotonic() + seconds
        while not (found := re.search(pattern, self.text)):
            assert time.monotonic() < end, f"{pattern!r} not in {self.text!r}"
            assert self._read(0.2) or self.process.poll() is None, f"ended without {pattern!r}: {self.text!r}"
        return found

    def has_seen(self, pattern, seconds):
        """Whether it comes within that time."""
        end = time.monotonic() + seconds
        while not re.search(pattern, self.text) and time.monotonic() < end:
            self._read(0.1)
        return re.search(pattern, self.text) is not None

    def _read(self, seconds):
        if not select.select([self.ours], [], [], seconds)[0]:
            return False
        try:
            more = os.read(self.ours, 4096)
        except OSError:  # the program has closed its side
            return False
        self._bytes += more
        self.text = self._bytes.decode(errors="replace")
        return bool(more)

    def press(self, key):
        os.write(self.ours, key.encode())

    def ends(self, seconds=120):
        """The exit code, once everything that was printed is read."""
        end = time.monotonic() + seconds
        while self._read(0.1) or self.process.poll() is None:
            assert time.monotonic() < end, self.text
            time.sleep(0.01)  # whoever has closed the terminal need not have ended
        while self._read(0.1):
            pass
        return self.process.wait(timeout=60)

    def close(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGKILL)
        self.process.wait(timeout=60)
        os.close(self.ours)
