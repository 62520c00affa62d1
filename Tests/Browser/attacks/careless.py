"""A server that makes every error: it allows every origin, reads every body, and says what it is asked to be.

The attacks run against it too. An attempt that gets nothing here could not find a hole in the product either.
"""

import base64
import hashlib
import io
import struct
import subprocess
import wave
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

from places import AnyPage, Place

SECRET = "Zanzibar is unreleased"
TALK = f"<script>for (const one of [parent, opener]) one?.postMessage('careless {SECRET}', '*')</script>"
PICTURE = (b"GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff!\xf9\x04\x01\x00\x00\x00\x00,"
           b"\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x01D\x00;")


def sound():
    file = io.BytesIO()
    with wave.open(file, "wb") as one:
        one.setnchannels(1), one.setsampwidth(1), one.setframerate(8000)
        one.writeframes(struct.pack("800B", *[128] * 800))
    return file.getvalue()


def font():
    path = subprocess.run(["fc-match", "-f", "%{file}", "Inter"], capture_output=True, text=True, check=True).stdout
    return Path(path).read_bytes()


class Careless(AnyPage):
    """By what the browser says that it wants: a page, a script, a sheet, a picture, a sound, a font, a stream."""

    def do_GET(self):
        wanted = self.headers.get("Sec-Fetch-Dest", "")
        self.note()
        if self.headers.get("Upgrade") == "websocket":
            return self.upgrade()
        if "text/event-stream" in self.headers.get("Accept", ""):
            return self.open_to_all("text/event-stream", f"data: {SECRET}\n\n".encode())
        kind, body = {
            "script": ("text/javascript", f"var stolen{len(self.server.tried)} = '{SECRET}'".encode()),
            "style": ("text/css", f".x::after {{ content: '{SECRET}' }}".encode()),
            "image": ("image/gif", PICTURE), "audio": ("audio/wav", sound()), "video": ("audio/wav", sound()),
            "font": ("font/otf", font()), "empty": ("application/json", f'"{SECRET}"'.encode()),
        }.get(wanted, ("text/html", f"<!DOCTYPE html><p>{SECRET}</p>{TALK}".encode()))
        return self.open_to_all(kind, body)

    def do_POST(self):
        self.rfile.read(int(self.headers.get("Content-Length") or 0))
        self.do_GET()

    do_HEAD = do_PUT = do_DELETE = do_PATCH = do_POST

    def do_OPTIONS(self):
        if "Access-Control-Request-Method" not in self.headers:
            self.note()
        self.open_to_all("text/plain", SECRET.encode())

    def note(self):
        self.server.tried.add(parse_qs(urlsplit(self.path).query).get("attempt", [""])[0])

    def open_to_all(self, kind, body):
        fields = {name: value for name, value in {
            "Access_Control_Allow_Origin": self.headers.get("Origin", "*"),
            "Access_Control_Allow_Methods": "GET, HEAD, POST, PUT, DELETE, PATCH, OPTIONS",
            "Access_Control_Allow_Headers": "content-type, if-match", "Timing_Allow_Origin": "*",
            "Access_Control_Allow_Credentials": "true"}.items()}
        self.answer(200, kind, body, **fields)

    def upgrade(self):
        key = self.headers["Sec-WebSocket-Key"] + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
        self.send_response(101)
        self.send_header("Upgrade", "websocket")
        self.send_header("Connection", "Upgrade")
        self.send_header("Sec-WebSocket-Accept", base64.b64encode(hashlib.sha1(key.encode()).digest()).decode())
        self.end_headers()
        self.close_connection = True


class CarelessPlace(Place):
    def __init__(self):
        super().__init__(Careless)
        self.server.tried = set()

    @property
    def tried(self):
        """The attempts that reached it with something that could change a preview."""
        return self.server.tried
