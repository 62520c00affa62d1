"""What a preview keeps: read from its files, past the server, before and after an attack."""

import hashlib
import sqlite3


def kept(product):
    """The spec's bytes and every row of the store, but for what visits and wrong passwords count."""
    rows = []
    for database in sorted(product.file.parent.rglob("*.sqlite")):
        with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as store:
            rows += list(_rows(store))
        store.close()
    files = sorted(path.name for path in product.file.parent.iterdir())
    return {"spec": hashlib.sha256(product.file.read_bytes()).hexdigest(), "files": files, "rows": rows}


# How often a link was used, and how often anything about links changed; wrong passwords are to be counted.
COUNTS = {"share": {"views", "lastUsed", "useChecksum"}, "head": {"links", "checksum"}}


def _rows(store):
    tables = store.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall()
    for (table,) in tables:
        found = store.execute(f'SELECT * FROM "{table}"')
        names = [column[0] for column in found.description]
        for row in sorted(found.fetchall(), key=repr):
            if table == "unlock" and row[names.index("place")] is not None:
                continue
            yield (table, *(value for name, value in zip(names, row) if name not in COUNTS.get(table, ())))
