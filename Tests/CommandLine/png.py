"""Reads a PNG of 8 bits a channel: its size and its pixels, without anything but zlib."""

import struct
import zlib


def read(data):
    """Width, height, and rows of pixels as tuples."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n", data[:16]
    at, packed = 8, b""
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        assert struct.unpack(">I", data[at + 8 + length:at + 12 + length])[0] == zlib.crc32(kind + body)
        if kind == b"IHDR":
            width, height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", body)
            assert (depth, interlaced) == (8, 0)
        packed += body if kind == b"IDAT" else b""
        at += 12 + length
    size = {2: 3, 6: 4}[colour]
    return width, height, unfiltered(zlib.decompress(packed), width, height, size)


def unfiltered(raw, width, height, size):
    stride, rows, before = width * size, [], bytearray(width * size)
    for number in range(height):
        at = number * (stride + 1)
        kind, row = raw[at], bytearray(raw[at + 1:at + 1 + stride])
        if kind:
            for i in range(stride):
                left = row[i - size] if i >= size else 0
                corner = before[i - size] if i >= size else 0
                row[i] = (row[i] + guess(kind, left, before[i], corner)) & 255
        rows.append([tuple(row[x:x + size]) for x in range(0, stride, size)])
        before = row
    return rows


def guess(kind, left, up, corner):
    if kind < 4:
        return (0, left, up, (left + up) // 2)[kind]
    whole = left + up - corner
    return min((left, up, corner), key=lambda one: abs(whole - one))
