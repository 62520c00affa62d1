"""Writers and readers of one preview at several replicas, who go on at another one when no answer comes, and a judge.

A writer whose connection broke doesn't know whether the text was stored. It asks again elsewhere, with the same
condition: if its own text is there, it was. If another one is, what was committed decides, which the database notes.
"""

import contextlib
import random
import threading
import time
from concurrent.futures import ThreadPoolExecutor

from linearizable import Operation, faults
from replicas import NO_ANSWER, Client, Stream, spec, tag, until


class Record:
    """What the writers of a preview did; `limit` is how many answers they want together."""

    def __init__(self, limit):
        self.limit, self.count, self.retries, self.sets = limit, 0, 0, 0
        self.operations, self.unknown, self.odd, self.lock = [], [], [], threading.Lock()
        self.is_stopped = self.is_given_up = False

    def note(self, operation):
        with self.lock:
            self.count += 1
            self.sets += operation.kind == "set"
            self.operations.append(operation)

    @property
    def is_full(self):
        return self.is_stopped or self.count >= self.limit


class Caller:
    """Asks one replica until it doesn't answer, and then the next; it gives up `timeout` seconds after asking."""

    def __init__(self, name, replicas, path, record, timeout=5):
        self.name, self.replicas, self.path, self.record, self.timeout = name, replicas, path, record, timeout
        self.chance, self.client = random.Random(name), None
        self.place = self.chance.randrange(len(replicas))

    def answered(self, method, path, content=None, **fields):
        """Asks until there is an answer that isn't 503: it, when that was asked, and whether one got lost before."""
        was_lost = False
        while True:
            asked = time.monotonic()
            try:
                self.client = self.client or Client(self.replicas[self.place], self.timeout)
                answer = self.client.ask(method, self.path + path, content, **fields)
                if answer.status != 503:
                    return answer, asked, was_lost
                if "Retry-After" not in answer.fields:
                    self.record.odd.append("503 without Retry-After")
            except NO_ANSWER:
                self.leave()
            assert not self.record.is_given_up, "nobody answered until the trial broke off"
            was_lost = True
            self.record.retries += 1
            self.leave()
            self.place = (self.place + 1) % len(self.replicas)
            time.sleep(self.chance.uniform(0.01, 0.1))

    def leave(self):
        if self.client:
            self.client.close()
        self.client = None


class Writer(Caller):
    """Writes over what it saw last, as fast as it is answered, with `pause` seconds in between."""

    def __init__(self, name, replicas, path, record, pause=0, timeout=5):
        super().__init__(name, replicas, path, record, timeout)
        self.pause, self.number = pause, 0

    def run(self):
        seen = self.answered("GET", "spec")[0].tag
        while not self.record.is_full:
            self.number += 1
            seen = self._write(spec(f"{self.name}-{self.number}"), seen)
            time.sleep(self.pause)
        self.leave()

    def _write(self, content, seen):
        """One text; returns the tag of what is there then."""
        asked = time.monotonic()
        answer, last_asked, was_lost = self.answered("PUT", "spec", content, If_Match=seen)
        answered, own = time.monotonic(), tag(content)
        if answer.status == 200 or answer.status == 412 and answer.tag == own:
            if answer.status == 412 and not was_lost:
                self.record.odd.append(f"{self.name}-{self.number} was refused over itself")
            self.record.note(Operation("set", own, asked, answered, seen))
            return own
        if answer.status != 412:
            self.record.odd.append(f"{answer.status}: {answer.body[:300]}")
            return seen
        if was_lost:
            self.record.unknown.append(Operation("set", own, asked, float("inf"), seen))
        self.record.note(Operation("read", answer.tag, last_asked, answered))
        return answer.tag


class Reader(Caller):
    """Opens the page again and again."""

    reads = 0

    def run(self):
        while not self.record.is_full:
            answer, _, _ = self.answered("GET", "", Accept="text/html")
            self.reads += 1
            if answer.status != 200 or "</html>" not in answer.body:
                self.record.odd.append(f"a page: {answer.status}: {answer.body[:300]}")
            time.sleep(0.02)
        self.leave()


