// One event stream for all tabs of a browser: the one that holds the lock has it and tells the others.
// Browsers allow six connections to a host; the seventh tab would wait for ever.

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
