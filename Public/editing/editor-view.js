// The view: the elements of the editor, and the visible lines, drawn over the field, whose text is transparent.

import { make } from '../html.js';
import { drawGutterRow } from './editor-marks.js';
import { drawRow, pieces, put, within } from './editor-rows.js';
import { Scrolling } from './editor-scrolling.js';

const help = 'Tab indents. To leave with Tab, press Escape first. F8 goes to the next problem.';
let count = 0;

/** The elements of an editor, not yet in the page. */
export function build(label, readOnly) {
    count += 1;
    const hint = make('span', { id: `editor-help-${count}`, class: 'visually-hidden' }, help);
    const field = make('textarea', {
        class: 'editor-field', 'aria-label': label, 'aria-describedby': readOnly ? null : hint.id, dir: 'ltr',
        spellcheck: 'false', autocomplete: 'off', autocapitalize: 'off', autocorrect: 'off', translate: 'no',
        wrap: 'off', readonly: readOnly ? '' : null, 'data-gramm': 'false',
    });
    const part = (name, ...children) => make('div', { class: name, 'aria-hidden': 'true' }, ...children);
    const [gutterRows, rows, band] = [part('editor-numbers'), part('editor-rows'), part('editor-band')];
    const gutter = part('editor-gutter', gutterRows);
    const code = make('div', { class: 'editor-code' }, field, rows);
    const sheet = make('div', { class: 'editor-sheet' }, band, gutter, code);
    const scroller = make('div', { class: 'editor-scroller' }, sheet);
    const frame = make('div', { class: 'editor-frame' }, scroller);
    const root = make('div', { class: 'editor', dir: 'ltr', translate: 'no' }, frame, hint);
    return { root, scroller, sheet, gutter, gutterRows, rows, band, field };
}

const margin = 12;  // lines drawn above and below the visible ones
const spare = 120;  // pixels by which the field is wider than its text

export class View {
    constructor(parts, core) {
        Object.assign(this, parts);     // root, scroller, sheet, gutter, gutterRows, rows, band
        this.core = core;
        this.overlays = [];             // functions `(start, end) → [{start, end, name}]`
        this.drawn = new Map();         // line → {row, number, key, numberKey}
        this.first = 0;
        this.drawnRows = 0;            // the number of rows drawn so far, for tests
        this.frame = 0;
        this.width = 0;
        this.count = 0;
        this.scrolling = new Scrolling(this);
    }

    /** Draws changes in the next frame. */
    request() {
        this.frame ||= requestAnimationFrame(() => this.draw());
    }

    /** Draws pending changes immediately. */
    settle() {
        if (this.frame) this.draw();
    }

    measure() {
        const { lineHeight, paddingTop } = getComputedStyle(this.core.field);
        this.lineHeight = Number.parseFloat(lineHeight);
        this.inset = Number.parseFloat(paddingTop);   // the space above the first line
        this.request();
    }

    get firstInSight() {
        return Math.max(Math.floor((this.scroller.scrollTop - this.inset) / this.lineHeight), 0);
    }

    get rowsInSight() {
        return Math.floor(this.scroller.clientHeight / this.lineHeight);
    }

    /** Makes the field as high as the text immediately, because it must never scroll by itself. */
    grow() {
        const { count } = this.core.lines;
        if (count === this.count) return;
        this.count = count;
        this.root.style.setProperty('--lines', count);
        this.root.style.setProperty('--digits', Math.max(String(count).length, 2));
    }

    /** Makes the field as wide as the text; `narrow` resets that for a new text. */
    widen() {
        const { field } = this.core;
        const needed = field.scrollWidth;
        if (needed > field.clientWidth) {
            this.width = needed + spare;
            this.root.style.setProperty('--width', `${this.width}px`);
        }
        if (field.scrollTop !== 0 || field.scrollLeft !== 0) field.scrollTo(0, 0);
    }

    narrow() {
        this.width = 0;
        this.root.style.removeProperty('--width');
    }

    draw() {
        cancelAnimationFrame(this.frame);
        this.frame = 0;
        if (!this.root.isConnected) return;
        this.grow();
        this.widen();
        const top = this.firstInSight;
        const first = Math.max(top - margin, 0);
        const last = Math.min(top + this.rowsInSight + margin, this.core.lines.count - 1);
        this.core.coloring.reach(last);
        this.drawRows(Math.min(first, last), last);
        this.drawBand();
        this.scrolling.drawn();
    }

    drawRows(first, last) {
        const range = [this.core.lines.start(first), this.core.lineEnd(last)];
        const overlays = this.overlays.flatMap(overlay => overlay(...range));
        for (const [line, { row, number }] of this.drawn) {
            if (line >= first && line <= last) continue;
            row.remove();
            number.remove();
            this.drawn.delete(line);
        }
        for (let line = first; line <= last; line += 1) this.drawLine(line, overlays);
        for (const element of [this.rows, this.gutterRows]) put(element, '--first', first);
    }

    drawLine(line, overlays) {
        const start = this.core.lines.start(line);
        const text = this.core.lineText(line);
        const own = overlays
            .filter(one => one.start <= start + text.length && (one.end > start || one.start === start))
            .map(one => within(one, start, text));
        const entry = this.drawn.get(line) ?? this.addLine(line);
        if (drawRow(entry, pieces(text, this.core.coloring.at(line).tokens, own))) this.drawnRows += 1;
        drawGutterRow(entry, line, own);
    }

    addLine(line) {
        const entry = { row: make('div', { class: 'editor-row' }), number: make('div', { class: 'editor-number' }) };
        const before = this.drawn.get(line - 1);
        this.rows.insertBefore(entry.row, before ? before.row.nextSibling : this.rows.firstChild);
        this.gutterRows.insertBefore(entry.number, before ? before.number.nextSibling : this.gutterRows.firstChild);
        this.drawn.set(line, entry);
        return entry;
    }

    /** Highlights the line of the cursor, unless something is selected. */
    drawBand() {
        const { start, end } = this.core.selection;
        const line = this.core.lines.at(end);
        if (this.band.hidden !== (start !== end)) this.band.hidden = start !== end;
        put(this.band, '--line', line);
        for (const [at, { number }] of this.drawn) number.classList.toggle('is-current', at === line);
    }
}
