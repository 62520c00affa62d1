// The form of the selected entry: each field is a member of the spec, and changing it is one edit.

import { say } from '../announcer.js';
import { setOwn } from '../morph.js';
import { set } from './design-edits.js';
import { isDesigning, membersOf, titleObstacle, titleTextOf, titleWith } from './design-outline.js';
import { onSelection, selectedRows } from './design-selection.js';

const forms = () => document.querySelectorAll('[data-design-form]');
const fieldsOf = form => [...form.elements].filter(field => field.name);

/** Shows the form of the selected entry, or none if several are selected. */
function show(rows) {
    if (!isDesigning()) return;
    const row = rows.length === 1 ? rows[0] : null;
    for (const form of forms()) {
        const isShown = form.dataset.designForm === row?.dataset.kind;
        setOwn(form, 'hidden', isShown ? null : '');
        if (isShown) fill(form, row);
    }
}

const sent = new Map();   // fields with an edit in progress, with a token of the newest

/** Fills the form. A field that is being edited keeps its value, unless the form is for another entry. */
function fill(form, row) {
    const isSame = form.dataset.of === row.dataset.outlineEntry;
    setOwn(form, 'data-of', row.dataset.outlineEntry);
    for (const field of fieldsOf(form)) {
        if (isSame && (isBeingEdited(field) || sent.has(field))) continue;
        put(field, memberOf(row, field));
    }
}

/** The value of an entry's member in a field. */
const memberOf = (row, { name }) => (name === 'title' ? titleTextOf(row) : membersOf(row)[name]);

const isBeingEdited = field => field === document.activeElement
    && field.dataset.value === 'text' && field.value !== field.dataset.shown;

function put(field, value) {
    if (field.dataset.value === 'flag') field.checked = value === true;
    else if (field.dataset.value === 'choice') setOption(field, value === undefined ? '' : JSON.stringify(value));
    else {
        field.value = value === undefined ? '' : String(value);
        setOwn(field, 'data-shown', field.value);
    }
}

/** Adds a choice for a value in the spec that is not among the choices. */
function setOption(field, value) {
    field.querySelector('[data-written]')?.remove();
    if (![...field.options].some(option => option.value === value)) {
        const option = new Option('as written', value);
        option.dataset.written = '';
        field.append(option);
    }
    field.value = value;
}

const isWhole = text => /^(0|-?[1-9]\d{0,14})$/.test(text);

/** The member's value from a field; null removes the member. Numbers stay numbers, and a badge of digits is one. */
function valueOf(field, old) {
    if (field.dataset.value === 'flag') return field.checked || null;
    if (field.dataset.value === 'choice') return field.value === '' ? null : JSON.parse(field.value);
    if (field.value === '') return null;
    const isNumber = field.name === 'badge' ? typeof old !== 'string' || !isWhole(old) : typeof old === 'number';
    return isNumber && isWhole(field.value) ? Number(field.value) : field.value;
}

/** Sends a field's value. After the newest edit, the field shows the spec's value, whatever the result. */
async function submit(field, row, value, words) {
    const token = {};
    sent.set(field, token);
    if (field.dataset.value === 'text') setOwn(field, 'data-shown', field.value);
    await set(row, { [field.name]: value }, words).finally(() => {
        if (sent.get(field) !== token) return;
        sent.delete(field);
        const isHere = row.isConnected && field.form?.dataset.of === row.dataset.outlineEntry;
        if (isHere && !isBeingEdited(field)) put(field, memberOf(row, field));
    });
}

function labelOf(field) {
    const [label] = field.labels;
    const name = label.querySelector('.member-name') ?? label;
    return name.firstChild.textContent.trim();
}

function onChange(event) {
    const field = event.target;
    const [row] = selectedRows();
    if (!field.form?.matches('[data-design-form]') || !field.name || !row) return;
    const old = membersOf(row)[field.name];
    const obstacle = field.name === 'title' && titleObstacle(row);
    if (obstacle) {
        put(field, memberOf(row, field));
        return void say(obstacle);
    }
    const value = field.name === 'title' ? titleWith(row, field.value) : valueOf(field, old);
    if (JSON.stringify(value) === JSON.stringify(old ?? null) && !sent.has(field)) return;
    const label = labelOf(field);
    submit(field, row, value, `${label} of ${row.dataset.title} ${value === null ? 'removed' : 'set'}`);
}

async function pickSymbol(button) {
    const field = document.getElementById(button.dataset.pickSymbol);
    const picker = await import('./symbol-picker.js').catch(error => error);
    if (picker instanceof TypeError) return say('The symbols can’t be fetched. Is the server running?');
    if (picker instanceof Error) throw picker;
    const name = await picker.pickSymbol({ current: field.value, anchor: button.getBoundingClientRect() });
    if (name === null || !field.isConnected) return undefined;
    field.value = name;
    return field.dispatchEvent(new Event('change', { bubbles: true }));
}

export function start() {
    onSelection(show);
    document.addEventListener('change', onChange);
    document.addEventListener('submit', event => {
        if (event.target.matches('[data-design-form]')) event.preventDefault();
    });
    document.addEventListener('click', event => {
        const button = event.target.closest?.('[data-pick-symbol]');
        if (button) pickSymbol(button);
    });
    document.addEventListener('keydown', event => {
        const field = event.target;
        if (event.key !== 'Escape' || !field.form?.matches('[data-design-form]') || !selectedRows()[0]) return;
        put(field, memberOf(selectedRows()[0], field));
    });
}
