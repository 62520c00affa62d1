// Dragging: what happens between lifting an entry and its one ending.

import { announce, say } from './announcer.js';
import { frameOf, itemsOf, placeOf, slotOf, twinInBar } from './entries.js';
import { watchGestures } from './gesture.js';
import { openMenu } from './menu.js';
import { inTurn, perform } from './operations.js';
import { hold } from './patch.js';
import { hideOnPage, moveOnPage, showDrag } from './picture.js';
import { dragRights, scrollSpeed, targetAt, whyItStays } from './targets.js';
import { showReason } from './overlays.js';

let drag = null;

function lift(entry, point) {
    if (dragRights(entry).length === 0) {
        showReason(entry, whyItStays(entry));
        return false;
    }
    const frame = requestAnimationFrame(scrollAlong);
    drag = { entry, point, release: hold(), picture: showDrag(entry), frame, time: performance.now() };
    document.documentElement.toggleAttribute('data-dragging', true);
    drag.picture.move(point, {});
    return true;
}

function move(entry, point) {
    drag.point = point;
    drag.picture.move(point, targetAt(entry, point));
}

/** While the pointer rests near an end of a scrolling bar, the bar goes on scrolling, as fast on every display. */
function scrollAlong(time) {
    const passed = Math.min(Math.max(time - drag.time, 0), 250);
    drag.time = time;
    drag.frame = requestAnimationFrame(scrollAlong);
    const bar = itemsOf(frameOf(drag.entry));
    const scroller = bar && scrollerOf(bar);
    if (!scroller) return;
    const box = scroller.getBoundingClientRect();
    if (drag.point.y < box.top - 16 || drag.point.y > box.bottom + 16) return;
    const speed = scrollSpeed(drag.point.x, box.left, box.right);
    if (speed === 0) return;
    scroller.scrollLeft += Math.sign(speed) * Math.ceil(Math.abs(speed) * passed);
    move(drag.entry, drag.point);
}

function scrollerOf(bar) {
    let element = bar;
    while (element && !element.matches('.screen')) {
        const scrolls = ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
        if (scrolls && element.scrollWidth > element.clientWidth) return element;
        element = element.parentElement;
    }
    return null;
}

/** Takes the drag's pictures away; after this there is no drag. */
function finish(how) {
    const ended = drag;
    drag = null;
    cancelAnimationFrame(ended.frame);
    document.documentElement.removeAttribute('data-dragging');
    ended.picture[how]();
    return ended;
}

function drop(entry, point) {
    const target = targetAt(entry, point);
    const { release } = finish(target.operation ? 'land' : 'goHome');
    try {
        if (target.operation) send(entry, target);
        else if (target.reason) say(target.reason);
        else announce(`${entry.dataset.title} stays where it was`);
    } finally {
        release();
    }
}

function send(entry, target) {
    const moved = target.operation.op === 'moveInSection' ? entry : twinInBar(entry);
    const from = placeOf(moved);
    const undo = showOutcome(moved, target);
    inTurn(() => perform(target.operation, entry, undo, from));
}

/** Shows at once what the server is about to confirm. Returns how to take it back. */
function showOutcome(moved, { operation, list, index, others }) {
    if (!moved) return () => {};
    if (operation.op === 'removeFromBar') return hideOnPage(moved);
    const next = others[index] ? slotOf(others[index]) : slotOf(others.at(-1)).nextSibling;
    return moveOnPage(slotOf(moved), list, next);
}

function cancel(entry) {
    finish('goHome').release();
    announce(`${entry.dataset.title} stays where it was`);
}

/** A long press without moving: the menu. */
function rest(entry) {
    if (drag) finish('goHome').release();
    openMenu(entry, entry);
}

export function start() {
    watchGestures({
        start: event => event.target.closest?.('.frame .entry[data-entry]') ?? null,
        lift, move, drop, cancel, rest,
    });
    document.addEventListener('dragstart', event => {
        if (event.target.closest?.('.frame .entry')) event.preventDefault();
    });
}
