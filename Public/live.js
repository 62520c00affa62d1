// Live updates: an event names the newest revision, and the page fetches itself when it shows another one.
// Never a reload; closed while nobody looks. One stream for all tabs of a browser: the tab that holds the lock has
// it and tells the others. Browsers allow six connections to a host; the seventh tab would wait for ever.

import { setOwn } from './morph.js';
import { refresh } from './navigation.js';
import { afterPatch } from './patch.js';

const texts = {
    connecting: 'Connecting…',
    lost: 'Reconnecting…',
    off: 'Not live: reload to see changes',
};
let state = 'connecting';
let leave = null;
let fromServer = null;   // what the status says while all is well

function setState(next) {
    state = next;
    showState();
}

/** The server's own words stand while connected; otherwise ours do. */
function showState() {
    setOwn(document.body, 'data-live', state);
    const status = document.querySelector('[data-region="status"] .status-text');
    if (!status) return;
    if (!Object.values(texts).includes(status.textContent)) fromServer = status.textContent;
    const text = texts[state] ?? fromServer;
    if (status.textContent !== text) status.textContent = text;
}

function receive({ type, revision }) {
    const connected = type === 'hello' || type === 'change';
    setState(connected ? 'connected' : 'lost');
    if (connected) refresh(revision);
}

function join() {
    if (leave) return;
    const stream = makeStream(new URL(document.body.dataset.events, location.href).href);
    if (navigator.locks && typeof BroadcastChannel === 'function') {   // no locks on plain HTTP beyond this machine
        leave = joinShared(`tabpreview:${new URL('.', location.href).pathname}`, stream, receive);
    } else {
        stream.open(receive);
        leave = stream.close;
    }
}

function part() {
    leave?.();
    leave = null;
}

export function start() {
    afterPatch(showState);
    if (typeof EventSource !== 'function') return setState('off');
    const followVisibility = () => (document.visibilityState === 'hidden' ? part() : join());
    document.addEventListener('visibilitychange', followVisibility);
    addEventListener('pagehide', part);
    addEventListener('pageshow', followVisibility);
    followVisibility();
}

/** The pause before reconnecting, in ms: longer with each failure, and random so that pages don't come all at once. */
export function pauseBefore(failures, random = Math.random) {
    const upper = Math.min(8000, 500 * 2 ** failures);
    return upper / 2 + random() * upper / 2;
}

/** A stream of `{type, revision?, ok?}`; type is hello, change or lost. `open(receive)` starts it. */
function makeStream(address) {
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
        source.addEventListener('error', () => again(receive));
    }

    function again(receive) {
        close();
        receive({ type: 'lost' });
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

/** Takes part under `name`. `stream` is opened in the elected tab only; every tab receives. Returns how to leave. */
function joinShared(name, stream, receive) {
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
