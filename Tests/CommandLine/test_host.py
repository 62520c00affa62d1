"""A team's server: tokens, publishing, the list, conflicts, pulling, and what is refused."""

import base64
import http.client
import json
import os
import pwd
import re
import subprocess
import tempfile
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from program import BINARY, Program, clean_environment

SPEC = 'title: {title}\ntabs:\n  - {{ title: Home, systemImage: house, value: home }}\n  - {{ title: {tab}, value: b }}\n'
PIXEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="
)


def until(check, what):
    end = time.monotonic() + 60
    while not (found := check()):
        assert time.monotonic() < end, what
        time.sleep(0.05)
    return found


class Project(Program):
    """A directory from which commands run in an environment of its own."""

    def __init__(self, folder, **environment):
        super().__init__(folder)
        self.environment = environment

    def __call__(self, *arguments, **more):
        return super().__call__(*arguments, environment=self.environment, **more)

    def start(self, *arguments, log=None):
        process = subprocess.Popen(
            [BINARY, *arguments],
            cwd=self.folder,
            env=clean_environment(**self.environment),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=open(log, "w") if log else subprocess.DEVNULL,
        )
        self.running.append(process)
        return process


def new_token(program, *options):
    made = program("host", "token", "create", "--label", "laptop", *options)
    assert made.returncode == 0, made.stderr
    return made.stdout.strip()


class Host:
    """A server in a directory of its own, with what it prints."""

    def __init__(self, folder, *options):
        self.folder = folder
        self.program = Project(folder)
        self.log = folder / "host.log"
        self.options = options
        self.start()

    def start(self):
        port = () if "--port" in self.options else ("--port", "0")
        self.process = self.program.start("host", *port, *self.options, log=self.log)
        self.url = until(lambda: self.printed(r"at (http://\S+/)"), "the server did not start")
        self.owner = until(lambda: self.printed(r"Owner link[^:]*: (http\S+)"), "no owner link")

    def printed(self, pattern):
        found = re.search(pattern, self.log.read_text())
        return found and found[1]

    def stop(self):
        self.process.terminate()
        self.process.wait(60)

    def token(self, *options):
        """A token that the running server accepts, which takes up to three seconds."""
        token = new_token(self.program, *options)
        until(lambda: self.ask("GET", "/", token=token)[0] == 200, "the token opens nothing")
        return token

    def ask(self, method, path, token=None, body=None, **fields):
        url = (path if path.startswith("http") else self.url + path.lstrip("/"))
        headers = {"Accept": "application/json", **{name.replace("_", "-"): value for name, value in fields.items()}}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        if body is not None:
            headers.setdefault("Content-Type", "application/json")
        request = urllib.request.Request(url, data=body, method=method, headers=headers)
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return answer.status, answer.read()
        except urllib.error.HTTPError as refusal:
            return refusal.code, refusal.read()


@pytest.fixture
def token(tmp_path):
    """A token for publishing, made before the server starts: a running one needs seconds to notice it."""
    (tmp_path / "server/tabpreview-data").mkdir(mode=0o700, parents=True)
    return new_token(Project(tmp_path / "server"))


@pytest.fixture
def host(tmp_path, request):
    if "laptop" in request.fixturenames:
        request.getfixturevalue("token")
    folder = tmp_path / "server"
    folder.mkdir(exist_ok=True)
    server = Host(folder)
    yield server
    server.program.stop()


@pytest.fixture
def laptop(tmp_path, host, token):
    """Publishes from a project of its own."""
    folder = tmp_path / "shop"
    folder.mkdir()
    (folder / "tabs.yaml").write_text(SPEC.format(title="Shop", tab="Cart"))
    program = Project(folder, TABPREVIEW_PUBLISH_TO=host.url, TABPREVIEW_PUBLISH_TOKEN=token)
    program.token_text = token
    yield program
    program.stop()


def listed(host):
    return {one["name"]: one for one in json.loads(host.ask("GET", host.owner)[1])}


