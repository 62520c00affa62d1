"""Pairs requests with answers on a recorded connection (RFC 9112), to tell in which answer something was."""

import re
import zlib

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


def decoded(asked, told):
    """The server's bytes with each compressed body as it was before, and its length in the head."""
    parts, kept = [], 0
    for _, _, start, end in answers(asked, told):
        body = told.find(HEAD_END, start) + 4
        coding = _field(told[start:body], b"Content-Encoding")
        if coding is None or body == end or body < 4:
            continue
        assert coding == b"gzip", coding
        # A connection may have been cut off in the middle of a body.
        plain = zlib.decompressobj(wbits=31).decompress(told[body:end])
        head = re.sub(rb"(\r\nContent-Length: )\d+", rb"\g<1>%d" % len(plain), told[start:body])
        parts += [told[kept:start], head, plain]
        kept = end
    return b"".join(parts) + told[kept:]
