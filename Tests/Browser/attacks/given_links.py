"""What a guarded preview holds: something to read, a picture, something stored, and a link of each kind."""

import struct
import zlib

from routes import SPEC, STORED

PASSWORD = "sesame of the tests"


def _chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


# One grey pixel.
DOT = (b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", struct.pack(">IIBBBBB", 1, 1, 8, 0, 0, 0, 0))
       + _chunk(b"IDAT", zlib.compress(b"\x00\x80")) + _chunk(b"IEND", b""))


def fill(product):
    """Writes the spec and its picture."""
    product.file.parent.joinpath("icon.png").write_bytes(DOT)
    product.write(SPEC)


def give(product):
    """Stores a customization and makes the links."""
    product.post(STORED)
    product.links = {
        "owner": product.owner_url.split("/", 3)[3],
        "view": product.share(role="view"), "customize": product.share(role="customize", profile="default"),
        "edit": product.share(role="edit"), "pinned": product.share(role="view", pinned=True),
        "locked": product.share(role="view", password=PASSWORD)}
