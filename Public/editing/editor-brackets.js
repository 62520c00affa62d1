// Which bracket belongs to which. Texts and comments are left out, whole lines are passed over by what they add up to.

const budget = 4000;   // lines coloured for one answer; the next answer comes further
const opening = '{[';
const partner = { '{': '}', '[': ']', '}': '{', ']': '[' };

/** The bracket at a cursor, the one before it first: `{offset, line, index}` with its place among the line's tokens. */
function bracketAt(core, offset) {
    const line = core.lines.at(offset);
    const column = offset - core.lines.start(line);
    const { tokens } = core.coloring.at(line);
    for (const wanted of [column - 1, column]) {
        const index = tokens.findIndex(({ start, kind }) => kind === 'bracket' && start === wanted);
        if (index >= 0) return { line, index, offset: core.lines.start(line) + wanted };
    }
    return null;
}

/** The two brackets next to a cursor as `{from, to, fits}`; `to` is null for one that stands alone. Null for none. */
export function pairAt(core, offset) {
    const found = bracketAt(core, offset);
    if (!found) return null;
    const letter = core.text[found.offset];
    const to = opening.includes(letter) ? forward(core, found.line, found.index + 1)
        : backward(core, found.line, found.index - 1);
    if (to === undefined) return null;   // too far to say now
    return { from: found.offset, to, fits: to !== null && core.text[to] === partner[letter] };
}

/** The offset of the bracket that an offset lies directly in; null for none. */
export function enclosing(core, offset) {
    const line = core.lines.at(offset);
    const column = offset - core.lines.start(line);
    const { tokens } = core.coloring.at(line);
    return backward(core, line, tokens.findLastIndex(({ start }) => start < column)) ?? null;
}

function forward(core, line, index) {
    let depth = 1;
    for (let at = line; at < core.lines.count; at += 1) {
        if (!core.coloring.reach(at, budget)) return undefined;
        const { tokens, net, low } = core.coloring.at(at);
        if (at > line && depth + low > 0) {
            depth += net;
            continue;
        }
        for (const token of at === line ? tokens.slice(index) : tokens) {
            if (token.kind !== 'bracket') continue;
            depth += opening.includes(letterOf(core, at, token)) ? 1 : -1;
            if (depth === 0) return core.lines.start(at) + token.start;
        }
    }
    return null;
}

function backward(core, line, index) {
    let depth = 1;
    for (let at = line; at >= 0; at -= 1) {
        const { tokens, net, low } = core.coloring.at(at);
        if (at < line && depth - (net - low) > 0) {
            depth -= net;
            continue;
        }
        for (const token of (at === line ? tokens.slice(0, index + 1) : tokens).toReversed()) {
            if (token.kind !== 'bracket') continue;
            depth += opening.includes(letterOf(core, at, token)) ? -1 : 1;
            if (depth === 0) return core.lines.start(at) + token.start;
        }
    }
    return null;
}

const letterOf = (core, line, { start }) => core.text[core.lines.start(line) + start];
