// Dragging in design mode: tabs and sections, in frames and in the outline, from one to the other.

import { dragBy } from '../drag.js';
import { itemsOf } from '../entries.js';
import { afterPatch } from '../patch.js';
import { move } from './design-acts.js';
import { choose } from './design-choice.js';
import { openMenu } from './design-menu.js';
import { idOf, isDesigning, outline, rowOf } from './design-outline.js';
import { targetAt } from './design-targets.js';

const liftable = '.frame .entry[data-entry], .frame .section-head, [data-outline-entry]';

/** What is pressed, if it stands for an entry of the spec. A heading has its title from there. */
export function elementAt(target) {
    const element = target.closest?.(liftable) ?? null;
    const row = element && rowOf(idOf(element));
    if (!row) return null;
    if (element.matches('.section-head')) element.dataset.title = row.dataset.title;
    return element;
}

function send(element, target, picture) {
    choose([rowOf(idOf(element))]);
    picture.settle(false);
    move(() => target.operation.place).finally(picture.land);
}

/** What scrolls along: the outline, or the bar and the sidebar of the frame under the pointer. */
function lists(element, { x, y }) {
    const frame = document.elementFromPoint(x, y)?.closest('.frame');
    if (!frame) return [[outline(), 'y']];
    return [[itemsOf(frame), 'x'], [frame.querySelector('[data-sidebar] .sidebar-scroll > *'), 'y']];
}

const designing = {
    at: event => elementAt(event.target), rights: () => ['design'], why: () => '', rest: openMenu,
    targetAt, send, lists,
};

export function start() {
    afterPatch(() => dragBy(isDesigning() ? designing : undefined));
}
