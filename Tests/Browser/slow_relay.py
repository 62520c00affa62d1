"""A relay that is in no hurry: pages come in pieces, or their styles come last."""

import asyncio
import re

from relay import Relay

PIECE = 2048  # bytes
PAUSE = .03  # seconds after each piece: a frame or two
STYLES = .5  # seconds that a style sheet is kept back


class SlowRelay(Relay):
    """Whole at first; `pieces` and `late_styles` say how the next pages come."""

    pieces = late_styles = False

    async def _write(self, writer, chunk):
        """Answers of one connection follow each other, and each begins a chunk of its own."""
        head = chunk.partition(b"\r\n\r\n")[0] if chunk.startswith(b"HTTP/") else b""
        kind = re.search(rb"(?i)^content-type: text/(html|css)", head, re.MULTILINE)
        if kind:
            writer.is_page = kind[1] == b"html"
            if kind[1] == b"css" and self.late_styles:
                await asyncio.sleep(STYLES)
        elif head:
            writer.is_page = False
        if not self.pieces or not getattr(writer, "is_page", False):
            return await super()._write(writer, chunk)
        for start in range(0, len(chunk), PIECE):
            await super()._write(writer, chunk[start:start + PIECE])
            await asyncio.sleep(PAUSE)
        return None