def edit(host, name, old, new):
    """Someone edits a published spec in the browser."""
    page = f"{host.owner}p/{name}/"
    status, text = host.ask("GET", page + "spec")
    assert status == 200
    assert old in text.decode()
    status, answer = host.ask(
        "PUT", page + "spec", body=text.decode().replace(old, new).encode(), If_Match="*", Content_Type="application/yaml"
    )
    assert status == 200, answer


def test_publishes_a_spec_and_lists_it(host, laptop):
    published = laptop("publish")

    assert published.returncode == 0, published.stderr
    assert f"Published shop, revision 1: {host.url}p/shop/" in published.stderr
    shop = listed(host)["shop"]
    assert (shop["title"], shop["errors"], shop["missing"]) == ("Shop", 0, False)
    assert (shop["file"], shop["publisher"]) == ("tabs.yaml", "laptop")
    page = host.ask("GET", f"{host.owner}p/shop/", Accept="text/html")[1].decode()
    assert "Cart" in page
    assert laptop("publish").stderr.count("revision 1") == 1, "the same again makes no revision"


def test_publishes_images_and_catalogs(host, laptop):
    (laptop.folder / "Shots").mkdir()
    (laptop.folder / "Shots/home.png").write_bytes(PIXEL)
    image_set = laptop.folder / "A.xcassets/Icons/cart.imageset"
    image_set.mkdir(parents=True)
    (image_set / "Contents.json").write_text('{"images": [{"idiom": "universal", "filename": "cart.png"}]}')
    (image_set / "cart.png").write_bytes(PIXEL)
    (image_set / "unused.txt").write_text("not named")
    (laptop.folder / "A.xcassets/Icons/Contents.json").write_text('{"properties": {"provides-namespace": true}}')
    (laptop.folder / "tabs.yaml").write_text(
        "assetCatalog: A.xcassets\ntabs:\n  - { title: Home, image: Shots/home.png, value: a }\n"
        "  - { title: Cart, imageAsset: Icons/cart, value: b }\n  - { title: Gone, image: none.png, value: c }\n"
    )

    published = laptop("publish")

    assert published.returncode == 0, published.stderr
    assert "none.png is not published" in published.stderr
    found = json.loads(laptop("lint", "tabs.yaml", "--format", "json").stdout)
    warnings = sum(one["severity"] == "warning" for one in found["diagnostics"])
    assert "R5.83" in {one["id"] for one in found["diagnostics"]} and listed(host)["shop"]["warnings"] == warnings
    upload = json.loads(host.ask("GET", "/publications/shop", token=laptop.token_text)[1])["upload"]
    assert [file["path"] for file in upload["files"]] == [
        "A.xcassets/Icons/Contents.json", "A.xcassets/Icons/cart.imageset/Contents.json",
        "A.xcassets/Icons/cart.imageset/cart.png", "Shots/home.png",
    ]
    page = host.ask("GET", f"{host.owner}p/shop/?platform=iPhone", Accept="text/html")[1].decode()
    images = set(re.findall(r"images/[0-9a-f]{32}\.png", page))
    assert images
    for image in images:
        assert host.ask("GET", f"{host.owner}p/shop/{image}") == (200, PIXEL)


DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24">{}<path id="a" d="M4 4h16z"/></svg>'


def test_S97_published_drawings_are_redrawn_or_refused_with_the_place(host, laptop):
    (laptop.folder / "good.svg").write_text(DRAWING.format("<title>Private</title>"))
    (laptop.folder / "bad.svg").write_text(DRAWING.format("\n <style>@import 'https://other.example'</style>"))
    (laptop.folder / "tabs.yaml").write_text(
        "tabs:\n  - { title: Home, image: good.svg, value: a }\n  - { title: Cart, image: bad.svg, value: b }\n")

    published = laptop("publish")

    assert published.returncode == 0 and "bad.svg:2:2: <style> is not supported" in published.stderr, published.stderr
    page = host.ask("GET", f"{host.owner}p/shop/?platform=iPhone&inspector=open&tab=findings", Accept="text/html")[1].decode()
    assert "bad.svg:2:2: &lt;style&gt; is not supported" in page
    (image,) = set(re.findall(r"images/[0-9a-f]{32}\.svg", page))
    assert host.ask("GET", f"{host.owner}p/shop/{image}") == (200, DRAWING.format("").replace(' id="a"', "").encode() + b"\n")


