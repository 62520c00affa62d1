"""A port scan from within: the program and all that it starts listen on one port of one address, and nothing else."""

import threading

import pytest

from product import Product, binary, drawn
from sockets import listening, program, tree
from specs import MAIL


@pytest.fixture
def alone(tmp_path):
    """Without a relay: what a person starts."""
    product = Product(binary(), tmp_path / "tabs.json")
    product.write(MAIL)
    product.start(0, "--host", "127.0.0.1")
    yield product
    product.stop()


def expected(product):
    return {("tcp", f"0100007F:{product.port:04X}")}


def test_only_the_port_of_loopback_is_open(alone):
    assert listening(alone.process.pid) == expected(alone)
    assert tree(alone.process.pid) == [alone.process.pid]


@pytest.mark.needs("sandbox")
def test_nothing_else_is_open_while_a_picture_is_drawn(alone):
    pictures, open_sockets, programs = [], set(), set()
    drawing = threading.Thread(target=lambda: pictures.append(drawn(f"{alone.url}export.png?platform=iPad")[1]))
    drawing.start()
    while drawing.is_alive():
        for pid in tree(alone.process.pid):
            programs.add(program(pid))
            open_sockets |= listening(pid)
        drawing.join(0.01)
    assert pictures and pictures[0].startswith(b"\x89PNG")
    assert any("chrom" in name for name in programs), f"a browser was seen at work, not only {programs}"
    assert open_sockets == expected(alone)
