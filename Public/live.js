// Live updates: an event brings the newest revision, and the page updates itself without a reload. The stream is closed
// while the page is hidden.

import { inform, say } from './announcer.js';
import { make } from './html.js';
import { setOwn } from './morph.js';
import { refresh } from './navigation.js';
import { afterPatch } from './patch.js';
import { followStream } from './pieces.js';
import { request } from './request.js';
import { followEvents } from './stream.js';

const texts = {
    connecting: 'Connecting…',
    lost: 'Reconnecting…',
    off: 'Not live: reload to see changes',
    ended: 'No longer live',
};
const endText =
    'This link no longer works, or the preview was restarted. Open the link again, or ask for a new one.';
let state = 'connecting';
let leave = null;
// The first number of browsers.
let known = 0;
let most = 0;
// The status from the server, shown while connected.
let fromServer = null;

function setState(next) {
    if (next === 'lost' && state === 'connected') inform('Connection lost. The preview may be out of date.');
    if (next === 'connected' && state === 'lost') inform('Connected again.');
    state = next;
    showState();
}

/** Shows the server's status while connected, otherwise the state of the connection. */
function showState() {
    setOwn(document.body, 'data-live', state);
    const status = document.querySelector('[data-region="status"] .status-text');
    if (!status) return;
    if (!Object.values(texts).includes(status.textContent)) fromServer = status.textContent;
    const text = texts[state] ?? fromServer;
    if (status.textContent !== text) status.textContent = text;
}

function receive({ type, revision, count, stream, comments, ...update }) {
    if (type === 'presence') return showPresence(count);
    // For the open list of links.
    if (type === 'links' || type === 'hello') dispatchEvent(new Event('links'));
    if (type === 'comments' || type === 'hello') dispatchEvent(new Event('comments'));
    if (comments !== undefined) showComments(comments);
    if (type === 'comments') countComments();
    if (type === 'links' || type === 'comments') return undefined;
    if (type === 'ended') return end();
    const connected = type === 'hello' || type === 'change';
    setState(connected ? 'connected' : 'lost');
    if (type !== 'change') followStream(stream);
    if (connected) refresh(revision, update);
    else showPresence(0);
}

/** Shows the owner the number of open comments beside Share. */
function showComments(open) {
    const share = document.querySelector('[data-share]');
    if (!share) return;
    setOwn(share, 'data-comments', open > 0 ? String(open) : null);
    setOwn(share, 'title', open > 0 ? `Share. Open comments: ${open}` : 'Share');
}

async function countComments() {
    if (!document.querySelector('[data-share]')) return;
    const { value, error } = await request('comments');
    if (!error) showComments(value.filter(({ kind, resolved }) => kind === 'comment' && !resolved).length);
}

/** Shows the number of browsers; the first number is not announced. */
async function showPresence(count) {
    const isFirst = !known;
    known ||= count;
    most = Math.max(most, count);
    if (most > 1) (await import('./presence.js')).show(count, isFirst);
}

/** Stops updating after the end of the link; the page keeps its content. */
function end() {
    if (state === 'ended') return;
    leave?.();
    showPresence(0);
    setState('ended');
    const notices = document.querySelector('[data-region="problems"]');
    notices.firstElementChild.append(make('li', {}, endText));
    notices.hidden = false;
    say(endText);
}

export function start() {
    afterPatch(showState);
    if (typeof EventSource !== 'function') return setState('off');
    leave = followEvents(new URL(document.body.dataset.events, location.href).href, receive);
}
