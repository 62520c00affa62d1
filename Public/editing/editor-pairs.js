// Closes brackets and quotes as they are typed, where nothing could be meant but that: at a value's place, with
// nothing behind. What was put in by itself is typed over, and goes when what opened it is erased.

import { enclosing } from './editor-brackets.js';
import { moved } from './editor-changes.js';
import { closingIndent } from './editor-indent.js';

const closers = { '{': '}', '[': ']', '"': '"' };
const isFree = next => next === '' || /[\s,\]}]/.test(next);
const valuePlace = /(?:^|[:,[{]|(?:^|\s)-)\s*$/;

export class Pairs {
    constructor(core) {
        this.core = core;
        this.own = [];      // offsets of the closing ones that stand there by themselves
        core.aboutToChange.push(changes => {
            this.own = this.own.map(offset => moved(offset, changes)).filter(offset => this.isCloser(offset));
        });
    }

    isCloser(offset) {
        return Object.values(closers).includes(this.core.text[offset]);
    }

    /** Whether a typed text was taken care of. */
    typed(text) {
        const { start, end } = this.core.selection;
        if (start !== end) return false;
        const next = this.core.text[start] ?? '';
        if (text === next && this.own.includes(start)) {
            this.own = this.own.filter(offset => offset !== start);
            this.core.select(start + 1);
            return true;
        }
        if (text === '}' || text === ']') return this.closed(text, start);
        if (!closers[text] || !isFree(next) || !this.mayOpen(text, start)) return false;
        this.core.replace([{ start, end, text: text + closers[text] }], { selection: at(start + 1) });
        this.own.push(start + 1);
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

    /** A value may begin here: not in a text, not in a comment, not behind a word. */
    mayOpen(text, offset) {
        const line = this.core.lines.at(offset);
        const start = this.core.lines.start(line);
        const head = this.core.text.slice(start, offset);
        const { tokens, state } = this.core.coloring.at(line);
        const column = offset - start;
        if (state !== '' && state[0] !== 'f') return false;
        if (tokens.some(token => isIn(token, column))) return false;
        return valuePlace.test(head);
    }

    /** Whether erasing took a pair with nothing in it. */
    erased() {
        const { start, end } = this.core.selection;
        if (start !== end || !this.own.includes(start)) return false;
        if (closers[this.core.text[start - 1]] !== this.core.text[start]) return false;
        this.core.replace([{ start: start - 1, end: start + 1, text: '' }], { selection: at(start - 1) });
        return true;
    }
}

const at = offset => ({ start: offset, end: offset });

const isIn = ({ start, end, kind, open }, column) => (kind === 'comment' || open)
    ? start < column && column <= end : kind !== 'sign' && kind !== 'bracket' && start < column && column < end;
