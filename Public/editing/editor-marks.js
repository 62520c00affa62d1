// Diagnostics, `{start, end, severity, text, id}`: underlined in the text and shown beside the line numbers. They move
// along with the text until newer ones come.

import { moved } from './editor-changes.js';

const severities = ['information', 'warning', 'error'];   // the most severe is drawn last, above the others

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

    /** The next mark after an offset, or the one before it; wraps around at the ends of the text. */
    next(offset, step) {
        const inOrder = step > 0 ? this.all : this.all.toReversed();
        return inOrder.find(({ start }) => step > 0 ? start > offset : start < offset) ?? inOrder[0] ?? null;
    }

    /** The overlays between two offsets. An empty mark covers the next character, or the one before. */
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

/** Draws the number of a line (counted from 0), with the severity of its worst mark. */
export function drawGutterRow(entry, line, overlays) {
    const marks = overlays.flatMap(({ mark }) => mark ? [mark] : []);
    const severity = severities.findLast(one => marks.some(mark => mark.severity === one)) ?? '';
    const key = `${line} ${severity} ${marks.map(({ text }) => text).join('\n')}`;
    if (entry.numberKey === key) return;
    entry.numberKey = key;
    entry.number.textContent = line + 1;
    entry.number.dataset.line = line;
    if (severity) entry.number.dataset.severity = severity;
    else delete entry.number.dataset.severity;
    entry.number.title = marks.map(({ text }) => text).join('\n');
}

/** Selects lines by click, drag and Shift-click in the gutter; a click on a marked line goes to the mark. */
export function listenInGutter({ core, view, marks }, signal) {
    const { gutter } = view;
    let anchor = null;
    const lineAt = event => Number(event.target.closest?.('[data-line]')?.dataset.line ?? Number.NaN);
    const select = line => {
        const [first, last] = [Math.min(anchor, line), Math.max(anchor, line)];
        const end = last + 1 < core.lines.count ? core.lines.start(last + 1) : core.text.length;
        core.select(core.lines.start(first), end, line < anchor ? 'backward' : 'forward');
    };
    gutter.addEventListener('pointerdown', event => {
        const line = lineAt(event);
        if (Number.isNaN(line) || event.button !== 0) return;
        event.preventDefault();
        core.field.focus({ preventScroll: true });
        const mark = marks.firstIn(core.lines.start(line), core.lineEnd(line));
        if (mark && !event.shiftKey) return core.select(mark.start);
        if (!event.shiftKey || anchor === null) anchor = event.shiftKey ? core.lines.at(core.selection.start) : line;
        select(line);
    }, { signal });
    gutter.addEventListener('pointermove', event => {
        const line = lineAt(event);
        if (event.buttons === 1 && anchor !== null && !Number.isNaN(line)) select(line);
    }, { signal });
}
