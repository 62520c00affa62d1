// With the Alt key pressed, or after a long press on *Why*, pointing at an entry shows the reasons for its place on
// every device, in a tooltip.

import { overPage, placeNear, say } from './announcer.js';
import { boxOf, frameOf, isInSidebar } from './entries.js';
import { fetchPage, make } from './html.js';
import { afterPatch } from './patch.js';

const entries = 'body:not([data-view="all"]) .frame :is(.entry, .section-heading)[data-entry]';
const known = new Map();    // the reasons by entry, for the shown page
let bubble = null;
let shown = null;           // the entry of the bubble
let pointed = null;         // the entry under the pointer
let isAsking = false;       // after a long press on *Why*, until another press

const tab = '.inspector-tabs [data-value="why"]';
const longPress = 500;      // ms

/** The inspector's reasons for an entry, if there are any. */
async function reasonsFor(id) {
    const address = new URL(location.href);
    for (const [name, value] of [['inspector', 'open'], ['tab', 'why'], ['select', id]]) {
        address.searchParams.set(name, value);
    }
    return (await fetchPage(address))?.querySelector('.pane-chosen');
}

/** Moves the places on the entry's device to the start, and marks them. */
function putFirst(list, entry) {
    const { ariaLabel, dataset } = frameOf(entry);
    const [device] = ariaLabel.split(',');
    const kind = dataset.sizeClass === 'compact' ? 'compact'
        : isInSidebar(entry) ? 'sidebar' : device === 'iPhone' ? 'landscape' : 'bar';
    const on = name => [...list.children]
        .filter(place => place.firstElementChild.textContent.split(' · ').includes(name));
    const exact = on(`${device} ${kind}`);
    const here = exact.length > 0 ? exact : on(device);
    for (const place of here) place.dataset.here = '';
    list.prepend(...here);
}

async function show(entry) {
    if (shown === entry) return;
    shown = entry;
    const { entry: id } = entry.dataset;
    if (!known.has(id)) known.set(id, reasonsFor(id));
    const reasons = await known.get(id);
    if (shown !== entry || !reasons || !entry.isConnected) return;
    bubble ??= make('div', { class: 'why-bubble', role: 'tooltip' });
    const parts = ['.chosen-title', '.chosen-places'].map(part => reasons.querySelector(part).cloneNode(true));
    const line = reasons.querySelector('[data-line]')?.title;
    putFirst(parts[1], entry);
    bubble.replaceChildren(...parts, ...(line ? [make('p', { class: 'place' }, line)] : []));
    for (const one of bubble.querySelectorAll('[popover]')) one.remove();
    overPage(bubble);
    bubble.hidden = false;
    placeNear(bubble, boxOf(entry), { gap: 10, isCentered: true });
}

function hide() {
    shown = null;
    if (bubble) bubble.hidden = true;
}

function ask() {
    isAsking = true;
    say('Point at a tab or touch it to see why it appears there.');
}

/** Makes presses on entries show reasons instead of selecting, after a long press on *Why*. */
function listenForLongPress() {
    let timer = 0;
    document.addEventListener('pointerdown', event => {
        clearTimeout(timer);
        if (event.target.closest?.(tab)) timer = setTimeout(ask, longPress);
        else if (!event.target.closest?.(entries)) isAsking = false;
    });
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, () => clearTimeout(timer));
    document.addEventListener('click', event => {
        const entry = event.target.closest?.(entries);
        if (!isAsking || !(entry ?? event.target.closest?.(tab))) return;
        event.preventDefault();
        event.stopPropagation();
        if (entry) show(entry);
    }, { capture: true });
    document.addEventListener('contextmenu', event => { if (event.target.closest?.(tab)) event.preventDefault(); });
}

export function start() {
    listenForLongPress();
    document.addEventListener('pointerover', event => {
        const entry = event.target.closest?.(entries) ?? null;
        pointed = event.pointerType === 'touch' ? null : entry;
        if (pointed && (event.altKey || isAsking)) show(pointed);
        else if (!entry) hide();
    });
    document.addEventListener('keydown', event => {
        if (event.key === 'Escape') isAsking = false;
        if (event.key === 'Alt' && pointed?.isConnected) show(pointed);
        else hide();
    });
    document.addEventListener('keyup', event => { if (event.key === 'Alt') hide(); });
    addEventListener('blur', hide);
    afterPatch(() => {
        known.clear();
        hide();
    });
}
