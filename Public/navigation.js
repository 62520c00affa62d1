// Fetching the page anew: for a click on one of its links, and for a change on the server. Newest wins.

import { say } from './announcer.js';
import { parsePage } from './html.js';
import { setOwn } from './morph.js';
import { freed, patchPage } from './patch.js';
import { openSheet } from './overlays.js';

let underWay = null;
let reported = null;

/** Shows another view of the preview in place. Whatever was still being fetched is given up. */
export function navigate(address) {
    return fetchAndPatch(address, true);
}

/** A revision was reported: shows it. A fetch under way may finish first; one more follows if it came too early. */
export function refresh(revision) {
    if (shows(revision)) return;
    if (underWay) reported = revision;
    else fetchAndPatch(location.href, false);
}

/** Fetches the present state for certain; resolves when it stands on the page. */
export function reload() {
    return fetchAndPatch(underWay?.address ?? location.href, underWay?.record ?? false);
}

export function shows(revision) {
    return document.body.dataset.revision === revision;
}

async function fetchAndPatch(address, record) {
    underWay?.controller.abort();
    const mine = underWay = { address, record, controller: new AbortController() };
    try {
        const response = await fetch(address,
            { headers: { Accept: 'text/html' }, cache: 'no-store', signal: mine.controller.signal });
        const fresh = parsePage(await response.text());
        await freed();
        if (underWay === mine) await show(fresh, address, record, response.status);
    } catch (error) {
        if (error.name !== 'AbortError') unreachable(error, record);
    } finally {
        if (underWay === mine) finish();
    }
}

/** A person's click is answered; a refresh that failed is repeated when the event stream is back. */
function unreachable(error, record) {
    if (!(error instanceof TypeError)) throw error;
    if (record) say('The server can’t be reached. The preview stays as it was.');
}

function finish() {
    underWay = null;
    const revision = reported;
    reported = null;
    if (revision) refresh(revision);
}

async function show(fresh, address, record, status) {
    const form = url => new URL(url).searchParams.get('form');
    const animates = document.startViewTransition && !isStill() && form(address) !== form(location.href);
    let shown = true;
    const change = () => { shown = patchPage(fresh); };
    if (animates) await document.startViewTransition(change).updateCallbackDone;
    else change();
    if (!shown) say(`The server answered ${status}: ${fresh.title || 'not the preview'}. The preview stays as it was.`);
    else if (record) history.replaceState(null, '', address);
}

/** Whether the system or the page asks for less motion. */
function isStill() {
    return document.documentElement.dataset.motion === 'reduced'
        || matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function plain(event) {
    return event.button === 0 && !event.defaultPrevented
        && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

function follow(link) {
    if (link.dataset.action === 'intercept') return openSheet(link);
    if (link.matches('.entry[aria-selected="true"], .entry[aria-current="page"]')) backToTop(link);
    return link.href === location.href ? null : navigate(link.href);
}

/** Choosing the selected tab again takes its content back to the top, as on the device. */
function backToTop(link) {
    const behavior = isStill() ? 'auto' : 'smooth';
    for (const panel of link.closest('.frame')?.querySelectorAll('[role="tabpanel"]') ?? []) {
        panel.scrollTo({ top: 0, behavior });
    }
}

export function start() {
    document.addEventListener('click', event => {
        const link = event.target.closest?.('a[data-control], a[data-entry]');
        if (!link?.href || !plain(event) || link.target || link.hasAttribute('download')) return;
        event.preventDefault();
        if (link.getAttribute('aria-disabled') !== 'true') follow(link);
    });
    setOwn(document.documentElement, 'data-script', '');
}
