// Three-way merge by lines: a change of one side is applied, an equal change of both is applied once, and different
// changes of the same lines are a conflict. Pure functions, except for remembered decisions.

import { linesOf, match } from './diff.js';

/**
 * Merges `mine` and `theirs`, which are both based on `base`.
 *
 * Returns `{regions, conflicts, text}`: regions `{kind, base, mine, theirs}` in order, each with its lines in the three
 * texts, so that each text is the lines of all regions; kind is same, mine, theirs, both or conflict; `conflicts` is
 * their number, `text` the merged text, or null if there is a conflict.
 */
export function merge(base, mine, theirs) {
    const texts = { base: linesOf(base), mine: linesOf(mine), theirs: linesOf(theirs) };
    const regions = [];
    for (const region of regionsOf(texts)) regions.push(...(region.kind === 'conflict' ? narrow(region) : [region]));
    const conflicts = regions.filter(({ kind }) => kind === 'conflict').length;
    return { regions, conflicts, text: conflicts > 0 ? null : joined(regions.map(resolved)) };
}

/** The text of lists of lines. */
export const joined = parts => parts.flat().join('\n');

/** The merged lines of a region without conflict. */
export const resolved = region => region[region.kind === 'same' || region.kind === 'both' ? 'mine' : region.kind];

/** Alternates between lines that all three texts share, and the lines between them. */
function* regionsOf({ base, mine, theirs }) {
    const inMine = new Map(match(base, mine));
    const inTheirs = new Map(match(base, theirs));
    let [i, j, k] = [0, 0, 0];
    let same = [];
    for (let line = 0; line <= base.length; line += 1) {
        const isEnd = line === base.length;
        const x = isEnd ? mine.length : inMine.get(line);
        const y = isEnd ? theirs.length : inTheirs.get(line);
        if (x === undefined || y === undefined) continue;
        if (line > i || x > j || y > k) {
            if (same.length > 0) yield alike('same', same);
            same = [];
            yield region(base.slice(i, line), mine.slice(j, x), theirs.slice(k, y));
        }
        if (!isEnd) same.push(base[line]);
        [i, j, k] = [line + 1, x + 1, y + 1];
    }
    if (same.length > 0) yield alike('same', same);
}

const alike = (kind, lines) => ({ kind, base: lines, mine: lines, theirs: lines });

const equal = (one, other) => one.length === other.length && one.every((line, at) => line === other[at]);

function region(base, mine, theirs) {
    const kind = () => {
        if (equal(mine, theirs)) return 'both';
        if (equal(base, mine)) return 'theirs';
        return equal(base, theirs) ? 'mine' : 'conflict';
    };
    return { kind: kind(), base, mine, theirs };
}

/** A conflict without equal lines at its ends. */
function narrow({ base, mine, theirs }) {
    const most = Math.min(mine.length, theirs.length);
    let head = 0;
    while (head < most && mine[head] === theirs[head]) head += 1;
    let tail = 0;
    while (tail < most - head && mine.at(-1 - tail) === theirs.at(-1 - tail)) tail += 1;
    const cut = lines => lines.slice(head, lines.length - tail);
    const both = lines => ({ kind: 'both', base: [], mine: lines, theirs: lines });
    const parts = [
        both(mine.slice(0, head)), { kind: 'conflict', base, mine: cut(mine), theirs: cut(theirs) },
        both(mine.slice(mine.length - tail)),
    ];
    return parts.filter(part => part.kind === 'conflict' || part.mine.length > 0);
}

const decided = new Map();   // {choice, hand} by the texts of a conflict

const nameOf = ({ base, mine, theirs }) => JSON.stringify([base, mine, theirs]);

const choices = {
    theirs: ({ theirs }) => theirs,
    mine: ({ mine }) => mine,
    theirsMine: ({ mine, theirs }) => [...theirs, ...mine],
    mineTheirs: ({ mine, theirs }) => [...mine, ...theirs],
    base: ({ base }) => base,
    hand: (_, hand) => (hand === '' ? [] : hand.split('\n')),
};

/**
 * The conflicts among regions, each `{region, choice, hand, lines}`; `lines` is null until it is decided. Decisions are
 * remembered by conflict, so that closing the dialog or another change by others loses none.
 */
export function conflictsOf(regions) {
    return regions.filter(({ kind }) => kind === 'conflict').map(region => {
        const { choice, hand } = decided.get(nameOf(region)) ?? { choice: null, hand: null };
        return { region, choice, hand, lines: choice && choices[choice](region, hand) };
    });
}

/** Decides a conflict: theirs, mine, theirsMine, mineTheirs, base, or hand with an edited text. */
export function decide(conflict, choice, hand = conflict.hand) {
    conflict.lines = choices[choice](conflict.region, hand);
    Object.assign(conflict, { choice, hand });
    decided.set(nameOf(conflict.region), { choice, hand });
}

/** The text of the result; every conflict must be decided. */
export function textOf(regions, conflicts) {
    const left = [...conflicts];
    return joined(regions.map(region => (region.kind === 'conflict' ? left.shift().lines : resolved(region))));
}
