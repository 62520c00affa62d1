// The comments, as a page and as a part of the review: writing, resolving and deleting them, and keeping the list up to
// date.

import { fetchPage, make, setLiveText } from './html.js';
import { morph } from './morph.js';
import { request } from './request.js';

const address = new URL('comments', document.baseURI).href;
const pause = 1000;   // the minimum ms between two requests for the list
let isResting = false;
let isOld = false;

/** The rendered comments, if they can be fetched. */
export const fetchComments = async () => (await fetchPage(address))?.querySelector('[data-comments]');

/** Sends a change; returns the server's reason if it was refused. */
const send = async (path, method, content) =>
    (await request(`${address}${path}`, { method, content })).error?.text;

const announce = (body, text) => setLiveText(body.querySelector('[data-comments-status]'), text);

async function refresh(body, changed) {
    const list = (await fetchComments())?.querySelector('[data-comments-part]');
    if (!list) return;
    morph(body.querySelector('[data-comments-part]'), list);
    changed?.();
}

async function write(body, form, kind, changed) {
    const place = form.querySelector('[data-links-error]');
    const { name, tab, text } = form.elements;
    const content = { kind, name: name.value, tab: tab.value, ...(kind === 'comment' && { text: text.value }) };
    const refusal = await send('', 'POST', content);
    place.textContent = refusal ?? '';
    place.hidden = !refusal;
    if (refusal) return;
    if (kind === 'comment') text.value = tab.value = '';
    await refresh(body, changed);
    announce(body, kind === 'comment' ? 'Comment added.' : 'You approved the preview.');
}

const actions = {
    resolve: ['PUT', { resolved: true }, 'Comment resolved.'],
    reopen: ['PUT', { resolved: false }, 'Comment reopened.'],
    delete: ['DELETE', undefined, 'Comment deleted.'],
};

async function act(body, row, name, changed) {
    const [method, content, done] = actions[name];
    const refusal = await send(`/${encodeURIComponent(row.dataset.comment)}`, method, content);
    const next = row.nextElementSibling ?? row.previousElementSibling;
    await refresh(body, changed);
    const target = (row.isConnected ? row : next)?.querySelector('[data-comment-do]');
    target?.focus();
    announce(body, refusal ?? done);
}

/** Sends comments one after the other. Ignores a button whose earlier press is still in progress. */
function startForm(body, form, changed) {
    const pending = new Set();
    let last = Promise.resolve();
    form.hidden = false;
    form.addEventListener('submit', async event => {
        event.preventDefault();
        const { value } = event.submitter ?? form.querySelector('[value="comment"]');
        if (pending.has(value)) return;
        pending.add(value);
        form.ariaBusy = 'true';
        const send = () => write(body, form, value, changed);
        last = last.then(send, send);
        try {
            await last;
        } finally {
            pending.delete(value);
            if (pending.size === 0) form.ariaBusy = null;
        }
    });
}

/** Connects the rendered comments; calls `changed` after each update of the list. */
export function start(body, changed) {
    const form = body.querySelector('[data-comments-form]');
    if (form) startForm(body, form, changed);
    body.addEventListener('click', event => {
        const name = event.target.closest('[data-comment-do]')?.dataset.commentDo;
        if (name) act(body, event.target.closest('[data-comment]'), name, changed);
    });
    addEventListener('comments', () => follow(body, changed));
}

/** Fetches the list immediately, then once per pause while it changes. */
async function follow(body, changed) {
    isOld = true;
    if (isResting) return;
    [isResting, isOld] = [true, false];
    await refresh(body, changed);
    setTimeout(() => {
        isResting = false;
        if (isOld) follow(body, changed);
    }, pause);
}

/** A heading for comments on another page. */
export const heading = () => make('h3', { class: 'review-heading' }, 'Comments');
