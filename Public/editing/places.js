// The places in which texts differ, as the view of two changes and a comparison show them.

import { make } from '../html.js';
import { decide } from './disputes.js';
import { match } from './diff.js';

const labels = {
    theirs: ({ theirs }) => `Take ${theirs.toLowerCase()}`,
    mine: ({ mine }) => `Take ${mine.toLowerCase()}`,
    theirsMine: ({ theirs, mine }) => `Both: ${theirs.toLowerCase()}, then ${mine.toLowerCase()}`,
    mineTheirs: ({ theirs, mine }) => `Both: ${mine.toLowerCase()}, then ${theirs.toLowerCase()}`,
    base: () => 'Neither: as it was', hand: () => 'Edit by hand',
};

const signs = { added: ['+', 'added: '], removed: ['−', 'removed: '] };

/** One line with its number and, where it has one, its sign; readers hear a word in place of the sign. */
export function lineOf(text, number, mark) {
    const [sign, word] = signs[mark] ?? ['', ''];
    const gutter = make('span', { class: 'merge-number', 'aria-hidden': 'true' }, `${number ?? ''}`);
    const side = make('span', { class: 'merge-sign', 'aria-hidden': 'true' }, sign);
    const heard = word ? [make('span', { class: 'visually-hidden' }, word)] : [];
    return make('span', { class: 'merge-line', 'data-mark': mark }, gutter, side, ...heard,
        make('code', { dir: 'ltr' }, text === '' ? ' ' : text));
}

/** An element for every place; `update` runs when something was decided. */
export function drawPlaces(regions, disputes, names, update) {
    const at = { base: 1, mine: 1, theirs: 1 };
    const places = [];
    let conflicts = 0;
    for (const region of regions) {
        if (region.kind === 'conflict') places.push(drawConflict(disputes[conflicts], at, names, update, {
            number: conflicts += 1, of: disputes.length,
        }));
        else if (region.kind !== 'same') places.push(drawChange(region, at, names));
        for (const side of Object.keys(at)) at[side] += region[side].length;
    }
    return places;
}

const range = (from, count) => (count > 1 ? `lines ${from} to ${from + count - 1}` : `line ${from}`);

/** What needs no decision: the lines that go and those that come. */
function drawChange({ kind, base, mine, theirs }, at, names) {
    const side = kind === 'theirs' ? 'theirs' : 'mine';
    const fresh = kind === 'theirs' ? theirs : mine;
    const who = kind === 'both' ? `${names.theirs} and ${names.mine.toLowerCase()} alike` : names[side];
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

function drawConflict(dispute, at, names, update, { number, of }) {
    const { region } = dispute;
    const title = `Conflict${of > 1 ? ` ${number} of ${of}` : ''}, ${range(at.mine, region.mine.length)}`;
    const columns = make('div', { class: 'merge-columns' },
        ...['theirs', 'base', 'mine'].map(side => drawColumn(side, region, at[side], names[side])));
    const kind = { 'data-kind': 'conflict', 'data-conflict': number };
    return make('section', { class: 'merge-place', ...kind, 'aria-label': title }, make('h3', {}, title), columns,
        drawChoice(dispute, title, names, number, update));
}

/** Which lines of the base both sides have. */
function inAll({ base, mine, theirs }) {
    const [inMine, inTheirs] = [mine, theirs].map(lines => new Set(match(base, lines).map(([line]) => line)));
    return new Set([...inMine].filter(line => inTheirs.has(line)));
}

/** One side; against the base it says what came, the base says what went on either side. */
function drawColumn(side, region, from, name) {
    const own = region[side];
    const kept = side === 'base' ? inAll(region) : new Set(match(region.base, own).map(([, line]) => line));
    const mark = side === 'base' ? 'removed' : 'added';
    const lines = own.map((line, at) => lineOf(line, from + at, kept.has(at) ? undefined : mark));
    const text = lines.length > 0 ? make('pre', { class: 'merge-text' }, ...lines)
        : make('p', { class: 'merge-nothing' }, side === 'base' ? 'Nothing was here.' : 'These lines are gone.');
    const facts = { class: 'merge-column', 'data-side': side, 'aria-label': name };
    return make('section', facts, make('h4', {}, name), text);
}

function drawChoice(dispute, title, names, number, update) {
    const { region } = dispute;
    const hand = make('textarea', {
        class: 'merge-hand', 'aria-label': `${title}: your own text`, spellcheck: 'false', autocomplete: 'off',
        autocapitalize: 'off', rows: Math.min(12, Math.max(3, region.mine.length + 1)),
    });
    hand.value = dispute.hand ?? (dispute.lines ?? region.mine).join('\n');
    hand.hidden = dispute.choice !== 'hand';
    const radios = Object.entries(labels).map(([choice, label]) => {
        const radio = make('input', { type: 'radio', name: `conflict-${number}`, value: choice });
        radio.checked = dispute.choice === choice;
        return make('label', { class: 'merge-choice' }, radio, label(names));
    });
    const choose = choice => {
        if (dispute.hand === null && hand.hidden) hand.value = (dispute.lines ?? region.mine).join('\n');
        hand.hidden = choice !== 'hand';
        decide(dispute, choice, choice === 'hand' ? hand.value : dispute.hand);
        update();
    };
    hand.addEventListener('input', () => choose('hand'));
    const fieldset = make('fieldset', { class: 'merge-choices' },
        make('legend', { class: 'visually-hidden' }, title), ...radios);
    fieldset.addEventListener('change', event => choose(event.target.value));
    return make('div', { class: 'merge-decision' }, fieldset, hand);
}
