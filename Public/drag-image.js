// The appearance of a drag: an image under the pointer, an insertion mark, and neighbors that move aside.

import { axisOf, boxOf, isRightToLeft, slotOf } from './entries.js';
import { make } from './html.js';
import { hideReason, showReason } from './overlays.js';
import { provisional } from './patch.js';
import { markAt } from './targets.js';

const shift = 7;   // CSS pixels by which each neighbor of the gap moves aside

/** Shows a lifted entry. Call `move(point, target)`, then `settle()`, and `land()` or `goHome()` at the end. */
export function showDrag(entry) {
    const symbol = entry.querySelector('svg, img');
    const ghost = make('div', { class: 'drag-ghost', 'aria-hidden': 'true' },
        ...(symbol ? [symbol.cloneNode(true)] : []), make('span', {}, entry.dataset.title));
    const mark = make('div', { class: 'insertion-mark', 'aria-hidden': 'true', hidden: '' });
    document.body.append(ghost, mark);
    entry.toggleAttribute('data-lifted', true);
    let yielding = [];
    let into = null;

    function move(point, target) {
        // The image doesn't cover the gap between rows.
        const rows = target.line || (target.list && axisOf(target.list) === 'y');
        place(ghost, point.x + (!rows ? 0 : point.x + 190 > innerWidth ? -110 : 110), point.y - (rows ? 0 : 44));
        ghost.dataset.outcome = target.operation?.op ?? (target.reason ? 'refused' : 'none');
        setYield([]);
        mark.hidden = !target.list || !target.operation;
        if (!mark.hidden) showGap(target);
        setInto(target.into);
        if (target.reason) showReason(ghost, target.reason);
        else hideReason();
    }

    /** Highlights the section under the pointer. */
    function setInto(next) {
        into?.removeAttribute('data-into');
        into = next;
        into?.setAttribute('data-into', '');
    }

    function showGap({ list, index, others, line }) {
        const rtl = isRightToLeft(list);
        const axis = line ? 'y' : axisOf(list);
        const { x, y, length } = line ?? markAt(index, others.map(boxOf), boxOf(list), axis, rtl);
        mark.dataset.axis = axis;
        mark.style.setProperty('--length', `${length}px`);
        place(mark, x, y);
        if (line) return;
        const sign = axis === 'x' && rtl ? -1 : 1;
        setYield([[others[index - 1], -sign], [others[index], sign]].filter(([other]) => other), axis);
    }

    function setYield(next, axis) {
        for (const slot of yielding) slot.style.removeProperty('translate');
        const slots = next.map(([other, sign]) => [slotOf(other), sign]);
        for (const [slot, sign] of slots) {
            slot.style.setProperty('translate', axis === 'y' ? `0 ${sign * shift}px` : `${sign * shift}px 0`);
        }
        yielding = slots.map(([slot]) => slot);
    }

    /** Ends the drag; `isShown` means that the page already shows the result. */
    function settle(isShown) {
        setYield([]);
        setInto(null);
        mark.remove();
        entry.removeAttribute('data-lifted');
        if (isShown) ghost.remove();
    }

    function land() {
        if (ghost.dataset.outcome !== 'home') ghost.remove();
    }

    function goHome() {
        settle(false);
        document.body.append(ghost);
        ghost.getBoundingClientRect();   // sets the start of the animation
        ghost.dataset.outcome = 'home';
        const home = boxOf(entry);
        if (home.width === 0) return ghost.remove();
        place(ghost, (home.left + home.right) / 2, (home.top + home.bottom) / 2);
        const flights = ghost.getAnimations?.() ?? [];
        Promise.allSettled(flights.map(flight => flight.finished)).then(() => ghost.remove());
    }

    return { move, settle, land, goHome };
}

function place(element, x, y) {
    element.style.setProperty('left', `${x}px`);
    element.style.setProperty('top', `${y}px`);
}

/** Shows a move before the server responds. Returns a function that reverts it. */
export function moveOnPage(slot, list, before) {
    const [parent, next] = [slot.parentElement, slot.nextSibling];
    list.insertBefore(slot, before);
    return provisional(() => parent.insertBefore(slot, next));
}

/** Hides an entry before the server responds. Returns a function that reverts it. */
export function hideOnPage(entry) {
    entry.toggleAttribute('data-leaving', true);
    return provisional(() => entry.removeAttribute('data-leaving'));
}
