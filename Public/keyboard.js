// Keyboard shortcuts: each presses the control with its `data-key`. Letter keys can be turned off in the list of
// shortcuts, because they interfere with voice control. Also buttons of the toolbar that need script.

import { say } from './announcer.js';
import { recall, remember } from './disclosure.js';
import { make } from './html.js';
import { setOwn } from './morph.js';
import { isPlainClick } from './navigation.js';
import { isLoading, openLate } from './overlays.js';
import { afterPatch } from './patch.js';

let typed = null;   // the text for the palette's field while it is loading

const areOn = () => recall('localStorage', 'keys') !== 'off';

/** Returns whether a key press belongs to the focused field, open menu or dialog. */
function isTaken(target) {
    // A field keeps the focus for a moment after its dialog has closed.
    if (target.closest?.('dialog:not([open])')) return false;
    const fields = 'input, textarea, select, [role="menu"], dialog[open]';
    return target.isContentEditable || Boolean(target.closest?.(fields));
}

/** The control for a key; of several, the one after the current. */
function controlFor(key, controls) {
    const same = controls.filter(control => control.dataset.key === key);
    const at = same.findIndex(control => control.hasAttribute('aria-current'));
    return same[(at + 1) % same.length] ?? null;
}

/** Returns whether the keys are Ctrl-K or Cmd-K, which also work in fields and when letter keys are off. */
function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }) {
    return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/** "undo", "redo" or null for a key press. */
export function historyKey({ key, ctrlKey, metaKey, altKey, shiftKey }) {
    const letter = key.toLowerCase();
    if (ctrlKey === metaKey || altKey) return null;
    if (letter === 'z') return shiftKey ? 'redo' : 'undo';
    return letter === 'y' && !shiftKey ? 'redo' : null;
}

/** Presses the button that undoes or redoes a change of the tabs, if the page has it. */
function travel(op) {
    const button = document.querySelector(`.steps [data-op="${op}"]`);
    button?.click();
    return button;
}

/** Sets the line that the source pane shows when it opens. */
function wantLine({ line, column }) {
    const pane = document.querySelector('.source-pane');
    if (pane) setOwn(pane, 'data-line', `${line}:${column}`);
}

async function openPalette() {
    typed ??= '';
    try {
        await openLate('./palette.js', 'The list of tabs and actions', () => typed);
    } finally {
        typed = null;
    }
}

/** Stores a letter for the palette while it is loading. */
function keep(event) {
    if (typed === null || event.key.length > 1) return;
    event.preventDefault();
    typed += event.key;
}

/** Opens a dialog instead of a link's page. */
function openInstead(event, ...dialog) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openLate(...dialog);
}

function onKey(event) {
    if (isPaletteKey(event)) {
        event.preventDefault();
        return openPalette();
    }
    const isCommand = event.altKey || event.ctrlKey || event.metaKey;
    if (!isCommand) keep(event);
    if (event.defaultPrevented || isLoading() || isTaken(event.target)) return;
    const op = historyKey(event);
    if (op && !event.target.closest?.('.source-pane') && travel(op)) event.preventDefault();
    if (isCommand || event.repeat || !areOn()) return;
    const help = document.getElementById('help');
    if (event.key === '?' && help) return help.showModal();
    const control = controlFor(event.key, [...document.querySelectorAll('[data-key]:not([data-view="all"] .frame *)')]);
    if (!control) return;
    event.preventDefault();
    if (control.matches('input, textarea, select')) control.focus();
    else control.click();
}

/** Adds the switch for letter keys to the list of shortcuts. */
function addSwitch(help) {
    const box = make('input', { type: 'checkbox' });
    box.checked = areOn();
    box.addEventListener('change', () => remember('localStorage', 'keys', box.checked ? 'on' : 'off'));
    help.append(make('label', { class: 'keys-switch' }, box, ' Letter keys on this page'));
}

function showCopyPicture() {
    const button = document.querySelector('[data-copy-picture]');
    if (button) setOwn(button, 'hidden', null);
}

export function start() {
    document.addEventListener('keydown', onKey);
    if (globalThis.ClipboardItem) afterPatch(showCopyPicture);
    const help = document.getElementById('help');
    if (!help) return;
    addSwitch(help);
    document.addEventListener('click', event => {
        const pressed = selector => event.target.closest?.(selector);
        if (pressed('[commandfor="help"]') && !help.open) help.showModal();
        if (pressed('[data-palette]')) openPalette();
        if (pressed('a[data-line]')) wantLine(pressed('a[data-line]').dataset);
        if (pressed('[data-share]')) openInstead(event, './links.js', 'The links');
        if (pressed('[data-phone]')) openInstead(event, './phone.js', 'The code', pressed('[data-phone]'));
        if (pressed('[data-export]') && isPlainClick(event)) {
            event.preventDefault();
            openLate('./export/download.js', 'The file', pressed('[data-export]'));
        }
        if (pressed('[data-history]')) openLate('./editing/history.js', 'The history', pressed('[data-history]'));
        if (pressed('[data-copy]')) openLate('./copy.js', 'The code', pressed('[data-copy]'));
        if (pressed('.segment[aria-disabled="true"]')) say(`${pressed('.segment').title}.`);
        if (pressed('[data-refusal]')) say(pressed('[data-refusal]').textContent);
    });
}
