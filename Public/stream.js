// One stream of events for all tabs of a browser: the tab that holds the lock opens it and forwards events to the
// others. Browsers allow six connections to a host, so a seventh tab would wait forever.

/** The pause before reconnecting, in ms: longer with each failure, and random, so that pages don't come at once. */
export function pauseBefore(failures, random = Math.random) {
    const upper = Math.min(8000, 500 * 2 ** failures);
    return upper / 2 + random() * upper / 2;
}

const fleeting = ['links', 'comments'];   // what a tab that joins later asks the server for

/** A stream of `{type, …}`; type is hello, change, presence, links, comments, lost or ended. `open(receive)` starts
    it. */
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
        source.addEventListener('error', () => again(receive, source.readyState === EventSource.CLOSED));
    }

    /** A stream that was refused, not only lost, may have ended: then the page is gone too. */
    async function again(receive, refused) {
        close();
        receive({ type: 'lost' });
        timer = setTimeout(open, pauseBefore(failures), receive);
        failures += 1;
        if (!refused) return;
        const waiting = timer;
        const page = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
        if (page?.status !== 404 || timer !== waiting) return;
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

/** Joins the tabs of `name`. `stream` is opened in the leading tab only; every tab receives. Returns how to leave. */
function joinShared(name, stream, receive) {
    const channel = new BroadcastChannel(name);
    const waiting = new AbortController();
    const newest = {};   // of each kind, for tabs that join later
    let leading = false;
    let release = () => {};

    channel.onmessage = ({ data }) => {
        if (data.type !== 'ask') receive(data);
        else if (leading) Object.values(newest).forEach(message => channel.postMessage(message));
    };
    channel.postMessage({ type: 'ask' });

    const forward = message => {
        const { stream: id, page, ...shared } = message;   // the stream brings pages along for this tab only
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
        if (error.name !== 'AbortError') stream.open(receive);   // locks are not allowed: each tab opens its own stream
    });

    return () => {
        waiting.abort();
        stream.close();
        release();
        channel.close();
    };
}

/** Receives the events of an address while the page is visible. Returns how to stop. */
export function followEvents(address, receive) {
    let leave = null;
    let isOver = false;

    function join() {
        if (leave || isOver) return;
        const stream = makeStream(address);
        if (navigator.locks && typeof BroadcastChannel === 'function') {   // no locks on HTTP from another machine
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
