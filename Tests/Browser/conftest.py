"""What every browser test shares: the product in a fresh folder, a Chromium, and no skipped test."""

import pytest
from playwright.sync_api import sync_playwright

from browsers import launch
from ledger import Ledger
from pages import Preview, open_page
from product import Product, binary
from servers import Servers
from specs import MAIL


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright):
    browser = launch(playwright)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def servers(tmp_path_factory):
    servers = Servers(lambda: tmp_path_factory.mktemp("served"))
    yield servers
    servers.close()


@pytest.fixture(scope="session")
def unchanged(tmp_path_factory):
    """A server of the mail app for tests that change nothing of it."""
    product = Product(binary(), tmp_path_factory.mktemp("unchanged") / "tabs.json")
    product.write(MAIL)
    product.start()
    yield product
    product.stop()


@pytest.fixture
def product(servers, request):
    """A server of a mail app's tabs in the state after its start. A test may do anything to it.

    With the marker `fresh`, its history is that of a start too.
    """
    product = servers.take(fresh=request.node.get_closest_marker("fresh") is not None)
    yield product
    product.check()


def pytest_exception_interact(node):
    """After a test that failed nobody knows what it left."""
    if "servers" in getattr(node, "funcargs", {}):
        node.funcargs["servers"].is_spoiled = True


@pytest.fixture
def context(browser):
    context = browser.new_context(viewport={"width": 1600, "height": 1000})
    yield context
    context.close()


@pytest.fixture
def preview(product, context):
    """The iPad, regular width, editing: bar and sidebar both show, so every gesture has its place."""
    page = open_page(context, product, "?platform=iPad&editing=true&inspector=open&tab=reasons")
    yield Preview(page, product)
    assert page.problems == [], "the page's console and network stay clean"


def pytest_terminal_summary(terminalreporter):
    if Ledger.searched:
        terminalreporter.write_line(f"{Ledger.searched >> 20} MiB of answers searched for {len(Ledger.found)} secrets")
    skipped = terminalreporter.stats.get("skipped", [])
    for report in skipped:
        terminalreporter.write_line(f"SKIPPED COUNTS AS FAILED: {report.nodeid}")


def pytest_sessionfinish(session, exitstatus):
    """A worker tells what it searched; anyone who reports counts what was skipped as failed."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["ledger"] = (Ledger.searched, sorted(Ledger.found))
        return
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    if exitstatus == 0 and reporter and (reporter.stats.get("skipped") or reporter.stats.get("xfailed")):
        session.exitstatus = 1


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node):
    """What a worker of pytest-xdist searched is part of the whole; one that broke off tells nothing."""
    searched, found = getattr(node, "workeroutput", {}).get("ledger", (0, ()))
    Ledger.searched += searched
    Ledger.found.update(found)


@pytest.fixture(scope="module")
def served(request, tmp_path_factory):
    """One product for each of the module's SPECS, started when first asked for."""
    running = {}

    def serve(name):
        if name not in running:
            running[name] = Product(binary(), tmp_path_factory.mktemp(name) / "tabs.json")
            running[name].write(request.module.SPECS[name])
            running[name].start()
        return running[name]

    yield serve
    for product in running.values():
        product.stop()
