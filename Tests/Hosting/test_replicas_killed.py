"""A replica that is killed: what it acknowledged is there, nothing is there twice, and clients go on elsewhere."""

import contextlib
import signal
from concurrent.futures import ThreadPoolExecutor

import pytest

from replicas import NO_ANSWER, Client, spec, tag, until
from writers import Follower, Record, Writer, disorder, verdict, writing

# COMMIT waits for the lock 7 after everything is written, if the preview is called so.
HOLD_COMMITS = """
    CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.preview = '{name}' THEN PERFORM pg_advisory_xact_lock(7); END IF;
        RETURN NULL;
    END $$;
    CREATE CONSTRAINT TRIGGER hold AFTER INSERT ON spec_revision DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION hold();
"""


@contextlib.contextmanager
def unanswered(replica, path, content, seen):
    """A write that is under way until the end of the block, and whose answer never comes."""
    with ThreadPoolExecutor() as pool, contextlib.closing(Client(replica)) as client:
        lost = pool.submit(client.ask, "PUT", f"{path}spec", content, If_Match=seen)
        yield
        with pytest.raises(NO_ANSWER):
            lost.result()


def waits(database, kind):
    waiting = f"SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query ~ '{kind}'"
    return until(lambda: database.sql(waiting))


def test_a_write_whose_replica_is_killed_before_commit_is_not_there(team, name):
    path, database = team.publish(name), team.database
    with (database.session(f"BEGIN; SELECT * FROM head WHERE preview = '{name}' FOR UPDATE"),
          unanswered(team.replicas[0], path, spec("lost"), tag(spec(name)))):
        waits(database, "FROM head")
        team.replicas[0].end(signal.SIGKILL)

    answer = team.replicas[1].ask("PUT", f"{path}spec", spec("lost"), If_Match=tag(spec(name)))

    assert answer.status == 200
    assert [number for number, one in database.noted(name) if one == tag(spec("lost"))] == [2]


def test_a_write_whose_replica_is_killed_during_commit_is_there_once(team, name):
    path, database = team.publish(name), team.database
    database.sql(HOLD_COMMITS.format(name=name))
    with (database.session("SELECT pg_advisory_lock(7)"),
          unanswered(team.replicas[0], path, spec("kept"), tag(spec(name)))):
        waits(database, "COMMIT")
        team.replicas[0].end(signal.SIGKILL)

    answer = team.replicas[1].ask("PUT", f"{path}spec", spec("kept"), If_Match=tag(spec(name)))

    assert (answer.status, answer.tag) == (412, tag(spec("kept")))
    assert [one for _, one in database.noted(name)] == [tag(spec(name)), tag(spec("kept"))]
    database.sql("DROP FUNCTION hold CASCADE")


def test_nothing_is_lost_while_replicas_are_killed_in_turns(team, name):
    path, record = team.publish(name), Record(600)
    followers = [Follower(team.replicas, path, place) for place in range(3)]
    with writing([Writer(f"{name}-{n}", team.replicas, path, record, pause=0.01) for n in range(4)]):
        for place in (0, 1, 2):
            count = record.count
            until(lambda: record.count > count + 50)
            team.replicas[place].end(signal.SIGKILL)
            count = record.count
            until(lambda: record.count > count + 20)
            team.replicas[place].start()

    noted = team.database.noted(name)
    assert verdict(record, noted, tag(spec(name))) == []
    assert record.retries >= 3 and record.sets > 100
    assert disorder(followers, noted[-1][0]) == []
    for one in followers:
        assert one.moves >= 1
        one.close()
