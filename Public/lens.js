// The lens of a bottom bar on OS 26 and later, which moves to the selected tab and follows a finger across the bar.

import { dragRights } from './targets.js';
import { setOwn } from './morph.js';
import { navigate } from './navigation.js';
import { hideReason } from './overlays.js';
import { afterPatch } from './patch.js';
import { isStill } from './transition.js';

const capsules = 'body:not([data-view="all"]) .frame:not([data-os="18"]) .bottom-bar:not(.is-minimized) .capsule';
const far = 8;      // CSS pixels after which a press becomes a slide
const spring = 'linear(0, .24 9%, .72 22%, .99 35%, 1.06 45%, 1.03 58%, 1 74%, .995 86%, 1)';
const places = new WeakMap();   // by capsule: the frame's selected tab and its place in the bar
let slide = null;

const chosenIn = capsule => capsule.querySelector('.entry[aria-selected="true"]');
const middleOf = entry => entry.offsetLeft + entry.offsetWidth / 2;

/** Animates the lens from its place before a patch. */
function follow() {
    for (const capsule of document.querySelectorAll(capsules)) {
        const entry = chosenIn(capsule);
        const last = places.get(capsule);
        places.set(capsule, entry && { id: entry.id, middle: middleOf(entry) });
        if (entry && last && last.id !== entry.id && !isStill()) springFrom(entry, last.middle - middleOf(entry));
    }
}

function springFrom(entry, distance) {
    entry.animate([{ translate: `${distance}px` }, { translate: '0' }],
        { pseudoElement: '::before', duration: 480, easing: spring });
}

function onDown(event) {
    const entry = event.isPrimary && event.button === 0 && event.target.closest?.(`${capsules} .entry`);
    if (!entry || dragRights(entry).length > 0 || isStill()) return;
    const capsule = entry.closest('.capsule');
    const chosen = chosenIn(capsule);
    if (chosen) slide = { capsule, chosen, pointer: event.pointerId, x: event.clientX, under: null };
}

/** The entry at a position along the bar, and the lens's distance from its own place, in the frame's points. */
function aim({ capsule, chosen }, x) {
    const box = capsule.getBoundingClientRect();
    const entries = [...capsule.querySelectorAll('.entry')];
    const at = (x - box.left) / (box.width / capsule.offsetWidth);
    const [first, ...others] = entries.map(middleOf).sort((one, other) => one - other);
    const place = Math.min(Math.max(at, first), others.at(-1) ?? first);
    const under = entries.reduce((best, one) =>
        (Math.abs(middleOf(one) - place) < Math.abs(middleOf(best) - place) ? one : best));
    return { under, distance: place - middleOf(chosen) };
}

function onMove(event) {
    if (slide?.pointer !== event.pointerId) return;
    if (!slide.under && Math.abs(event.clientX - slide.x) < far) return;
    if (!slide.capsule.isConnected || !slide.chosen.isConnected) return end();
    hideReason();
    const { under, distance } = aim(slide, event.clientX);
    slide.distance = distance;
    slide.chosen.style.setProperty('--slide', `${distance}px`);
    setOwn(slide.capsule, 'data-sliding', '');
    if (slide.under === under) return;
    if (slide.under) setOwn(slide.under, 'data-under', null);
    setOwn(under, 'data-under', '');
    slide.under = under;
}

function onUp(event) {
    if (slide?.pointer !== event.pointerId) return;
    const { capsule, chosen, under, distance } = slide;
    const leads = event.type === 'pointerup' && under && under !== chosen && under.href && !under.dataset.action;
    if (!leads) {
        end();
        return under && springFrom(chosen, distance);
    }
    places.set(capsule, { id: chosen.id, middle: middleOf(chosen) + distance });
    const ended = slide;
    slide = null;
    navigate(under.href).finally(() => release(ended));   // until then the lens stays under the finger
}

function end() {
    release(slide);
    slide = null;
}

function release({ capsule, chosen, under }) {
    setOwn(chosen, 'style', null);
    setOwn(capsule, 'data-sliding', null);
    if (under) setOwn(under, 'data-under', null);
}

export function start() {
    afterPatch(follow);
    document.addEventListener('pointerdown', onDown);
    document.addEventListener('pointermove', onMove);
    document.addEventListener('pointerup', onUp);
    document.addEventListener('pointercancel', onUp);
}
