// The links, as a page and as a dialog of the preview page: opening the dialog and updating the list.

import { addStyles, make } from './html.js';
import * as newAddress from './link-address.js';
import * as form from './link-form.js';
import * as list from './link-list.js';
import { address, fetchLinks } from './links-server.js';
import { morph } from './morph.js';

const pause = 1000;   // the minimum ms between two requests for the list
const minute = 60000;   // ms after which times such as "2 minutes ago" are outdated
let dialog = null;
let body = null;     // the rendered form, new link and list
let timer = 0;
let isResting = false;   // the list was fetched less than a pause ago
let isOld = false;       // it has changed since

/** Updates the list, unless it asks for confirmation. */
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

/** Fetches the list immediately, then once per pause while it changes, else once a minute. */
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

/** Connects the rendered links. */
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

/** Opens the dialog on the preview page; if this visitor has no list, the server's page says why. */
export async function open() {
    if (dialog?.open) return;
    if (dialog) await refresh();
    else if (!await build()) return location.assign(address);
    dialog.showModal();
    form.focus(body);
}
