"""A team's server does its work under what its unit and its compose file forbid."""

import json
import os
import shlex
import shutil
import sys
import tempfile
from pathlib import Path

import pytest
import yaml

from replicas import Team, spec
from tested import ROOT, program

UNIT = ROOT / "Hosting/tabpreview.service"
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]
CONFINED = ROOT / "Tests/confined.py"

# All file systems are read-only, no capability is left, and none can be got: what compose.yaml says of the servers.
READ_ONLY = """#!/bin/sh
exec unshare {own_user} --mount sh -c '
    awk "{{print \\$5}}" /proc/self/mountinfo | while read -r place; do mount -o remount,bind,ro "$place"; done 2>/dev/null
    for folder in / /tmp "$PWD"; do touch "$folder/written" 2>/dev/null && exit 99; done
    exec setpriv {account} --bounding-set=-all --inh-caps=-all --no-new-privs "$@"
' sh {program} "$@"
"""


@pytest.fixture
def folder():
    """One that another account can reach, unlike those of pytest."""
    folder = Path(tempfile.mkdtemp(prefix="tabpreview-confined-", dir="/tmp"))
    folder.chmod(0o755)
    data = folder / "data"
    data.mkdir(mode=0o700)
    if os.geteuid() == 0:
        shutil.chown(data, "nobody", "nogroup")
    yield folder
    shutil.rmtree(folder)


def wrapped(folder, script):
    path = folder / "tabpreview"
    path.write_text(script)
    path.chmod(0o755)
    return path


def works(binary):
    """Publishes, shows, customizes and shares; what the server said."""
    team = Team(binary, count=1)
    try:
        team.start()
        (replica,) = team.replicas
        shop = team.publish("shop", spec("Shop"))
        assert "Tab 4" in replica.ask("GET", f"{shop}?platform=iPad", Accept="text/html").body
        moved = replica.ask("POST", f"{shop}customization?profile=default", json.dumps({"op": "hide", "id": "t4"}))
        assert moved.status == 200 and moved.json["tabs"], moved.body
        assert replica.ask("POST", f"{shop}shares", json.dumps({"role": "view"})).status == 201
        assert replica.ask("GET", "/ready").status == 200
        status = Path(f"/proc/{served(replica.process.pid)}/status").read_text()
        replica.end()
        return status
    finally:
        team.end()


def served(pid):
    """The program itself, where a wrapper waits for it."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return served(int(children[0])) if children else pid


@pytest.mark.parametrize("store", ["database", "data"])
def test_it_works_with_the_system_calls_and_capabilities_of_its_unit(folder, store):
    data = f" --data {folder}/data" if store == "data" else ""
    forget = "env -u TABPREVIEW_HOST_DATABASE " if store == "data" else ""
    command = shlex.join([sys.executable, str(CONFINED), str(UNIT), str(program())])
    status = works(wrapped(folder, f'#!/bin/sh\nexec {forget}{command} "$@"{data}\n'))
    assert "\nSeccomp:\t2\n" in status and "\nNoNewPrivs:\t1\n" in status and "\nCapBnd:\t0000000000000000\n" in status
    if store == "data":
        assert {file.stat().st_mode & 0o077 for file in (folder / "data").rglob("*")} == {0}


@pytest.mark.needs("mounts")
def test_it_works_where_nothing_can_be_written_as_the_compose_file_has_it(folder):
    servers = COMPOSE["tabpreview"]
    assert servers["read_only"] is True and servers["cap_drop"] == ["ALL"] and "cap_add" not in servers
    assert servers["security_opt"] == ["no-new-privileges:true"]
    root = os.geteuid() == 0
    script = READ_ONLY.format(own_user="" if root else "--user --map-root-user", program=program(),
                              account="--reuid nobody --regid nogroup --clear-groups" if root else "")
    status = works(wrapped(folder, script))
    assert "\nNoNewPrivs:\t1\n" in status and "\nCapBnd:\t0000000000000000\n" in status


@pytest.mark.parametrize("name", sorted(COMPOSE))
def test_no_service_of_the_compose_file_can_change_its_image_or_get_rights(name):
    service = COMPOSE[name]
    assert service["read_only"] is True and service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service.get("cap_add", []) == (["NET_BIND_SERVICE"] if name == "caddy" else [])
    assert "/tmp" in [place.split(":")[0] for place in service["tmpfs"]]
    assert "privileged" not in service and "network_mode" not in service
