"""Where an attacking page can be: a web server for anyone's pages, and names that lead to this machine."""

import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

def names(address):
    """A browser's arguments with which every name in .test leads to an address."""
    return [
        f"--host-resolver-rules=MAP *.test {address}",
        # The browser's own fences around local addresses stay down: ours must hold by itself.
        "--disable-features=LocalNetworkAccessChecks,BlockInsecurePrivateNetworkRequests,"
        "PrivateNetworkAccessRespectPreflightResults,PrivateNetworkAccessSendPreflights",
    ]


PAGE = b"<!DOCTYPE html><html><head><title>An offer</title></head><body></body></html>"


class AnyPage(BaseHTTPRequestHandler):
    """Answers everything with an empty page, which the test then fills with an attack."""

    protocol_version = "HTTP/1.1"

    def do_GET(self):
        self.server.seen.append({name.lower(): value for name, value in self.headers.items()})
        self.answer(200, "text/html", PAGE)

    def answer(self, status, kind, body, **fields):
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        for name, value in fields.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def log_message(self, *_):
        pass


class Place:
    """A web server on a port of its own."""

    def __init__(self, handler=AnyPage, host="127.0.0.1"):
        self.server = ThreadingHTTPServer((host, 0), handler)
        self.server.daemon_threads = True
        self.server.seen = []
        self.host, self.port = self.server.server_address[:2]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def seen(self):
        """The header fields of every request."""
        return self.server.seen

    def close(self):
        self.server.shutdown()
        self.server.server_close()
