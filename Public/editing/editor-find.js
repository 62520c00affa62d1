// Find and replace: the behavior of the bar in `editor-find-bar.js`.

import { announce } from '../announcer.js';
import { joined } from './editor-changes.js';
import { buildBar } from './editor-find-bar.js';
import { isApple } from './editor-input.js';
import { Matches } from './editor-matches.js';

const pause = 120;   // ms from a change of the text to the next search
const many = 1000;   // the number of replacements from which they are made as one, because each takes time

export class Find {
    constructor(editor) {
        this.editor = editor;
        this.bar = null;
        this.timer = 0;
        this.matches = new Matches({
            request: () => ({ text: editor.core.text, query: this.bar.request() }),
            onFound: () => {
                this.showCount();
                editor.view.request();
            },
            onSlow: () => this.bar.showStatus('Searching…'),
        });
        editor.view.overlays.push((start, end) => this.overlays(start, end));
        editor.core.on('change', ({ cause }) => {
            if (!this.isOpen) return;
            clearTimeout(this.timer);
            if (cause === 'typing') this.timer = setTimeout(() => this.search(), pause);
            else this.search();
        });
        editor.core.on('cursor', () => { if (this.isOpen) this.showCount(); });
    }

    get isOpen() {
        return this.bar !== null && !this.bar.root.hidden;
    }

    /** Handles a key of the editor; undefined if the bar doesn't use it. */
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
        const selected = core.text.slice(start, end);
        if (selected && !selected.includes('\n')) this.bar.query.value = selected;
        this.bar.show(withReplace && !isReadOnly);
        this.search();
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
        this.matches.end();
    }

    search(callback) {
        clearTimeout(this.timer);
        this.matches.search(callback);
    }

    /** Shows the first match from the cursor on, while the query is typed. */
    preview() {
        this.search(() => {
            if (this.matches.total > 0) this.select(this.matches.from(this.editor.core.selection.start));
        });
    }

    step(by) {
        if (!this.bar) return this.open();
        this.search(() => {
            const { total } = this.matches;
            if (total === 0) return;
            const { start, end } = this.editor.core.selection;
            const at = this.matches.from(by > 0 && end > start ? start + 1 : start);
            this.select((at + (by > 0 ? 0 : -1) + total) % total);
        });
        return true;
    }

    select(index) {
        const { start, end } = this.matches.at(index);
        this.editor.core.select(start, end);
        this.editor.view.scrolling.showCursor(true);
        this.showCount();
    }

    get current() {
        if (this.matches.total === 0) return -1;
        const { start, end } = this.editor.core.selection;
        const at = this.matches.from(start);
        const match = this.matches.at(at);
        return match.start === start && match.end === end ? at : -1;
    }

    showCount() {
        const { pending, problem, total } = this.matches;
        if (pending) return;
        const at = this.current;
        const nothing = this.bar.query.value === '' ? '' : 'Not found';
        this.bar.showStatus(problem || (total === 0 ? nothing : at >= 0 ? `${at + 1} of ${total}` : `${total} found`),
            Boolean(problem) || (total === 0 && nothing !== ''));
    }

    overlays(start, end) {
        if (!this.isOpen) return [];
        const selected = this.current < 0 ? null : this.editor.core.selection.start;
        return this.matches.within(start, end).map(one => ({
            ...one, name: one.start === selected ? 'is-found is-chosen' : 'is-found' }));
    }

    /** Replaces the selected match, if any, and goes to the next one. */
    replaceOne() {
        this.search(() => {
            const at = this.current;
            if (at < 0) return this.step(1);
            return this.replace([at, at + 1], ([change]) => {
                const after = change.start + change.text.length;
                this.editor.core.replace([change], { label: 'Replace', selection: { start: after, end: after } });
                this.step(1);
            });
        });
    }

    /** Replaces all matches as one undo step. */
    replaceAll() {
        this.search(() => {
            const { total, problem } = this.matches;
            if (total === 0) return announce(problem || 'Not found');
            return this.replace([0, total], changes => {
                const { core } = this.editor;
                const all = total > many ? [joined(core.text, changes)] : changes;
                core.replace(all, { label: 'Replace All', selection: core.movedSelection(changes) });
                announce(`${total} replaced.`);
                this.search(() => this.bar.showStatus(`${total} replaced`));
            });
        });
    }

    /** Calls `apply` with the changes for a range of matches, unless the text has changed by then. */
    async replace(range, apply) {
        const { matches, bar, editor } = this;
        const plain = matches.plainChanges(bar.substitute.value, range);
        if (plain) return apply(plain);
        const { text, changes, problem } = await matches.patternChanges(bar.substitute.value, range);
        if (problem) bar.showStatus(problem, true);
        else if (editor.core.text === text) apply(changes);
        return undefined;
    }
}
