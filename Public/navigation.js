// Fetches the page again after a click on one of its links or a change on the server. The newest request wins.

import { inform, say } from './announcer.js';
import { frameOf } from './entries.js';
import { parsePage } from './html.js';
import { setOwn } from './morph.js';
import { fetchStyles, patchesAllowed, patchPage, revertAll } from './patch.js';
import { isLoading, openLate } from './overlays.js';
import { findPieces, isShowing, loadPage, showing } from './pieces.js';
import { animate, isStill } from './transition.js';

let running = null;
let reported = null;
// The number of changes in progress that their callers announce.
let silent = 0;
// In ms.
const eventTimeout = 2000;
let isRedrawDue = false;
// The text typed on a link that looks like a search field.
let typed = '';
// The parameters that add an entry to the browser's history.
const steps = ['platform', 'view', 'sizeClass', 'mode'];
const pageOf = address => new URL(address, location.href).href.split('#')[0];
// The address of the shown page.
let shown = pageOf('');

// The function that gets pages.
let source = loadPage;

/** Shows another view of the preview in place, and aborts a request in progress. */
export function navigate(address) {
    return fetchAndPatch(address, 'go');
}

/** Shows another view temporarily, without changing the address. */
export function peek(address) {
    return fetchAndPatch(address, 'peek');
}

/** Shows a new revision. A request in progress may finish first; another one follows if it was too early. `page` is the
    new page, in parts based on the page with the tag `from`, if the event has it. */
export function refresh(revision, { shown: from, drawn, page } = {}) {
    if (shows(revision) && shown === pageOf('')) return;
    if (running) {
        reported = revision;
    } else if (page && isShowing(from) && shown === pageOf('') && source === loadPage) {
        fetchAndPatch(location.href, undefined, { draw: () => ({ html: page, drawn }) });
    } else {
        fetchAndPatch(location.href);
    }
}

/** Sets the function that gets pages, `draw(address, {signal, isTyped, isWhole})`; null means the server. */
export function drawBy(draw) {
    source = draw ?? loadPage;
}

/** Draws the page again: one request at a time; calls in the meantime lead to one more. */
export function redraw() {
    if (running) isRedrawDue = true;
    else fetchAndPatch(location.href, undefined, { isTyped: true });
}

/** Fetches the whole current page; resolves when it is shown. */
export function reload() {
    silent += 1;
    return fetchAndPatch(running?.address ?? location.href, running?.way, { isWhole: true })
        .finally(() => { silent -= 1; });
}

/** Waits until `isShown()`, which an event is about to make true. Fetches the page if none can, or does in time. */
export async function untilShown(isShown) {
    let observer, timer;
    silent += 1;
    const isDone = await new Promise(resolve => {
        const check = () => {
            const hasEvents = document.body.dataset.live === 'connected' && source === loadPage;
            if (isShown()) resolve(true);
            else if (!hasEvents || shown !== pageOf('')) resolve();
        };
        observer = new MutationObserver(check);
        observer.observe(document.body, { attributeFilter: ['data-live', 'data-revision', 'data-tag'] });
        timer = setTimeout(resolve, eventTimeout);
        check();
    });
    observer.disconnect();
    clearTimeout(timer);
    const fetched = isDone ? null : reload();
    silent -= 1;
    return fetched;
}

/** Returns whether no page is being fetched. */
export const isIdle = () => running === null;

export function shows(revision) {
    return document.body.dataset.revision === revision;
}

/** Gets and shows a page. `way` is "go" for links, "back" for the history, "peek" for `peek`, undefined for updates. */
async function fetchAndPatch(address, way, { draw = source, isTyped, isWhole } = {}) {
    running?.controller.abort();
    const mine = running = { address, way, controller: new AbortController() };
    try {
        const answer = await draw(address, { signal: mine.controller.signal, isTyped, isWhole });
        if (!answer) return;
        if (answer.status === 0) return unreachable(way);
        const fresh = parsePage(answer.html);
        await fetchStyles(fresh);
        await patchesAllowed();
        if (running !== mine) return;
        revertAll();
        if (!findPieces(fresh)) return await fetchAndPatch(address, way, { isTyped, isWhole: true });
        await show(fresh, address, way, answer);
    } catch (error) {
        if (error.name !== 'AbortError') throw error;
    } finally {
        if (running === mine) finish();
    }
}

/** Reports a failed click; a failed update is repeated when the event stream is back. */
function unreachable(way) {
    if (way) say('The server can’t be reached. The preview was not updated.');
}

function finish() {
    running = null;
    const revision = reported;
    reported = null;
    if (isRedrawDue) isRedrawDue = redraw();
    if (revision) refresh(revision);
}

