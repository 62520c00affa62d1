// Find and replace: what the bar of `editor-find-bar.js` does.

import { buildBar } from './editor-find-bar.js';
import { Found } from './editor-found.js';

const isApple = /Mac|iP/.test(navigator.platform);
const pause = 120;   // ms after a change of the text until all places are sought anew

export class Find {
    constructor(editor) {
        this.editor = editor;
        this.bar = null;
        this.timer = 0;
        this.found = new Found({
            wanted: () => ({ text: editor.core.text, query: this.bar.wanted() }),
            onFound: () => {
                this.tellCount();
                editor.view.request();
            },
            onSlow: () => this.bar.tell('Searching…'),
        });
        editor.view.overlays.push((start, end) => this.overlays(start, end));
        editor.core.on('change', ({ cause }) => {
            if (!this.isOpen) return;
            clearTimeout(this.timer);
            if (cause === 'typing') this.timer = setTimeout(() => this.seek(), pause);
            else this.seek();
        });
        editor.core.on('cursor', () => { if (this.isOpen) this.tellCount(); });
    }

    get isOpen() {
        return this.bar !== null && !this.bar.root.hidden;
    }

    /** Handles a key of the editor; undefined where it is none of the bar's. */
    keyCommand({ key, altKey, shiftKey }, isModified) {
        const letter = key.toLowerCase();
        if (isModified && letter === 'f') return this.open(isApple && altKey);
        if (isModified && letter === 'h' && !isApple) return this.open(true);
        if (key === 'F3' || (isModified && letter === 'g')) return this.step(shiftKey ? -1 : 1);
        return undefined;
    }

    open(withReplace = false) {
        const { core, root, isReadOnly } = this.editor;
        if (!this.bar) {
            this.bar = buildBar(this, isReadOnly);
            root.prepend(this.bar.root);
        }
        core.sync();
        const { start, end } = core.selection;
        const chosen = core.text.slice(start, end);
        if (chosen && !chosen.includes('\n')) this.bar.query.value = chosen;
        this.bar.show(withReplace && !isReadOnly);
        this.seek();
        return true;
    }

    close() {
        this.bar.root.hidden = true;
        this.end();
        this.editor.view.request();
        this.editor.core.field.focus({ preventScroll: true });
        this.editor.view.scrolling.showCursor();
        return true;
    }

    end() {
        clearTimeout(this.timer);
        this.found.end();
    }

    seek(deed) {
        clearTimeout(this.timer);
        this.found.seek(deed);
    }

    /** As the query is typed: shows the first place from the cursor on. */
    preview() {
        this.seek(() => {
            if (this.found.total > 0) this.choose(this.found.from(this.editor.core.selection.start));
        });
    }

    step(by) {
        if (!this.bar) return this.open();
        this.seek(() => {
            const { total } = this.found;
            if (total === 0) return;
            const { start, end } = this.editor.core.selection;
            const at = this.found.from(by > 0 && end > start ? start + 1 : start);
            this.choose((at + (by > 0 ? 0 : -1) + total) % total);
        });
        return true;
    }

    choose(index) {
        const { start, end } = this.found.place(index);
        this.editor.core.select(start, end);
        this.editor.view.scrolling.showCursor(true);
        this.tellCount();
    }

    get current() {
        if (this.found.total === 0) return -1;
        const { start, end } = this.editor.core.selection;
        const at = this.found.from(start);
        const place = this.found.place(at);
        return place.start === start && place.end === end ? at : -1;
    }

    tellCount() {
        const { pending, problem, total } = this.found;
        if (pending) return;
        const at = this.current;
        const nothing = this.bar.query.value === '' ? '' : 'Not found';
        this.bar.tell(problem || (total === 0 ? nothing : at >= 0 ? `${at + 1} of ${total}` : `${total} found`),
            Boolean(problem) || (total === 0 && nothing !== ''));
    }

    overlays(start, end) {
        if (!this.isOpen) return [];
        const chosen = this.current < 0 ? null : this.editor.core.selection.start;
        return this.found.within(start, end).map(one => ({
            ...one, name: one.start === chosen ? 'is-found is-chosen' : 'is-found' }));
    }
}
