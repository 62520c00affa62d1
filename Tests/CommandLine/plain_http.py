"""Talks HTTP to the running program with nothing added and nothing followed."""

import http.client
import json
from urllib.parse import urlsplit


class Answer:
    def __init__(self, response):
        self.status = response.status
        self.fields = {name.lower(): value for name, value in response.getheaders()}
        self.bytes = response.read()

    @property
    def text(self):
        return self.bytes.decode()


def ask(url, target, method="GET", body=None, **fields):
    """One request; a field's name is written with underscores: `If_None_Match`."""
    connection = http.client.HTTPConnection(urlsplit(url).netloc, timeout=120)
    headers = {name.replace("_", "-"): value for name, value in fields.items()}
    if body is not None and not isinstance(body, (str, bytes)):
        body, headers = json.dumps(body), {"Content-Type": "application/json", **headers}
    try:
        connection.request(method, target, body=body, headers=headers)
        return Answer(connection.getresponse())
    finally:
        connection.close()
