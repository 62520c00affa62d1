"""In a network namespace with nothing but loopback everything works, and nothing tries to leave."""

import json
import os
import subprocess
import sys

import pytest

from program import BINARY, clean_environment

INSIDE = r"""
import fcntl, json, signal, socket, struct, subprocess, sys, urllib.request

control = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
SIOCSIFFLAGS, IFF_UP = 0x8914, 1
fcntl.ioctl(control, SIOCSIFFLAGS, struct.pack("16sH14s", b"lo", IFF_UP, b""))
control.close()

binary, spec = sys.argv[1:]
server = subprocess.Popen([binary, "serve", spec, "--port", "0", "--format", "json"], stdout=subprocess.PIPE, text=True)
url = json.loads(server.stdout.readline())["url"]
page = urllib.request.urlopen(url, timeout=60).read().decode()
body = json.dumps({"op": "addToBar", "id": "favorites"}).encode()
request = urllib.request.Request(url + "customization", body, {"Content-Type": "application/json"})
stored = json.load(urllib.request.urlopen(request, timeout=60))
text = open(spec).read()
open(spec, "w").write(text.replace("Home", "Start"))
changes = [json.loads(server.stdout.readline()) for _ in range(2)]
sockets = {}
for kind in ("tcp", "tcp6", "udp", "udp6", "raw", "icmp"):
    with open(f"/proc/{server.pid}/net/{kind}") as table:
        sockets[kind] = [line.split()[1:3] for line in table.readlines()[1:]]
server.send_signal(signal.SIGINT)
print(json.dumps({
    "page": "favorites" in page, "stored": stored["tabs"], "changes": [change["ok"] for change in changes],
    "sockets": sockets, "status": server.wait(timeout=60),
}))
"""


@pytest.mark.needs("namespaces")
def test_everything_works_with_nothing_but_loopback(tmp_path):
    subprocess.run([BINARY, "init"], cwd=tmp_path, check=True, capture_output=True)
    own_user = [] if os.geteuid() == 0 else ["--user", "--map-root-user"]
    result = subprocess.run(
        ["unshare", *own_user, "--net", sys.executable, "-c", INSIDE, BINARY, tmp_path / "tabs.yaml"],
        env=clean_environment(),
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert result.returncode == 0, f"no namespace, or something failed in it: {result.stderr}"

    found = json.loads(result.stdout)
    assert found["page"] and found["status"] == 0 and found["changes"] == [True, True]
    assert found["stored"] == {"com.example.favorites": {"tabBar": "visible"}}
    loopback = ("0100007F:", "00000000:0000")
    for local, remote in found["sockets"]["tcp"]:
        assert local.startswith(loopback) and remote.startswith(loopback), (local, remote)
    assert all(found["sockets"][kind] == [] for kind in ("tcp6", "udp", "udp6", "raw", "icmp")), found["sockets"]