OWN = '<svg viewBox="0 0 24 24"><path d="M{x} 1h7v{x}z"/></svg>'
OWN_SPEC = "tabs:\n  - { title: Firm, systemImage: company.logo, value: a }\n  - { title: Home, systemImage: house, value: b }\n"


def test_publishes_symbols_of_ones_own_which_no_other_preview_has(host, laptop):
    symbols = laptop.folder / "my-symbols"
    symbols.mkdir()
    (symbols / "company.logo.svg").write_text(OWN.format(x=3))
    (symbols / "broken.svg").write_text("<svg><use/></svg>")
    (laptop.folder / "tabs.yaml").write_text(OWN_SPEC)

    def shown(name, path="?platform=iPhone"):
        status, body = host.ask("GET", f"{host.owner}p/{name}/{path}", Accept="text/html")
        assert status == 200
        return body.decode()

    assert laptop("publish", "--name", "plain").returncode == 0
    published = laptop("publish", "--symbols", "my-symbols")
    assert published.returncode == 0 and "my-symbols/broken.svg" in published.stderr, published.stderr
    upload = json.loads(host.ask("GET", "/publications/shop", token=laptop.token_text)[1])["upload"]
    assert [file["path"] for file in upload["files"]] == [".symbols/company.logo.svg"]

    def drawing(page):
        return re.search(r'<symbol id="symbol-company\.logo".*?</symbol>', page)

    first = drawing(shown("shop"))
    assert first and not drawing(shown("plain"))
    assert 'id="symbol-house' in shown("shop")
    for page in (shown("shop", "frame?platform=iPhone"), shown("shop", "export.html?platform=iPhone")):
        assert "company.logo" in page
    sprite = re.search(r'"(assets/[0-9a-f]{20}/symbols\.svg)#company\.logo"', shown("shop", "frame?platform=iPhone"))[1]
    assert b'id="company.logo"' in host.ask("GET", f"{host.owner}p/shop/{sprite}")[1]
    assert "R5.61" not in shown("shop", "diagnostics") + shown("shop", "layout?platform=iPhone")

    (symbols / "company.logo.svg").write_text(OWN.format(x=9))
    assert laptop("publish", "--symbols", "my-symbols").returncode == 0
    second = drawing(shown("shop"))
    assert second and second[0] != first[0]
    assert laptop("publish").returncode == 0 and not drawing(shown("shop")), "published without them, they are gone"

    assert laptop("publish", "--symbols", "my-symbols").returncode == 0
    (laptop.folder / "tabs.yaml").unlink()
    assert laptop("pull", "tabs.yaml").returncode == 0 and not (laptop.folder / ".symbols").exists()


def test_shows_both_sides_of_a_conflict_and_loses_neither(host, laptop):
    """S65"""
    assert laptop("publish").returncode == 0
    edit(host, "shop", "Cart", "Basket")
    file = laptop.folder / "tabs.yaml"
    file.write_text(SPEC.format(title="Shop", tab="Bag"))

    refused = laptop("publish")
    assert refused.returncode == 2
    assert "has changed on the server since you published it, so nothing was published" in refused.stderr
    assert "It differs from yours: Renamed Bag to Basket" in refused.stderr
    assert "tabpreview pull tabs.yaml" in refused.stderr

    pulled = laptop("pull")
    assert pulled.returncode == 2
    assert file.read_text() == SPEC.format(title="Shop", tab="Bag")
    copy = laptop.folder / "tabs.yaml.server"
    assert copy.read_text() == SPEC.format(title="Shop", tab="Basket") and "tabs.yaml.server" in pulled.stderr
    assert "No findings in 1 file" in laptop("lint", ".").stderr + laptop("lint", ".").stdout, "it is no second spec"

    assert laptop("publish", "--replace").returncode == 0
    assert not copy.exists()
    history = json.loads(host.ask("GET", f"{host.owner}p/shop/history?of=spec")[1])["revisions"]
    assert [change["revision"] for change in history] == ["3", "2", "1"]
    assert history[1]["summary"] == "Renamed Cart to Basket"


