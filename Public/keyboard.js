// Letter keys of the page: each presses the control that names it in `data-key`. They can be switched off in the
// list of keys, since they get in the way of speech input. And what the toolbar can't do without script.

import { say } from './announcer.js';
import { recall, remember } from './disclosure.js';
import { make } from './html.js';
import { setOwn } from './morph.js';
import { plain } from './navigation.js';
import { afterPatch } from './patch.js';

const areOn = () => recall('localStorage', 'keys') !== 'off';

/** Whether a key press belongs to what has the focus: a field, an open menu or dialog. */
function isTaken(target) {
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

/** Opens what comes late: `module` is fetched when it is first asked for. */
async function openLate(module, name, subject) {
    if (document.querySelector('dialog[open]')) return;
    try {
        await (await import(module)).open(subject);
    } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        say(`${name} can’t be fetched. Is the server running?`);
    }
}

const openPalette = () => openLate('./palette.js', 'The list of tabs and actions');

function share(event) {
    if (!plain(event)) return;
    event.preventDefault();
    openLate('./links.js', 'The links');
}

function onKey(event) {
    if (isPaletteKey(event)) {
        event.preventDefault();
        return openPalette();
    }
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || event.repeat) return;
    if (isTaken(event.target) || !areOn()) return;
    const help = document.getElementById('help');
    if (event.key === '?' && help) return help.showModal();
    const control = controlFor(event.key, [...document.querySelectorAll('[data-key]:not([data-view="all"] .frame *)')]);
    if (!control) return;
    event.preventDefault();
    if (control.matches('input, textarea, select')) control.focus();
    else control.click();
}

/** The switch stands in the list of keys; it is the script's, like the keys. */
function addSwitch(help) {
    const box = make('input', { type: 'checkbox' });
    box.checked = areOn();
    box.addEventListener('change', () => remember('localStorage', 'keys', box.checked ? 'on' : 'off'));
    help.append(make('label', { class: 'keys-switch' }, box, ' Letter keys on this page'));
}

export function start() {
    document.addEventListener('keydown', onKey);
    const help = document.getElementById('help');
    if (!help) return;
    addSwitch(help);
    document.addEventListener('click', event => {
        const pressed = selector => event.target.closest?.(selector);
        if (pressed('[commandfor="help"]') && !help.open) help.showModal();
        if (pressed('[data-palette]')) openPalette();
        if (pressed('[data-share]')) share(event);
        if (pressed('[data-history]')) openLate('./editing/history.js', 'The history', pressed('[data-history]'));
        if (pressed('[data-copy]')) openLate('./copy.js', 'The code', pressed('[data-copy]'));
        if (pressed('.segment[aria-disabled="true"]')) say(`${pressed('.segment').title}.`);
        if (pressed('[data-refusal]')) say(pressed('[data-refusal]').textContent);
    });
    const stage = document.querySelector('.stage');
    new ResizeObserver(markPictures).observe(stage);
    afterPatch(markPictures);
}

/** Where the styles draw a frame too small to be touched, nothing in it is reached by keys either; it opens. */
function markPictures() {
    for (const device of document.querySelectorAll('body:not([data-view="all"]) .device')) {
        const isPicture = getComputedStyle(device.closest('.frame')).getPropertyValue('--picture') === '1';
        setOwn(device, 'inert', isPicture ? '' : null);
    }
}