const parameter = (address, name) => new URL(address, location.href).searchParams.get(name);

async function show(fresh, address, way, { drawn, error }) {
    const { ok } = document.body.dataset;
    let isShown = true;
    const change = () => { isShown = patchPage(fresh); };
    const moves = name => parameter(address, name) !== parameter(shown, name);
    if (['form', 'before', 'pose', 'sdk'].some(moves)) await animate(change);
    else change();
    const { live } = document.body.dataset;
    if (isShown) {
        shown = pageOf(address);
        showing(drawn);
    }
    if (!isShown && live === 'ended') say(document.querySelector('.problems li:last-child').textContent);
    else if (!isShown) {
        say(`${error?.text ?? 'This is not the preview:'} ${fresh.title}. The preview was not updated.`);
    } else if (way === 'go') record(address);
    else if (!way && !silent && source === loadPage) inform(summarySince(ok));
}

/** Records an address: another device, view, size class or mode adds a history entry; other choices replace it. */
function record(address) {
    const isStep = steps.some(name => parameter(address, name) !== parameter(location.href, name));
    history[isStep ? 'pushState' : 'replaceState'](null, '', address);
}

/** A summary of a change, in one or two sentences. */
function summarySince(ok) {
    const { ok: isOK, revision } = document.body.dataset;
    if (isOK !== 'true') return `${document.querySelector('.errors .panel-title')?.textContent}.`;
    return `${ok === 'true' ? '' : 'The errors are fixed. '}Showing revision ${parseInt(revision, 10)}.`;
}

/** Returns whether a click is without modifiers, and so not for another tab or a menu. */
export function isPlainClick(event) {
    return event.button === 0 && !event.defaultPrevented
        && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

function follow(link) {
    if (link.dataset.action === 'intercept') return openLate('./sheet.js', 'The sheet', link);
    const isAgain = link.matches('.entry[aria-selected="true"], .entry[aria-current="page"]');
    // A minimized bar expands first (R2.52).
    if (isAgain && !link.closest('.is-minimized')) backToTop(link);
    return link.href === location.href ? null : open(link);
}

/** Follows a link. If it opens a search, its field gets the focus (R2.48) and the typed text. */
async function open(link) {
    const frame = frameOf(link)?.dataset.frame;
    await navigate(link.href);
    if (/^(inspector|tab)$/.test(link.dataset.control)) showInspector();
    const field = document.querySelector(`[data-frame="${frame}"] .search:has(.search-close) [data-search-field]`);
    if (!field) return;
    field.focus();
    field.value += typed;
    typed = '';
}

/** Scrolls to the opened inspector, which is below the stage in narrow windows, or back to the top. */
function showInspector() {
    const pane = document.querySelector('.inspector');
    const behavior = isStill() ? 'auto' : 'smooth';
    if (pane.hidden) return scrollTo({ top: 0, behavior });
    if (pane.getBoundingClientRect().top < innerHeight - 99) return;
    pane.scrollIntoView({ behavior });
    pane.querySelector('[aria-current]')?.focus({ preventScroll: true });
}

/** Scrolls the content to the top, as the device does when the selected tab is selected again. */
function backToTop(link) {
    const behavior = isStill() ? 'auto' : 'smooth';
    for (const panel of link.closest('.frame')?.querySelectorAll('[role="tabpanel"]') ?? []) {
        panel.scrollTo({ top: 0, behavior });
    }
}

/** Ends a search by Escape in its field. */
function endSearch(event) {
    if (event.key !== 'Escape' || !event.target.matches?.('[data-search-field]')) return;
    event.target.closest('.search').querySelector('.search-close')?.click();
}

/** Opens the search and collects its text when letters are typed on the link that looks like a field. */
function typeAhead(event) {
    const link = event.target.closest?.('a.field');
    const isText = event.key.length === 1 && (typed || event.key !== ' ');
    if (!link || !isText || event.altKey || event.ctrlKey || event.metaKey || isLoading()) return;
    event.preventDefault();
    typed += event.key;
    link.click();
}

export function start() {
    for (const listener of [endSearch, typeAhead]) document.addEventListener('keydown', listener);
    addEventListener('popstate', () => {
        if (pageOf('') !== (running ? pageOf(running.address) : shown)) fetchAndPatch(location.href, 'back');
    });
    document.addEventListener('click', event => {
        const link = event.target.closest?.('a[data-control], a[data-entry]');
        if (!link?.href || !isPlainClick(event) || link.target || link.hasAttribute('download')) return;
        event.preventDefault();
        if (link.getAttribute('aria-disabled') !== 'true') follow(link);
    });
    // Lays out the page, before transitions are enabled.
    document.body.getBoundingClientRect();
    setOwn(document.documentElement, 'data-script', '');
}
