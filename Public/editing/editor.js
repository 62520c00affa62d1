// A text editor for JSON and YAML: a text field, the same text in colors above it, and line numbers beside it.
// It is a real field, so input methods, screen readers, touch and the browser's menus work in it.
// All offsets are UTF-16 units; line ends are LF.

import { announce, say } from '../announcer.js';
import { AutoClose, pairAt } from './editor-brackets.js';
import { difference } from './editor-changes.js';
import { Core } from './editor-core.js';
import { Find } from './editor-find.js';
import { indentUnit } from './editor-indent.js';
import { Keys, listen } from './editor-input.js';
import { listenInGutter, Marks } from './editor-marks.js';
import { listenForHover, rectangleAt } from './editor-scrolling.js';
import { build, View } from './editor-view.js';

/** Makes an editor in an element. `format` is json or yaml. The methods below are its API. */
export function createEditor(host, { text = '', ...options }) {
    const editor = new Editor(host, options);
    editor.load(text);
    return Object.defineProperties({ ...reading(editor), ...changing(editor), ...showing(editor) }, getters(editor));
}

function getters({ core, root, view }) {
    const get = read => ({ get: read, enumerable: true });
    return {
        text: get(() => core.text),
        format: get(() => core.format),
        selection: get(() => ({ ...core.selection })),
        element: get(() => root),
        field: get(() => core.field),
        canUndo: get(() => core.history.past.length > 0),
        canRedo: get(() => core.history.future.length > 0),
        isComposing: get(() => core.pending !== null),
        work: get(() => ({ rows: view.drawnRows, lines: core.coloring.lexed })),   // counts for tests
    };
}

function reading({ core, keys }) {
    return {
        /** `change` {text, changes, cause, isComposing}, `cursor` {selection}, scroll, save, complete, hover. */
        on: (type, listener) => core.on(type, listener),
        /** Adds a listener that gets key presses first and returns true for handled ones. Returns a function to remove
            it. */
        keys(listener) {
            keys.first.add(listener);
            return () => keys.first.delete(listener);
        },
    };
}

function changing(editor) {
    const { core, view } = editor;
    return {
        /** Replaces the text. With `keepUndo` it is an undo step, and cursor and scroll position stay. */
        setText(text, { keepUndo = false, selection } = {}) {
            const wasComposing = core.pending !== null;
            if (!keepUndo) {
                editor.load(text);
                core.select(Math.min(selection?.start ?? 0, core.text.length), selection?.end);
                return core.emit('change', { text: core.text, changes: [], cause: 'set', isComposing: false });
            }
            core.sync();
            if (wasComposing) core.close();
            const change = difference(core.text, text.replace(/\r\n?/g, '\n'));
            if (change) core.replace([change], { selection, side: 'before' });
            else if (selection) core.select(selection.start, selection.end);
        },
        /** Makes changes `[{start, end, text}]`, with offsets before all of them, as one undo step. */
        replace(changes, options = {}) {
            core.replace(changes, { side: 'before', ...options });
        },
        undo: () => editor.travel('undo'),
        redo: () => editor.travel('redo'),
        select(start, end) {
            core.select(start, end);
            view.scrolling.showCursor();
        },
        focus: () => core.field.focus({ preventScroll: true }),
        destroy: () => editor.destroy(),
    };
}

function showing(editor) {
    const { core, view, marks, find } = editor;
    return {
        /** Diagnostics `[{start, end, severity, text, id}]`; they move along with the text. */
        setMarks(all) {
            marks.set(all);
            view.request();
        },
        /** Scrolls to an offset. `select` puts the cursor there, or selects up to another offset. */
        reveal(offset, { select } = {}) {
            if (select === true) core.select(offset);
            else if (Number.isInteger(select)) core.select(offset, select);
            view.draw();
            view.scrolling.reveal(offset);
        },
        /** An offset's place in the window: a DOMRect without width, as high as its line. */
        coordinates: offset => rectangleAt(view, offset),
        /** Opens the bar for find, or for find and replace. */
        find: (withReplace = false) => find.open(withReplace),
        goToMark: step => editor.goToMark(step),
    };
}

/** The parts of an editor, connected. */
class Editor {
    constructor(host, { format, readOnly = false, label = 'Source' }) {
        const parts = build(label, readOnly);
        host.append(parts.root);
        this.root = parts.root;
        this.isReadOnly = readOnly;
        this.core = new Core(parts.field, format);
        this.view = new View(parts, this.core);
        this.marks = new Marks(this.core);
        this.autoClose = new AutoClose(this.core);
        this.find = new Find(this);
        this.keys = new Keys(this);
        this.view.overlays.push(() => this.brackets(), (...range) => this.marks.overlays(...range));
        this.end = new AbortController();
        this.listen(this.end.signal);
    }

    listen(signal) {
        const { core, view, autoClose, keys } = this;
        listen(core, {
            newLine: () => keys.newLine(), typed: text => autoClose.typed(text), erased: () => autoClose.erased(),
        }, signal);
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
        if (!mark) say('No problems.');
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
