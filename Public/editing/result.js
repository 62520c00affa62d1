// What becomes of two changes, as far as it is decided.

import { make } from '../html.js';
import { joined, settled } from './merge.js';
import { lineOf } from './places.js';

const context = 3;   // lines of what stays that show beside what changes

/** The text of the outcome; every conflict must be decided. */
export function textOf(regions, disputes) {
    const left = [...disputes];
    return joined(regions.map(region => (region.kind === 'conflict' ? left.shift().lines : settled(region))));
}

/** Draws the outcome into `place`: what changes with a little of what stays around it, the rest in a few words. */
export function drawResult(place, regions, disputes) {
    const left = [...disputes];
    const lines = [];
    let number = 1;
    regions.forEach((region, index) => {
        const dispute = region.kind === 'conflict' ? left.shift() : null;
        const own = dispute ? dispute.lines : settled(region);
        if (own === null) lines.push(note(`Conflict ${disputes.indexOf(dispute) + 1} is not decided yet.`, 'open'));
        else if (region.kind === 'same') lines.push(...folded(own, number, index > 0, index < regions.length - 1));
        else lines.push(...own.map((line, at) => lineOf(line, number + at, 'changed')));
        number += own?.length ?? 0;
    });
    place.replaceChildren(...lines);
}

const note = (text, mark) => make('span', { class: 'merge-line merge-note', 'data-mark': mark }, text);

/** The lines beside a change before them and after them. */
function folded(lines, from, isAfter, isBefore) {
    const head = isAfter ? context : 0;
    const tail = isBefore ? context : 0;
    const draw = (part, start) => part.map((line, at) => lineOf(line, start + at));
    const hidden = lines.length - head - tail;
    if (hidden <= 1) return draw(lines, from);
    return [
        ...draw(lines.slice(0, head), from), note(`${hidden} lines stay as they are`, 'same'),
        ...draw(lines.slice(lines.length - tail), from + lines.length - tail),
    ];
}
