// Fetches the page again, for a click on one of its links or a change on the server. The newest request wins.

import { inform, say } from './announcer.js';
import { frameOf } from './entries.js';
import { parsePage } from './html.js';
import { setOwn } from './morph.js';
import { fetchStyles, freed, patchPage, revertAll } from './patch.js';
import { isLoading, openLate } from './overlays.js';
import { findPieces, isShowing, loadPage, showing } from './pieces.js';
import { animate, isStill } from './transition.js';

let running = null;
let reported = null;
// Changes that their callers announce.
let silent = 0;
// Ms to wait for an event.
const patience = 2000;
let again = false;
// On a link that looks like a search field.
let typed = '';
// Parameters that the browser's Back restores.
const steps = ['platform', 'view', 'sizeClass', 'mode'];
const pageOf = address => new URL(address, location.href).href.split('#')[0];
// The address of what the page shows.
let shown = pageOf('');

// Where pages come from.
let source = loadPage;

/** Shows another view of the preview in place. A request under way is aborted. */
export function navigate(address) {
    return fetchAndPatch(address, 'go');
}

/** Shows another view for a moment: the address stays. */
export function peek(address) {
    return fetchAndPatch(address, 'peek');
}

/** Shows a reported revision. A request under way may finish first; another one follows if it was too early. `page` is
    what the revision makes of the page with the tag `from`, if the event brought that along. */
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

/** Gets pages from `draw(address, {signal, isTyped, isWhole})` from now on; null means from the server. */
export function drawBy(draw) {
    source = draw ?? loadPage;
}

/** Draws the page again: one request at a time, and one more for all calls meanwhile. */
export function redraw() {
    if (running) again = true;
    else fetchAndPatch(location.href, undefined, { isTyped: true });
}

/** Fetches the current state, whole, so that no change of ours stays; resolves when the page shows it. */
export function reload() {
    silent += 1;
    return fetchAndPatch(running?.address ?? location.href, running?.way, { isWhole: true })
        .finally(() => { silent -= 1; });
}

/** Resolves when `isHere()`: the page shows a change that an event brings. Fetches it where none can, or comes. */
export async function arrival(isHere) {
    let observer, timer;
    silent += 1;
    const hasCome = await new Promise(resolve => {
        const check = () => {
            const hasEvents = document.body.dataset.live === 'connected' && source === loadPage;
            if (isHere()) resolve(true);
            else if (!hasEvents || shown !== pageOf('')) resolve();
        };
        observer = new MutationObserver(check);
        observer.observe(document.body, { attributeFilter: ['data-live', 'data-revision', 'data-tag'] });
        timer = setTimeout(resolve, patience);
        check();
    });
    observer.disconnect();
    clearTimeout(timer);
    const fetched = hasCome ? null : reload();
    silent -= 1;
    return fetched;
}

/** Whether no page is being fetched. */
export const isIdle = () => running === null;

export function shows(revision) {
    return document.body.dataset.revision === revision;
}

/** `way` is "go" for a link, "back" for the browser's history, "peek" for a moment, undefined for updates. */
async function fetchAndPatch(address, way, { draw = source, isTyped, isWhole } = {}) {
    running?.controller.abort();
    const mine = running = { address, way, controller: new AbortController() };
    try {
        const answer = await draw(address, { signal: mine.controller.signal, isTyped, isWhole });
        if (!answer) return;
        if (answer.status === 0) return unreachable(way);
        const fresh = parsePage(answer.html);
        await fetchStyles(fresh);
        await freed();
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
    if (way) say('The server can’t be reached. The preview stays as it was.');
}

function finish() {
    running = null;
    const revision = reported;
    reported = null;
    if (again) again = redraw();
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
        say(`${error?.text ?? 'This is not the preview:'} ${fresh.title}. The preview stays as it was.`);
    } else if (way === 'go') record(address);
    else if (!way && !silent && source === loadPage) inform(summarySince(ok));
}

/** Another device, view, size class or mode adds a history entry; other choices replace it. */
function record(address) {
    const isStep = steps.some(name => parameter(address, name) !== parameter(location.href, name));
    history[isStep ? 'pushState' : 'replaceState'](null, '', address);
}

/** What has changed, in one sentence or two. */
function summarySince(ok) {
    const { ok: isOK, revision } = document.body.dataset;
    if (isOK !== 'true') return `${document.querySelector('.errors .panel-title')?.textContent}.`;
    return `${ok === 'true' ? '' : 'The errors are gone. '}Showing revision ${parseInt(revision, 10)}.`;
}

/** Whether a click means this page, not another tab or a menu. */
export function plain(event) {
    return event.button === 0 && !event.defaultPrevented
        && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}

function follow(link) {
    if (link.dataset.action === 'intercept') return openLate('./sheet.js', 'The sheet', link);
    const isAgain = link.matches('.entry[aria-selected="true"], .entry[aria-current="page"]');
    // A shrunk bar grows back first (R2.52).
    if (isAgain && !link.closest('.is-minimized')) backToTop(link);
    return link.href === location.href ? null : open(link);
}

/** If the link opens a search, its field gets the focus (R2.48), and what was typed. */
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

/** In narrow windows the inspector is below the stage: the page scrolls to it when it opens, and back. */
function showInspector() {
    const pane = document.querySelector('.inspector');
    const behavior = isStill() ? 'auto' : 'smooth';
    if (pane.hidden) return scrollTo({ top: 0, behavior });
    if (pane.getBoundingClientRect().top < innerHeight - 99) return;
    pane.scrollIntoView({ behavior });
    pane.querySelector('[aria-current]')?.focus({ preventScroll: true });
}

/** Choosing the selected tab again scrolls its content to the top, as on the device. */
function backToTop(link) {
    const behavior = isStill() ? 'auto' : 'smooth';
    for (const panel of link.closest('.frame')?.querySelectorAll('[role="tabpanel"]') ?? []) {
        panel.scrollTo({ top: 0, behavior });
    }
}

/** Escape in a field ends its search. */
function endSearch(event) {
    if (event.key !== 'Escape' || !event.target.matches?.('[data-search-field]')) return;
    event.target.closest('.search').querySelector('.search-close')?.click();
}

/** Letters typed on the link that looks like a field open the search, and go there. */
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
        if (!link?.href || !plain(event) || link.target || link.hasAttribute('download')) return;
        event.preventDefault();
        if (link.getAttribute('aria-disabled') !== 'true') follow(link);
    });
    // Lays out the page before the next line enables transitions.
    document.body.getBoundingClientRect();
    setOwn(document.documentElement, 'data-script', '');
}
