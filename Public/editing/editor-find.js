// Find and replace: what the bar of `editor-find-bar.js` does.

import { announce } from '../announcer.js';
import { buildBar } from './editor-find-bar.js';
import { matches, placeFrom, placesIn, replacement } from './editor-search.js';

const isApple = /Mac|iP/.test(navigator.platform);
const patience = 120;   // ms after a change of the text until all places are sought anew

export class Find {
    constructor(editor) {
        this.editor = editor;
        this.found = [];
        this.bar = null;
        this.timer = 0;
        editor.view.overlays.push((start, end) => this.overlays(start, end));
        editor.core.on('change', ({ cause }) => {
            if (!this.isOpen) return;
            clearTimeout(this.timer);
            if (cause === 'typing') this.timer = setTimeout(() => this.seek(), patience);
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
        this.found = [];
        clearTimeout(this.timer);
        this.editor.view.request();
        this.editor.core.field.focus({ preventScroll: true });
        this.editor.view.scrolling.showCursor();
        return true;
    }

    /** Looks for all places; what is no expression is said at the count. */
    seek() {
        clearTimeout(this.timer);
        this.problem = '';
        try {
            this.found = matches(this.editor.core.text, this.bar.wanted());
        } catch (error) {
            if (!(error instanceof SyntaxError)) throw error;
            this.found = [];
            this.problem = `This is no regular expression: ${error.message.split(': ').at(-1)}.`;
        }
        this.tellCount();
        this.editor.view.request();
    }

    /** As the query is typed: shows the first place from the cursor on. */
    preview() {
        this.seek();
        if (this.found.length > 0) this.choose(placeFrom(this.found, this.editor.core.selection.start));
    }

    step(by) {
        if (!this.bar) return this.open();
        this.seek();
        if (this.found.length === 0) return true;
        const { start, end } = this.editor.core.selection;
        const at = placeFrom(this.found, by > 0 && end > start ? start + 1 : start);
        this.choose((at + (by > 0 ? 0 : -1) + this.found.length) % this.found.length);
        return true;
    }

    choose(index) {
        const { start, end } = this.found[index];
        this.editor.core.select(start, end);
        this.editor.view.scrolling.showCursor(true);
        this.tellCount();
    }

    get current() {
        const { start, end } = this.editor.core.selection;
        const at = this.found.length > 0 ? placeFrom(this.found, start) : -1;
        return at >= 0 && this.found[at].start === start && this.found[at].end === end ? at : -1;
    }

    tellCount() {
        const total = this.found.length;
        const at = this.current;
        const nothing = this.bar.query.value === '' ? '' : 'Not found';
        this.bar.tell(this.problem || (total === 0 ? nothing : at >= 0 ? `${at + 1} of ${total}` : `${total} found`),
            Boolean(this.problem) || (total === 0 && nothing !== ''));
    }

    overlays(start, end) {
        if (!this.isOpen) return [];
        const chosen = this.found[this.current];
        return placesIn(this.found, start, end).map(one => ({
            start: one.start, end: one.end, name: one === chosen ? 'is-found is-chosen' : 'is-found' }));
    }

    /** Replaces the place that is chosen and goes to the next; without one, only goes there. */
    replaceOne() {
        const at = this.current;
        if (at < 0) return this.step(1);
        const { start, end } = this.found[at];
        const text = this.replaced(this.found[at]);
        const after = start + text.length;
        this.editor.core.replace([{ start, end, text }], { label: 'Replace', selection: { start: after, end: after } });
        this.step(1);
    }

    /** Replaces all places: one step to undo. */
    replaceAll() {
        this.seek();
        const count = this.found.length;
        if (count === 0) return announce(this.problem || 'Not found');
        const changes = this.found.map(one => ({ start: one.start, end: one.end, text: this.replaced(one) }));
        this.editor.core.replace(changes, { label: 'Replace All' });
        announce(`${count} replaced.`);
        this.bar.tell(`${count} replaced`);
    }

    replaced(one) {
        return replacement(one, this.bar.substitute.value, this.bar.wanted().isPattern);
    }
}
