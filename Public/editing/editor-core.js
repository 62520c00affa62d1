// The text of a field with its lines, colors and history. Typing, composing, pasting, dragging and `replace` change it.

import { applied, difference, inverse, moved, ordered } from './editor-changes.js';
import { Coloring } from './editor-highlighting.js';
import { History } from './editor-history.js';
import { Lines } from './editor-lines.js';

export class Core {
    constructor(field, format) {
        this.field = field;
        this.format = format;
        this.listeners = new Map();
        this.aboutToChange = [];    // called with changes before any listener
        this.pending = null;        // `{text, before}` while composing or dragging: one step in the end
        this.load('');
    }

    load(text) {
        this.field.value = text;
        this.text = this.field.value;   // with LF line ends, as fields have them
        this.lines = new Lines(this.text);
        this.coloring = new Coloring(this.format, this.lines.count, line => this.lineText(line));
        this.history = new History();
        this.pending = null;
        this.selection = { start: 0, end: 0 };
    }

    lineText(line) {
        return this.text.slice(this.lines.start(line), this.lineEnd(line));
    }

    lineEnd(line) {
        return line + 1 < this.lines.count ? this.lines.start(line + 1) - 1 : this.text.length;
    }

    on(type, listener) {
        if (!this.listeners.has(type)) this.listeners.set(type, new Set());
        this.listeners.get(type).add(listener);
        return () => this.listeners.get(type).delete(listener);
    }

    emit(type, details) {
        for (const listener of [...this.listeners.get(type) ?? []]) listener(details);
    }

    /** Reads a change that the browser made to the field. */
    sync(kind = 'type') {
        const { value } = this.field;
        const change = difference(this.text, value, this.field.selectionEnd);
        if (!change) return;
        const changes = [change];
        const back = inverse(this.text, changes);
        const before = this.selection;
        this.selection = this.fieldSelection();
        if (!this.pending) this.history.record({ changes, back, before, after: this.selection, kind });
        this.take(changes, value, 'typing');
    }

    /** Makes all changes until `close` one undo step. */
    open() {
        this.pending ??= { text: this.text, before: this.selection };
    }

    close() {
        const { text, before } = this.pending ?? {};
        this.pending = null;
        if (text === undefined) return;
        const change = difference(text, this.text, this.field.selectionEnd);
        this.history.seal();
        if (change) {
            const changes = [change];
            const after = this.fieldSelection();
            this.history.record({ changes, back: inverse(text, changes), before, after, kind: 'composition' });
        }
        this.emit('change', { text: this.text, changes: [], cause: 'typing', isComposing: false });
    }

    /** Changes the text as one undo step; the selection moves along unless it is given. */
    replace(changes, { label, selection, side } = {}) {
        this.sync();
        this.close();
        const sorted = ordered(changes, this.text.length)
            .filter(({ start, end, text }) => text !== this.text.slice(start, end));
        const after = selection ?? this.movedSelection(sorted, side);
        if (sorted.length === 0) return this.select(after.start, after.end);
        const back = inverse(this.text, sorted);
        this.history.seal();
        this.history.record({ changes: sorted, back, before: this.selection, after, kind: 'replace', label });
        this.history.seal();
        this.write(sorted, after, 'replace');
    }

    movedSelection(changes, side = 'after') {
        const { start, end } = this.selection;
        return { start: moved(start, changes, start === end ? side : 'before'), end: moved(end, changes, side) };
    }

    undo() {
        return this.travel(this.history.undo(), 'undo');
    }

    redo() {
        return this.travel(this.history.redo(), 'redo');
    }

    travel(step, cause) {
        if (!step) return false;
        if (cause === 'undo') this.write(step.back, step.before, cause);
        else this.write(step.changes, step.after, cause);
        return true;
    }

    write(changes, selection, cause) {
        const [first] = changes;
        const text = applied(this.text, changes);
        if (changes.length === 1) this.field.setRangeText(first.text, first.start, first.end, 'preserve');
        else this.field.value = text;
        this.field.setSelectionRange(selection.start, selection.end);
        this.selection = { ...selection };
        this.take(changes, text, cause);
    }

    take(changes, text, cause) {
        for (const change of [...changes].reverse()) this.coloring.replace(this.lines.replace(change));
        this.text = text;
        for (const follow of this.aboutToChange) follow(changes);
        this.emit('change', { text, changes, cause, isComposing: this.pending !== null });
        this.emit('cursor', { selection: this.selection, cause });
    }

    fieldSelection() {
        return { start: this.field.selectionStart, end: this.field.selectionEnd };
    }

    select(start, end = start, direction = 'forward') {
        this.field.setSelectionRange(start, end, direction);
        this.noticeSelection();
    }

    /** Reads the field's selection; moving the cursor ends an undo step. */
    noticeSelection() {
        const now = this.fieldSelection();
        if (now.start === this.selection.start && now.end === this.selection.end) return;
        this.selection = now;
        if (!this.pending) this.history.seal();
        this.emit('cursor', { selection: now, cause: 'moved' });
    }
}