def test_pulls_what_was_edited_on_the_server(host, laptop):
    assert laptop("publish").returncode == 0
    assert "is up to date" in laptop("pull").stderr
    edit(host, "shop", "Cart", "Basket")

    pulled = laptop("pull")

    assert pulled.returncode == 0, pulled.stderr
    assert (laptop.folder / "tabs.yaml").read_text() == SPEC.format(title="Shop", tab="Basket")
    assert laptop("publish").returncode == 0, "it is what was published last now"
    other = laptop.folder / "other"
    other.mkdir()
    made = laptop("pull", "other/shop.yaml", "--name", "shop")
    assert made.returncode == 0 and (other / "shop.yaml").read_text() == SPEC.format(title="Shop", tab="Basket")


def test_a_copy_that_somebody_edited_stays(host, laptop):
    assert laptop("publish").returncode == 0
    edit(host, "shop", "Cart", "Basket")
    (laptop.folder / "tabs.yaml").write_text(SPEC.format(title="Shop", tab="Bag"))
    assert laptop("pull").returncode == 2
    copy = laptop.folder / "tabs.yaml.server"
    copy.write_text(copy.read_text() + "# mine\n")
    assert laptop("pull", "--replace").returncode == 0
    assert copy.read_text().endswith("# mine\n")


@pytest.mark.parametrize("file, better", [("shop.json", "shop.yaml"), ("shop.JSON", "shop.yaml"), ("shop", "shop.yaml"),
                                          ("tabs.json", "tabs.yaml --name shop")])
def test_pull_writes_no_yaml_into_a_file_of_another_format(host, laptop, file, better):
    assert laptop("publish").returncode == 0
    (laptop.folder / "other").mkdir()
    refused = laptop("pull", f"other/{file}", "--name", "shop")
    assert refused.returncode == 64 and f"tabpreview pull other/{better}" in refused.stderr, refused.stderr
    assert "which is YAML" in refused.stderr and list((laptop.folder / "other").iterdir()) == []


def test_makes_links_on_the_server(host, laptop):
    published = laptop("publish", "--share", "comment", "--expires", "14d", "--label", "Pull request")
    assert published.returncode == 0, published.stderr
    url = published.stdout.strip()
    assert url.startswith(f"{host.url}p/shop/s/") and host.ask("GET", url)[0] == 200
    assert "comment link" in published.stderr and "expires in 14 days" in published.stderr
    as_json = json.loads(laptop("publish", "--share", "view", "--format", "json").stdout)
    assert as_json["link"]["role"] == "view" and host.ask("GET", as_json["link"]["url"])[0] == 200
    assert "link" not in json.loads(laptop("publish", "--format", "json").stdout)

    made = laptop("share", "create", "--to", host.url, "--role", "customize", "--view", "platform=iPad")
    assert made.returncode == 0, made.stderr
    assert made.stdout.strip().endswith("/?platform=iPad") and host.ask("GET", made.stdout.strip())[0] == 200
    assert "Start one with" not in made.stderr and "--address" not in made.stderr
    named = Project(host.folder, **laptop.environment)("share", "create", "--to", host.url, "--name", "shop")
    assert named.returncode == 0 and host.ask("GET", named.stdout.strip())[0] == 200, named.stderr
    links = json.loads(host.ask("GET", f"{host.owner}p/shop/shares")[1])
    assert [link["role"] for link in links] == ["comment", "view", "customize", "view"]
    assert links[0]["label"] == "Pull request" and {link["publisher"] for link in links} == {"laptop"}
    missing = laptop("share", "create", "--to", host.url, "--name", "none")
    assert missing.returncode == 64 and "no preview with this name" in missing.stderr
    assert not (laptop.folder / ".tabpreview" / "customizations.sqlite").exists()


