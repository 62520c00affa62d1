"""The search for secrets finds one wherever it must not be, and the relay changes nothing on the way."""

import json
import urllib.request

import pytest

from answers import answers
from ledger import Ledger, spellings
from relay import Exchange

TOKEN = "Tq3-" * 8
OWNER = "Ow_9" * 8


def exchange(asked, told):
    one = Exchange()
    one.asked.write(asked.encode())
    one.told.write(told.encode())
    return one


def answer(body, status="200 OK", fields=""):
    return f"HTTP/1.1 {status}\r\n{fields}Content-Length: {len(body)}\r\n\r\n{body}"


def asked(line, body=""):
    return f"{line} HTTP/1.1\r\nHost: x\r\nContent-Length: {len(body)}\r\n\r\n{body}"


@pytest.fixture
def ledger(tmp_path):
    ledger = Ledger(tmp_path)
    ledger.note_start(f"http://127.0.0.1:1/s/{OWNER}/")
    return ledger


CREATED = answer(json.dumps({"url": f"http://127.0.0.1:1/s/{TOKEN}/"}), "201 Created")
TOLD_ONCE = {
    "creation": (asked("POST /shares", "{}"), CREATED),
    "creation under the owner link": (asked(f"POST /s/{OWNER}/shares", "{}"), CREATED),
    "rotation": (asked("POST /shares/x/rotate"), CREATED),
    "a slash for a link": (asked(f"GET /s/{TOKEN}"), answer("", "308 Permanent Redirect", f"Location: {TOKEN}/\r\n")),
    "after another answer": (asked("HEAD /") + asked("POST /shares", "{}"),
                             "HTTP/1.1 200 OK\r\nContent-Length: 900\r\n\r\n" + CREATED),
}
LEAKS = {
    "a page": (asked("GET /"), answer(f"<a href=/s/{TOKEN}/>")),
    "a page that follows a creation": (asked("POST /shares", "{}") + asked("GET /"), CREATED + answer(f"/s/{TOKEN}/")),
    "the list of links": (asked("GET /shares"), answer(f'[{{"url": "/s/{TOKEN}/"}}]')),
    "a field": (asked(f"GET /s/{TOKEN}/"), answer("", fields=f"Link: </s/{TOKEN}/>\r\n")),
    "a chunk": (asked("GET /events"), f"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2a\r\ndata: /s/{TOKEN}/\r\n"),
    "the owner's token in a creation": (asked("POST /shares", "{}"), answer(OWNER, "201 Created")),
    "a password": (asked("POST /shares", '{"password": "open sesame"}'), answer("open sesame", "201 Created")),
}


@pytest.mark.parametrize("where", TOLD_ONCE)
def test_a_token_may_be_reported_to_who_asked_for_it(ledger, where):
    ledger.exchanges.append(exchange(*TOLD_ONCE[where]))
    ledger.check()


@pytest.mark.parametrize("where", LEAKS)
def test_a_secret_is_found_in(ledger, where):
    ledger.exchanges.append(exchange(*LEAKS[where]))
    with pytest.raises(AssertionError, match="must not be"):
        ledger.check()


def test_secrets_are_found_in_output_log_and_files(ledger, tmp_path):
    ledger.printed.append(f'{{"event":"listening","url":"http://127.0.0.1:1/","ownerURL":"http://x/s/{OWNER}/"}}\n')
    ledger.check()
    for stream in (ledger.printed, ledger.logged):
        stream.append(f"GET /s/{OWNER}/ 200\n")
        with pytest.raises(AssertionError, match="the owner's token"):
            ledger.check()
    (tmp_path / "store").mkdir()
    (tmp_path / "store/rows").write_text(OWNER)
    with pytest.raises(AssertionError, match="rows"):
        ledger.check()


def test_a_connection_is_searched_as_long_as_it_lasts_and_a_secret_for_ever(ledger):
    first, later = exchange(*TOLD_ONCE["creation"]), exchange(asked("GET /"), "")
    first.has_ended = True
    ledger.exchanges += [first, later]
    ledger.check()
    assert ledger.exchanges == [later]
    later.told.write(answer(f"<a href=/s/{TOKEN}/>").encode())
    later.has_ended = True
    with pytest.raises(AssertionError, match="must not be"):
        ledger.check()
    assert ledger.exchanges == [], "the next test is not blamed for it"


@pytest.mark.parametrize("spelling", sorted(spellings(bytes(range(200, 232)))))
def test_what_the_store_keeps_is_found_in_every_spelling(ledger, spelling):
    ledger.digests = spellings(bytes(range(200, 232)))
    one = Exchange()
    one.asked.write(asked("GET /shares").encode())
    one.told.write(b"HTTP/1.1 200 OK\r\n\r\n" + spelling)
    ledger.exchanges.append(one)
    with pytest.raises(AssertionError, match="what the store keeps"):
        ledger.check()


def test_the_relay_hands_on_every_byte_and_keeps_it(product):
    page = product.get("")
    with urllib.request.urlopen(product.url + "layout") as layout:
        body = layout.read()
    told = [Exchange.text(one.told) for one in product.ledger.exchanges]
    assert any(page.encode() in text for text in told) and any(body in text for text in told)
    found = [one for exchange in product.ledger.exchanges
             for one in answers(Exchange.text(exchange.asked), Exchange.text(exchange.told))]
    assert {(line, status) for line, status, _, _ in found} >= {("GET / HTTP/1.1", 200), ("GET /layout HTTP/1.1", 200)}
    assert product.url.startswith("http://127.0.0.1:")
