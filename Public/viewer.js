// The large content viewer (R2.90): at accessibility sizes bars keep their text size, and holding a tab shows its
// symbol and title enlarged in the middle of the screen. A finger may move on to other tabs; releasing selects, unless
// the tab can be rearranged: then it is lifted, or its menu opens, as at any size.

import { overPage } from './announcer.js';
import { boxOf, frameOf } from './entries.js';
import { make } from './html.js';
import { dragRights } from './targets.js';

const holdTime = 300;   // ms
const tabs = '.frame[data-type-size^="accessibility"] [role="tablist"] .entry';
let timer = 0;
let view = null;   // {entry, element}

function show(entry) {
    hide();
    const icon = entry.querySelector('.icon');
    const element = make('div', { class: 'large-content', 'aria-hidden': 'true' },
        ...(icon ? [icon.cloneNode(true)] : []), make('span', {}, entry.dataset.title ?? entry.textContent));
    const { left, right, top, bottom } = boxOf(frameOf(entry).querySelector('.screen'));
    element.style.setProperty('left', `${(left + right) / 2}px`);
    element.style.setProperty('top', `${(Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2}px`);
    overPage(element);
    view = { entry, element };
}

function hide() {
    clearTimeout(timer);
    view?.element.remove();
    view = null;
}

function move(event) {
    if (!view) return;
    if (document.documentElement.hasAttribute('data-dragging')) {
        if (Math.hypot(event.movementX, event.movementY) > 1) hide();
        return;
    }
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest(tabs);
    if (under && under !== view.entry) show(under);
}

/** Selects the tab after a long press by touch, which makes no click. */
function release(event) {
    clearTimeout(timer);
    const chosen = event.pointerType === 'touch' && view && dragRights(view.entry).length === 0 ? view.entry : null;
    chosen?.click();
    setTimeout(hide);
}

export function start() {
    const listen = (type, listener) => document.addEventListener(type, listener, { capture: true });
    listen('pointerdown', event => {
        hide();
        const entry = event.isPrimary && event.button === 0 ? event.target.closest?.(tabs) : null;
        if (entry) timer = setTimeout(show, holdTime, entry);
    });
    listen('pointermove', move);
    listen('pointerup', release);
    listen('pointercancel', hide);
    document.addEventListener('touchmove', event => { if (view) event.preventDefault(); }, { passive: false });
}