@pytest.mark.parametrize("arguments, sentence", [
    (["publish", "--expires", "14d"], "Add --share"), (["publish", "--label", "x"], "Add --share"),
    (["publish", "--share", "owner"], "view, comment, customize, edit"),
    (["publish", "--share", "view", "--remove"], "can't be combined"),
    (["share", "create", "--name", "shop"], "require --to"),
    (["share", "create", "--to", "http://127.0.0.1:1", "--address", "en0"], "--address only applies to previews on this machine"),
    (["share", "create", "--to", "http://127.0.0.1:1/p/shop"], "Use the server's URL, http://127.0.0.1:1/, without /p/shop"),
    (["publish", "--to", "https://x.example/su/p/shop"], "Use the server's URL, https://x.example/su/, "),
    (["publish", "--to", "http://127.0.0.1:1/p/shop/"], "without /p/shop"),
    (["publish", "--to", "https://x.example/tabs/p/shop/?platform=iPad"], "is not a valid server URL"),
    (["publish", "--to", "https://x.example/tabs/p/shop/layout"], "https://x.example/tabs/, without /p/shop/layout"),
    (["pull", "--to", "http://127.0.0.1:1/s/secret-token/"], "Use the server's URL, http://127.0.0.1:1/"),
])
def test_says_what_is_wrong_with_a_command_line_about_a_server(laptop, arguments, sentence):
    refused = laptop(*arguments)
    assert refused.returncode == 64 and sentence in refused.stderr and "secret-token" not in refused.stderr, refused.stderr


def test_publishes_again_once_the_server_is_back(host, laptop):
    log = laptop.folder / "serve.log"
    laptop.start("serve", "tabs.yaml", "--port", "0", "--publish-to", host.url, log=log)
    until(lambda: "shop" in listed(host), "not published at the start")
    host.stop()
    (laptop.folder / "tabs.yaml").write_text(SPEC.format(title="New shop", tab="Cart"))
    until(lambda: "Retrying until the server responds" in log.read_text(), "it says nothing")
    host.options = ("--port", host.url.rsplit(":", 1)[1].rstrip("/"))
    host.start()
    until(lambda: listed(host)["shop"]["title"] == "New shop", "the save was not published")
    assert log.read_text().count("Not published") == 1


def test_publishes_each_save_that_serve_sees(host, laptop):
    process = laptop.start("serve", "tabs.yaml", "--port", "0", "--publish-to", host.url)
    until(lambda: "shop" in listed(host), "not published at the start")

    (laptop.folder / "tabs.yaml").write_text(SPEC.format(title="New shop", tab="Cart"))

    until(lambda: listed(host)["shop"]["title"] == "New shop", "the save was not published")
    process.terminate()
    process.wait(60)


def test_takes_nothing_without_a_token_that_may(host, laptop):
    """S64"""
    body = json.dumps({"file": "tabs.yaml", "text": base64.b64encode(b"tabs: []").decode(), "files": []}).encode()
    new = {"If_None_Match": "*"}
    assert host.ask("PUT", "/publications/a", body=body, **new)[0] == 403
    assert host.ask("PUT", "/publications/a", body=body, token="x" * 32, **new)[0] == 401
    assert host.ask("GET", "/")[0] == 403, "nobody sees the list without a link, on this machine either"
    assert host.ask("GET", "/p/a/")[0] == 403
    assert host.ask("GET", host.owner.replace("/s/", "/s/x"))[0] == 404
    # A token that publishes gives out links, and is not the owner.
    assert laptop("publish").returncode == 0
    made = host.ask("POST", "/p/shop/shares", token=laptop.token_text, body=b'{"role": "view"}')
    assert made[0] == 201
    link = json.loads(made[1])["url"]
    assert host.ask("GET", link)[0] == 200
    assert host.ask("GET", "/p/shop/shares", token=laptop.token_text)[0] == 403
    comments = json.loads(host.ask("POST", f"{host.owner}p/shop/shares", body=b'{"role": "comment"}')[1])["url"]
    said = json.dumps({"kind": "comment", "name": "Anna", "text": "Hm"}).encode()
    comment = json.loads(host.ask("POST", f"{comments}comments", body=said)[1])["id"]
    for method, path, body in [
        ("POST", "customization?profile=anna", b'{"op": "hide", "id": "b"}'), ("DELETE", "profiles/anna", None),
        ("PUT", "customization?profile=default", b"{}"), ("PUT", f"comments/{comment}", b'{"resolved": true}'),
    ]:
        refused = host.ask(method, f"/p/shop/{path}", token=laptop.token_text, body=body, If_Match="*")
        assert refused[0] == 403, (path, refused)
    page = host.ask("GET", "/p/shop/", token=laptop.token_text, Accept="text/html")[1].decode()
    assert 'data-rights="view"' in page and 'data-rights="owner"' not in page


