"""Writes the golden files beside this script with encoders that share no code with ours.

Run with a Python that has the packages of Tests/Browser/requirements.txt: python Tests/PreviewPagesTests/QRCodes/Golden/make.py

Most come from qrcode. Only segno announces UTF-8; it isn't used for the rest, as it pads a codeword too many with 0.
"""

from pathlib import Path

import qrcode
import segno
from qrcode.util import BIT_LIMIT_TABLE, MODE_8BIT_BYTE, QRData

HERE = Path(__file__).parent
LEVELS = "LMQH"
GREETING = "Grüße aus Köln: Zutaten für 4 ☕️"


def sample(count):
    """A string of so many ASCII characters; the Swift tests make the same."""
    return "".join(chr(33 + (i * 7 + count) % 94) for i in range(count))


def made(text, version, level, mask):
    """The modules, row by row."""
    code = qrcode.QRCode(
        version=version,
        error_correction=getattr(qrcode.constants, f"ERROR_CORRECT_{level}"),
        mask_pattern=mask,
        border=0,
    )
    code.add_data(QRData(text.encode(), mode=MODE_8BIT_BYTE))
    code.make(fit=False)
    assert code.version == version
    return [[bool(module) for module in row] for row in code.get_matrix()]


def greeted(mask):
    code = segno.make(
        GREETING, version=4, error="M", mask=mask, mode="byte", encoding="utf-8", eci=True, boost_error=False
    )
    return [[bool(module) for module in row] for row in code.matrix]


def digest(matrix):
    """FNV-1a, 64 bits, of the modules row by row as bytes 0 and 1."""
    value = 0xCBF29CE484222325
    for row in matrix:
        for module in row:
            value = (value ^ module) * 0x100000001B3 % 2**64
    return f"{value:016x}"


def codes():
    """Every version with every level; the masks take turns."""
    turn = 0
    for version in range(1, 41):
        for level in LEVELS:
            bits = BIT_LIMIT_TABLE[getattr(qrcode.constants, f"ERROR_CORRECT_{level}")][version]
            limit = (bits - 4 - (8 if version < 10 else 16)) // 8
            count = limit - version % 3
            mask = turn % 8
            turn += 3
            yield f"{version} {level} {mask} {count} {digest(made(sample(count), version, level, mask))}"


def picture(matrix):
    return "".join("".join("#" if module else "." for module in row) + "\n" for row in matrix)


(HERE / "codes.txt").write_text("".join(line + "\n" for line in codes()))
(HERE / "version-1-M-5.txt").write_text(picture(made(sample(14), 1, "M", 5)))
(HERE / "version-7-Q-2.txt").write_text(picture(made(sample(80), 7, "Q", 2)))
(HERE / "greeting-4-M-3.txt").write_text(picture(greeted(3)))
