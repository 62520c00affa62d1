// Diagnostics under the text: `{start, end, severity, text, id}`. They move along with the text until newer ones come.

import { moved } from './editor-changes.js';

const severities = ['information', 'warning', 'error'];   // the worst is drawn last, over the others

export class Marks {
    constructor(core) {
        this.core = core;
        this.all = [];
        core.aboutToChange.push(changes => {
            this.all = this.all.map(mark => ({
                ...mark, start: moved(mark.start, changes), end: moved(mark.end, changes, 'before') }))
                .map(mark => ({ ...mark, end: Math.max(mark.start, mark.end) }));
        });
    }

    set(marks) {
        const { length } = this.core.text;
        this.all = marks
            .map(mark => ({ ...mark, start: Math.min(mark.start, length), end: Math.min(mark.end, length) }))
            .sort((a, b) => a.start - b.start || a.end - b.end);
        this.core.field.setAttribute('aria-invalid', String(marks.some(({ severity }) => severity === 'error')));
    }

    firstIn(start, end) {
        return this.all.find(mark => mark.start <= end && mark.end >= start && mark.start >= start) ?? null;
    }

    /** The next mark from an offset, or the one before it; round the end of the text. */
    next(offset, step) {
        const ways = step > 0 ? this.all : this.all.toReversed();
        return ways.find(({ start }) => step > 0 ? start > offset : start < offset) ?? ways[0] ?? null;
    }

    /** What is drawn between two offsets. One without length gets the letter behind it, or the one before. */
    overlays(start, end) {
        return this.all
            .filter(mark => mark.start <= end && mark.end >= start)
            .sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity))
            .map(mark => ({ ...this.visible(mark), name: `has-${mark.severity}`, mark }));
    }

    visible({ start, end }) {
        if (end > start) return { start, end };
        const { text } = this.core;
        if (start < text.length && text[start] !== '\n') return { start, end: start + 1 };
        return start > 0 && text[start - 1] !== '\n' ? { start: start - 1, end: start } : { start, end: start };
    }
}