def test_says_what_is_wrong_with_a_publication(host, laptop):
    def put(body, name="a", **fields):
        status, answer = host.ask(
            "PUT", f"/publications/{name}", token=laptop.token_text, body=body, **{"If_None_Match": "*", **fields}
        )
        return status, json.loads(answer)["error"]["id"]

    def upload(file="tabs.yaml", text=b"tabs:\n  - { title: A, value: a }\n", files=()):
        return json.dumps({"file": file, "text": base64.b64encode(text).decode(), "files": list(files)}).encode()

    assert put(b"{") == (400, "publication")
    assert put(upload(file="../tabs.yaml")) == (400, "publication")
    assert put(upload(text=b"tabs: 3")) == (422, "spec")
    assert put(upload(files=[{"path": "../x.png", "content": ""}])) == (422, "file")
    assert put(upload(), name="-a") == (422, "name")
    assert put(upload(), Content_Type="text/plain")[0] == 415
    status, answer = host.ask("PUT", "/publications/a", token=laptop.token_text, body=upload())
    assert (status, json.loads(answer)["error"]["id"]) == (428, "ifMatch")
    assert listed(host) == {}


@pytest.mark.parametrize(
    ("arguments", "sentence", "code"),
    [
        (["publish", "none.yaml"], "No such file: none.yaml", 66),
        (["publish", "--name", "a b"], "A preview's name must have 1 to 64 characters", 64),
        (["publish", "--to", "http://example.com"], "Over http, anyone on the network path could read the token", 64),
        (["publish", "--to", "example.com"], "is not a valid server URL", 64),
        (["publish", "--to", "http://127.0.0.1:1"], "The server didn't respond", 69),
        (["publish", "--token-file", "none"], "none", 66),
        (["pull", "--name", "none"], "no preview with this name", 64),
        (["publish", "--name", "none", "--remove"], "no preview with this name", 64),
    ],
)
def test_says_why_it_did_not_publish(laptop, arguments, sentence, code):
    done = laptop(*arguments)
    assert sentence in done.stderr and done.returncode == code, done.stderr


def test_publishes_no_spec_with_errors(host, laptop):
    (laptop.folder / "tabs.yaml").write_text("tabs:\n  - titel: A\n")
    refused = laptop("publish")
    assert refused.returncode == 1
    assert "tabs.yaml:2:5: error:" in refused.stderr
    assert listed(host) == {}


def test_keeps_everything_over_a_restart(host, laptop):
    assert laptop("publish").returncode == 0
    link = json.loads(host.ask("POST", "/p/shop/shares", token=laptop.token_text, body=b"{}")[1])["url"]
    host.stop()
    host.start()

    assert listed(host)["shop"]["title"] == "Shop"
    token = re.search(r"/s/[^/]+/", link)[0]
    assert host.ask("GET", f"{host.url}p/shop{token}")[0] == 200
    laptop.environment["TABPREVIEW_PUBLISH_TO"] = host.url


