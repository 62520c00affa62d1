"""Becomes a program under what a systemd unit forbids: system calls, capabilities, writable code.

`python confined.py UNIT PROGRAM ARGUMENT…`. What needs systemd itself (mounts, users) is not done.
"""

import ctypes
import os
import re
import struct
import subprocess
import sys
from pathlib import Path

ALLOW, ERRNO, KILL = 0x7FFF0000, 0x00050000, 0x80000000
LOAD, EQUAL, RETURN = 0x20, 0x15, 0x06
ARCHITECTURES = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}
PR_SET_SECCOMP, PR_CAPBSET_DROP, PR_SET_NO_NEW_PRIVS, PR_SET_MDWE, PR_CAP_AMBIENT = 22, 24, 38, 65, 47
EPERM = 1


def values(unit, key):
    return re.findall(rf"^{key}=(.*)$", Path(unit).read_text(encoding="utf-8"), re.MULTILINE)


def calls(name):
    """The system calls of a set such as @system-service, as systemd knows them."""
    if not name.startswith("@"):
        return {name}
    said = subprocess.run(["systemd-analyze", "syscall-filter", name], capture_output=True, text=True, check=True).stdout
    words = [line.strip() for line in said.splitlines()[1:] if line.strip() and "#" not in line]
    return set().union(*(calls(word) for word in words))


def allowed(unit):
    """What is left after each line of SystemCallFilter, in their order."""
    left = set()
    for line in values(unit, "SystemCallFilter"):
        named = set().union(*(calls(name) for name in line.lstrip("~").split()))
        left = left - named if line.startswith("~") else left | named
    return left


def numbers():
    headers = subprocess.run(["cc", "-E", "-dM", "-include", "sys/syscall.h", "-x", "c", "/dev/null"],
                             capture_output=True, text=True, check=True).stdout
    return {name: int(number) for name, number in re.findall(r"^#define __NR_(\w+) (\d+)$", headers, re.MULTILINE)}


def program(allowed_calls):
    """A filter in the kernel's language: other architectures end the program, other calls fail."""
    known = numbers()
    wanted = sorted(known[name] for name in allowed_calls if name in known)
    steps = [(LOAD, 0, 0, 4), (EQUAL, 1, 0, ARCHITECTURES[os.uname().machine]), (RETURN, 0, 0, KILL), (LOAD, 0, 0, 0)]
    for number in wanted:
        steps += [(EQUAL, 0, 1, number), (RETURN, 0, 0, ALLOW)]
    steps.append((RETURN, 0, 0, ERRNO | EPERM))
    return b"".join(struct.pack("HBBI", *step) for step in steps), len(steps)


def confine(unit):
    c = ctypes.CDLL(None, use_errno=True)

    def prctl(*arguments):
        if c.prctl(*(ctypes.c_ulong(one) for one in (*arguments, 0, 0, 0, 0)[:5])):
            raise OSError(ctypes.get_errno(), f"prctl{arguments}")

    code, length = program(allowed(unit))
    if values(unit, "CapabilityBoundingSet") == [""] and os.geteuid() == 0:
        for capability in range(int(Path("/proc/sys/kernel/cap_last_cap").read_text()) + 1):
            prctl(PR_CAPBSET_DROP, capability)
        os.setgroups([])
        os.setresgid(65534, 65534, 65534)
        os.setresuid(65534, 65534, 65534)
    os.umask(int((values(unit, "UMask") or ["022"])[0], 8))
    prctl(PR_SET_NO_NEW_PRIVS, 1)
    if values(unit, "MemoryDenyWriteExecute")[-1:] == ["yes"]:
        prctl(PR_SET_MDWE, 1)
    buffer = ctypes.create_string_buffer(code)
    header = ctypes.create_string_buffer(struct.pack("@HP", length, ctypes.addressof(buffer)))
    prctl(PR_SET_SECCOMP, 2, ctypes.addressof(header))


if __name__ == "__main__":
    confine(sys.argv[1])
    os.execv(sys.argv[2], sys.argv[2:])
