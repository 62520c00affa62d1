// Input: typing, pasting, dragging and composing in the field, and the editor's own keys.

import { announce, say } from '../announcer.js';
import { indent, newLine, outdent, toggleComment } from './editor-indent.js';

const kinds = {
    insertText: 'type',
    deleteContentBackward: 'back',
    deleteContentForward: 'forward',
};

/** Connects the field to the core; `handlers` may handle an input: `newLine()`, `typed(text)`, `erased()`. */
export function listen(core, handlers, signal) {
    const { field } = core;
    const on = (type, listener) => field.addEventListener(type, listener, { signal });
    on('beforeinput', event => before(core, handlers, event));
    on('input', event => after(core, event));
    on('compositionstart', () => {
        core.noticeSelection();
        core.open();
    });
    on('compositionend', () => {
        core.sync();
        core.close();
    });
    on('blur', () => {
        core.sync();
        core.close();
        core.history.seal();
    });
    for (const type of ['select', 'keyup', 'pointerup', 'focus', 'selectionchange']) {
        on(type, () => core.noticeSelection());
    }
    document.addEventListener('selectionchange', () => {
        if (document.activeElement === field) core.noticeSelection();
    }, { signal });
}

function before(core, handlers, event) {
    core.sync();
    core.noticeSelection();
    const { inputType } = event;
    if (inputType === 'deleteByDrag') core.open();
    else if (inputType !== 'insertFromDrop' && !event.isComposing) core.close();   // the text was dragged elsewhere
    if (event.isComposing || !event.cancelable) return;
    if (isHandled(core, handlers, event)) event.preventDefault();
}

function isHandled(core, handlers, { inputType, data }) {
    switch (inputType) {
    case 'historyUndo': core.undo(); return true;
    case 'historyRedo': core.redo(); return true;
    case 'insertLineBreak':
    case 'insertParagraph': return handlers.newLine();
    case 'insertText': return handlers.typed(data);
    case 'deleteContentBackward': return handlers.erased();
    default: return false;
    }
}

function after(core, event) {
    if (event.isComposing) core.open();
    core.sync(kinds[event.inputType] ?? event.inputType);
    if (event.inputType === 'insertFromDrop') core.close();
}

export const isApple = /Mac|iP/.test(navigator.platform);
const tabLeaves = 'Tab now moves to the next control.';

export class Keys {
    constructor(editor) {
        this.editor = editor;
        this.first = new Set();     // listeners that get keys before the editor, such as popups
        this.mayLeave = false;      // whether Tab moves the focus, because Escape was pressed
    }

    onKey(event) {
        if (event.isComposing || event.keyCode === 229) return;   // the key belongs to an input method
        if ([...this.first].some(listener => listener(event) === true)) return event.preventDefault();
        if (this.command(event)) event.preventDefault();
    }

    command(event) {
        const isModified = isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
        if (event.key === 'Tab') return this.tab(event);
        if (event.key !== 'Shift') this.mayLeave = false;
        if (event.key === 'Escape') return this.escape();
        if (event.key === 'F8') return this.editor.goToMark(event.shiftKey ? -1 : 1);
        if (event.key === ' ' && event.ctrlKey) return this.emit('complete');
        if (event.key === 'PageUp' || event.key === 'PageDown') return this.page(event);
        const find = this.editor.find.keyCommand(event, isModified);
        if (find !== undefined) return find;
        return isModified && !event.altKey && this.modified(event);
    }

    modified({ key, shiftKey }) {
        const { editor } = this;
        switch (key.toLowerCase()) {
        case 's': return shiftKey ? false : this.emit('save');
        case 'z': return editor.travel(shiftKey ? 'redo' : 'undo');
        case 'y': return !isApple && editor.travel('redo');
        case '/': return this.comment();
        default: return false;
        }
    }

    emit(type) {
        this.editor.core.sync();
        this.editor.core.emit(type, {});
        return true;
    }

    /** Tab indents; after Escape it leaves the editor, which would otherwise be a keyboard trap. */
    tab({ shiftKey, altKey, ctrlKey, metaKey }) {
        if (this.mayLeave || this.editor.isReadOnly || altKey || ctrlKey || metaKey) return false;
        const { core, unit } = this.editor;
        core.sync();
        const { changes } = (shiftKey ? outdent : indent)(core, core.selection, unit);
        if (changes.length > 0) core.replace(changes, { label: shiftKey ? 'Outdent' : 'Indent' });
        return true;
    }

    escape() {
        this.mayLeave = true;
        if (!this.editor.isReadOnly) announce(tabLeaves);
        return false;
    }

    comment() {
        const { core, isReadOnly } = this.editor;
        if (isReadOnly) return false;
        if (core.format === 'json') say('JSON has no comments. A spec in YAML can have them.');
        else core.replace(toggleComment(core, core.selection).changes, { label: 'Toggle Comment' });
        return true;
    }

    /** Handles Enter, also from an input method or on-screen keyboard. */
    newLine() {
        const { core, unit } = this.editor;
        const { changes, selection } = newLine(core, core.selection, unit);
        core.replace(changes, { selection });
        this.editor.view.scrolling.showCursor();
        return true;
    }

    /** Scrolls by one window; the browser would use the height of the whole text. */
    page({ key, shiftKey }) {
        const { core, view } = this.editor;
        const { selectionDirection } = core.field;
        const { start, end } = core.selection;
        const isBackward = selectionDirection === 'backward';
        const [anchor, head] = isBackward ? [end, start] : [start, end];
        const line = core.lines.at(head);
        const rows = Math.max(view.rowsInSight - 2, 1) * (key === 'PageUp' ? -1 : 1);
        const target = Math.min(Math.max(line + rows, 0), core.lines.count - 1);
        const column = head - core.lines.start(line);
        const to = Math.min(core.lines.start(target) + column, core.lineEnd(target));
        if (!shiftKey) core.select(to);
        else core.select(Math.min(anchor, to), Math.max(anchor, to), to < anchor ? 'backward' : 'forward');
        view.scrolling.showCursor();
        return true;
    }
}