def test_removes_a_preview_and_ends_its_links(host, laptop):
    assert laptop("publish").returncode == 0
    link = json.loads(host.ask("POST", "/p/shop/shares", token=laptop.token_text, body=b"{}")[1])["url"]
    assert laptop("publish", "--remove").returncode == 0
    assert listed(host) == {}
    assert host.ask("GET", link)[0] == 404


def test_lists_and_revokes_tokens(host):
    """S64"""
    token = host.token("--expires", "7d")
    shown = host.program("host", "token", "list", "--format", "json")
    (entry,) = json.loads(shown.stdout)
    assert (entry["label"], entry["scope"]) == ("laptop", "publish")
    assert token not in shown.stdout
    assert host.program("host", "token", "revoke", entry["id"]).returncode == 0
    until(lambda: host.ask("GET", "/", token=token)[0] == 401, "the token still opens")
    assert host.program("host", "token", "revoke", entry["id"]).returncode == 64
    owner = host.token("--scope", "owner")
    assert host.ask("GET", f"/s/{owner}/")[0] == 200
    host.token("--expires", "never")
    shown = host.program("host", "token", "list").stdout.splitlines()
    assert any("  expires in 365 days  " in line for line in shown)
    assert any("  never expires  " in line for line in shown)


class Stream:
    """A stream of events, read by a thread until it ends."""

    def __init__(self, host, path, token=None):
        fields = {"Authorization": f"Bearer {token}"} if token else {}
        self.answer = urllib.request.urlopen(urllib.request.Request(host.url + path, headers=fields), timeout=60)
        self.text, self.is_over = "", False
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        try:
            for line in self.answer:
                self.text += line.decode()
        except (OSError, http.client.HTTPException):
            pass
        self.is_over = True


@pytest.mark.parametrize("end", ["revoked", "over"])
def test_ends_the_streams_of_a_token_with_it(host, laptop, end):
    """S64"""
    assert laptop("publish").returncode == 0
    expires = ["--expires", "8s"] if end == "over" else []
    before = {entry["id"] for entry in json.loads(host.program("host", "token", "list", "--format", "json").stdout)}
    owner, publisher = host.token("--scope", "owner", *expires), host.token(*expires)
    streams = [
        Stream(host, f"s/{owner}/p/shop/events"), Stream(host, f"s/{owner}/events"),
        Stream(host, "p/shop/events", publisher), Stream(host, "events", owner),
    ]
    for one in streams:
        until(lambda: "event: hello" in one.text, "the stream does not begin")
    if end == "revoked":
        entries = json.loads(host.program("host", "token", "list", "--format", "json").stdout)
        added = [entry["id"] for entry in entries if entry["id"] not in before]
        assert len(added) == 2
        assert [host.program("host", "token", "revoke", id).returncode for id in added] == [0, 0]
    for one in streams:
        until(lambda: one.is_over, "the stream goes on")
    edit(host, "shop", "Cart", "Basket")
    assert not any("event: change" in one.text for one in streams)


def test_says_which_links_of_a_revoked_token_still_work(host, laptop):
    """S86"""
    assert laptop("publish").returncode == 0
    made = host.ask("POST", "/p/shop/shares", token=laptop.token_text, body=b'{"role": "edit", "expires": "never"}')
    link = json.loads(made[1])
    owners = json.loads(host.ask("POST", f"{host.owner}p/shop/shares", body=b"{}")[1])["url"]
    shares = json.loads(host.ask("GET", f"{host.owner}p/shop/shares")[1])
    assert [share["publisher"] for share in shares] == ["laptop", None]
    page = host.ask("GET", f"{host.owner}p/shop/shares", Accept="text/html")[1].decode()
    assert "with the token “laptop”" in page
    (entry,) = json.loads(host.program("host", "token", "list", "--format", "json").stdout)

    revoked = host.program("host", "token", "revoke", entry["id"])

    assert revoked.returncode == 0 and "still work" in revoked.stderr and "--links" in revoked.stderr, revoked.stderr
    assert revoked.stdout == f"/p/shop/  {link['id']}  edit  never expires\n"
    assert host.ask("GET", link["url"])[0] == 200

    host.token()
    (entry,) = json.loads(host.program("host", "token", "list", "--format", "json").stdout)
    assert host.program("host", "token", "revoke", entry["id"], "--links").stdout == ""
    until(lambda: host.ask("GET", link["url"])[0] == 404, "the link still opens")
    assert host.ask("GET", owners)[0] == 200


