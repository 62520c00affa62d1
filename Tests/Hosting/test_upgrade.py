"""Two versions of the program on one database: a page of one works with the other's files, and changes pass over."""

import re
import shutil

import pytest

from replicas import Replica, spec, tag
from tested import ROOT, program


@pytest.fixture(scope="module")
def newer(running, tmp_path_factory):
    """A replica that has other styles, scripts and symbols, as a newer version has."""
    folder = tmp_path_factory.mktemp("newer") / "Public"
    shutil.copytree(ROOT / "Public", folder)
    with (folder / "base.css").open("a") as sheet:
        sheet.write("\n.newer { color: red }\n")
    (folder / "newer.css").write_text("p { color: blue }\n")
    replica = Replica(program(), running.database, {"TABPREVIEW_ASSETS_PUBLIC": str(folder)})
    yield replica.start()
    replica.end()


def page(replica, path):
    shown = replica.ask("GET", path, Accept="text/html")
    assert shown.status == 200
    return shown.body


def files(page):
    """The addresses of the style sheets and scripts that a page loads."""
    found = re.findall(r'(?:href|src)="((?:\.\./)*assets/[0-9a-f]{20}/[\w.]+\.(?:css|js))"', page)
    assert any(one.endswith(".css") for one in found) and any(one.endswith(".js") for one in found)
    return found


@pytest.mark.parametrize("is_newer", [True, False], ids=["newer", "older"])
def test_a_page_gets_its_files_from_a_server_of_the_other_version(team, newer, name, is_newer):
    path = team.publish(name)
    one, other = (newer, team.replicas[0]) if is_newer else (team.replicas[0], newer)
    for file in files(page(one, path)):
        its, given = one.ask("GET", path + file), other.ask("GET", path + file)
        assert its.status == 200 and "immutable" in its.fields["Cache-Control"], file
        assert given.status == 200 and given.fields["Cache-Control"] == "no-store" and not given.tag, file
        assert given.fields["Content-Type"] == its.fields["Content-Type"] and given.body, file
    sheet = next(file for file in files(page(newer, path)) if file.endswith("page.css"))
    assert ".newer" in newer.ask("GET", path + sheet).body
    assert ".newer" not in team.replicas[0].ask("GET", path + sheet).body, "it is the older version's own"


def test_what_only_one_version_has_is_not_found_at_the_other(team, newer, name):
    path = team.publish(name)
    folder = files(page(newer, path))[0].rsplit("/", 1)[0]
    assert newer.ask("GET", f"{path}{folder}/newer.css").status == 200
    assert team.replicas[0].ask("GET", f"{path}{folder}/newer.css").status == 404


def test_a_change_at_one_version_is_shown_at_the_other(team, newer, name):
    path = team.publish(name)
    text = newer.ask("GET", f"{path}spec")
    assert newer.ask("PUT", f"{path}spec", spec("From the newer one"), If_Match=text.tag).status == 200
    shown = team.replicas[1].ask("GET", f"{path}spec")
    assert "From the newer one" in shown.body and shown.tag == tag(shown.body)
