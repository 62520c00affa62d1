"""Runs the built program as a person or a script would."""

import asyncio
import json
import os
import resource
import signal
import subprocess
import threading
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor

from tested import ROOT, program  # noqa: F401

BINARY = program()

MESSAGES = """title: Messages
tabViewStyle: sidebarAdaptable
tabs:
  - { title: Requests, value: requests }
  - { title: Account, value: account }
  - title: Messages
    tabs:
      - { title: Received, value: received }
      - { title: Sent, value: sent }
      - { title: Drafts, value: drafts }
"""


def clean_environment(**more):
    kept = {name: value for name, value in os.environ.items() if not name.startswith("TABPREVIEW_")}
    return {**kept, "CI": "true", **more}


def processor_time():
    """What the processor spent on the programs that have ended, in seconds: other work on the machine is no part of it."""
    spent = resource.getrusage(resource.RUSAGE_CHILDREN)
    return spent.ru_utime + spent.ru_stime


def line(process, seconds=120):
    """The next line of standard output; fails instead of waiting for ever."""
    found = []
    reader = threading.Thread(target=lambda: found.append(process.stdout.readline()), daemon=True)
    reader.start()
    reader.join(seconds)
    assert found, f"no further line within {seconds} s"
    return found[0]


def run_apart(work):
    """What a coroutine gives, run in a thread of its own: where browser tests ran before, this thread has Playwright's loop."""
    with ThreadPoolExecutor(1) as apart:
        return apart.submit(asyncio.run, work).result()


def get(url, path=""):
    """What an address answers, as text."""
    with urllib.request.urlopen(url + path, timeout=60) as answer:
        return answer.read().decode()


def status(url):
    """The status of an address's answer."""
    try:
        with urllib.request.urlopen(url, timeout=60) as answer:
            return answer.status
    except urllib.error.HTTPError as error:
        return error.code


class Program:
    def __init__(self, folder):
        self.folder = folder
        self.running = []

    def __call__(self, *arguments, stdin="", environment=None):
        return subprocess.run(
            [BINARY, *map(str, arguments)],
            cwd=self.folder,
            input=stdin,
            env=clean_environment(**(environment or {})),
            capture_output=True,
            text=True,
            timeout=600,
        )

    def serve(self, *arguments, environment=None):
        process = subprocess.Popen(
            [BINARY, "serve", *map(str, arguments), "--format", "json"],
            cwd=self.folder,
            env=clean_environment(**(environment or {})),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.running.append(process)
        first = line(process)
        if not first:
            process.wait(timeout=60)
            return process, None
        return process, json.loads(first)

    def stop(self):
        for process in self.running:
            if process.poll() is None:
                process.send_signal(signal.SIGKILL)
            process.wait(timeout=60)
