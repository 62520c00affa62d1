// Brackets: matching pairs, and closing them while typing. Brackets in strings and comments don't count.

import { moved } from './editor-changes.js';
import { closingIndent } from './editor-indent.js';

const budget = 4000;   // lines colored per call
const opening = '{[';
const counterpart = { '{': '}', '[': ']', '}': '{', ']': '[' };

/** The bracket before or after a cursor: `{offset, line, index}`, with its index among the line's tokens. */
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

/** The pair of the bracket next to a cursor: `{from, to, fits}`, or null; `to` is null without a match. */
export function pairAt(core, offset) {
    const found = bracketAt(core, offset);
    if (!found) return null;
    const letter = core.text[found.offset];
    const to = opening.includes(letter) ? forward(core, found.line, found.index + 1)
        : backward(core, found.line, found.index - 1);
    if (to === undefined) return null;   // beyond the budget
    return { from: found.offset, to, fits: to !== null && core.text[to] === counterpart[letter] };
}

/** The offset of the innermost bracket around an offset, or null. */
function enclosing(core, offset) {
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

const closers = { '{': '}', '[': ']', '"': '"' };
const isFree = next => next === '' || /[\s,\]}]/.test(next);
const beforeValue = /(?:^|[:,[{]|(?:^|\s)-)\s*$/;

/** Closes brackets and quotes while typing, where a value is expected and nothing follows. A closing one that was
    inserted can be typed over, and is deleted together with its opening one. */
export class AutoClose {
    constructor(core) {
        this.core = core;
        this.inserted = [];      // offsets of the closing ones that were inserted
        core.aboutToChange.push(changes => {
            this.inserted = this.inserted.map(offset => moved(offset, changes)).filter(offset => this.isCloser(offset));
        });
    }

    isCloser(offset) {
        return Object.values(closers).includes(this.core.text[offset]);
    }

    /** Handles typed text; returns whether it was handled. */
    typed(text) {
        const { start, end } = this.core.selection;
        if (start !== end) return false;
        const next = this.core.text[start] ?? '';
        if (text === next && this.inserted.includes(start)) {
            this.inserted = this.inserted.filter(offset => offset !== start);
            this.core.select(start + 1);
            return true;
        }
        if (text === '}' || text === ']') return this.closed(text, start);
        if (!closers[text] || !isFree(next) || !this.mayOpen(text, start)) return false;
        this.core.replace([{ start, end, text: text + closers[text] }], { selection: at(start + 1) });
        this.inserted.push(start + 1);
        return true;
    }

    closed(text, offset) {
        const open = enclosing(this.core, offset);
        if (open === null) return false;
        const change = closingIndent(this.core, offset, this.core.lines.at(open));
        if (!change) return false;
        const end = change.start + change.text.length + 1;
        this.core.replace([{ ...change, text: change.text + text }], { selection: at(end) });
        return true;
    }

    /** Returns whether a value may start here: not in a string or comment, and not after a word. */
    mayOpen(text, offset) {
        const line = this.core.lines.at(offset);
        const start = this.core.lines.start(line);
        const head = this.core.text.slice(start, offset);
        const { tokens, state } = this.core.coloring.at(line);
        const column = offset - start;
        if (state !== '' && state[0] !== 'f') return false;
        if (tokens.some(token => isIn(token, column))) return false;
        return beforeValue.test(head);
    }

    /** Deletes an empty pair; returns whether there was one. */
    erased() {
        const { start, end } = this.core.selection;
        if (start !== end || !this.inserted.includes(start)) return false;
        if (closers[this.core.text[start - 1]] !== this.core.text[start]) return false;
        this.core.replace([{ start: start - 1, end: start + 1, text: '' }], { selection: at(start - 1) });
        return true;
    }
}

const at = offset => ({ start: offset, end: offset });

const isIn = ({ start, end, kind, open }, column) => (kind === 'comment' || open)
    ? start < column && column <= end : kind !== 'sign' && kind !== 'bracket' && start < column && column < end;
