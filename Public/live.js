// Live updates: an event names the newest revision, and the page fetches itself when it shows another one.
// Never a reload; closed while nobody looks.

import { setOwn } from './morph.js';
import { refresh } from './navigation.js';
import { afterPatch } from './patch.js';
import { canShare, joinShared, makeStream } from './stream.js';

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

/** Tabs of one preview share a stream: same server and same path, so same rights. */
function channelName() {
    return `tabpreview:${new URL('.', location.href).pathname}`;
}

function join() {
    if (leave) return;
    const stream = makeStream(new URL(document.body.dataset.events, location.href).href);
    if (canShare()) {
        leave = joinShared(channelName(), stream, receive);
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
