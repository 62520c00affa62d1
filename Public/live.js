// Live updates: an event names the newest revision, and the page fetches itself when it shows another one.
// Never a reload; closed while nobody looks.

import { canShare, joinShared } from './leader.js';
import { refresh } from './navigation.js';
import { afterPatch } from './patch.js';
import { setOwn } from './morph.js';
import { makeStream } from './stream.js';

const texts = {
    connecting: 'Connecting…',
    connected: 'Live',
    lost: 'Reconnecting…',
    off: 'Not live: this browser has no event streams. Reload to see changes.',
};
let state = 'connecting';
let leave = null;

function setState(next) {
    state = next;
    showState();
}

function showState() {
    setOwn(document.body, 'data-live', state);
    for (const element of document.querySelectorAll('[data-live-text]')) {
        if (element.textContent !== texts[state]) element.textContent = texts[state];
    }
}

function receive({ type, revision }) {
    if (type === 'hello' || type === 'change') {
        setState('connected');
        refresh(revision);
    } else {
        setState('lost');
    }
}

/** Tabs of one preview share a stream: same server, same path, so same rights. */
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
