// The page of preview links, and the same in a dialog of the preview page: opening it, and keeping its list fresh.

import * as form from './link-form.js';
import * as list from './link-list.js';
import * as made from './link-made.js';
import { make, parsePage } from './html.js';
import { morph } from './morph.js';
import { followEvents } from './stream.js';

const pause = 1000;    // ms at least between two looks at the list, whatever is told of it
const minute = 60000;  // ms after which "2 minutes ago" is not true any more
const address = new URL('shares', document.baseURI).href;
let dialog = null;
let body = null;      // what the server drew: form, the new link, list
let timer = 0;
let isResting = false;   // the list was fetched a moment ago
let isOld = false;       // something was told of it since

/** Says a sentence to screen readers. The page's own region is out of their sight while a dialog is open. */
export function tell(text) {
    const region = body.querySelector('[data-links-status]');
    region.textContent = '';
    setTimeout(() => { region.textContent = text; }, 80);
}

/** Shows why something did not work, where it was asked for; an empty text takes that away. */
export function complain(scope, text) {
    const place = scope.querySelector('[data-links-error]');
    place.textContent = text;
    place.hidden = text === '';
}

/** What the server answers as JSON, or its sentence why not as an error's message. */
export async function ask(path, method, content) {
    let answer;
    try {
        const headers = { Accept: 'application/json', ...(content && { 'Content-Type': 'application/json' }) };
        answer = await fetch(`${address}${path}`, { method, headers, body: content && JSON.stringify(content) });
    } catch (error) {
        if (error instanceof TypeError) return { refusal: 'The server can’t be reached. Try again when it is back.' };
        throw error;
    }
    if (answer.status === 204) return {};
    const isJSON = answer.headers.get('Content-Type')?.includes('json');
    const value = isJSON ? await answer.json() : {};
    if (answer.ok) return value;
    return { refusal: value.error?.text ?? `The server answered ${answer.status}.`, field: value.error?.id };
}

async function fetchPage() {
    const answer = await fetch(address, { headers: { Accept: 'text/html' }, cache: 'no-cache' });
    return parsePage(await answer.text()).querySelector('[data-links]');
}

/** Takes over what the server knows now, unless somebody is about to answer a question in the list. */
export async function refresh() {
    const fresh = await fetchPage().catch(error => {
        if (!(error instanceof TypeError)) throw error;
    });
    if (!fresh || list.isBusy(body)) return;
    for (const part of body.querySelectorAll('[data-links-part]')) {
        const next = fresh.querySelector(`[data-links-part="${part.dataset.linksPart}"]`);
        if (next) morph(part, next);
    }
    form.update(body);
}

/** Fetches the list at once, then once a pause while there is news, else once a minute. */
async function follow() {
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

function start(links) {
    body = links;
    form.start(body);
    made.start(body);
    list.start(body);
    document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'visible') follow(); });
    addEventListener('links', follow);
    timer = setTimeout(follow, minute);
}

async function build() {
    const links = await fetchPage();
    if (!links) return false;
    const done = make('button', { class: 'control-button', type: 'submit' }, 'Done');
    const title = make('h2', { id: 'links-title' }, 'Share');
    const head = make('form', { method: 'dialog', class: 'links-head' }, title, done);
    const style = make('link', { rel: 'stylesheet', href: links.dataset.sheet });
    const ready = new Promise(resolve => {
        for (const type of ['load', 'error']) style.addEventListener(type, resolve);
    });
    // The sheet stands in the dialog: what is in the head belongs to the page, which drops what it does not name.
    dialog = make('dialog', { class: 'links-dialog', 'aria-labelledby': 'links-title' }, style, head,
        make('div', { class: 'links-body' }, links));
    document.body.append(dialog);
    await ready;
    start(links);
    return true;
}

/** Opens the dialog on the preview page; where the server has no list for us, its page says why. */
export async function open() {
    if (dialog?.open) return;
    if (dialog) await refresh();
    else if (!await build()) return location.assign(address);
    dialog.showModal();
    form.focus(body);
}

const own = document.querySelector('.links-page [data-links]');
if (own) {
    start(own);
    const receive = ({ type }) => { if (type === 'links' || type === 'hello') follow(); };
    followEvents(new URL('events', document.baseURI).href, receive);
}
