"""While the database is away: what is known is shown and says since when, nothing else is, and all goes on after it."""

import re
import signal
import time

import pytest

from replicas import publish, spec, tag, until
from writers import Follower, Record, Writer, disorder, verdict, writing

BACK = 15  # seconds until all goes on after an outage, at most


def page(replica, path):
    return replica.ask("GET", path, Accept="text/html")


@pytest.fixture
def away(team):
    """Stops the database, which is started again at the end."""
    yield team.database.stop
    if team.database.process.poll() is not None:
        team.database.start()
    for replica in team.replicas:
        until(lambda: replica.ask("GET", "/ready").status == 200, BACK)


def test_pages_are_shown_from_memory_and_changes_are_refused(team, name, away):
    path, unread = team.publish(name), team.publish(f"{name}-unread")
    first, second = team.replicas[:2]
    link = first.ask("POST", f"{path}shares", "{}").json["url"].partition(first.authority)[2]
    for replica in (first, second):
        assert page(replica, path).status == 200 and page(replica, link).status == 200

    away()

    shown = until(lambda: (answer := page(first, path)) and "been unreachable since" in answer.body and answer)
    assert shown.status == 200 and name in shown.body
    assert page(second, link).status == 200, "a link that was known lately opens"
    write = first.ask("PUT", f"{path}spec", spec("new"), If_Match=tag(spec(name)))
    drop = first.ask("POST", f"{path}customization", '{"op": "hide", "id": "t1"}', If_Match="*")
    made = first.ask("POST", f"{path}shares", "{}")
    published = publish(first, "new", spec("new"), team.publisher)
    for answer in (write, drop, made, published):
        assert (answer.status, answer.json["error"]["id"]) == (503, "store"), answer.body
        assert int(answer.fields["Retry-After"]) > 0 and "unreachable" in answer.json["error"]["text"]

    # What was never read here is not there, and whom nobody knows can't be let in.
    for refused in (page(first, unread), page(first, f"{path}?profile=never-read"), page(first, team.owner)):
        assert refused.status == 503 and int(refused.fields["Retry-After"]) > 0
        assert "<h1" in refused.body and "Not available now" in refused.body, refused.body
        assert re.search("be reached|been unreachable since", refused.body) and "Not stored" not in refused.body
    unknown = first.ask("GET", f"/p/{name}/s/{'x' * 43}/layout")
    assert (unknown.status, unknown.json["error"]["id"]) == (503, "store")
    stranger = first.ask("GET", f"/s/{'y' * 43}/", Accept="text/html")
    assert stranger.status == 503

    ready = first.ask("GET", "/ready")
    assert (ready.status, ready.json["error"]["id"]) == (503, "notReady") and "Retry-After" in ready.fields
    assert first.ask("GET", "/health").status == 200

    team.database.start()

    until(lambda: first.ask("PUT", f"{path}spec", spec("new"), If_Match=tag(spec(name))).status == 200, BACK)
    for replica in (first, second):
        until(lambda: "been unreachable since" not in page(replica, path).body, BACK)
        until(lambda: replica.ask("GET", f"{path}spec").tag == tag(spec("new")), BACK)
    assert page(first, unread).status == 200 and first.ask("GET", "/ready").status == 200
    assert first.ask("GET", f"/p/{name}/s/{'x' * 43}/layout").status == 404


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT, signal.SIGKILL], ids=["restarted", "crashed", "killed"])
def test_writers_go_on_after_the_database_was_away(team, name, away, how):
    path, record = team.publish(name), Record(150)
    followers = [Follower(team.replicas, path, place) for place in range(3)]
    with writing([Writer(f"{name}-{n}", team.replicas, path, record, pause=0.01) for n in range(2)]):
        until(lambda: record.count > 40)
        away(how)
        time.sleep(0.5)
        team.database.start()

    noted = team.database.noted(name)
    assert verdict(record, noted, tag(spec(name))) == []
    assert disorder(followers, noted[-1][0]) == []
    for one in followers:
        assert one.moves == 0, "streams stay open"
        one.close()
