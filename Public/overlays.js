// Tooltips with the reason why an entry can't be moved, on hover and on focus. Also dialogs whose modules are loaded
// when first used.

import { announce, overPage, placeNear, say } from './announcer.js';
import { boxOf } from './entries.js';
import { afterPatch } from './patch.js';
import { make } from './html.js';
import { setOwn } from './morph.js';
import { dragRights, whyItStays } from './targets.js';

// The time in ms of hovering before a tooltip appears.
const delay = 700;
let tip = null;
let timer = 0;
// The tooltip explains a refusal, and stays until the next action.
let isRefusal = false;

/** Shows the sentence beside the entry until the pointer or the focus leaves it. */
export function showReason(entry, text) {
    hideReason();
    tip ??= make('div', { id: 'reason', class: 'tooltip', role: 'tooltip' });
    overPage(tip);
    tip.textContent = text;
    tip.hidden = false;
    setOwn(entry, 'aria-describedby', tip.id);
    placeNear(tip, boxOf(entry), { gap: 8, isCentered: true });
}

/** Shows and announces the reason for a refusal. */
export function refuse(entry, text) {
    announce(text);
    showReason(entry, text);
    isRefusal = true;
}

const described = () => document.querySelectorAll('[aria-describedby="reason"]');

export function hideReason() {
    clearTimeout(timer);
    isRefusal = false;
    if (!tip) return;
    tip.hidden = true;
    for (const entry of described()) setOwn(entry, 'aria-describedby', null);
}

let loading = 0;

/** Returns whether a dialog is about to open, which keys are for. */
export const isLoading = () => loading > 0;

/** Opens a dialog; its `module` is loaded with the first use. */
export async function openLate(module, name, subject) {
    if (document.querySelector('dialog[open]')) return;
    loading += 1;
    try {
        const late = await import(module).finally(() => { loading -= 1; });
        await late.open(subject);
    } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        say(`${name} can’t be fetched. Is the server running?`);
    }
}

/** The entry of an event, if it can't be moved and others in its frame can. */
function entryThatStays(event) {
    const entry = event.target.closest?.('.frame .entry[data-entry]');
    if (!entry || dragRights(entry).length > 0) return null;
    return entry.closest('.frame').querySelector('.entry[data-rights]:not([data-rights=""])') ? entry : null;
}

export function start() {
    document.addEventListener('pointerover', event => {
        clearTimeout(timer);
        const entry = event.pointerType === 'touch' ? null : entryThatStays(event);
        if (entry) timer = setTimeout(() => showReason(entry, whyItStays(entry)), delay);
    });
    document.addEventListener('pointerout', event => {
        if (!isRefusal && event.pointerType !== 'touch' && event.target.closest?.('.entry')) hideReason();
    });
    document.addEventListener('focusin', event => {
        const entry = event.target.matches(':focus-visible') ? entryThatStays(event) : null;
        if (entry) showReason(entry, whyItStays(entry));
    });
    for (const type of ['focusout', 'pointerdown', 'wheel']) document.addEventListener(type, hideReason);
    document.addEventListener('keydown', event => { if (isRefusal || event.key === 'Escape') hideReason(); });
    afterPatch(() => { if (tip && described().length === 0) tip.hidden = true; });
}
