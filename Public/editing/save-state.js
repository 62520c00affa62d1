// What the foot of the source pane says about saving, and its switch for saving without being asked.

import { announce } from '../announcer.js';
import { recall, remember } from '../disclosure.js';

const texts = { saved: 'Saved', unsaved: 'Unsaved', saving: 'Saving…' };

/** Whether what is typed is saved without being asked for. */
export const isAutomatic = () => recall('localStorage', 'auto-save') === 'on';

/** Shows the state: saved, unsaved, saving, or failed with a reason in few words. */
export function show(pane, state, reason) {
    const text = texts[state] ?? `Not saved: ${reason}`;
    for (const place of pane.querySelectorAll('[data-save-state]')) {
        if (place.textContent !== text) place.textContent = text;
        place.dataset.saveState = state;
    }
    for (const button of pane.querySelectorAll('[data-save]')) button.ariaDisabled = String(state === 'saved');
}

/** Keeps the switch, a box or a button, as it was chosen; `onOn` runs when it is switched on. */
export function startSwitch(pane, signal, onOn) {
    const draw = () => {
        for (const control of pane.querySelectorAll('[data-auto-save]')) {
            if (control.matches('input')) control.checked = isAutomatic();
            else control.setAttribute(control.role === 'switch' ? 'aria-checked' : 'aria-pressed', `${isAutomatic()}`);
        }
    };
    const set = isOn => {
        remember('localStorage', 'auto-save', isOn ? 'on' : 'off');
        draw();
        announce(isOn ? 'What you type is saved by itself.' : 'What you type is saved when you ask for it.');
        if (isOn) onOn();
    };
    pane.addEventListener('click', event => {
        if (event.target.closest('button[data-auto-save]')) set(!isAutomatic());
    }, { signal });
    pane.addEventListener('change', event => {
        if (event.target.matches('input[data-auto-save]')) set(event.target.checked);
    }, { signal });
    addEventListener('storage', draw, { signal });   // another window of this browser
    draw();
}
