// The links, as a page and as a dialog of the preview page: opens the dialog and keeps the list up to date.

import { addStyles, make } from './html.js';
import * as newAddress from './link-address.js';
import * as form from './link-form.js';
import * as list from './link-list.js';
import { address, fetchLinks } from './links-server.js';
import { morph } from './morph.js';

const pause = 1000;    // ms at least between two requests for the list, however many events arrive
const minute = 60000;  // ms after which "2 minutes ago" is wrong
let dialog = null;
let body = null;      // what the server drew: form, new link, list
let timer = 0;
let isResting = false;   // the list was fetched a moment ago
let isOld = false;       // it has changed since

/** Shows what the server has now, unless the list asks a question. */
async function refresh() {
    const fresh = await fetchLinks().catch(error => {
        if (!(error instanceof TypeError)) throw error;
    });
    if (!fresh || list.isBusy(body)) return;
    for (const part of body.querySelectorAll('[data-links-part]')) {
        const next = fresh.querySelector(`[data-links-part="${part.dataset.linksPart}"]`);
        if (next) morph(part, next);
    }
    form.update(body);
}

/** Fetches the list at once, then once per pause while it changes, else once a minute. */
export async function follow() {
    isOld = true;
    if (isResting) return;
    [isResting, isOld] = [true, false];
    clearTimeout(timer);
    const isSeen = document.visibilityState === 'visible' && (!dialog || dialog.open);
    if (isSeen && list.isBusy(body)) isOld = true;
    else if (isSeen) await refresh();
    setTimeout(() => {
        isResting = false;
        if (isOld) return follow();
        timer = setTimeout(follow, minute);
    }, pause);
}

/** Takes what the server drew. */
export function start(links) {
    body = links;
    form.start(body, refresh);
    newAddress.start(body);
    list.start(body, refresh);
    document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'visible') follow(); });
    addEventListener('links', follow);
    timer = setTimeout(follow, minute);
}

async function build() {
    const links = await fetchLinks();
    if (!links) return false;
    const done = make('button', { class: 'control-button', type: 'submit' }, 'Done');
    const title = make('h2', { id: 'links-title' }, 'Share');
    const head = make('form', { method: 'dialog', class: 'links-head' }, title, done);
    dialog = make('dialog', { class: 'links-dialog', 'aria-labelledby': 'links-title' }, head,
        make('div', { class: 'links-body' }, links));
    document.body.append(dialog);
    await addStyles(links.dataset.sheet);
    start(links);
    return true;
}

/** Opens the dialog on the preview page; if the server has no list for us, its page says why. */
export async function open() {
    if (dialog?.open) return;
    if (dialog) await refresh();
    else if (!await build()) return location.assign(address);
    dialog.showModal();
    form.focus(body);
}
