// Draws a merge: the differences, the choices for each conflict, and the result.

import { make } from '../html.js';
import { match } from './diff.js';
import { decide, resolved } from './merge.js';

const labels = {
    theirs: ({ theirs }) => `Take ${theirs.toLowerCase()}`,
    mine: ({ mine }) => `Take ${mine.toLowerCase()}`,
    theirsMine: ({ theirs, mine }) => `Both: ${theirs.toLowerCase()}, then ${mine.toLowerCase()}`,
    mineTheirs: ({ theirs, mine }) => `Both: ${mine.toLowerCase()}, then ${theirs.toLowerCase()}`,
    base: () => 'Neither: the original', hand: () => 'Edit by hand',
};

const signs = { added: ['+', 'added: '], removed: ['−', 'removed: '] };

/** A line with its number and sign, if any; screen readers get a word instead of the sign. */
function lineOf(text, number, mark) {
    const [sign, word] = signs[mark] ?? ['', ''];
    const gutter = make('span', { class: 'merge-number', 'aria-hidden': 'true' }, `${number ?? ''}`);
    const side = make('span', { class: 'merge-sign', 'aria-hidden': 'true' }, sign);
    const spoken = word ? [make('span', { class: 'visually-hidden' }, word)] : [];
    return make('span', { class: 'merge-line', 'data-mark': mark }, gutter, side, ...spoken,
        make('code', { dir: 'ltr' }, text === '' ? ' ' : text));
}

/** An element for each difference; `update` is called after each decision. */
export function drawPlaces(regions, conflicts, names, update) {
    const at = { base: 1, mine: 1, theirs: 1 };
    const places = [];
    let count = 0;
    for (const region of regions) {
        if (region.kind === 'conflict') places.push(drawConflict(conflicts[count], at, names, update, {
            number: count += 1, of: conflicts.length,
        }));
        else if (region.kind !== 'same') places.push(drawChange(region, at, names));
        for (const side of Object.keys(at)) at[side] += region[side].length;
    }
    return places;
}

const range = (from, count) => (count > 1 ? `lines ${from} to ${from + count - 1}` : `line ${from}`);

/** A change that needs no decision: the removed and added lines. */
function drawChange({ kind, base, mine, theirs }, at, names) {
    const side = kind === 'theirs' ? 'theirs' : 'mine';
    const fresh = kind === 'theirs' ? theirs : mine;
    const who = kind === 'both' ? `Same in ${names.theirs.toLowerCase()} and ${names.mine.toLowerCase()}` : names[side];
    const title = `${who}, ${range(at[side], fresh.length)}`;
    const kept = match(base, fresh);
    const lines = [];
    let [i, j] = [0, 0];
    for (const [x, y] of [...kept, [base.length, fresh.length]]) {
        for (; i < x; i += 1) lines.push(lineOf(base[i], at.base + i, 'removed'));
        for (; j < y; j += 1) lines.push(lineOf(fresh[j], at[side] + j, 'added'));
        if (j < fresh.length) lines.push(lineOf(fresh[j], at[side] + j));
        [i, j] = [x + 1, y + 1];
    }
    return make('section', { class: 'merge-place', 'data-kind': kind, 'aria-label': title },
        make('h3', {}, title), make('pre', { class: 'merge-text' }, ...lines));
}

function drawConflict(conflict, at, names, update, { number, of }) {
    const { region } = conflict;
    const title = `Conflict${of > 1 ? ` ${number} of ${of}` : ''}, ${range(at.mine, region.mine.length)}`;
    const columns = make('div', { class: 'merge-columns' },
        ...['theirs', 'base', 'mine'].map(side => drawColumn(side, region, at[side], names[side])));
    const kind = { 'data-kind': 'conflict', 'data-conflict': number };
    return make('section', { class: 'merge-place', ...kind, 'aria-label': title }, make('h3', {}, title), columns,
        drawChoice(conflict, title, names, number, update));
}

