// Fetching the page anew: for a click on one of its links, and for a change on the server. Newest wins.

import { inform, say } from './announcer.js';
import { frameOf } from './entries.js';
import { parsePage } from './html.js';
import { setOwn } from './morph.js';
import { fetchStyles, freed, patchPage } from './patch.js';
import { openLate } from './overlays.js';
import { isStill, turn } from './transition.js';

let underWay = null;
let reported = null;
let silent = false;   // the next change is told by whoever made it
let again = false;
const steps = ['platform', 'view', 'sizeClass', 'mode'];   // choices that the browser's Back takes back
const pageOf = address => new URL(address, location.href).href.split('#')[0];
let shown = pageOf('');   // the address of what the page shows

const load = (page, { signal }) => fetch(page, { headers: { Accept: 'text/html' }, cache: 'no-store', signal });
let source = load;   // where pages come from

/** Shows another view of the preview in place. Whatever was still being fetched is given up. */
export function navigate(address) {
    return fetchAndPatch(address, 'go');
}

/** A revision was reported: shows it. A fetch under way may finish first; one more follows if it came too early. */
export function refresh(revision) {
    if (shows(revision) && shown === pageOf('')) return;
    if (underWay) reported = revision;
    else fetchAndPatch(location.href);
}

/** From now on pages come from `draw(address, {signal, isTyped})`, else from the server as it is. */
export function drawBy(draw) {
    source = draw ?? load;
}

/** Draws the page anew; one drawing at a time, and one more after it for all who asked meanwhile. */
export function redraw() {
    if (underWay) again = true;
    else fetchAndPatch(location.href, undefined, true);
}

/** Fetches the present state for certain; resolves when it stands on the page. */
export function reload() {
    silent = true;
    return fetchAndPatch(underWay?.address ?? location.href, underWay?.way);
}

export function shows(revision) {
    return document.body.dataset.revision === revision;
}

/** `way` is how a person goes there: "go", "back" through the browser's history, or not at all. */
async function fetchAndPatch(address, way, isTyped) {
    underWay?.controller.abort();
    const mine = underWay = { address, way, controller: new AbortController() };
    try {
        const response = await source(address, { signal: mine.controller.signal, isTyped });
        if (!response) return;
        const fresh = parsePage(await response.text());
        await fetchStyles(fresh);
        await freed();
        if (underWay === mine) await show(fresh, address, way, response.status);
    } catch (error) {
        if (error.name !== 'AbortError') unreachable(error, way);
    } finally {
        if (underWay === mine) finish();
    }
}

/** A person's click is answered; a refresh that failed is repeated when the event stream is back. */
function unreachable(error, way) {
    if (!(error instanceof TypeError)) throw error;
    if (way) say('The server can’t be reached. The preview stays as it was.');
}

function finish() {
    underWay = null;
    const revision = reported;
    reported = null;
    if (again) again = redraw();
    if (revision) refresh(revision);
}

const parameter = (address, name) => new URL(address, location.href).searchParams.get(name);

async function show(fresh, address, way, status) {
    const { ok } = document.body.dataset;
    let isShown = true;
    const change = () => { isShown = patchPage(fresh); };
    if (parameter(address, 'form') === parameter(shown, 'form')) change();
    else await turn(change);
    const { live } = document.body.dataset;
    if (isShown) shown = pageOf(address);
    if (!isShown && live === 'ended') say(document.querySelector('.problems li:last-child').textContent);
    else if (!isShown) {
        say(`The server answered ${status}: ${fresh.title || 'not the preview'}. The preview stays as it was.`);
    } else if (way === 'go') record(address);
    else if (!way && !silent && source === load) inform(newsSince(ok));
    silent = false;
}

/** Another device, view, size class or mode is a step back to; what else is chosen there is not. */
function record(address) {
    const isStep = steps.some(name => parameter(address, name) !== parameter(location.href, name));
    history[isStep ? 'pushState' : 'replaceState'](null, '', address);
}

/** What a change by others has brought, in one sentence or two. */
function newsSince(ok) {
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
    if (isAgain && !link.closest('.is-minimized')) backToTop(link);   // a shrunk bar grows back first (R2.52)
    return link.href === location.href ? null : goOn(link);
}

/** Where the link opens a search, the field has the focus at once (R2.48). */
async function goOn(link) {
    const frame = frameOf(link)?.dataset.frame;
    await navigate(link.href);
    document.querySelector(`[data-frame="${frame}"] .search:has(.search-close) [data-search-field]`)?.focus();
}

/** Choosing the selected tab again takes its content back to the top, as on the device. */
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

export function start() {
    document.addEventListener('keydown', endSearch);
    addEventListener('popstate', () => {
        if (pageOf('') !== (underWay ? pageOf(underWay.address) : shown)) fetchAndPatch(location.href, 'back');
    });
    document.addEventListener('click', event => {
        const link = event.target.closest?.('a[data-control], a[data-entry]');
        if (!link?.href || !plain(event) || link.target || link.hasAttribute('download')) return;
        event.preventDefault();
        if (link.getAttribute('aria-disabled') !== 'true') follow(link);
    });
    document.body.getBoundingClientRect();   // everything has its place before transitions come with the next line
    setOwn(document.documentElement, 'data-script', '');
}
