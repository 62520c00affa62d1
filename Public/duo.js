// The vertical bar of an iPhone Duo: shows titles beside the symbols while it is pressed; releasing selects the entry
// under the pointer (R2.95).

import { setOwn } from './morph.js';
import { navigate } from './navigation.js';

const capsules = '.frame[data-platform="iPhoneDuo"] .vertical-bar .capsule';
let press = null;   // the capsule, its entries, the first pressed one and the one under the pointer

function onDown(event) {
    const entry = event.isPrimary && event.button === 0 && event.target.closest?.(`${capsules} .entry`);
    if (!entry || document.body.dataset.mode === 'design') return;
    const capsule = entry.closest('.capsule');
    press = { capsule, first: entry, under: null, pointer: event.pointerId };
    setOwn(capsule, 'data-pressed', '');
    moveTo(entry);
}

/** The entry at a height on the screen; the pointer may be beside the bar. */
function entryAt(y) {
    const distance = entry => {
        const { top, bottom } = entry.getBoundingClientRect();
        return Math.abs((top + bottom) / 2 - y);
    };
    const entries = [...press.capsule.querySelectorAll('.entry')];
    return entries.reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

function moveTo(entry) {
    if (press.under === entry) return;
    if (press.under) setOwn(press.under, 'data-under', null);
    setOwn(entry, 'data-under', '');
    press.under = entry;
}

function onMove(event) {
    if (press?.pointer !== event.pointerId) return;
    if (press.capsule.isConnected) moveTo(entryAt(event.clientY));
    else press = null;
}

function onUp(event) {
    if (press?.pointer !== event.pointerId) return;
    const { capsule, first, under } = press;
    press = null;
    setOwn(under, 'data-under', null);
    // The click that follows selects the entry if the pointer is still on it.
    const isChosen = event.type === 'pointerup' && under !== first && under.href && !under.dataset.action;
    const release = () => setOwn(capsule, 'data-pressed', null);
    if (isChosen) navigate(under.href).finally(release);
    else release();
}

export function start() {
    document.addEventListener('pointerdown', onDown);
    document.addEventListener('pointermove', onMove);
    document.addEventListener('pointerup', onUp);
    document.addEventListener('pointercancel', onUp);
    document.addEventListener('dragstart', event => press && event.preventDefault());
}
