// The merge dialog: their text, the common base and your text side by side, with the result below. Also compares the
// file with a draft.

import { addStyles, make } from '../html.js';
import { drawPlaces, drawResult } from './merge-view.js';
import { conflictsOf, merge, textOf } from './merge.js';

const sheet = new URL('./saving.css', import.meta.url).href;
const wording = {
    title: 'Merge two changes', names: { mine: 'Yours', base: 'Before', theirs: 'Theirs' },
    intro: 'The file was saved elsewhere while you were editing. Lines that only one side changed are merged '
        + 'automatically; you decide about the others. Both versions are kept until you save the result.',
};

/** Opens the dialog for `{base, mine, theirs, editor}`; `done(text, saves)` is called with the result. */
export function openMerge(given, done) {
    const save = ['Save result', text => done(text, true)];
    const put = ['Insert into the editor', text => done(text, false)];
    return open({ ...wording, ...given }, given.savesNothing ? [put] : [put, save]);
}

/** Opens a comparison of the editor's text with a draft; `done(text)` is called to use the draft. */
export function openComparison(given, done) {
    const intro = 'These are the changes to the text in the editor.';
    return open({ ...wording, intro, ...given }, [['Restore', done]]);
}

/** Opens the dialog. The last action is the main one; each gets the text after all conflicts are decided. */
async function open(given, actions) {
    const { regions } = merge(given.base, given.mine, given.theirs);
    const conflicts = conflictsOf(regions);
    const status = make('p', { class: 'merge-status', role: 'status' });
    const result = make('pre', { class: 'merge-text' });
    const buttons = actions.map(([label], at) => button(label, at === actions.length - 1));
    const update = () => {
        drawResult(result, regions, conflicts);
        showLeft(conflicts, status, buttons);
    };
    const places = drawPlaces(regions, conflicts, given.names, update);
    const dialog = build(given, places, result, [status, ...(conflicts.length > 1 ? steps() : []), ...buttons]);
    actions.forEach(([, callback], at) => buttons[at].addEventListener('click', () => {
        if (!isDecided(dialog, conflicts, status)) return;
        dialog.close();
        callback(textOf(regions, conflicts));
    }));
    update();
    await show(dialog, given.editor);
}

const isLeft = ({ lines }) => lines === null;

function showLeft(conflicts, status, buttons) {
    const left = conflicts.filter(isLeft).length;
    const text = left === 0 ? 'All conflicts are resolved.' : `${left} of ${conflicts.length} left to resolve.`;
    if (conflicts.length > 0 && status.textContent !== text) status.textContent = text;
    for (const one of buttons) one.ariaDisabled = String(left > 0);
}

/** Returns whether all conflicts are decided; moves the focus to the first undecided one. */
function isDecided(dialog, conflicts, status) {
    const left = conflicts.findIndex(isLeft);
    if (left < 0) return true;
    status.textContent = `Resolve conflict ${left + 1} first.`;
    focus(dialog.querySelectorAll('[data-conflict]')[left]);
    return false;
}

function button(label, isMain) {
    return make('button', { type: 'button', class: `saving-button${isMain ? ' is-main' : ''}` }, label);
}

/** Buttons for the previous and the next conflict. */
function steps() {
    return [['Previous', -1, 'Shift+F7'], ['Next', 1, 'F7']].map(([label, step, key]) => {
        const one = button(label, false);
        one.title = key;
        one.ariaKeyShortcuts = key;
        one.addEventListener('click', () => go(one.closest('dialog'), step));
        return one;
    });
}

function build({ title, intro }, places, result, foot) {
    const close = make('button', { type: 'submit', class: 'saving-button' }, 'Not now');
    const name = make('h2', { id: 'merge-title' }, title);
    const head = make('form', { method: 'dialog', class: 'merge-head' }, name, close);
    const body = make('div', { class: 'merge-body', role: 'region', 'aria-label': 'Changes', tabindex: '0' },
        make('p', { class: 'merge-intro', id: 'merge-intro' }, intro), ...places,
        make('section', { class: 'merge-place merge-result', 'aria-labelledby': 'merge-result' },
            make('h3', { id: 'merge-result' }, 'Result'), result));
    return make('dialog', { class: 'merge', 'aria-labelledby': 'merge-title', 'aria-describedby': 'merge-intro' },
        head, body, make('div', { class: 'merge-foot' }, ...foot));
}

async function show(dialog, editor) {
    dialog.addEventListener('close', () => {
        dialog.remove();
        editor.focus();
    });
    dialog.addEventListener('keydown', event => {
        if (event.key !== 'F7') return;
        event.preventDefault();
        go(dialog, event.shiftKey ? -1 : 1);
    });
    document.body.append(dialog);
    await addStyles(sheet);
    dialog.showModal();
    go(dialog, 1);
}

/** Goes to the next conflict, or without conflicts to the main action. */
function go(dialog, step) {
    const places = [...dialog.querySelectorAll('[data-conflict]')];
    if (places.length === 0) return dialog.querySelector('.saving-button.is-main').focus();
    const at = places.findIndex(place => place.contains(document.activeElement));
    focus(places[at < 0 ? 0 : (at + step + places.length) % places.length]);
}

function focus(place) {
    (place.querySelector('input:checked') ?? place.querySelector('input')).focus({ preventScroll: true });
    place.scrollIntoView({ block: 'nearest' });
}
