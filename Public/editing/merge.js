// Three texts into one: what only one side changed is taken from it, what both changed alike is taken once, and what
// both changed differently is a conflict. By lines; nothing here knows of pages.

import { linesOf, match } from './diff.js';

/**
 * Lays `mine` and `theirs` beside the `base` that both began with.
 *
 * Answers `{regions, conflicts, text}`: regions `{kind, base, mine, theirs}` in their order, each with the lines that
 * stand there in the three texts, so that each text is its regions' lines joined; kind is same, mine, theirs, both or
 * conflict; `conflicts` is their number, `text` the merged text or null where there is a conflict.
 */
export function merge(base, mine, theirs) {
    const texts = { base: linesOf(base), mine: linesOf(mine), theirs: linesOf(theirs) };
    const regions = [];
    for (const region of stretches(texts)) regions.push(...(region.kind === 'conflict' ? narrow(region) : [region]));
    const conflicts = regions.filter(({ kind }) => kind === 'conflict').length;
    return { regions, conflicts, text: conflicts > 0 ? null : joined(regions.map(settled)) };
}

/** A text of regions' lines. */
export const joined = parts => parts.flat().join('\n');

/** The lines that a region without conflict has in the merged text. */
export const settled = region => region[region.kind === 'same' || region.kind === 'both' ? 'mine' : region.kind];

/** What stands between the lines that all three share, and those lines, by turns. */
function* stretches({ base, mine, theirs }) {
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

/** A conflict without the lines at its ends that both sides have alike: those are no matter of dispute. */
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
