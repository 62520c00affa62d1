// Letter keys of the page: each presses the control that names it in `data-key`. They can be switched off in the
// list of keys, since they get in the way of speech input.

import { recall, remember } from './disclosure.js';
import { make } from './html.js';

const areOn = () => recall('localStorage', 'keys') !== 'off';

/** Whether a key press belongs to what has the focus: a field, an open menu or dialog. */
function isTaken(target) {
    const fields = 'input, textarea, select, [role="menu"], dialog[open]';
    return target.isContentEditable || Boolean(target.closest?.(fields));
}

/** Of several controls with one key, the one after the current; a single one is pressed itself. */
export function controlFor(key, controls) {
    const same = controls.filter(control => control.dataset.key === key);
    const at = same.findIndex(control => control.hasAttribute('aria-current'));
    return same[(at + 1) % same.length] ?? null;
}

function onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || event.repeat) return;
    if (isTaken(event.target) || !areOn()) return;
    const help = document.getElementById('help');
    if (event.key === '?' && help) return help.showModal();
    const control = controlFor(event.key, [...document.querySelectorAll('[data-key]')]);
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
        if (event.target.closest?.('[commandfor="help"]') && !help.open) help.showModal();
    });
}
