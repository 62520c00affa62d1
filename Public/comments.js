// The comments, as a page and as a part of the review: writing, resolving and deleting them, and keeping the list up to
// date.

import { fetchPage, make } from './html.js';
import { morph } from './morph.js';
import { request } from './request.js';

const address = new URL('comments', document.baseURI).href;
const pause = 1000;   // ms at least between two requests for the list, however many events arrive
let isResting = false;
let isOld = false;

/** The comments as the server draws them now; nothing if they can't be fetched or are not for us. */
export const fetchComments = async () => (await fetchPage(address))?.querySelector('[data-comments]');

/** The server's sentence why something was not done; nothing if it was. */
const send = async (path, method, content) =>
    (await request(`${address}${path}`, { method, content })).error?.text;

function announce(body, text) {
    const region = body.querySelector('[data-comments-status]');
    region.textContent = '';
    setTimeout(() => { region.textContent = text; }, 80);
}

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
    announce(body, kind === 'comment' ? 'Comment added.' : 'You said that it looks right.');
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

/** Sends one after the other what is written. A second press of a button while its first is under way is ignored. */
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

/** Takes what the server drew; `changed` is called after each update of the list. */
export function start(body, changed) {
    const form = body.querySelector('[data-comments-form]');
    if (form) startForm(body, form, changed);
    body.addEventListener('click', event => {
        const name = event.target.closest('[data-comment-do]')?.dataset.commentDo;
        if (name) act(body, event.target.closest('[data-comment]'), name, changed);
    });
    addEventListener('comments', () => follow(body, changed));
}

/** Fetches the list at once, then once per pause while it changes. */
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

/** A heading for comments that are a part of another page. */
export const heading = () => make('h3', { class: 'review-heading' }, 'Comments');
