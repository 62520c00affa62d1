// A text editor for JSON and YAML: a text field, over it the same text in colours, beside it the numbers of lines.
// The field is a real one, so that input methods, screen readers, touch and the browser's own menus work in it.
// All offsets are UTF-16 units; line ends are LF.

import { difference } from './editor-changes.js';
import { Editor } from './editor-control.js';
import { rectangleAt } from './editor-measure.js';

/** Makes an editor in an element. `format` is json or yaml. What it offers is told where it is made. */
export function createEditor(host, { text = '', ...options }) {
    const editor = new Editor(host, options);
    editor.load(text);
    return Object.defineProperties({ ...reading(editor), ...changing(editor), ...showing(editor) }, getters(editor));
}

function getters({ core, root, view, find }) {
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
        isFinding: get(() => find.isOpen),
        work: get(() => ({ rows: view.drawnRows, lines: core.coloring.lexed })),   // done so far, in all
    };
}

function reading({ core, keys }) {
    return {
        /** `change` {text, changes, cause, isComposing}, `cursor` {selection}, scroll, save, complete, hover. */
        on: (type, listener) => core.on(type, listener),
        /** A listener that gets key presses first; true from it means that it took one. Gives what ends that. */
        keys(listener) {
            keys.first.add(listener);
            return () => keys.first.delete(listener);
        },
    };
}

function changing(editor) {
    const { core, view } = editor;
    return {
        /** Shows another text. With `keepUndo` it is one step that can be undone, and cursor and scroll stay. */
        setText(text, { keepUndo = false, selection } = {}) {
            const isComposed = core.pending !== null;
            if (!keepUndo) {
                editor.load(text);
                core.select(Math.min(selection?.start ?? 0, core.text.length), selection?.end);
                return core.emit('change', { text: core.text, changes: [], cause: 'set', isComposing: false });
            }
            core.sync();
            if (isComposed) core.close();
            const change = difference(core.text, text.replace(/\r\n?/g, '\n'));
            if (change) core.replace([change], { selection, side: 'before' });
            else if (selection) core.select(selection.start, selection.end);
        },
        /** Changes `[{start, end, text}]`, offsets before any of them, as one step. */
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
        /** Scrolls an offset into sight. `select` puts the cursor there, or selects up to another offset. */
        reveal(offset, { select } = {}) {
            if (select === true) core.select(offset);
            else if (Number.isInteger(select)) core.select(offset, select);
            view.draw();
            view.scrolling.reveal(offset);
        },
        /** Where an offset is in the window: a DOMRect without width, as high as its line. */
        coordinates: offset => rectangleAt(view, offset),
        /** Opens the bar of find, or of find and replace. */
        find: (withReplace = false) => find.open(withReplace),
        goToMark: step => editor.goToMark(step),
    };
}
