"""Pairs requests with answers on a recorded connection (RFC 9112), to tell in which answer something was."""

import re

HEAD_END = b"\r\n\r\n"


def _field(head, name):
    found = re.search(rb"\r\n" + name + rb":[ \t]*([^\r\n]*)", head, re.IGNORECASE)
    return found[1] if found else None


def _body_end(text, start, head):
    """Where a message's body ends: by its length, its chunks, or with the connection."""
    length = _field(head, b"Content-Length")
    if length is not None:
        return start + int(length)
    if b"chunked" not in (_field(head, b"Transfer-Encoding") or b"").lower():
        return None
    while (line := text.find(b"\r\n", start)) >= 0:
        size = int(text[start:line].split(b";")[0], 16)
        start = line + 2 + size + 2
        if size == 0:
            return start
    return len(text)


def requests(text):
    """The request lines of a client's bytes, in their order."""
    lines, start = [], 0
    while (end := text.find(HEAD_END, start)) >= 0:
        head = text[start:end]
        lines.append(head.split(b"\r\n", 1)[0])
        start = _body_end(text, end + 4, head) or end + 4
    return lines


def answers(asked, told):
    """`(request line, status, first byte, byte after the last)` of each answer."""
    start = 0
    for line in requests(asked):
        end = told.find(HEAD_END, start)
        if end < 0:
            return
        head, status = told[start:end], int(told[start:end].split(b" ", 2)[1])
        empty = line.startswith(b"HEAD ") or status in (204, 304)
        after = end + 4 if empty and status != 204 else _body_end(told, end + 4, head)
        after = (end + 4 if empty else len(told)) if after is None else after
        yield line.decode("latin-1"), status, start, after
        start = after


def answer_at(asked, told, place):
    """The request line and status of the answer in which the byte at `place` is."""
    for line, status, start, end in answers(asked, told):
        if start <= place < end:
            return line, status
    return "no request", 0
