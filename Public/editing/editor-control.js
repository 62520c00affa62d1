// An editor's parts, put together.

import { announce, say } from '../announcer.js';
import { pairAt } from './editor-brackets.js';
import { Core } from './editor-core.js';
import { Find } from './editor-find.js';
import { listenInGutter } from './editor-gutter.js';
import { listenForHover } from './editor-hover.js';
import { indentUnit } from './editor-indent.js';
import { listen } from './editor-input.js';
import { Keys } from './editor-keys.js';
import { Marks } from './editor-marks.js';
import { Pairs } from './editor-pairs.js';
import { build } from './editor-parts.js';
import { View } from './editor-view.js';

export class Editor {
    constructor(host, { format, readOnly = false, label = 'Source' }) {
        const parts = build(label, readOnly);
        host.append(parts.root);
        this.root = parts.root;
        this.isReadOnly = readOnly;
        this.core = new Core(parts.field, format);
        this.view = new View(parts, this.core);
        this.marks = new Marks(this.core);
        this.pairs = new Pairs(this.core);
        this.find = new Find(this);
        this.keys = new Keys(this);
        this.view.overlays.push(() => this.brackets(), (...range) => this.marks.overlays(...range));
        this.end = new AbortController();
        this.listen(this.end.signal);
    }

    listen(signal) {
        const { core, view, pairs, keys } = this;
        listen(core, {
            newLine: () => keys.newLine(), typed: text => pairs.typed(text), erased: () => pairs.erased() }, signal);
        core.field.addEventListener('keydown', event => keys.onKey(event), { signal });
        core.field.addEventListener('scroll', () => view.request(), { signal });
        core.on('change', () => {
            view.grow();
            view.request();
        });
        core.on('cursor', () => view.request());
        view.scroller.addEventListener('scroll', () => {
            view.request();
            const { scrollTop: top, scrollLeft: left } = view.scroller;
            core.emit('scroll', { top, left });
        }, { signal, passive: true });
        view.scrolling.listen(signal);
        listenInGutter(this, signal);
        listenForHover(this, signal);
        this.watch = new ResizeObserver(() => view.measure());
        this.watch.observe(view.scroller);
    }

    load(text) {
        this.core.load(text);
        this.unit = indentUnit(this.core.text, this.core.format);
        this.root.style.setProperty('--unit', this.unit === '\t' ? 4 : this.unit.length);
        this.view.narrow();
        this.view.measure();
    }

    brackets() {
        const { selection } = this.core;
        if (selection.start !== selection.end) return [];
        const pair = pairAt(this.core, selection.start);
        if (!pair) return [];
        const name = pair.fits ? 'is-pair' : 'is-alone';
        return [pair.from, pair.to].filter(at => at !== null).map(at => ({ start: at, end: at + 1, name }));
    }

    travel(way) {
        this.core.sync();
        if (this.isReadOnly || this.core.pending) return false;
        const done = this.core[way]();
        if (done) this.view.scrolling.showCursor();
        return done;
    }

    goToMark(step) {
        const { core, marks } = this;
        const mark = marks.next(step > 0 ? core.selection.end : core.selection.start, step);
        if (!mark) say('Nothing to report.');
        else {
            core.select(mark.start);
            this.view.scrolling.showCursor(true);
            announce(`Line ${core.lines.at(mark.start) + 1}: ${mark.text}`);
        }
        return true;
    }

    destroy() {
        this.end.abort();
        this.find.end();
        this.watch.disconnect();
        this.root.remove();
    }
}
