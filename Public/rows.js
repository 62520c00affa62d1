// Long lists: the page has a window of their rows, with links to the others. Scrolling or moving the focus towards a
// link follows it; rows that stay keep their places on the screen. Loaded with the first long list.

import { boxOf, entriesIn } from './entries.js';
import { fetchPage } from './html.js';
import { isIdle, isPlainClick, navigate } from './navigation.js';
import { afterPatch } from './patch.js';

const near = 800;   // CSS pixels from the end of the rows at which more are requested
const scrollers = '.middle, .ornament .tablist, .sidebar-scroll, .content, .inspector, .errors';
const lists = '.zone, .sidebar-scroll, .more-list, .tree, .diagnostics, .changes, .resets';
const rows = '.entry[data-entry], .tree-row, .diagnostic, .change, .reset';
const seen = new WeakMap();   // the last known state of each scroller
let isBusy = false;

const rowsOf = list => [...list.querySelectorAll(rows)].filter(row => row.getClientRects().length > 0);
const isDragging = () => document.documentElement.hasAttribute('data-dragging');
const isAtStart = link => ['before', 'first'].includes(link.dataset.rest);
const isFar = link => ['first', 'last'].includes(link.dataset.rest);

/** Shows the rows that a link leads to. Resolves to the list when the page has them. */
async function show(link) {
    const list = link.closest(lists);
    look(link.closest(scrollers));
    await navigate(link.href);
    if (isFar(link)) rowsOf(list).at(isAtStart(link) ? 0 : -1)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return list;
}

/** Moves the focus beyond the rows of the page: to the next row, or to the first or last one of the list. */
export async function walkOn(link, step, from) {
    const all = rowsOf(await show(link));
    (isFar(link) ? all.at(isAtStart(link) ? 0 : -1) : all[all.indexOf(from) + step])?.focus();
}

/** Gets the rows before (−1) or after (1) an entry; false if there are none. */
export async function showBeyond(entry, step) {
    const link = entry.closest(lists).querySelector(`[data-rest="${step === -1 ? 'before' : 'after'}"]`);
    if (link) await show(link);
    return link !== null;
}

// Scroll position

/** Stores the scroll position of a list, and a visible row. */
function look(scroller) {
    if (!scroller) return;
    const visible = boxOf(scroller);
    const row = rowsOf(scroller).find(one => contains(visible, boxOf(one)));
    seen.set(scroller, { place: placeOf(scroller), window: windowOf(scroller), row, box: row && boxOf(row) });
}

const placeOf = ({ scrollLeft, scrollTop }) => Math.abs(scrollLeft) + scrollTop;

/** An identifier of the rows that a list has: the texts of its links. */
const windowOf = scroller => [...scroller.querySelectorAll('[data-rest]')].map(link => link.textContent).join();

const contains = (outer, { left, right, top, bottom }) =>
    left >= outer.left - 1 && right <= outer.right + 1 && top >= outer.top - 1 && bottom <= outer.bottom + 1;

/** Keeps common rows in place after a change of the rows, which not all engines do. */
function keepInPlace() {
    for (const scroller of document.querySelectorAll(scrollers)) {
        const { window, row, box } = seen.get(scroller) ?? {};
        if (!row?.isConnected || window === windowOf(scroller)) continue;
        const { left, top } = boxOf(row);
        const scale = scroller.currentCSSZoom ?? 1;
        scroller.scrollBy({ left: (left - box.left) / scale, top: (top - box.top) / scale, behavior: 'instant' });
        look(scroller);
    }
}

// Scrolling

async function onScroll({ target: scroller }) {
    if (!scroller.matches?.(`.frame :is(${scrollers})`) || !scroller.querySelector('[data-rest]')) return;
    const before = seen.get(scroller)?.place ?? 0;
    look(scroller);
    const { place } = seen.get(scroller);
    const link = scroller.querySelector(`[data-rest="${place > before ? 'after' : 'before'}"]`);
    if (!link || place === before || isBusy || !isNear(link, scroller)) return;
    isBusy = true;
    try {
        if (isDragging()) await extend(link);
        else if (isIdle()) await show(link);
    } finally {
        isBusy = false;
    }
}

function isNear(link, scroller) {
    const [one, all] = [boxOf(link), boxOf(scroller)];
    const away = [all.left - one.right, one.left - all.right, all.top - one.bottom, one.top - all.bottom];
    return Math.max(...away) < near;
}

// During a drag

/** Adds the next rows to the lists during a drag, and removes none. */
async function extend(link) {
    const fresh = await fetchPage(link.href);
    if (!fresh || !isDragging()) return;
    history.replaceState(null, '', link.href);   // the address of the page after the drop
    const frame = CSS.escape(link.closest('[data-frame]').dataset.frame);
    const inFrame = `[data-frame="${frame}"] [data-zone-list]`;
    const others = new Map([...fresh.querySelectorAll(inFrame)].map(list => [nameOf(list), list]));
    for (const list of document.querySelectorAll(inFrame)) {
        const other = others.get(nameOf(list));
        if (other) add(list, other, isAtStart(link));
    }
    const next = fresh.getElementById(link.id);
    if (!next) return link.remove();
    link.setAttribute('href', next.getAttribute('href'));
    link.replaceChildren(...next.childNodes);
}

const nameOf = ({ dataset }) => `${dataset.zoneList} ${dataset.section}`;
const slotsIn = list => entriesIn(list).map(entry => entry.closest('li') ?? entry);

/** Adds missing rows to a list, at its start or its end. */
function add(list, other, isBefore) {
    const known = new Set(entriesIn(list).map(entry => entry.id));
    const missing = slotsIn(other).filter(slot => !known.has(entryOf(slot).id));
    const own = slotsIn(list);
    if (isBefore) own[0]?.before(...missing);
    else own.at(-1)?.after(...missing);
    const name = isBefore ? 'first' : 'next';
    if (other.dataset[name]) list.dataset[name] = other.dataset[name];
    else delete list.dataset[name];
}

const entryOf = slot => (slot.matches('.entry') ? slot : slot.querySelector('.entry'));

function onClick(event) {
    const link = event.target.closest?.('[data-rest]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    show(link);
}

export function start() {
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    document.addEventListener('click', onClick, { capture: true });
    afterPatch(keepInPlace);
}
