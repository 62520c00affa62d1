"""What those who run a team's server ask it: readiness, metrics, limits, and the fields of its log; behind a proxy too."""

import base64
import json
import re

import pytest

from proxies import Nginx
from test_host import SPEC, Host, until


@pytest.fixture
def host(tmp_path):
    running = Host(tmp_path, "--log-level", "debug", "--log-format", "json")
    yield running
    running.program.stop()


def publish(host, token, name="shop", tab="Cart", is_new=True):
    text = base64.b64encode(SPEC.format(title="Shop", tab=tab).encode()).decode()
    body = json.dumps({"file": "tabs.yaml", "text": text, "files": []}).encode()
    condition = {"If_None_Match": "*"} if is_new else {"If_Match": "*"}
    return host.ask("PUT", f"/publications/{name}", token=token, body=body, **condition)


def metrics(host, token):
    status, text = host.ask("GET", "/metrics", token=token)
    assert status == 200
    lines = [line for line in text.decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def test_tells_that_it_is_ready_and_what_it_did(host):
    assert host.ask("GET", "/ready") == (200, b'{"status":"ready"}')
    owner, laptop = host.token("--scope", "owner"), host.token()
    assert [publish(host, laptop, tab=tab, is_new=tab == "Cart")[0] for tab in ("Cart", "Bag", "Box")] == [201, 200, 200]
    assert host.ask("GET", f"{host.owner}p/shop/layout")[0] == 200

    told = metrics(host, owner)

    assert told['tabpreview_publications_total{result="new"}'] == 1
    assert told['tabpreview_publications_total{result="changed"}'] == 2
    assert told['tabpreview_requests_total{method="PUT",route="/publications/NAME",status="200"}'] == 2
    assert told['tabpreview_requests_total{method="GET",route="/layout",status="200"}'] == 1
    assert told['tabpreview_request_duration_seconds_count{route="/layout"}'] == 1
    assert told["tabpreview_open_previews"] == 1
    assert told["tabpreview_store_failures_total"] == 0
    text = host.ask("GET", "/metrics", token=owner)[1].decode()
    assert "shop" not in text and laptop not in text and host.owner.rstrip("/").rsplit("/", 1)[1] not in text


def test_tells_its_metrics_to_nobody_but_the_owner(host):
    assert host.ask("GET", "/metrics")[0] == 403
    assert host.ask("GET", "/metrics", token=host.token())[0] == 403
    assert host.ask("GET", "/metrics", token="x" * 32)[0] == 401


def test_logs_requests_with_fields_and_without_secrets(host):
    token = host.token()
    publish(host, token)
    assert host.ask("GET", f"{host.owner}p/shop/layout?a=b")[0] == 200

    def logged():
        lines = [json.loads(line) for line in host.log.read_text().splitlines() if line.startswith("{")]
        assert all(re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line["time"]) for line in lines)
        return [line["metadata"] for line in lines if line["metadata"].get("route") == "/layout"]

    fields = until(logged, "the request is not in the log")[0]
    assert (fields["method"], fields["status"], fields["preview"]) == ("GET", "200", "shop")
    assert fields["visitor"] == "127.0.0.1" and float(fields["ms"]) >= 0
    secrets = [token, re.search(r"/s/([\w-]+)/", host.owner)[1]]
    for line in host.log.read_text().splitlines():
        assert not line.startswith("{") or not any(secret in line for secret in secrets), line


def test_a_token_that_publishes_without_end_is_slowed_down(host):
    token, other = host.token(), host.token()
    answers = [publish(host, token, is_new=number == 0)[0] for number in range(120)]
    assert answers[0] == 201 and answers[:50] == [201] + [200] * 49
    assert 429 in answers
    assert publish(host, other, is_new=False)[0] == 200, "another token is not"


def test_keeps_as_many_previews_open_as_it_may_and_shows_all(host):
    owner, most = host.token("--scope", "owner"), 256
    for first in range(0, most + 4, 50):
        token = host.token()
        for number in range(first, min(first + 50, most + 4)):
            assert publish(host, token, f"p{number}")[0] == 201
            assert host.ask("GET", f"{host.owner}p/p{number}/layout")[0] == 200

    assert metrics(host, owner)["tabpreview_open_previews"] == most
    assert host.ask("GET", f"{host.owner}p/p0/layout")[0] == 200, "one that was let go of opens again"
    assert metrics(host, owner)["tabpreview_open_previews"] == most


def test_a_receipt_has_the_public_url_and_publishing_works_through_a_proxy(tmp_path):
    proxy = Nginx(tmp_path / "proxy", "/team")
    folder = tmp_path / "server"
    folder.mkdir()
    options = ("--port", str(proxy.behind), "--public-url", proxy.url, "--trusted-proxy", "127.0.0.1")
    host = Host(folder, *options)
    try:
        proxy.start()
        assert host.url == proxy.url and host.owner.startswith(f"{proxy.url}s/")
        token = host.token()
        status, receipt = publish(host, token)
        assert status == 201 and json.loads(receipt)["url"] == f"{proxy.url}p/shop/"
        assert host.ask("GET", f"{host.owner}p/shop/layout")[0] == 200
        assert host.ask("GET", "/p/shop/")[0] == 403
        made = host.ask("POST", f"{host.owner}p/shop/shares", body=b"{}")
        link = json.loads(made[1])["url"]
        assert link.startswith(f"{proxy.url}p/shop/s/") and host.ask("GET", f"{link}layout")[0] == 200
    finally:
        host.program.stop()
        proxy.stop()
