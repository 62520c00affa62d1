"""A real PostgreSQL with one database, that can be stopped, killed and started again."""

import contextlib
import glob
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

TIMEOUT = 60  # seconds for what a busy machine may hold up
# Every text that is committed, in the order of commits: what writers were told is compared with it.
NOTE_TEXTS = """
    CREATE TABLE noted (place bigserial, preview text, revision bigint, tag text);
    CREATE FUNCTION note_text() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO noted (preview, revision, tag)
            VALUES (NEW.preview, NEW.revision, '"' || encode(NEW.digest, 'hex') || '"');
        RETURN NULL;
    END $$;
    CREATE TRIGGER note_text AFTER INSERT ON spec_revision FOR EACH ROW EXECUTE FUNCTION note_text();
"""


def until(condition, seconds=TIMEOUT, pause=0.01):
    """Waits until something holds, and returns it; fails if it never does."""
    end = time.monotonic() + seconds
    while not (found := condition()):
        assert time.monotonic() < end, f"not within {seconds} s"
        time.sleep(pause)
    return found


def is_running(process):
    """Whether a process has not ended, although nobody may have asked yet how."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


class Database:
    """A PostgreSQL server with one database, reached by a Unix socket; as root it runs as nobody."""

    def __init__(self, durable=False):
        self.folder = Path(tempfile.mkdtemp(prefix="tabpreview-pg-", dir="/tmp"))
        self.as_nobody = []
        if os.geteuid() == 0:
            shutil.chown(self.folder, "nobody")
            self.as_nobody = ["setpriv", "--reuid", "nobody", "--clear-groups", "--regid", "nogroup"]
        self.settings = ["-c", "listen_addresses=", "-c", "max_connections=100",
                         "-c", f"fsync={'on' if durable else 'off'}"]
        self.process = None
        self._run("initdb", "--no-sync", "--username=postgres", "--auth=trust", "--encoding=UTF8", "--locale=C",
                  "--pgdata", self.folder / "data")
        self.start()
        self.sql("CREATE DATABASE tabpreview", database="postgres")
        self.url = f"host={self.folder} user=postgres dbname=tabpreview"

    @staticmethod
    def _path(name):
        found = sorted(glob.glob(f"/usr/lib/postgresql/*/bin/{name}")) or [shutil.which(name)]
        assert found[-1], f"{name} is missing. Install PostgreSQL (Debian: postgresql)."
        return found[-1]

    def _command(self, name, *arguments):
        return [*self.as_nobody, self._path(name), *map(str, arguments)]

    def _run(self, name, *arguments):
        done = subprocess.run(self._command(name, *arguments), capture_output=True, text=True, cwd=self.folder)
        assert done.returncode == 0, f"{name}: {done.stderr}"
        return done.stdout

    def start(self):
        with open(self.folder / "log", "a") as log:
            self.process = subprocess.Popen(
                self._command("postgres", "-D", self.folder / "data", "-k", self.folder, *self.settings),
                cwd=self.folder, stdin=subprocess.DEVNULL, stdout=log, stderr=log)
        ready = self._command("pg_isready", "--quiet", "-h", self.folder)
        until(lambda: subprocess.run(ready).returncode == 0 or self.process.poll() is not None)
        assert self.process.poll() is None, (self.folder / "log").read_text()[-2000:]

    def stop(self, number=signal.SIGINT):
        """SIGINT ends connections, SIGQUIT and SIGKILL don't even clean up."""
        children = self._children()
        self.process.send_signal(number)
        self.process.wait()
        # Those of one that was killed end when they notice; before that, it can't be started again.
        until(lambda: not any(map(is_running, children)))

    def _children(self):
        return subprocess.run(["pgrep", "-P", str(self.process.pid)], capture_output=True, text=True).stdout.split()

    def sql(self, statement, database="tabpreview"):
        return self._run("psql", "-h", self.folder, "-U", "postgres", "-d", database, "-XAtqc", statement).strip()

    @contextlib.contextmanager
    def session(self, statement):
        """A connection of its own, on which a statement has been run, until the end of the block."""
        command = self._command("psql", "-h", self.folder, "-U", "postgres", "-d", "tabpreview", "-XAtq")
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        with subprocess.Popen(command, cwd=self.folder, text=True, **pipes) as psql:
            psql.stdin.write(f"{statement};\n\\echo done\n")
            psql.stdin.flush()
            until(lambda: psql.stdout.readline() == "done\n")
            yield
            psql.stdin.close()

    def note_texts(self):
        """Begins to note what is committed."""
        self.sql(NOTE_TEXTS)

    def noted(self, preview):
        """The number and the tag of each text of a preview that was committed, in the order of commits."""
        rows = self.sql(f"SELECT revision, tag FROM noted WHERE preview = '{preview}' ORDER BY place").splitlines()
        return [(int(number), tag) for number, _, tag in (row.partition("|") for row in rows)]

    def break_connections(self, matching="true"):
        """Breaks connections of servers, such as those where `query = 'LISTEN preview'`; how many there were."""
        return int(self.sql(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
            f" WHERE backend_type = 'client backend' AND pid <> pg_backend_pid() AND ({matching})"))

    def end(self):
        if self.process.poll() is None:
            self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder, ignore_errors=True)
