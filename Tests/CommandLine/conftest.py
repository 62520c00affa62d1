"""What the tests of the command line start from."""

from pathlib import Path

import pytest

from program import MESSAGES, Program
from terminal import Terminal


def pytest_collection_modifyitems(items):
    """All of the command line is quick."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.quick)


@pytest.fixture
def tabpreview(tmp_path):
    program = Program(tmp_path)
    yield program
    program.stop()


@pytest.fixture
def messages(tmp_path):
    file = tmp_path / "messages.yaml"
    file.write_text(MESSAGES, encoding="utf-8")
    return file


@pytest.fixture
def spec(tmp_path, request):
    """A file with the module's SPEC."""
    file = tmp_path / "tabs.yaml"
    file.write_text(request.module.SPEC, encoding="utf-8")
    return file


@pytest.fixture(scope="session")
def asked(tmp_path_factory):
    """The address of a server of messages, for tests that only ask."""
    folder = tmp_path_factory.mktemp("asked")
    (folder / "messages.yaml").write_text(MESSAGES, encoding="utf-8")
    program = Program(folder)
    yield program.serve("messages.yaml", "--port", "0")[1]["url"]
    program.stop()


@pytest.fixture(scope="session")
def completions(tmp_path_factory):
    """The completion script of each shell. Generating one takes as long as starting three servers."""
    tabpreview = Program(tmp_path_factory.mktemp("completions"))
    scripts = {shell: tabpreview("completions", shell) for shell in ("bash", "zsh", "fish")}
    assert all(script.returncode == 0 for script in scripts.values()), scripts
    return {shell: script.stdout for shell, script in scripts.items()}


@pytest.fixture
def in_terminal(tmp_path):
    """Starts the program in a terminal."""
    opened = []

    def start(*arguments, **more):
        opened.append(Terminal(tmp_path, *arguments, **more))
        return opened[-1]

    yield start
    for one in opened:
        one.close()


@pytest.fixture
def terminal(in_terminal):
    """Starts `serve` in a terminal."""
    return lambda *arguments, **more: in_terminal("serve", *arguments, **more)
