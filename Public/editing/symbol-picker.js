// A dialog to choose a symbol: search by name or meaning, arrows in all directions, Enter accepts.

import { placeNear } from '../announcer.js';
import { addStyles, make } from '../html.js';
import { latestOf } from './assist-client.js';
import { picture } from './icons.js';
import { setActiveRow } from './popover.js';

const pause = 80;   // ms without typing before a search
let isOpen = false;

/** Opens the dialog near the box `anchor`; resolves to the name of a symbol, or null. */
export async function pickSymbol({ current = '', anchor } = {}) {
    if (isOpen) return null;
    isOpen = true;
    await addStyles(new URL('./symbol-picker.css', import.meta.url).href);
    return new Promise(resolve => new Picker(current, anchor, resolve));
}

class Picker {
    constructor(current, anchor, resolve) {
        this.current = current;
        this.requests = latestOf('symbols');
        this.rows = [];
        this.at = -1;
        this.search = make('input', {
            type: 'text', class: 'symbol-search', role: 'combobox', 'aria-expanded': 'true',
            'aria-controls': 'symbol-grid', 'aria-autocomplete': 'list', 'aria-label': 'Search symbols',
            placeholder: 'Name or meaning', spellcheck: 'false', autocomplete: 'off',
        });
        this.grid = make('div', { class: 'symbol-grid', role: 'listbox', id: 'symbol-grid', 'aria-label': 'Symbols' });
        this.status = make('p', { class: 'symbol-status', role: 'status' });
        const close = make('button', { type: 'button', class: 'symbol-close' }, 'Cancel');
        this.dialog = make('dialog', { class: 'symbol-picker', 'aria-label': 'Choose a symbol' },
            this.search, this.grid, make('footer', {}, this.status, close));
        this.dialog.addEventListener('close', () => this.end(resolve));
        close.addEventListener('click', () => this.dialog.close(''));
        this.listen();
        document.body.append(this.dialog);
        this.dialog.showModal();
        if (anchor) this.place(anchor);
        this.find();
    }

    place(anchor) {
        this.dialog.dataset.placed = '';
        placeNear(this.dialog, anchor);
    }

    end(resolve) {
        clearTimeout(this.timer);
        this.requests.stop();
        const { returnValue } = this.dialog;
        this.dialog.remove();
        isOpen = false;
        resolve(returnValue || null);
    }

    listen() {
        this.search.addEventListener('input', () => {
            clearTimeout(this.timer);
            this.timer = setTimeout(() => this.find(), pause);
        });
        this.dialog.addEventListener('keydown', event => this.onKey(event));
        this.dialog.addEventListener('click', event => {
            if (event.target === this.dialog) this.dialog.close('');
            const row = event.target.closest('[role="option"]');
            if (row) this.dialog.close(row.dataset.symbol);
        });
    }

    async find() {
        const query = this.search.value.trim();
        try {
            const answer = await this.requests.send({ query });
            if (answer) this.show(answer.symbols.map(({ name }) => name), query);
        } catch (error) {
            this.status.textContent = error.message;
        }
    }

    /** Shows the found symbols. An unknown name can be chosen, too, because it may be one of Apple's. */
    show(names, query) {
        const isName = /^[a-z0-9]+(\.[a-z0-9]+)*$/.test(query) && !names.includes(query);
        this.rows = names.map((name, index) => option(name, index, picture(name)));
        if (isName) this.rows.push(option(query, names.length, make('span', { class: 'symbol-letters' }, '“…”')));
        this.grid.replaceChildren(...this.rows);
        this.status.textContent = names.length === 1 ? '1 symbol' : `${names.length} symbols`;
        this.at = -1;
        const known = query ? 0 : names.indexOf(this.current);
        if (this.rows.length > 0) this.select(Math.max(0, known));
        else this.search.removeAttribute('aria-activedescendant');
    }

    select(index) {
        setActiveRow(this.search, this.rows[index], this.rows[this.at]);
        this.at = index;
    }

    /** The number of columns of the grid. */
    get columns() {
        const [first] = this.rows;
        const next = this.rows.findIndex(row => row.offsetTop > first.offsetTop);
        return next === -1 ? this.rows.length : next;
    }

    onKey(event) {
        event.stopPropagation();
        if (event.target !== this.search || event.isComposing || this.rows.length === 0) return;
        const last = this.rows.length - 1;
        const steps = { ArrowDown: this.columns, ArrowUp: -this.columns, ArrowRight: 1, ArrowLeft: -1 };
        const isModified = event.shiftKey || event.altKey || event.metaKey || event.ctrlKey;
        if (event.key === 'Enter') this.dialog.close(this.rows[this.at].dataset.symbol);
        else if (isModified || !(event.key in steps)) return;
        else this.select(Math.min(last, Math.max(0, this.at + steps[event.key])));
        event.preventDefault();
    }
}

function option(name, index, image) {
    return make('div', {
        class: 'symbol-option', role: 'option', id: `symbol-${index}`, 'aria-selected': 'false', 'data-symbol': name,
        title: name,
    }, image, make('span', { class: 'symbol-name' }, name));
}
