// Keyboard shortcuts: each presses the control that names it in `data-key`. Letter keys can be turned off in the list
// of shortcuts, because they interfere with voice control. Also buttons of the toolbar that need script.

import { say } from './announcer.js';
import { recall, remember } from './disclosure.js';
import { make } from './html.js';
import { setOwn } from './morph.js';
import { plain } from './navigation.js';
import { isLoading, openLate } from './overlays.js';
import { afterPatch } from './patch.js';

let typed = null;   // while the palette is loading: what goes into its field

const areOn = () => recall('localStorage', 'keys') !== 'off';

/** Whether a key press belongs to what has the focus: a field, an open menu or dialog. */
function isTaken(target) {
    // A field keeps the focus for a moment after its dialog has closed.
    if (target.closest?.('dialog:not([open])')) return false;
    const fields = 'input, textarea, select, [role="menu"], dialog[open]';
    return target.isContentEditable || Boolean(target.closest?.(fields));
}

/** Of several controls with one key, the one after the current; a single one is pressed itself. */
function controlFor(key, controls) {
    const same = controls.filter(control => control.dataset.key === key);
    const at = same.findIndex(control => control.hasAttribute('aria-current'));
    return same[(at + 1) % same.length] ?? null;
}

/** Ctrl-K and Cmd-K work in fields too, and when letter keys are off. */
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

/** Undoes or redoes a change of the tabs, if that is offered. */
function travel(op) {
    const button = document.querySelector(`.steps [data-op="${op}"]`);
    button?.click();
    return button;
}

/** The source pane shows this line when it opens. */
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

/** Keeps a letter for the palette that is loading. */
function keep(event) {
    if (typed === null || event.key.length > 1) return;
    event.preventDefault();
    typed += event.key;
}

/** Opens a dialog in place of the page that a link leads to. */
function openInstead(event, ...dialog) {
    if (!plain(event)) return;
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

/** Adds the switch to the list of shortcuts; like the keys, it needs script. */
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
        if (pressed('[data-export]') && plain(event)) {
            event.preventDefault();
            openLate('./export/download.js', 'The file', pressed('[data-export]'));
        }
        if (pressed('[data-history]')) openLate('./editing/history.js', 'The history', pressed('[data-history]'));
        if (pressed('[data-copy]')) openLate('./copy.js', 'The code', pressed('[data-copy]'));
        if (pressed('.segment[aria-disabled="true"]')) say(`${pressed('.segment').title}.`);
        if (pressed('[data-refusal]')) say(pressed('[data-refusal]').textContent);
    });
}
