// What lies over the page for a moment: why an entry does not move, said on hover and on focus to eyes and to screen
// readers; and the sheet that an intercepted tab slides up (R4.14).

import { boxOf, findAgain, frameOf, subjectOf } from './entries.js';
import { afterPatch } from './patch.js';
import { make, overPage } from './html.js';
import { setOwn } from './morph.js';
import { dragRights, whyItStays } from './targets.js';

const delay = 700;   // ms of resting before it shows
let tip = null;
let timer = 0;

/** Shows the sentence beside the entry until the pointer or the focus leaves it. */
export function showReason(entry, text) {
    clearTimeout(timer);
    tip ??= make('div', { id: 'reason', class: 'tooltip', role: 'tooltip' });
    overPage(tip);
    tip.textContent = text;
    tip.hidden = false;
    setOwn(entry, 'aria-describedby', tip.id);
    const box = boxOf(entry);
    const width = tip.offsetWidth;
    const left = Math.max(8, Math.min(innerWidth - width - 8, (box.left + box.right - width) / 2));
    const below = box.bottom + 8 + tip.offsetHeight < innerHeight;
    tip.style.setProperty('left', `${left}px`);
    tip.style.setProperty('top', `${below ? box.bottom + 8 : box.top - 8 - tip.offsetHeight}px`);
}

const described = () => document.querySelectorAll('[aria-describedby="reason"]');

export function hideReason() {
    clearTimeout(timer);
    if (!tip) return;
    tip.hidden = true;
    for (const entry of described()) setOwn(entry, 'aria-describedby', null);
}

/** Only frames in which something moves explain what does not. */
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
        if (event.pointerType !== 'touch' && event.target.closest?.('.entry')) hideReason();
    });
    document.addEventListener('focusin', event => {
        const entry = event.target.matches(':focus-visible') ? entryThatStays(event) : null;
        if (entry) showReason(entry, whyItStays(entry));
    });
    document.addEventListener('focusout', hideReason);
    document.addEventListener('keydown', event => { if (event.key === 'Escape') hideReason(); });
    afterPatch(() => { if (tip && described().length === 0) tip.hidden = true; });
}

export function openSheet(entry) {
    const title = entry.dataset.title;
    const close = make('button', { type: 'button', class: 'sheet-close' }, 'Close');
    const sheet = make('dialog', { class: 'sheet', 'aria-labelledby': 'sheet-title' },
        make('h2', { id: 'sheet-title' }, title),
        make('p', {}, `${title} acts instead of being selected, so the selection stays where it was.`), close);
    const subject = subjectOf(entry);
    const place = () => cover(sheet, document.querySelector(`[data-frame="${subject.frame}"] .screen`));
    sheet.toggleAttribute('data-page', frameOf(entry).matches('[data-platform="iPad"][data-size-class="regular"]'));
    document.body.append(sheet);
    place();
    addEventListener('resize', place);
    close.addEventListener('click', () => sheet.close());
    sheet.addEventListener('click', event => { if (event.target === sheet) sheet.close(); });
    sheet.addEventListener('close', () => {
        removeEventListener('resize', place);
        sheet.remove();
        findAgain(subject)?.focus({ preventScroll: true });
    });
    sheet.showModal();
}

function cover(sheet, screen) {
    if (!screen) return;
    const box = boxOf(screen);
    for (const side of ['left', 'top', 'width', 'height']) sheet.style.setProperty(`--${side}`, `${box[side]}px`);
}
