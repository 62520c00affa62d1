// Completion: suggestions at the cursor, shown while typing or on Ctrl-Space. Enter and Tab accept, arrows select,
// Escape closes; the focus stays in the text field.

import { announce, overPage, placeNear, say } from '../announcer.js';
import { make } from '../html.js';
import { latestOf } from './assist-client.js';
import { picture } from './icons.js';
import { setActiveRow } from './popover.js';

const pause = 60;    // ms without typing before a request
const trigger = /[\p{L}\p{N}_$.]$|["'] ?$|[:-] $/u;   // the text after which suggestions appear

/** Starts completion in an editor. Returns `{close, destroy}`. */
export function start(editor) {
    const { field } = editor;
    const requests = latestOf('completions');
    const list = new Suggestions(field, insert);
    let range = null;     // the range that a suggestion replaces
    let timer = 0;
    let isInserting = false;

    function close() {
        clearTimeout(timer);
        requests.stop();
        range = null;
        if (list.isOpen) list.hide();
    }

    async function open(isExplicit) {
        const { text, selection } = editor;
        if (selection.start !== selection.end) return close();
        const found = await requests.send({ text, at: selection.start }).catch(error => {
            if (isExplicit) say(`No suggestions. ${error.message}`);
            return { completions: [] };
        });
        if (!found || editor.text !== text || document.activeElement !== field) return undefined;
        return show(found, isExplicit);
    }

    function show({ start: from, end, completions }, isExplicit) {
        const isDone = completions.length === 1 && completions[0].insert === editor.text.slice(from, end);
        if (completions.length === 0 || isDone && !isExplicit) {
            if (isExplicit) say('No suggestions here.');
            return close();
        }
        const isNew = !list.isOpen;
        range = { start: from, end };
        list.show(completions, editor.coordinates(from));
        const { length } = completions;
        if (isNew) announce(length === 1 ? '1 suggestion.' : `${length} suggestions.`);
        return undefined;
    }

    function insert(completion) {
        if (!completion || !range) return close();
        const { start: from, end } = range;
        close();
        isInserting = true;
        const at = from + completion.insert.length;
        editor.replace([{ start: from, end, text: completion.insert }], {
            label: `Complete ${completion.label}`, selection: { start: at, end: at } });
        isInserting = false;
        announce(`${completion.label} inserted.`);
        // After a key, its values are suggested at once.
        if (/[:] ?$/.test(completion.insert)) later();
        return undefined;
    }

    function later() {
        clearTimeout(timer);
        timer = setTimeout(open, pause, false);
    }

    function follow({ changes, cause, isComposing }) {
        if (isInserting) return;
        const [change] = changes;
        if (cause !== 'typing' || isComposing || changes.length !== 1) return close();
        const { text, selection } = editor;
        const line = text.slice(text.lastIndexOf('\n', selection.start - 1) + 1, selection.start);
        if (range) {
            if (change.start < range.start || change.end > range.end || change.text.includes('\n')) return close();
            range.end += change.text.length - (change.end - change.start);
            later();
        } else if (change.text && trigger.test(line)) later();
        else clearTimeout(timer);
        return undefined;
    }

    function onKey(event) {
        if (!list.isOpen || event.ctrlKey || event.metaKey || event.altKey) return false;
        if (event.key === 'Escape') {
            close();
            announce('Suggestions closed.');
            return true;
        }
        if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) {
            const { selected } = list;
            const isWritten = selected && editor.text.slice(range.start, range.end) === selected.insert;
            if (isWritten) close();
            else insert(selected);
            return !isWritten;
        }
        return !event.shiftKey && list.move(event.key);
    }

    const ends = [
        editor.on('change', follow),
        editor.on('complete', () => open(true)),
        editor.on('cursor', ({ cause }) => { if (cause === 'moved') close(); }),
        editor.on('scroll', () => { if (range) list.place(editor.coordinates(range.start)); }),
        editor.keys(onKey),
    ];
    field.addEventListener('blur', close);
    return {
        close,
        destroy() {
            close();
            for (const end of ends) end();
            field.removeEventListener('blur', close);
            list.destroy();
        },
    };
}

const page = 8;

/** The list of suggestions. */
class Suggestions {
    constructor(field, onSelect) {
        this.field = field;
        this.onSelect = onSelect;
        this.rows = [];
        this.at = -1;
        this.list = make('div', {
            class: 'suggestions-list', role: 'listbox', id: 'suggestions', tabindex: '0', 'aria-label': 'Suggestions',
        });
        this.note = make('div', { class: 'suggestions-note', id: 'suggestions-note' });
        this.element = make('div', { class: 'suggestions', hidden: '' }, this.list, this.note);
        // The field must keep the focus.
        this.element.addEventListener('pointerdown', event => event.preventDefault());
        this.list.addEventListener('click', event => {
            const row = event.target.closest('[role="option"]');
            if (row) this.onSelect(this.all[this.rows.indexOf(row)]);
        });
        overPage(this.element);
    }

    get isOpen() { return !this.element.hidden; }
    get selected() { return this.isOpen ? this.all[this.at] ?? null : null; }

    show(all, box) {
        const known = this.selected?.label;
        this.all = all;
        this.rows = all.map(option);
        this.list.replaceChildren(...this.rows);
        this.element.hidden = false;
        this.field.setAttribute('aria-controls', 'suggestions');
        this.field.setAttribute('aria-autocomplete', 'list');
        this.select(Math.max(0, all.findIndex(({ label }) => label === known)));
        this.place(box);
    }

    place(box) {
        if (this.isOpen && box) placeNear(this.element, box);
    }

    hide() {
        this.element.hidden = true;
        for (const name of ['controls', 'autocomplete', 'activedescendant']) this.field.removeAttribute(`aria-${name}`);
    }

    select(index) {
        setActiveRow(this.field, this.rows[index], this.rows[this.at]);
        this.at = index;
        this.note.textContent = this.all[index].text;
        this.note.hidden = !this.all[index].text;
    }

    /** Handles a key; returns whether it moves the selection. */
    move(key) {
        const { length } = this.rows;
        const to = {
            ArrowDown: (this.at + 1) % length, ArrowUp: (this.at + length - 1) % length,
            PageDown: Math.min(this.at + page, length - 1), PageUp: Math.max(this.at - page, 0),
        }[key];
        if (to === undefined) return false;
        this.select(to);
        return true;
    }

    destroy() {
        this.hide();
        this.element.remove();
    }
}

function option({ label, detail, symbol }, index) {
    return make('div', {
        class: 'suggestion', role: 'option', id: `suggestion-${index}`, 'aria-selected': 'false',
        'aria-describedby': 'suggestions-note',
    }, ...(symbol ? [picture(symbol)] : []), make('span', { class: 'suggestion-label' }, label),
    ...(detail ? [make('span', { class: 'suggestion-detail' }, detail)] : []));
}