@pytest.fixture
def open_folder():
    """A directory that other users can reach."""
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@pytest.mark.needs("owners")
@pytest.mark.parametrize("started", [False, True], ids=["before the first start", "after it"])
def test_leaves_what_root_makes_to_the_owner_of_the_directory(open_folder, started):
    data = open_folder / "data"
    data.mkdir(mode=0o700)
    nobody = pwd.getpwnam("nobody")
    os.chown(data, nobody.pw_uid, nobody.pw_gid)
    (data / "theirs").symlink_to("/etc/hostname")
    as_nobody = ["setpriv", "--reuid", "nobody", "--regid", str(nobody.pw_gid), "--clear-groups"]

    def run(*arguments, by=()):
        return subprocess.run(
            [*by, BINARY, "host", *arguments, "--data", data], capture_output=True, text=True, cwd=open_folder,
            env=clean_environment())

    def serves():
        server = subprocess.Popen(
            [*as_nobody, BINARY, "host", "--port", "0", "--data", data], stderr=subprocess.PIPE, text=True,
            cwd=open_folder, env=clean_environment())
        first = server.stderr.readline()
        server.terminate()
        server.communicate()
        return "Hosting 0 previews" in first, first

    if started:
        assert serves()[0]
    made = run("token", "create", "--label", "laptop")
    assert made.returncode == 0, made.stderr

    assert {path.lstat().st_uid for path in data.rglob("*") if not path.is_symlink()} == {nobody.pw_uid}
    assert (data / "theirs").lstat().st_uid == 0 and Path("/etc/hostname").stat().st_uid == 0
    assert serves()[0], serves()[1]
    listed = run("token", "list", by=as_nobody)
    assert listed.returncode == 0 and "laptop" in listed.stdout, listed.stderr


def test_makes_no_token_where_no_server_keeps_its_previews(tmp_path):
    refused = Project(tmp_path)("host", "token", "create", "--label", "laptop")
    assert refused.returncode == 64 and refused.stdout == ""
    assert "The directory tabpreview-data doesn't exist. Start the server first, or name its directory" in refused.stderr
    assert list(tmp_path.iterdir()) == []


def test_never_shows_a_secret_setting(tmp_path):
    secret = "postgres://me:hunter2@db.example.com/x"
    shown = Project(tmp_path, TABPREVIEW_HOST_DATABASE=secret, TABPREVIEW_PUBLISH_TOKEN="s3cret")
    for options in [[], ["--explain"], ["--format", "json"]]:
        done = shown("config", *options)
        assert done.returncode == 0
        assert "hunter2" not in done.stdout + done.stderr and "s3cret" not in done.stdout + done.stderr


def test_two_servers_do_not_share_a_directory(host):
    second = host.program("host", "--port", "0")
    assert second.returncode == 69
    assert "Another tabpreview (process " in second.stderr and f"uses tabpreview-data and serves at {host.url}" in second.stderr
    assert "choose another directory with --data." in second.stderr and "--store" not in second.stderr


def test_a_port_that_is_taken_is_all_that_is_said_and_nothing_is_made(host, tmp_path):
    other = tmp_path / "other"
    other.mkdir()
    for options in [[], ["--data", "new"]]:
        refused = Project(other)("host", "--port", host.url.rsplit(":", 1)[1].rstrip("/"), *options)
        assert refused.returncode == 69 and len(refused.stderr.splitlines()) == 1, refused.stderr
        assert "is in use. Stop the program that uses it" in refused.stderr and list(other.iterdir()) == []
