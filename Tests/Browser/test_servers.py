"""The server that tests share is as after its start for each of them, or another one."""

import json

import pytest

from pages import open_page
from product import eventually
from servers import Servers, Trace
from specs import MAIL, renamed


@pytest.fixture
def shared(tmp_path):
    names = iter("abcdef")

    def new_folder():
        folder = tmp_path / next(names)
        folder.mkdir()
        return folder
    shared = Servers(new_folder)
    shared.take()
    yield shared
    shared.close()


def look(product, context):
    open_page(context, product, "?platform=iPad&profile=zoe")


def give_links(product, context):
    product.share(role="customize", label="Anna")
    product.share(pinned=True, password="open sesame")


def write(product, context):
    product.write(renamed("Notes"))


def break_it(product, context):
    product.write('{"tabs": [')
    eventually(lambda: not json.loads(product.get("diagnostics"))["ok"], "the error")


@pytest.mark.parametrize("act", [look, give_links, write, break_it])
def test_a_server_that_can_be_put_back_serves_the_next_test(shared, browser, act):
    product, context = shared.take(), browser.new_context()
    act(product, context)
    context.close()
    assert shared.take() is product
    assert json.loads(product.get("shares")) == [] and json.loads(product.get("spec")) == MAIL


def test_a_fresh_server_has_no_history_of_earlier_tests(shared):
    product = shared.take()
    assert shared.take(fresh=True) is product
    product.write(renamed("Notes"))
    eventually(lambda: "Notes" in product.get("spec"), "the change")
    assert shared.take(fresh=True) is not product


def customize(product, context):
    product.post({"op": "hide", "id": "archive"})


def undo(product, context):
    customize(product, context)
    product.post({"op": "undo"})


def customize_a_profile(product, context):
    product.post({"op": "hide", "id": "archive"}, "zoe")


def leave_a_file(product, context):
    (product.file.parent / "icon.png").write_bytes(b"")


def stay(product, context):
    open_page(context, product)


def stop(product, context):
    product.stop()


def kill(product, context):
    product.kill()


def restart(product, context):
    product.restart(product.port)


@pytest.mark.parametrize("act", [
    customize, undo, customize_a_profile, leave_a_file, stay, stop, kill, restart])
def test_one_that_can_not_is_replaced(shared, browser, act):
    product, first, context = shared.take(), shared.first, browser.new_context()
    act(product, context)
    other = shared.take()
    context.close()
    assert other is not product and not product.is_running
    assert Trace(other) == first and json.loads(other.get("spec")) == MAIL


def test_after_a_failure_nothing_is_trusted(shared):
    product = shared.take()
    shared.is_spoiled = True
    assert shared.take() is not product
