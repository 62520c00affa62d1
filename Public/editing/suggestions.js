// The list of suggestions: a listbox that the text field points into, because the focus stays in the text.

import { make, overPage } from '../html.js';
import { placeNear } from './near.js';
import { chooseRow } from './rows.js';
import { picture } from './symbol.js';

const page = 8;

export class Suggestions {
    constructor(field, choose) {
        this.field = field;
        this.choose = choose;
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
            if (row) this.choose(this.all[this.rows.indexOf(row)]);
        });
        overPage(this.element);
    }

    get isOpen() { return !this.element.hidden; }
    get chosen() { return this.isOpen ? this.all[this.at] ?? null : null; }

    show(all, box) {
        const known = this.chosen?.label;
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
        chooseRow(this.field, this.rows[index], this.rows[this.at]);
        this.at = index;
        this.note.textContent = this.all[index].text;
        this.note.hidden = !this.all[index].text;
    }

    /** Moves by a key; false for a key that moves nothing. */
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