/** The lines of the base that both sides have. */
function inAll({ base, mine, theirs }) {
    const [inMine, inTheirs] = [mine, theirs].map(lines => new Set(match(base, lines).map(([line]) => line)));
    return new Set([...inMine].filter(line => inTheirs.has(line)));
}

/** One side, with the lines it added; the base is shown with the lines that either side removed. */
function drawColumn(side, region, from, name) {
    const own = region[side];
    const kept = side === 'base' ? inAll(region) : new Set(match(region.base, own).map(([, line]) => line));
    const mark = side === 'base' ? 'removed' : 'added';
    const lines = own.map((line, at) => lineOf(line, from + at, kept.has(at) ? undefined : mark));
    const text = lines.length > 0 ? make('pre', { class: 'merge-text' }, ...lines)
        : make('p', { class: 'merge-nothing' },
            side === 'base' ? 'There were no lines here.' : 'These lines were removed.');
    const facts = { class: 'merge-column', 'data-side': side, 'aria-label': name };
    return make('section', facts, make('h4', {}, name), text);
}

function drawChoice(conflict, title, names, number, update) {
    const { region } = conflict;
    const hand = make('textarea', {
        class: 'merge-hand', 'aria-label': `${title}: your text`, spellcheck: 'false', autocomplete: 'off',
        autocapitalize: 'off', rows: Math.min(12, Math.max(3, region.mine.length + 1)),
    });
    hand.value = conflict.hand ?? (conflict.lines ?? region.mine).join('\n');
    hand.hidden = conflict.choice !== 'hand';
    const radios = Object.entries(labels).map(([choice, label]) => {
        const radio = make('input', { type: 'radio', name: `conflict-${number}`, value: choice });
        radio.checked = conflict.choice === choice;
        return make('label', { class: 'merge-choice' }, radio, label(names));
    });
    const choose = choice => {
        if (conflict.hand === null && hand.hidden) hand.value = (conflict.lines ?? region.mine).join('\n');
        hand.hidden = choice !== 'hand';
        decide(conflict, choice, choice === 'hand' ? hand.value : conflict.hand);
        update();
    };
    hand.addEventListener('input', () => choose('hand'));
    const fieldset = make('fieldset', { class: 'merge-choices' },
        make('legend', { class: 'visually-hidden' }, title), ...radios);
    fieldset.addEventListener('change', event => choose(event.target.value));
    return make('div', { class: 'merge-decision' }, fieldset, hand);
}

const context = 3;   // unchanged lines shown around a change

/** Draws the result into `place`: changes with a few lines around them, and the number of other lines. */
export function drawResult(place, regions, conflicts) {
    const left = [...conflicts];
    const lines = [];
    let number = 1;
    regions.forEach((region, index) => {
        const conflict = region.kind === 'conflict' ? left.shift() : null;
        const own = conflict ? conflict.lines : resolved(region);
        if (own === null) lines.push(note(`Conflict ${conflicts.indexOf(conflict) + 1} is not resolved yet.`, 'open'));
        else if (region.kind === 'same') lines.push(...folded(own, number, index > 0, index < regions.length - 1));
        else lines.push(...own.map((line, at) => lineOf(line, number + at, 'changed')));
        number += own?.length ?? 0;
    });
    place.replaceChildren(...lines);
}

const note = (text, mark) => make('span', { class: 'merge-line merge-note', 'data-mark': mark }, text);

/** The unchanged lines next to the changes before and after them. */
function folded(lines, from, isAfter, isBefore) {
    const head = isAfter ? context : 0;
    const tail = isBefore ? context : 0;
    const draw = (part, start) => part.map((line, at) => lineOf(line, start + at));
    const hidden = lines.length - head - tail;
    if (hidden <= 1) return draw(lines, from);
    return [
        ...draw(lines.slice(0, head), from), note(`${hidden} unchanged lines`, 'same'),
        ...draw(lines.slice(lines.length - tail), from + lines.length - tail),
    ];
}
