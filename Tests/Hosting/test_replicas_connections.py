"""Connections that break or behave badly: between clients and servers, and between these and the database."""

import contextlib
import time

import pytest

from faulty_relay import FaultyRelay, Relayed
from replicas import Client, Replica, spec, tag, until
from tested import program
from writers import Follower, Record, Writer, disorder, verdict, writing

# The longest that a request may take while the database is silent: a statement and its grace, and a new connection.
SILENCE = 13 + 3 + 3


@pytest.mark.thorough
def test_broken_connections_to_the_database_lose_nothing(team, name):
    path, record = team.publish(name), Record(200)
    followers = [Follower(team.replicas, path, place) for place in range(3)]
    broken = listeners = 0
    with writing([Writer(name, team.replicas, path, record, pause=0.005)]) as working:
        while not all(one.done() for one in working):
            broken += team.database.break_connections()
            listeners += team.database.break_connections("query IN ('LISTEN preview', 'SELECT 1')")
            time.sleep(0.02)

    noted = team.database.noted(name)
    assert verdict(record, noted, tag(spec(name))) == []
    assert broken > 20 and listeners > 3 and len(noted) == 201
    # Nobody writes any more: what comes now comes by the log, since each notification may have been lost.
    assert disorder(followers, noted[-1][0]) == []
    for one in followers:
        assert one.moves == 0
        one.close()


@pytest.mark.thorough
@pytest.mark.parametrize("fault", ["drop", "halve", "delay"])
def test_bad_connections_of_clients_lose_nothing(team, name, fault):
    path, record = team.publish(name), Record(80)
    relayed = [Relayed(replica, pause=0.01) for replica in team.replicas]
    followers = [Follower(relayed, path, place) for place in range(3)]
    with writing([Writer(name, relayed, path, record, pause=0.01)]) as working:
        turn = 0
        while not all(one.done() for one in working):
            with relayed[turn % 3].relay.having(fault):
                time.sleep(0.15)
            turn += 1

    noted = team.database.noted(name)
    assert verdict(record, noted, tag(spec(name))) == []
    assert disorder(followers, noted[-1][0]) == []
    assert fault == "delay" or sum(one.moves for one in followers) > 0
    for one in followers:
        one.close()
    for one in relayed:
        one.relay.close()


def test_a_client_that_hears_nothing_goes_on_elsewhere(team, name):
    path, record = team.publish(name), Record(20)
    silent = Relayed(team.replicas[0])
    writer = Writer(name, [silent, *team.replicas[1:]], path, record, pause=0.01, timeout=5)
    writer.place = 0
    with writing([writer]):
        until(lambda: record.count > 5)
        silent.relay.set("silence")
    noted = team.database.noted(name)
    assert verdict(record, noted, tag(spec(name))) == []
    assert record.retries == 1 and len(noted) == 21
    silent.relay.close()


@pytest.fixture
def apart(team):
    """A fourth replica, and the relay that is between it and the database."""
    relay = FaultyRelay(team.database.folder / ".s.PGSQL.5432", pause=0.02)
    url = f"host=127.0.0.1 port={relay.port} user=postgres dbname=tabpreview sslmode=disable gssencmode=disable"
    replica = Replica(program(), team.database, {"TABPREVIEW_HOST_DATABASE": url})
    replica.start()
    yield replica, relay
    replica.end()
    relay.close()


@pytest.mark.thorough
@pytest.mark.parametrize("fault", ["drop", "halve", "delay"])
def test_bad_connections_to_the_database_lose_nothing(team, apart, name, fault):
    path, record = team.publish(name), Record(80)
    replica, relay = apart
    follower = Follower([replica], path)
    with writing([Writer(name, [replica, team.replicas[1]], path, record, pause=0.01)]) as working:
        while not all(one.done() for one in working):
            with relay.having(fault):
                time.sleep(0.1)
            time.sleep(0.1)

    noted = team.database.noted(name)
    assert verdict(record, noted, tag(spec(name))) == []
    assert disorder([follower], noted[-1][0]) == []
    assert follower.moves == 0, "the page's own connection was sound"
    follower.close()


def test_a_silent_database_holds_nobody_up_for_ever(team, apart, name):
    path = team.publish(name)
    replica, relay = apart
    assert replica.ask("GET", f"{path}layout").status == 200
    with relay.having("silence"), contextlib.closing(Client(replica, timeout=SILENCE)) as writer:
        begin = time.monotonic()
        assert replica.ask("GET", f"{path}layout").status == 200, "pages come from memory"
        assert time.monotonic() - begin < 3
        refused = writer.ask("PUT", f"{path}spec", spec("silence"), If_Match=tag(spec(name)))
        assert (refused.status, refused.json["error"]["id"]) == (503, "store") and "Retry-After" in refused.fields
        until(lambda: "been unreachable since" in replica.ask("GET", path, Accept="text/html").body)
    until(lambda: replica.ask("PUT", f"{path}spec", spec("sound"), If_Match=tag(spec(name))).status == 200, 15)
    until(lambda: team.replicas[0].ask("GET", f"{path}spec").tag == tag(spec("sound")), 5)
