// Dragging, from lifting an entry until the drop or cancellation.

import { announce } from './announcer.js';
import { boxOf, frameOf, itemsOf, placeOf, sectionOf, slotOf, subjectOf, twinInBar } from './entries.js';
import { watchGestures } from './gesture.js';
import { openMenu } from './menu.js';
import { enqueue, perform, stateFor } from './operations.js';
import { postponePatches } from './patch.js';
import { hideOnPage, moveOnPage, showDrag } from './drag-image.js';
import { contains, dragRights, scrollSpeed, targetAt, whyItStays } from './targets.js';
import { hideReason, refuse } from './overlays.js';

let drag = null;

/** The rules of a mode: the entries that lift, the reasons of others, the effect of a drop, the lists that scroll. */
const customizing = {
    at: event => event.target.closest?.('.frame .entry[data-entry]') ?? null,
    rights: dragRights, why: whyItStays, targetAt, send, rest: openMenu,
    lists: entry => [[itemsOf(frameOf(entry)), 'x'], [sectionOf(entry), 'y']],
};
let mode = customizing;

/** Sets the mode of dragging; without an argument, customizing as on the device. */
export const setDragMode = (given = customizing) => { mode = given; };

/** Returns whether a long press shows an enlarged tab (viewer.js). */
const isViewing = () => document.querySelector('.large-content') !== null;

function lift(entry, point) {
    if (mode.rights(entry).length === 0) {
        if (!isViewing()) refuse(entry, mode.why(entry));
        return false;
    }
    const frame = requestAnimationFrame(scrollAlong);
    drag = { entry, point, release: postponePatches(), picture: showDrag(entry), frame, time: performance.now() };
    document.documentElement.toggleAttribute('data-dragging', true);
    drag.picture.move(point, {});
    return true;
}

function move(entry, point) {
    drag.point = point;
    drag.picture.move(point, mode.targetAt(entry, point));
}

/** Scrolls a bar or sidebar while the pointer is near its end, at the same speed on every display. */
function scrollAlong(time) {
    const passed = Math.min(Math.max(time - drag.time, 0), 250);
    drag.time = time;
    drag.frame = requestAnimationFrame(scrollAlong);
    const { entry, point } = drag;
    const scrolled = mode.lists(entry, point).filter(([list, axis]) =>
        list && scrollTowards(point, scrollerOf(list, axis), axis, passed));
    if (scrolled.length > 0) move(entry, point);
}

function scrollTowards(point, scroller, axis, passed) {
    if (!scroller || !contains(boxOf(scroller), point, 16)) return false;
    const { left, right, top, bottom } = boxOf(scroller);
    const speed = axis === 'x' ? scrollSpeed(point.x, left, right) : scrollSpeed(point.y, top, bottom);
    scroller[axis === 'x' ? 'scrollLeft' : 'scrollTop'] += Math.sign(speed) * Math.ceil(Math.abs(speed) * passed);
    return speed !== 0;
}

function scrollerOf(list, axis) {
    const [overflow, all, shown] = axis === 'x'
        ? ['overflowX', 'scrollWidth', 'clientWidth'] : ['overflowY', 'scrollHeight', 'clientHeight'];
    for (let element = list; element && !element.matches('.screen'); element = element.parentElement) {
        const scrolls = ['auto', 'scroll'].includes(getComputedStyle(element)[overflow]);
        if (scrolls && element[all] > element[shown]) return element;
    }
    return null;
}

/** Ends the gesture; the caller ends the drag image. */
function finish() {
    const ended = drag;
    drag = null;
    cancelAnimationFrame(ended.frame);
    document.documentElement.removeAttribute('data-dragging');
    hideReason();
    return ended;
}

function drop(entry, point) {
    const target = mode.targetAt(entry, point);
    const { release, picture } = finish();
    try {
        if (target.operation) return mode.send(entry, target, picture);
        picture.goHome();
        if (target.reason) refuse(entry, target.reason);
        else announce(`${entry.dataset.title} stays where it was`);
    } finally {
        release();
    }
}

function send(entry, target, picture) {
    const moved = target.operation.op === 'moveInSection' ? entry : twinInBar(entry);
    const from = placeOf(moved);
    const subject = subjectOf(entry);
    const base = stateFor(subject);
    picture.settle(Boolean(moved));
    const revert = showOutcome(moved, target);
    const undo = () => {
        revert();
        picture.goHome();
    };
    enqueue(() => perform(target.operation, subject, { undo, from, base })).finally(picture.land);
}

/** Shows the result before the server confirms it. Returns a function that reverts it. */
function showOutcome(moved, { operation, list, index, others }) {
    if (!moved) return () => {};
    if (operation.op === 'removeFromBar') return hideOnPage(moved);
    const next = others[index] ? slotOf(others[index]) : slotOf(others.at(-1)).nextSibling;
    return moveOnPage(slotOf(moved), list, next);
}

function putBack() {
    const { picture, release } = finish();
    picture.goHome();
    release();
}

function cancel(entry) {
    putBack();
    announce(`${entry.dataset.title} stays where it was`);
}

/** Opens the menu after a long press without movement. */
function rest(entry) {
    if (drag) putBack();
    else if (isViewing()) return;
    hideReason();   // the menu shows the reason
    mode.rest(entry, entry);
}

export function start() {
    watchGestures({
        start: event => mode.at(event),
        lift, move, drop, cancel, rest,
    });
    document.addEventListener('dragstart', event => {
        if (event.target.closest?.('.frame .entry')) event.preventDefault();
    });
}
