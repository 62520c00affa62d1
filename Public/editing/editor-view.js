// What is seen: the lines in sight with their colours, drawn over the field, whose own text is transparent.

import { make } from '../html.js';
import { drawGutterRow } from './editor-gutter.js';
import { pieces } from './editor-pieces.js';
import { drawRow, put, within } from './editor-rows.js';
import { Scrolling } from './editor-scrolling.js';

const spare = 12;   // lines drawn above and below what is in sight
const ample = 120;  // pixels that the field is wider than its text

export class View {
    constructor(parts, core) {
        Object.assign(this, parts);     // root, scroller, sheet, gutter, gutterRows, rows, band
        this.core = core;
        this.overlays = [];             // functions `(start, end) → [{start, end, name}]`
        this.drawn = new Map();         // line → {row, number, key, numberKey}
        this.first = 0;
        this.drawnRows = 0;             // rows made or redone so far, in all: what tests count
        this.frame = 0;
        this.width = 0;
        this.count = 0;
        this.scrolling = new Scrolling(this);
    }

    /** Draws in the next frame what has changed. */
    request() {
        this.frame ||= requestAnimationFrame(() => this.draw());
    }

    /** Draws now what is waiting to be drawn. */
    settle() {
        if (this.frame) this.draw();
    }

    measure() {
        const { lineHeight, paddingTop } = getComputedStyle(this.core.field);
        this.lineHeight = Number.parseFloat(lineHeight);
        this.inset = Number.parseFloat(paddingTop);   // the room above the first line
        this.request();
    }

    get rowsInSight() {
        return Math.floor(this.scroller.clientHeight / this.lineHeight);
    }

    /** As high as the text, at once: the field must never scroll by itself. */
    grow() {
        const { count } = this.core.lines;
        if (count === this.count) return;
        this.count = count;
        this.root.style.setProperty('--lines', count);
        this.root.style.setProperty('--digits', Math.max(String(count).length, 2));
    }

    /** As wide as the text; narrower only when all of it is new. */
    widen() {
        const { field } = this.core;
        const needed = field.scrollWidth;
        if (needed > field.clientWidth) {
            this.width = needed + ample;
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
        const top = Math.floor((this.scroller.scrollTop - this.inset) / this.lineHeight);
        const first = Math.max(top - spare, 0);
        const last = Math.min(top + this.rowsInSight + spare, this.core.lines.count - 1);
        this.core.coloring.reach(last);
        this.drawRows(Math.min(first, last), last);
        this.drawBand();
        this.scrolling.drawn(Math.max(top, 0));
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

    /** The line of the cursor stands on a band, unless something is selected. */
    drawBand() {
        const { start, end } = this.core.selection;
        const line = this.core.lines.at(end);
        if (this.band.hidden !== (start !== end)) this.band.hidden = start !== end;
        put(this.band, '--line', line);
        for (const [at, { number }] of this.drawn) number.classList.toggle('is-current', at === line);
    }
}
