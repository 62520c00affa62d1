// What a drag looks like: a small picture under the pointer, a mark in the gap, neighbours that yield.

import { axisOf, isRightToLeft } from './entries.js';
import { make } from './html.js';
import { markAt } from './targets.js';

const yieldBy = 7;   // CSS pixels that each neighbour of the gap moves aside

/** Shows the lifted entry. `move(point, target)`, `land()` and `goHome()` follow; the last two end it. */
export function showDrag(entry) {
    const symbol = entry.querySelector('svg, img');
    const ghost = make('div', { class: 'drag-ghost', 'aria-hidden': 'true' },
        ...(symbol ? [symbol.cloneNode(true)] : []), make('span', {}, entry.dataset.title));
    const mark = make('div', { class: 'insertion-mark', 'aria-hidden': 'true', hidden: '' });
    document.body.append(ghost, mark);
    entry.toggleAttribute('data-lifted', true);
    const home = entry.getBoundingClientRect();
    let yielding = [];

    function move(point, target) {
        const rows = target.list && axisOf(target.list) === 'y';   // beside the gap, so that the gap is seen
        place(ghost, point.x + (rows ? 110 : 0), point.y - (rows ? 0 : 44));
        ghost.dataset.outcome = target.operation?.op ?? (target.reason ? 'refused' : 'none');
        setYield([]);
        mark.hidden = !target.list;
        if (target.list) showGap(target);
    }

    function showGap({ list, index, others }) {
        const rtl = isRightToLeft(list);
        const axis = axisOf(list);
        const rects = others.map(other => other.getBoundingClientRect());
        const { x, y, length } = markAt(index, rects, list.getBoundingClientRect(), axis, rtl);
        mark.dataset.axis = axis;
        mark.style.setProperty('--length', `${length}px`);
        place(mark, x, y);
        const sign = axis === 'x' && rtl ? -1 : 1;
        setYield([[others[index - 1], -sign], [others[index], sign]].filter(([other]) => other), axis);
    }

    function setYield(next, axis) {
        for (const element of yielding) element.style.removeProperty('translate');
        for (const [element, sign] of next) {
            element.style.setProperty('translate', axis === 'y' ? `0 ${sign * yieldBy}px` : `${sign * yieldBy}px 0`);
        }
        yielding = next.map(([element]) => element);
    }

    function land() {
        setYield([]);
        mark.remove();
        ghost.remove();
        entry.removeAttribute('data-lifted');
    }

    function goHome() {
        setYield([]);
        mark.remove();
        entry.removeAttribute('data-lifted');
        ghost.dataset.outcome = 'home';
        place(ghost, (home.left + home.right) / 2, (home.top + home.bottom) / 2);
        const flights = ghost.getAnimations?.() ?? [];
        Promise.allSettled(flights.map(flight => flight.finished)).then(() => ghost.remove());
    }

    return { move, land, goHome };
}

function place(element, x, y) {
    element.style.setProperty('left', `${x}px`);
    element.style.setProperty('top', `${y}px`);
}

/** Shows the move before the server has answered. Returns how to take it back. */
export function moveOnPage(slot, list, before) {
    const [parent, next] = [slot.parentElement, slot.nextSibling];
    list.insertBefore(slot, before);
    return () => { if (parent.isConnected) parent.insertBefore(slot, next); };
}

/** Hides the entry before the server has answered. Returns how to take it back. */
export function hideOnPage(entry) {
    entry.toggleAttribute('data-leaving', true);
    return () => entry.removeAttribute('data-leaving');
}
