// The palette: all tabs, views and actions by name. Loaded when first used.

import { choices, goTo, tabsElsewhere } from './choices.js';
import { make } from './html.js';

const most = 100;   // rows shown; the others are counted
let dialog, field, list, note;
let all = [];
let found = [];
let active = 0;

/** The text in lower case without accents, for comparison. */
export function folded(text) {
    return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss').trim();
}

/** The rank of folded text for a folded query: 0 if equal, then prefixes, then starts of words; null if none. */
function rank(query, text) {
    if (text.startsWith(query)) return text.length === query.length ? 0 : 1;
    const words = text.split(/[^\p{L}\p{N}.]+/u);
    const begins = part => words.some(word => word.startsWith(part));
    if (words.some((_, index) => words.slice(index).join(' ').startsWith(query))) return 2;
    if (query.split(' ').every(begins)) return 3;
    if (words.map(word => word[0]).join('').startsWith(query)) return 4;
    if (text.includes(query)) return 5;
    if (query.length < 3) return null;
    let at = -1;
    return [...query].every(letter => (at = text.indexOf(letter, at + 1)) >= 0) ? 6 : null;
}

/** The choices `{text, detail}` that fit, best first; without a query all of them. */
export function search(query, choices) {
    const wanted = folded(query);
    if (!wanted) return choices;
    const ranks = choices.map((choice, index) => {
        const own = rank(wanted, folded(choice.text));
        const wide = own === null ? rank(wanted, folded(`${choice.detail} ${choice.text}`)) : null;
        return { choice, index, rank: own ?? (wide !== null && wide < 6 ? wide + 6 : null) };
    });
    return ranks.filter(({ rank }) => rank !== null)
        .sort((a, b) => a.rank - b.rank || a.choice.text.length - b.choice.text.length || a.index - b.index)
        .map(({ choice }) => choice);
}

function update() {
    const rule = /^r?(\d+\.\d+)$/i.exec(field.value.trim());
    found = search(field.value, all);
    if (rule) found = [{ text: `Rule R${rule[1]}`, detail: 'Rulebook', run: goTo(`./rules#R${rule[1]}`) }, ...found];
    list.replaceChildren(...found.slice(0, most).map(row));
    const query = field.value.trim();
    note.textContent = found.length === 0 ? `No tab or action matches “${query}”.`
        : found.length > most ? `${found.length - most} more: type to narrow them down.` : '';
    list.hidden = found.length === 0;
    field.ariaExpanded = String(!list.hidden);
    activate(0);
}

function row({ text, detail, key, icon }, index) {
    const label = make('span', { class: 'palette-text', dir: 'auto' }, text);
    return make('li', { id: `palette-${index}`, role: 'option', class: 'palette-row' },
        make('span', { class: 'palette-icon' }, icon ?? ''), label, make('span', { class: 'palette-detail' }, detail),
        ...(key ? [make('kbd', { title: 'Key' }, key)] : []));
}

function activate(index) {
    const rows = [...list.children];
    active = rows.length === 0 ? 0 : (index + rows.length) % rows.length;
    rows.forEach((row, at) => row.setAttribute('aria-selected', String(at === active)));
    rows[active]?.scrollIntoView({ block: 'nearest' });
    if (rows[active]) field.setAttribute('aria-activedescendant', rows[active].id);
    else field.removeAttribute('aria-activedescendant');
}

/** Closes the dialog first, which restores the focus. */
function run(index) {
    const choice = found[index];
    if (!choice) return;
    dialog.close();
    choice.run();
}

function onKey(event) {
    if (event.isComposing) return;
    const command = {
        ArrowDown: () => activate(active + 1), ArrowUp: () => activate(active - 1), Enter: () => run(active),
        PageDown: () => activate(Math.min(active + 8, list.children.length - 1)),
        PageUp: () => activate(Math.max(active - 8, 0)),
    }[event.key];
    if (!command) return;
    event.preventDefault();
    command();
}

function build() {
    field = make('input', {
        class: 'palette-field', type: 'text', role: 'combobox',
        'aria-autocomplete': 'list', 'aria-controls': 'palette-list',
        'aria-expanded': 'true', 'aria-label': 'Find tabs and actions',
        placeholder: 'Find tabs and actions, or a rule such as R2.33',
        autocomplete: 'off', spellcheck: 'false', dir: 'auto',
    });
    list = make('ul', { id: 'palette-list', role: 'listbox', 'aria-label': 'Tabs and actions', class: 'palette-list' });
    note = make('p', { class: 'palette-note', role: 'status' });
    const names = { id: 'palette', class: 'palette', 'aria-label': 'Find tabs and actions' };
    dialog = make('dialog', names, field, list, note);
    field.addEventListener('input', update);
    field.addEventListener('keydown', onKey);
    list.addEventListener('pointermove', event => {
        const at = [...list.children].indexOf(event.target.closest('li'));
        if (at >= 0 && at !== active) activate(at);
    });
    list.addEventListener('click', event => run([...list.children].indexOf(event.target.closest('li'))));
    list.addEventListener('pointerdown', event => event.preventDefault());   // the field keeps the focus
    dialog.addEventListener('click', event => { if (event.target === dialog) dialog.close(); });
    document.body.append(dialog);
}

/** Opens the palette; `typed` returns the text typed in the meantime. */
export function open(typed) {
    if (!dialog) build();
    if (dialog.open) return;
    all = choices();
    field.value = typed();
    dialog.showModal();
    update();
    addOthers();
}

/** Adds the tabs and symbols that the page doesn't have. The active row stays. */
async function addOthers() {
    const mine = all;
    const others = await tabsElsewhere(mine);
    if (all !== mine) return;   // reopened in the meantime
    const chosen = active > 0 ? found[active] : null;
    all = [...all, ...others];
    update();
    activate(Math.max(found.slice(0, most).indexOf(chosen), 0));
}
