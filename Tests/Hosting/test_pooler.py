"""PgBouncer between a server and its database: in session mode all works, in others the server says what to change."""

import os
import shutil
import subprocess

import pytest

from postgres import Database, until
from proxies import free_port
from replicas import Replica
from tested import program

CONFIGURATION = """
[databases]
* = host={folder} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {port}
unix_socket_dir =
auth_type = any
pool_mode = {mode}
logfile = {folder}/pgbouncer.log
"""


class Pooled:
    """A database that is reached through a pooler."""

    def __init__(self, database, mode):
        self.folder, self.port = database.folder, free_port()
        self.url = f"postgres://postgres@127.0.0.1:{self.port}/tabpreview"
        file = self.folder / "pgbouncer.ini"
        file.write_text(CONFIGURATION.format(folder=self.folder, port=self.port, mode=mode))
        command = shutil.which("pgbouncer") or "/usr/sbin/pgbouncer"
        self.process = subprocess.Popen([*database.as_nobody, command, "-q", file], cwd=self.folder)
        until(lambda: "process up" in self.log)

    @property
    def log(self):
        file = self.folder / "pgbouncer.log"
        assert self.process.poll() is None, file.exists() and file.read_text()
        return file.read_text() if file.exists() else ""

    def end(self):
        self.process.terminate()
        self.process.wait()
        (self.folder / "pgbouncer.log").unlink()


@pytest.fixture(scope="module")
def database():
    made = Database()
    yield made
    made.end()


@pytest.fixture
def pooled(database):
    running = []

    def start(mode):
        running.append(Pooled(database, mode))
        return running[-1]

    yield start
    for one in running:
        one.end()


def test_session_mode_works(pooled):
    replica = Replica(program(), pooled("session")).start()
    assert replica.ask("GET", "/ready").status == 200
    replica.end()


@pytest.mark.parametrize("mode", ["transaction", "statement"])
def test_modes_in_which_no_server_hears_of_changes_are_refused_at_start(pooled, mode):
    address = pooled(mode)
    kept = {name: value for name, value in os.environ.items() if not name.startswith("TABPREVIEW_")}
    done = subprocess.run(
        [str(program()), "host", "--port", "0", "--allow-root", "--database", address.url], env=kept, cwd=address.folder,
        capture_output=True, text=True, timeout=120)
    assert done.returncode == 69 and len(done.stderr.splitlines()) == 1, done.stderr
    assert "pool_mode = session" in done.stderr and "the address of PostgreSQL itself" in done.stderr
