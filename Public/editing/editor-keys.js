// The keys of the editor. A popup that is open is asked first.

import { announce, say } from '../announcer.js';
import { indent, newLine, outdent, toggleComment } from './editor-indent.js';

const isApple = /Mac|iP/.test(navigator.platform);
const leaving = 'Tab goes on to the next control now.';

export class Keys {
    constructor(editor) {
        this.editor = editor;
        this.first = new Set();     // listeners that may take a key
        this.mayLeave = false;      // whether Tab moves the focus, as Escape said
    }

    onKey(event) {
        if (event.isComposing || event.keyCode === 229) return;   // the input method's own
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

    /** Tab indents; after Escape it leaves, so that nobody is caught here. */
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
        if (!this.editor.isReadOnly) announce(leaving);
        return false;
    }

    comment() {
        const { core, isReadOnly } = this.editor;
        if (isReadOnly) return false;
        if (core.format === 'json') say('JSON has no comments. A spec in YAML may have them.');
        else core.replace(toggleComment(core, core.selection).changes, { label: 'Toggle Comment' });
        return true;
    }

    /** Enter; also where the browser says so without a key. */
    newLine() {
        const { core, unit } = this.editor;
        const { changes, selection } = newLine(core, core.selection, unit);
        core.replace(changes, { selection });
        this.editor.view.scrolling.showCursor();
        return true;
    }

    /** One window up or down; the browser would go by the height of the whole text. */
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
