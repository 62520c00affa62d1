"""Links from the terminal: key c and --qr show a code that a camera reads and a browser opens."""

import re
import urllib.request

import pytest
from qr_codes import grid_of_terminal, read

LINK = r"http://[0-9.]+:\d+/s/[A-Za-z0-9_-]{32}/"


def opened(url):
    with urllib.request.urlopen(url, timeout=60) as answer:
        return answer.read().decode()


def test_the_key_c_shows_a_code_that_opens_the_preview(terminal, messages):
    window = terminal(messages, "--port", "0", columns=80)
    window.sees(r"Press h for help")
    window.press("c")
    window.sees(r"Only this machine can open it")
    url = re.search(LINK, window.text).group(0)
    code = read(grid_of_terminal(window.text))
    assert code is not None and code.text == url
    page = opened(url)
    assert "Messages" in page and 'data-rights="view"' in page


def test_each_press_makes_another_link_of_one_hour(terminal, messages, tabpreview):
    window = terminal(messages, "--port", "0", columns=80)
    window.sees(r"Press h for help")
    window.press("c")
    window.sees(r"Only this machine can open it")
    window.press("c")
    window.sees(r"(?s)(Only this machine can open it.*){2}")
    first, second = re.findall(LINK, window.text)
    assert first != second
    listed = tabpreview("share", "list", messages).stdout.splitlines()[1:]
    assert len(listed) == 2
    assert all(re.search(r" view .* in (59 min|1 hour) .* Terminal$", line) for line in listed), listed


def test_a_code_never_wraps_in_a_narrow_terminal(terminal, messages):
    window = terminal(messages, "--port", "0", columns=40)
    window.sees(r"Press h for help")
    window.press("c")
    window.sees(r"The QR code needs 41 columns, but the terminal has only 40\..*press c again")
    assert "█" not in window.text
    assert "Messages" in opened(re.search(LINK, window.text).group(0))


@pytest.mark.parametrize("environment", [{"NO_COLOR": "1"}, {"COLORTERM": ""}])
def test_without_colors_the_code_is_plain_and_read_all_the_same(terminal, messages, environment):
    window = terminal(messages, "--port", "0", "--qr", columns=80, **environment)
    window.sees(r"Only this machine can open it")
    assert ("\x1b[38" in window.text) == ("NO_COLOR" not in environment)
    assert read(grid_of_terminal(window.text)).text == re.search(LINK, window.text).group(0)


def test_qr_at_the_start_makes_no_link_where_a_log_would_have_it(tabpreview, messages):
    process, event = tabpreview.serve(messages, "--port", "0", "--qr")
    assert event is not None
    assert tabpreview("share", "list", messages, "--format", "json").stdout.strip() == "[]"
    process.terminate()
    process.wait(timeout=60)
    said = process.stderr.read()
    assert "No link was created" in said and "/s/" not in said


def test_the_code_has_the_address_for_others_where_they_can_come(terminal, messages):
    window = terminal(messages, "--port", "0", "--host", "0.0.0.0", "--allow-root", columns=80)
    window.sees(r"Press h for help")
    listed = re.findall(r"http://([0-9.]+):\d+/ \(", window.text)
    listed = listed or ["127.0.0.1"]  # a machine without any network
    window.press("c")
    url = window.sees(LINK).group(0)
    window.sees(r"(?s)/s/.*\x1b\[0m\r\n\r\n")
    assert url.split("/")[2].split(":")[0] == listed[0]
    assert "Only this machine" not in window.text
    assert read(grid_of_terminal(window.text)).text == url
    assert "Messages" in opened(url)


def test_help_lists_the_key(terminal, messages):
    window = terminal(messages, "--port", "0")
    window.sees(r"Press h for help")
    window.press("h")
    window.sees(r"c +create a one-hour view link")