class Follower:
    """An open page: its stream goes on at the next replica when it ends or is moved, after the last event that came."""

    def __init__(self, replicas, path, place=0):
        self.replicas, self.path, self.place, self.before, self.is_over = replicas, path, place, [], False
        self.moves, self.lock, self.stream = 0, threading.Lock(), self._connect(None)
        self.stream.hello
        self.keeper = threading.Thread(target=self._keep, daemon=True)
        self.keeper.start()

    def _connect(self, last):
        return Stream(self.replicas[self.place % len(self.replicas)], f"{self.path}events", last)

    def _keep(self):
        while not self.is_over:
            with self.stream.waiting:
                self.stream.waiting.wait_for(lambda: self.stream.is_over, 0.2)
            if self.stream.is_over and not self.is_over:
                self._go_on()

    def _go_on(self):
        with self.lock:
            self.stream.close()
            self.place += 1
            self.moves += 1
            with contextlib.suppress(OSError):  # the next replica is away too: the one after it is next
                known, last = self.before + self.stream.ids, self.stream.last
                self.stream, self.before = self._connect(last), known
                return
        time.sleep(0.02)

    def move(self):
        """Breaks the stream off, as a proxy does that reloads."""
        self.stream.cut()

    @property
    def ids(self):
        with self.lock:
            return self.before + self.stream.ids

    @property
    def numbers(self):
        """The revisions that it heard of, without what one server alone says under them."""
        return [int(number) for number, *more in (one.split(".") for one in self.ids) if len(more) == 1]

    @property
    def newest(self):
        """The newest of them; 0 before the first."""
        with self.lock:
            last = next((id for id, name, _, _ in reversed(self.stream.events) if name == "change"), None)
            last = last or (self.before[-1] if self.before else "0")
        return int(last.split(".")[0])

    def close(self):
        self.is_over = True
        self.keeper.join()
        self.stream.close()


@contextlib.contextmanager
def writing(writers):
    """Writers at work; they stop at the end of the block, or when their record is full."""
    with ThreadPoolExecutor(len(writers)) as pool:
        working = [pool.submit(one.run) for one in writers]
        try:
            yield working
        except BaseException:
            writers[0].record.is_stopped = writers[0].record.is_given_up = True
            raise
    for one in working:
        one.result()


def verdict(record, noted, first):
    """What is wrong with what writers were told, by what was committed; `first` is the tag that they began with."""
    wrong, tags = list(record.odd), [tag for _, tag in noted]
    numbers = [number for number, _ in noted]
    if len(set(tags)) != len(tags):
        wrong.append(f"{len(tags) - len(set(tags))} texts were committed twice")
    if numbers != list(range(numbers[0], numbers[0] + len(numbers))):
        wrong.append("the revisions have gaps, or are in another order than the commits")
    known = set(tags)
    wrong += [f"lost: {one.value} was acknowledged" for one in record.operations
              if one.kind == "set" and one.value not in known]
    happened = [one for one in record.unknown if one.value in known]
    wrong += faults(record.operations + happened, first)
    told = {one.value for one in record.operations + happened if one.kind == "set"} | {first}
    return wrong + [f"{one} was committed and nobody wrote it" for one in tags if one not in told]


def hand_over(replicas, path, followers, rounds, content, seed=0):
    """Breaks streams off while each change is written, which all must hear of before the next; returns what is wrong.

    So no stream ever has two changes to tell, of which it may leave out the older: whatever is missing is a gap.
    """
    chance, clients = random.Random(seed), [Client(one) for one in replicas]
    begin = Stream(replicas[0], f"{path}events")
    first = int(begin.hello["revision"].split(".")[0])
    begin.close()
    for turn in range(rounds):
        moved = chance.sample(followers, max(1, len(followers) // 2))
        for one in moved[::2]:
            one.move()
        answer = clients[turn % len(clients)].ask("PUT", f"{path}spec", content(turn), If_Match="*")
        if answer.status != 200:
            return [f"{answer.status}: {answer.body[:300]}"]
        for one in moved[1::2]:
            one.move()
        try:
            until(lambda: all(one.newest >= first + turn + 1 for one in followers), 10, pause=0.001)
        except AssertionError:
            break  # one has missed it, which the numbers below say
    for one in clients:
        one.close()
    expected = list(range(first + 1, first + turn + 2))
    return [f"stream {place} missed {sorted(set(expected) - set(one.numbers))[:10]}, heard {len(one.numbers)}"
            for place, one in enumerate(followers) if one.numbers != expected]


def disorder(followers, newest):
    """What streams heard twice or too late, once each has heard of the newest revision.

    A reader that is slow hears only the newest of several changes, which is no fault.
    """
    for one in followers:
        until(lambda: one.newest >= newest)
    return [f"stream {place} is out of order" for place, one in enumerate(followers)
            if one.numbers != sorted(set(one.numbers)) or one.numbers[-1] != newest]
