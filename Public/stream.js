// One stream of events for all tabs of a browser: the tab with the lock opens it and forwards events to the others.
// Browsers allow six connections to a host, so a seventh tab would wait forever.

import { request } from './request.js';

/** The pause before reconnecting in ms: longer after each failure, and random, to spread the requests of pages. */
export function pauseBefore(failures, random = Math.random) {
    const upper = Math.min(8000, 500 * 2 ** failures);
    return upper / 2 + random() * upper / 2;
}

// Types of events that a new tab gets from the server instead.
const fleeting = ['links', 'comments'];

/** A stream of `{type, …}`: hello, change, presence, links, comments, lost or ended. Begins with `open(receive)`. */
function makeStream(address) {
    let source = null;
    let timer = 0;
    let failures = 0;

    function open(receive) {
        close();
        source = new EventSource(address);
        for (const type of ['hello', 'change', 'presence', 'links', 'comments']) {
            source.addEventListener(type, event => {
                failures = 0;
                receive({ type, ...JSON.parse(event.data) });
            });
        }
        source.addEventListener('error', () => reconnect(receive, source.readyState === EventSource.CLOSED));
    }

    /** Reconnects after a pause. If the stream was refused, checks whether the page is gone. */
    async function reconnect(receive, refused) {
        close();
        receive({ type: 'lost' });
        timer = setTimeout(open, pauseBefore(failures), receive);
        failures += 1;
        if (!refused) return;
        const waiting = timer;
        const { status } = await request(location.href, { method: 'HEAD', as: 'text', cache: 'no-store' });
        if (status !== 404 || timer !== waiting) return;
        close();
        receive({ type: 'ended' });
    }

    function close() {
        clearTimeout(timer);
        source?.close();
        source = null;
    }

    return { open, close };
}

/** Shares a stream among the tabs of `name`: the leading tab opens it. Returns a function to leave. */
function joinShared(name, stream, receive) {
    const channel = new BroadcastChannel(name);
    const waiting = new AbortController();
    // The newest message of each kind, for tabs that join later.
    const newest = {};
    let leading = false;
    let release = () => {};

    channel.onmessage = ({ data }) => {
        if (data.type !== 'ask') receive(data);
        else if (leading) Object.values(newest).forEach(message => channel.postMessage(message));
    };
    channel.postMessage({ type: 'ask' });

    const forward = message => {
        // The stream includes pages for this tab only.
        const { stream: id, page, ...shared } = message;
        const state = message.type === 'change' ? { ...shared, type: 'hello' } : shared;
        if (!fleeting.includes(message.type)) newest[message.type === 'presence' ? 'presence' : 'state'] = state;
        channel.postMessage(shared);
        receive(message);
    };
    const lead = () => {
        leading = true;
        stream.open(forward);
        return new Promise(resolve => { release = resolve; });
    };
    navigator.locks.request(name, { signal: waiting.signal }, lead).catch(error => {
        // Without locks, each tab opens its own stream.
        if (error.name !== 'AbortError') stream.open(receive);
    });

    return () => {
        waiting.abort();
        stream.close();
        release();
        channel.close();
    };
}

/** Receives the events of an address while the page is visible. Returns a function that stops this. */
export function followEvents(address, receive) {
    let leave = null;
    let isOver = false;

    function join() {
        if (leave || isOver) return;
        const stream = makeStream(address);
        // Plain HTTP from another machine has no locks.
        if (navigator.locks && typeof BroadcastChannel === 'function') {
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

    const followVisibility = () => (document.visibilityState === 'hidden' ? part() : join());
    document.addEventListener('visibilitychange', followVisibility);
    addEventListener('pagehide', part);
    addEventListener('pageshow', followVisibility);
    followVisibility();
    return () => {
        isOver = true;
        part();
    };
}
