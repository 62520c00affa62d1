"""Every secret of a served preview, and where it can be: in the one answer that tells it, nowhere else (S14).

Searched is all that the server ever sent, what it printed and logged, and the files that it left. Secrets are the
owner link's token, every link's and session's token, passwords, the key of server-….json, and what the store keeps of
them.
"""

import base64
import json
import re
import sqlite3
import stat

from answers import answer_at, decoded
from relay import Exchange

LINK = re.compile(rb"/s/([A-Za-z0-9_-]{32})(?![A-Za-z0-9_-])")
PASSWORD = re.compile(rb'"password"\s*:\s*"([^"\\]{8,})"')
# The answers that tell a new token to the one who asked for it; 308 leads anyone who holds a link to its slash.
TELLING = re.compile(r"POST (/p/[^/]+)?(/s/[^/]+)?/(shares|shares/[^/]+/rotate|unlock) HTTP/1\.1")


class Ledger:
    searched, found = 0, set()

    def __init__(self, folder):
        self.folder = folder
        self.exchanges, self.printed, self.logged = [], [], []
        self.owners, self.keys, self.digests = set(), set(), set()
        self.tokens, self.passwords = set(), set()

    def note_start(self, owner_url):
        """Takes the secrets of a start that just happened."""
        self.owners.update(LINK.findall((owner_url or "").encode()))
        self.note_files()

    def note_files(self):
        for file in self.folder.rglob("server-*.json"):
            key = json.loads(file.read_bytes()).get("key")
            if key:
                self.keys.add(key.encode())
        for file in self.folder.rglob("*.sqlite"):
            self.digests.update(digests(file))

    def check(self):
        """Fails with every secret that is where it must not, in what came since the last time.

        A connection is searched whole as long as it lasts. Nothing is sent before it is known: so what was searched
        need not be searched again for secrets that are made later.
        """
        ended = [one for one in self.exchanges if one.has_ended]
        recorded = [(asked := Exchange.text(one.asked), decoded(asked, Exchange.text(one.told)))
                    for one in self.exchanges]
        for asked, told in recorded:
            self.tokens.update(LINK.findall(asked), LINK.findall(told))
            self.passwords.update(PASSWORD.findall(asked))
        tokens = self.tokens | self.owners
        secrets = tokens | self.passwords | self.keys | self.digests
        Ledger.searched += sum(len(told) for _, told in recorded)
        Ledger.found |= secrets
        problems = [problem for exchange in recorded
                    for problem in self._sent(*exchange, secrets, tokens - self.owners)]
        problems += self._written(secrets) + self._left(tokens | self.passwords | self.keys)
        for one in ended:
            self.exchanges.remove(one)
        self.printed.clear()
        self.logged.clear()
        assert not problems, "a secret was told where it must not be:\n" + "\n".join(problems)

    def _sent(self, asked, told, secrets, tellable):
        for secret in secrets:
            place = told.find(secret)
            while place >= 0:
                line, status = answer_at(asked, told, place)
                if not (secret in tellable and TELLING.fullmatch(line) and status < 300) and status != 308:
                    yield f"{self._name(secret)} in answer {status} to {line}"
                place = told.find(secret, place + 1)

    def _written(self, secrets):
        printed = "".join(re.sub(r'"ownerURL":"[^"]*"', "", line) for line in self.printed)
        lines = {"standard output": printed.encode(), "the log": "".join(self.logged).encode()}
        return [f"{self._name(secret)} in {name}" for name, text in lines.items() for secret in secrets if secret in text]

    def _left(self, secrets):
        problems = []
        for file in (path for path in self.folder.rglob("*") if path.is_file() and path.parent != self.folder):
            text = file.read_bytes()
            found = {secret for secret in secrets if secret in text}
            if file.match("server-*.json") and stat.S_IMODE(file.stat().st_mode) == 0o600:
                found -= self.keys
            problems += [f"{self._name(secret)} in {file}" for secret in found]
        return problems

    def _name(self, secret):
        kind = "the owner's token" if secret in self.owners else "the command key" if secret in self.keys else \
            "what the store keeps" if secret in self.digests else "a token or password"
        return f"{kind} ({secret[:6].decode('latin-1')}…)"


# Names of columns that hold what is derived from a secret.
DERIVED = re.compile("digest|salt|hash|token|password", re.IGNORECASE)


def digests(database):
    """What the store keeps of secrets, in every spelling in which it could be reported."""
    with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as store:
        tables = [row[0] for row in store.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        # The digest of a spec's text is its ETag, which everyone who reads it is reported.
        for table in (name for name in tables if not name.startswith("spec")):
            rows = store.execute(f'SELECT * FROM "{table}"')
            names = [column[0] for column in rows.description]
            for row in rows:
                for name, value in zip(names, row):
                    if DERIVED.search(name) and isinstance(value, (bytes, str)) and len(value) >= 16:
                        yield from spellings(value.encode() if isinstance(value, str) else value)
    store.close()


def spellings(value):
    url = base64.urlsafe_b64encode(value).rstrip(b"=")
    return {value, value.hex().encode(), value.hex().upper().encode(), base64.b64encode(value).rstrip(b"="), url}
