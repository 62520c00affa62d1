// The bar of find and replace: fields, switches, buttons and their keys.

import { make } from '../html.js';

const plain = { autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', type: 'text', dir: 'auto' };

function field(label) {
    return make('input', { ...plain, class: 'find-field', 'aria-label': label, placeholder: label });
}

function button(text, label, onClick, more = {}) {
    const names = { type: 'button', class: 'find-button', 'aria-label': label, title: label };
    const element = make('button', { ...names, ...more }, text);
    element.addEventListener('click', onClick);
    return element;
}

function toggle(text, label, onChange) {
    return button(text, label, event => {
        const pressed = event.currentTarget;
        pressed.ariaPressed = String(pressed.ariaPressed !== 'true');
        onChange();
    }, { 'aria-pressed': 'false', class: 'find-button find-toggle' });
}

/** A bar that calls `find`: `{root, query, substitute, request(), showStatus(text, isBad), show(withReplace)}`. */
export function buildBar(find, isReadOnly) {
    const [query, substitute] = [field('Find'), field('Replace with')];
    const count = make('span', { class: 'find-count', role: 'status' });
    const switches = [['Aa', 'Match case'], ['ab', 'Whole words'], ['.*', 'Regular expression']]
        .map(([text, label]) => toggle(text, label, () => find.preview()));
    const box = (...children) => make('span', { class: 'find-box' }, ...children);
    const first = make('div', { class: 'find-row' }, box(query, ...switches), count, ...steps(find));
    const second = make('div', { class: 'find-row', hidden: '' }, box(substitute), ...replacing(find));
    const more = button('›', 'Replace', () => showReplace(second.hidden), {
        'aria-expanded': 'false', class: 'find-button find-more' });
    if (!isReadOnly) first.prepend(more);
    const names = { class: 'editor-find', role: 'search', 'aria-label': 'Find in the source' };
    const root = make('div', names, first, second);
    function showReplace(isShown) {
        more.ariaExpanded = String(isShown);
        second.hidden = !isShown;
    }
    query.addEventListener('input', () => find.preview());
    root.addEventListener('keydown', event => onKey(find, event, { query, substitute }));
    return {
        root, query, substitute,
        request() {
            const [isCase, isWord, isPattern] = switches.map(({ ariaPressed }) => ariaPressed === 'true');
            return { text: query.value, isCase, isWord, isPattern };
        },
        showStatus(text, isBad = false) {
            if (count.textContent !== text) count.textContent = text;
            query.setAttribute('aria-invalid', String(isBad));
            count.classList.toggle('is-bad', isBad);
            count.classList.toggle('is-sentence', text.includes('.'));
        },
        show(withReplace) {
            root.hidden = false;
            if (withReplace) showReplace(true);
            query.focus();
            query.select();
        },
    };
}

const steps = find => [
    button('↑', 'Previous', () => find.step(-1)), button('↓', 'Next', () => find.step(1)),
    button('✕', 'Close', () => find.close())];

const replacing = find => [
    button('Replace', 'Replace this one', () => find.replaceOne(), { class: 'find-button is-wide' }),
    button('All', 'Replace all', () => find.replaceAll(), { class: 'find-button is-wide' })];

function onKey(find, event, fields) {
    if (event.isComposing) return;
    const command = commandFor(find, event, fields);
    if (!command) return;
    event.preventDefault();
    event.stopPropagation();
    command();
}

function commandFor(find, { key, target, shiftKey, altKey, ctrlKey, metaKey }, { query, substitute }) {
    const isModified = metaKey || ctrlKey;
    const letter = isModified ? key.toLowerCase() : '';
    if (key === 'Escape') return () => find.close();
    if (key === 'F3' || letter === 'g') return () => find.step(shiftKey ? -1 : 1);
    if (letter === 'f') return () => query.select();
    if (key !== 'Enter') return null;
    if (target === query) return () => find.step(shiftKey ? -1 : 1);
    if (target === substitute) return () => isModified || altKey ? find.replaceAll() : find.replaceOne();
    return null;
}
