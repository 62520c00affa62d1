// Letter keys of the page: each presses the control that names it in `data-key`.

import { recall, remember } from './storage.js';

const setting = 'keys';

const areOn = () => recall('localStorage', setting) !== 'off';

/** Whether a key press belongs to what has the focus: a field, an open menu or dialog. */
function isTaken(target) {
    return target.isContentEditable || target.closest?.('input, textarea, select, [role="menu"], dialog[open]') !== null;
}

/** Of several controls with one key, the one after the current; a single one is pressed itself. */
export function controlFor(key, controls) {
    const same = controls.filter(control => control.dataset.key === key);
    const at = same.findIndex(control => control.hasAttribute('aria-current'));
    return same[(at + 1) % same.length] ?? null;
}

function openHelp() {
    const help = document.getElementById('help');
    const box = help?.querySelector('input[data-setting="keys"]');
    if (box) box.checked = areOn();
    if (help && !help.open) help.showModal();
}

function onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || event.repeat) return;
    if (isTaken(event.target) || !areOn()) return;
    if (event.key === '?') {
        event.preventDefault();
        return openHelp();
    }
    const control = controlFor(event.key, [...document.querySelectorAll('[data-key]')]);
    if (!control) return;
    event.preventDefault();
    if (control.matches('input, textarea, select')) control.focus();
    else control.click();
}

export function start() {
    document.addEventListener('keydown', onKey);
    document.addEventListener('click', event => {
        if (event.target.closest?.('[data-opens="help"]')) {
            event.preventDefault();
            openHelp();
        }
        if (event.target.closest?.('dialog [data-closes]')) event.target.closest('dialog').close();
    });
    document.addEventListener('change', event => {
        if (event.target.matches?.('input[data-setting="keys"]')) {
            remember('localStorage', setting, event.target.checked ? 'on' : 'off');
        }
    });
}
