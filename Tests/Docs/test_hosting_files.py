"""The files to run a team's server with: what reads them accepts them, and their commands start the program."""

import ipaddress
import os
import re
import shutil
import signal
import subprocess
import time
from pathlib import Path

import pytest
import yaml

from snippets import ROOT
from tested import program

BINARY = program()
HOSTING = ROOT / "Hosting"
DOCKERFILE = (ROOT / "Dockerfile").read_text(encoding="utf-8")
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
DOMAIN = "tabs.example.com"


def done(*command, **environment):
    return subprocess.run(
        [str(part) for part in command], env={**os.environ, **environment}, capture_output=True, text=True, timeout=120
    )


def starts(arguments, folder, **environment):
    """Runs `host` until it has said where it listens; what it said."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("TABPREVIEW_")}
    log = folder / "host.log"
    with log.open("w") as output:
        process = subprocess.Popen(
            [BINARY, *arguments, "--allow-root"], cwd=folder, env={**kept, "CI": "true", **environment},
            stdin=subprocess.DEVNULL, stdout=output, stderr=output,
        )
    end = time.monotonic() + 60
    while "Owner link" not in log.read_text() and process.poll() is None and time.monotonic() < end:
        time.sleep(0.05)
    process.send_signal(signal.SIGTERM)
    assert process.wait(60) == 0, log.read_text()
    return log.read_text()


def interpolated(text):
    """A text of compose.yaml as Compose has it where no variable is set."""
    return re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", text)


def stages():
    return DOCKERFILE.split("\nFROM ")[1:]


def test_the_image_has_the_libraries_that_the_program_links():
    linked = done("readelf", "-d", BINARY).stdout
    wanted = {"libpq.so.5": "libpq5", "libsodium.so.23": "libsodium23", "libsqlite3.so.0": "libsqlite3-0",
              "libz.so.1": "zlib1g", "libstdc++.so.6": "libstdc++6"}
    ours = {name for name in re.findall(r"NEEDED.*\[(.+)\]", linked) if not re.match(r"lib(swift|Foundation|_|c\.|m\.|gcc|dispatch|Block)", name)}
    assert ours - {"ld-linux-x86-64.so.2"} <= set(wanted), "a new library: add its package to the Dockerfile"
    for name in ours & set(wanted):
        assert re.search(rf"\b{re.escape(wanted[name])}(\s|$)", stages()[1]), wanted[name]
    prepared = (ROOT / "Scripts/prepare").read_text(encoding="utf-8")
    for package in ("libpq-dev", "libsodium-dev", "libsqlite3-dev", "zlib1g-dev"):
        assert package in prepared and package in stages()[0]


def test_the_image_runs_without_root_as_it_is_built(tmp_path):
    run = stages()[1]
    assert "--traits PostgreSQL --static-swift-stdlib" in stages()[0]
    assert run.index("useradd --uid 1000") < run.index("\nUSER tabpreview") < run.index("\nENTRYPOINT")
    settings = dict(pair.split("=", 1) for pair in re.search(r"^ENV (.+)$", run, re.MULTILINE)[1].split())
    assert settings["TABPREVIEW_SERVER_PORT"] == "8080" and "http://127.0.0.1:8080/health" in run
    settings |= {"TABPREVIEW_HOST_DATA": str(tmp_path / "data"), "TABPREVIEW_SERVER_PORT": "0"}
    said = starts(["host"], tmp_path, **settings)
    assert "Others on the network can reach this server" in said and (tmp_path / "data").is_dir()


def test_the_image_for_pictures_has_a_browser_that_the_program_finds():
    pictures, last = stages()[2:]
    assert pictures.startswith("server AS pictures\nUSER root\n") and "USER tabpreview" in pictures
    assert last.strip() == "server", "the last stage is what is built without --target"
    (setting,) = re.findall(r"^ENV (\w+)=(\S+)$", pictures, re.MULTILINE)
    explained = done(BINARY, "config", "--explain", **dict([setting])).stdout
    assert f"export.chromium = {setting[1]}\n    from {setting[0]};" in explained, explained
    package = Path(setting[1]).name
    assert re.search(rf"install .* {package} ", pictures)


def test_the_image_is_built_of_what_the_package_needs():
    kept = set(re.findall(r"^!(.+)$", (ROOT / ".dockerignore").read_text(encoding="utf-8"), re.MULTILINE))
    package = (ROOT / "Package.swift").read_text(encoding="utf-8")
    assert {"Package.swift", "Sources", "Public", "Templates", "Tests", "Benchmarks/Sources"} <= kept
    assert set(re.findall(r'path: "([A-Z]\w+)/', package)) <= {name.split("/")[0] for name in kept}


def test_the_compose_file_starts_replicas_that_take_the_proxys_word(tmp_path):
    services = COMPOSE["services"]
    assert set(services) == {"database", "tabpreview", "caddy"}
    named = {name for service in services.values() for name in service.get("secrets", [])}
    assert named == set(COMPOSE["secrets"]) == {"password", "url"}
    replicas = services["tabpreview"]
    assert replicas["deploy"]["replicas"] >= 2 and "command" not in replicas and "ports" not in replicas
    settings = {name: interpolated(str(value).replace("${DOMAIN:?the host name of the server}", DOMAIN))
                for name, value in replicas["environment"].items()}
    # The proxy alone is believed, at the address that it has in a network of its own.
    proxy = interpolated(services["caddy"]["networks"]["default"]["ipv4_address"])
    assert settings["TABPREVIEW_SERVER_TRUSTED_PROXIES"] == proxy
    (network,) = COMPOSE["networks"]["default"]["ipam"]["config"]
    subnet, others = (ipaddress.ip_network(interpolated(network[key])) for key in ("subnet", "ip_range"))
    assert ipaddress.ip_address(proxy) in subnet and ipaddress.ip_address(proxy) not in others
    assert others.subnet_of(subnet)
    url = settings.pop("TABPREVIEW_HOST_DATABASE_FILE")
    assert url == "/run/secrets/url"
    said = starts(["host"], tmp_path, TABPREVIEW_SERVER_PORT="0", **settings)
    assert f"Owner link (valid until this server stops): https://{DOMAIN}/s/" in said
    (tmp_path / "url").write_text("postgres://tabpreview:pw@127.0.0.1:1/tabpreview\n")
    refused = done(BINARY, "host", "--database-file", tmp_path / "url", TABPREVIEW_SERVER_PORT="0", **settings)
    assert refused.returncode == 69 and "can't be reached" in refused.stderr and "pw" not in refused.stderr


def test_caddy_accepts_its_file_and_asks_the_replicas_of_the_compose_file():
    file = HOSTING / "Caddyfile"
    checked = done("caddy", "validate", "--adapter", "caddyfile", "--config", file, DOMAIN=DOMAIN)
    assert checked.returncode == 0, checked.stderr
    assert "dynamic a tabpreview 8080" in file.read_text(encoding="utf-8")
    mounted = COMPOSE["services"]["caddy"]["volumes"][0].split(":")
    assert (ROOT / mounted[0]) == file and mounted[1] == "/etc/caddy/Caddyfile"


def test_nginx_accepts_its_file(tmp_path):
    made = done("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={DOMAIN}",
                "-keyout", tmp_path / "key.pem", "-out", tmp_path / "cert.pem")
    assert made.returncode == 0, made.stderr
    text = (HOSTING / "nginx.conf").read_text(encoding="utf-8")
    text = re.sub(r"/etc/ssl/certs/\S+;", f"{tmp_path}/cert.pem;", text)
    text = re.sub(r"/etc/ssl/private/\S+;", f"{tmp_path}/key.pem;", text)
    (tmp_path / "nginx.conf").write_text(
        f"pid {tmp_path}/pid;\nerror_log {tmp_path}/log;\nevents {{}}\nhttp {{\naccess_log off;\n{text}\n}}\n"
    )
    checked = done(shutil.which("nginx") or "/usr/sbin/nginx", "-t", "-c", tmp_path / "nginx.conf")
    assert checked.returncode == 0, checked.stderr


def test_haproxy_accepts_its_file(tmp_path):
    made = done("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", f"/CN={DOMAIN}",
                "-keyout", tmp_path / "both.pem", "-out", tmp_path / "cert.pem")
    assert made.returncode == 0, made.stderr
    with (tmp_path / "both.pem").open("a") as both:
        both.write((tmp_path / "cert.pem").read_text())
    text = (HOSTING / "haproxy.cfg").read_text(encoding="utf-8")
    (tmp_path / "haproxy.cfg").write_text(re.sub(r"/etc/ssl/private/\S+", f"{tmp_path}/both.pem", text))
    checked = done(shutil.which("haproxy") or "/usr/sbin/haproxy", "-c", "-f", tmp_path / "haproxy.cfg")
    assert checked.returncode == 0, checked.stderr
    check = re.search(r"http-check send meth GET uri (\S+) hdr Host (\S+)", text)
    assert check.groups() == ("/ready", DOMAIN)


def test_systemd_accepts_its_unit_and_its_command_starts(tmp_path):
    unit = (HOSTING / "tabpreview.service").read_text(encoding="utf-8")
    (command,) = re.findall(r"^ExecStart=(.+)$", unit, re.MULTILINE)
    arguments = command.split()[1:]
    place = arguments.index("--data") + 1
    assert arguments[place] == "/var/lib/tabpreview" and "StateDirectory=tabpreview" in unit
    arguments[place], arguments[arguments.index("--port") + 1] = str(tmp_path / "data"), "0"
    assert f"Owner link (valid until this server stops): https://{DOMAIN}/s/" in starts(arguments, tmp_path)


def drop_in(unit, more):
    """The unit with what a drop-in adds to its service."""
    before, after = unit.split("\n[Install]")
    return f"{before}\n{more.split('[Service]')[1]}\n[Install]{after}"


@pytest.mark.parametrize("pictures", [False, True])
def test_systemd_finds_little_that_its_unit_leaves_open(tmp_path, pictures):
    """2.5 of 10 at most, which is what `systemd-analyze security` makes of all that the service could do."""
    unit = (HOSTING / "tabpreview.service").read_text(encoding="utf-8")
    unit = re.sub(r"^ExecStart=\S+", f"ExecStart={BINARY}", unit, flags=re.MULTILINE)
    if pictures:
        unit = drop_in(unit, (HOSTING / "pictures.conf").read_text(encoding="utf-8"))
    file = tmp_path / "tabpreview.service"
    file.write_text(unit)
    analyze = shutil.which("systemd-analyze")
    assert analyze, "systemd-analyze is missing. Install systemd; nothing of it has to run."
    checked = done(analyze, "verify", file)
    assert checked.returncode == 0 and not checked.stderr.strip(), checked.stderr
    judged = done(analyze, "security", "--offline=true", "--threshold=25", "--no-pager", file)
    assert judged.returncode == 0, judged.stdout
    assert ("MemoryDenyWriteExecute=no" in unit) == pictures


def test_the_drop_in_for_pictures_names_a_browser_that_the_program_finds():
    text = (HOSTING / "pictures.conf").read_text(encoding="utf-8")
    ((setting, browser),) = re.findall(r"^Environment=(\w+)=(\S+)$", text, re.MULTILINE)
    explained = done(BINARY, "config", "--explain", **{setting: browser}).stdout
    assert f"export.chromium = {browser}\n    from {setting};" in explained, explained


@pytest.mark.parametrize("name", ["Dockerfile", "compose.yaml", *sorted(f"Hosting/{one.name}" for one in HOSTING.iterdir())])
def test_the_documentation_names_each_file(name):
    assert f"(../{name})" in (ROOT / "docs/hosting.md").read_text(encoding="utf-8"), name
