// The event stream: opened, watched, opened again after a random pause when it breaks.
// One for all tabs of a browser: the tab that holds the lock has it and tells the others.
// Browsers allow six connections to a host; the seventh tab would wait for ever.

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

/** Whether tabs can agree here. They can't on plain HTTP beyond this machine: no Web Locks there. */
export function canShare() {
    return Boolean(navigator.locks?.request) && typeof BroadcastChannel === 'function';
}

/** Takes part under `name`. `stream` is opened in the elected tab only; every tab receives. Returns how to leave. */
export function joinShared(name, stream, receive) {
    const channel = new BroadcastChannel(name);
    const patience = new AbortController();
    let newest = null;
    let leading = false;
    let release = () => {};

    channel.onmessage = ({ data }) => {
        if (data.type !== 'ask') receive(data);
        else if (leading && newest) channel.postMessage(newest);
    };
    channel.postMessage({ type: 'ask' });

    const heard = message => {
        newest = message.type === 'change' ? { ...message, type: 'hello' } : message;
        channel.postMessage(message);
        receive(message);
    };
    const lead = () => {
        leading = true;
        stream.open(heard);
        return new Promise(resolve => { release = resolve; });
    };
    navigator.locks.request(name, { signal: patience.signal }, lead).catch(error => {
        if (error.name !== 'AbortError') stream.open(receive);   // locks are forbidden here: a stream of one's own
    });

    return () => {
        patience.abort();
        stream.close();
        release();
        channel.close();
    };
}
