// Thousands of random texts against what must hold of every merge. Runs in the page: `load(name)` gives a module.
async (seed, cases, load) => {
    const [{ editsBetween, linesOf, match }, { merge, joined }, { readText, writeText }] =
        await Promise.all(['diff.js', 'merge.js', 'document.js'].map(load));
    let state = seed;
    const random = below => {   // mulberry32: the same cases on every machine
        state = (state + 0x6D2B79F5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
    };
    const word = kinds => ['a', 'b', '{', '},', '', '  x', '𝒳', 'é', 'ff'][random(kinds)];
    const text = kinds => Array.from({ length: random(14) }, () => word(kinds)).join('\n');
    const edited = (old, kinds) => {
        const lines = old.split('\n');
        for (let left = random(5); left > 0; left -= 1) {
            const at = random(lines.length + 1);
            lines.splice(at, random(3), ...Array.from({ length: random(3) }, () => `${word(kinds)}${random(4)}`));
        }
        return lines.join('\n');
    };
    const longest = (a, b) => {   // how many lines two texts share at most, by the table
        let row = new Array(b.length + 1).fill(0);
        for (const line of a) {
            const next = [0];
            b.forEach((other, j) => next.push(line === other ? row[j] + 1 : Math.max(row[j + 1], next[j])));
            row = next;
        }
        return row.at(-1);
    };
    const applied = (old, edits) => edits.reduceRight((all, { start, end, text }) =>
        all.slice(0, start) + text + all.slice(end), old);
    const broken = [];
    const check = (isTrue, law, ...texts) => { if (!isTrue && broken.length < 5) broken.push([law, ...texts]); };
    const counted = { clean: 0, conflicts: 0 };
    for (let left = cases; left > 0; left -= 1) {
        const kinds = 1 + random(9);
        const base = text(kinds);
        const [mine, theirs] = [edited(base, kinds), edited(base, kinds)];
        const pairs = match(linesOf(base), linesOf(mine));
        check(pairs.every(([i, j]) => linesOf(base)[i] === linesOf(mine)[j]), 'pairs are equal lines', base, mine);
        check(pairs.every(([i, j], at) => at === 0 || (i > pairs[at - 1][0] && j > pairs[at - 1][1])), 'pairs rise', base, mine);
        check(pairs.length === longest(linesOf(base), linesOf(mine)), 'few changes are the fewest', base, mine);
        const laid = merge(base, mine, theirs);
        const turned = merge(base, theirs, mine);
        counted[laid.conflicts > 0 ? 'conflicts' : 'clean'] += 1;
        for (const [side, whole] of Object.entries({ base, mine, theirs })) {
            check(joined(laid.regions.map(region => region[side])) === whole, `no line of ${side} is lost`, base, mine, theirs);
        }
        check(laid.text === turned.text && laid.conflicts === turned.conflicts, 'symmetric', base, mine, theirs);
        check(merge(base, mine, base).text === mine, 'only mine', base, mine);
        check(merge(base, base, theirs).text === theirs, 'only theirs', base, theirs);
        check(merge(base, mine, mine).text === mine, 'both alike', base, mine);
        check((laid.text === null) === (laid.conflicts > 0), 'a text without conflicts', base, mine, theirs);
        for (const region of laid.regions.filter(({ kind }) => kind === 'conflict')) {
            const ends = [region.mine, region.theirs].map(lines => [lines[0], lines.at(-1)]);
            const both = region.mine.length > 0 && region.theirs.length > 0;
            check(!both || (ends[0][0] !== ends[1][0] && ends[0][1] !== ends[1][1]), 'no wider than the dispute',
                base, mine, theirs);
        }
        check(applied(mine, editsBetween(mine, theirs)) === theirs, 'edits lead there', mine, theirs);
        const raw = (random(2) ? '\uFEFF' : '') + base.split('\n').map(line => `${line}${['\n', '\r\n', '\r'][random(3)]}`)
            .join('').replace(/\r\n$|\r$|\n$/, '');
        const read = readText(raw);
        check(writeText(read.text, read) === raw, 'the same bytes come back', raw);
        const one = edited(read.text, kinds);
        check(readText(writeText(one, read)).text === one, 'a new text comes back', raw, one);
    }
    return { broken, counted };
}
