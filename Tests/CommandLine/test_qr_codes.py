"""Codes that our encoder draws, read by a decoder of others."""

import random
import string
import subprocess

import pytest
from program import BINARY
from qr_codes import grid_of_path, grid_of_terminal, read

DRAW = BINARY.parent / "draw-qr-codes"
ALPHABET = string.ascii_letters + string.digits + "-_"
URL = "http://192.168.1.20:8080/s/" + "".join(random.Random(5).choices(ALPHABET, k=32)) + "/"


def drawn(texts, *form):
    result = subprocess.run(
        [DRAW, *form], input="".join(text + "\n" for text in texts), capture_output=True, text=True, timeout=600
    )
    assert result.returncode == 0, result.stderr
    codes = result.stdout.split("\n\n")
    assert len(codes) == len(texts) + 1 and codes.pop() == ""
    return codes


def decoded(code):
    size, path = code.split(" ", 1)
    found = read(grid_of_path(int(size), path))
    assert found is not None, size
    return found


def test_texts_of_all_lengths_are_read_back():
    chosen = random.Random(18004)
    lengths = [*range(1, 131), *range(131, 2332, 50), 2331]
    texts = ["".join(chosen.choices(string.printable[:94], k=length)) for length in lengths]
    for text, code in zip(texts, drawn(texts)):
        found = decoded(code)
        assert found.text == text
        assert found.ec_level in "MQH"


@pytest.mark.parametrize("text", ["Grüße aus Köln", "タブ · 標籤 · تبويب", "👩‍👩‍👧 ☕️", "ﬁ" * 300])
def test_text_beyond_ascii_is_read_back_as_it_was(text):
    [code] = drawn([text])
    found = decoded(code)
    assert found.text == text


@pytest.mark.parametrize("form", ["colored", "plain"])
def test_what_a_terminal_shows_is_read_back(form):
    texts = [URL, URL + "?view=all&platform=iPad&select=library&size=regular&form=sidebar", "a"]
    for text, code in zip(texts, drawn(texts, form)):
        assert read(grid_of_terminal(code)).text == text


def test_without_colors_a_light_terminal_shows_it_inverted_and_still_readable():
    [code] = drawn([URL], "plain")
    inverted = [[not module for module in row] for row in grid_of_terminal(code)]
    assert read(inverted).text == URL


def test_a_link_with_damage_is_still_read():
    [code] = drawn([URL])
    size, path = code.split(" ", 1)
    grid = grid_of_path(int(size), path)
    grid[22:26, 16:22] = True
    assert read(grid).text == URL
