// The event stream: opened, watched, opened again after a random pause when it breaks.

const shortest = 500;    // ms, before the first try to reconnect
const longest = 8000;    // ms, however often it failed

/** The pause before reconnecting, in ms: doubled with each failure, and random so that pages don't come all at once. */
export function pauseBefore(failures, random = Math.random) {
    const upper = Math.min(longest, shortest * 2 ** failures);
    return upper / 2 + random() * upper / 2;
}

/** A stream of `{type, revision?, ok?}`; type is hello, change, bye or lost. `open(receive)` starts it. */
export function makeStream(address) {
    let source = null;
    let timer = 0;
    let failures = 0;

    function open(receive) {
        close();
        source = new EventSource(address);
        for (const type of ['hello', 'change']) {
            source.addEventListener(type, event => {
                failures = 0;
                receive({ type, ...JSON.parse(event.data) });
            });
        }
        source.addEventListener('bye', () => again('bye', receive));
        source.addEventListener('error', () => again('lost', receive));
    }

    function again(type, receive) {
        close();
        receive({ type });
        timer = setTimeout(open, pauseBefore(failures), receive);
        failures += 1;
    }

    function close() {
        clearTimeout(timer);
        source?.close();
        source = null;
    }

    return { open, close };
}
