// The entry menu: opened by its button, a context click, a long press, Shift+F10 or the menu key.

import { choicesFor } from './choices.js';
import { findAgain, frameOf, isInSidebar, subjectOf } from './entries.js';
import { closeMenus, isOpenFor, showMenu } from './popup.js';
import { inTurn, perform } from './operations.js';

/** Opens the entry's menu at a point, or beside an element; the focus goes back to `focus` when it closes. */
export function openMenu(entry, at, focus = entry) {
    const subject = subjectOf(entry);
    if (isOpenFor(entry)) return;
    showMenu({
        label: entry.dataset.title,
        choices: choicesFor(entry),
        at: at instanceof Element ? at.getBoundingClientRect() : { left: at.x, right: at.x, top: at.y, bottom: at.y },
        focus: () => (focus.isConnected ? focus : findAgain(subject)),
        owner: entry,
        choose: operation => inTurn(() => {
            const present = findAgain(subject);
            return present ? perform(operation, present) : Promise.resolve(false);
        }),
    });
}

const lastFocused = new Map();

/** The entry that a frame's menu button serves: the last focused one of that bar or sidebar, else the selected one. */
function servedBy(button) {
    const frame = document.querySelector(`[data-frame="${CSS.escape(button.dataset.menuFor)}"]`);
    const inSidebar = button.dataset.menuIn === 'sidebar';
    const all = [...frame.querySelectorAll('.entry[data-entry]')].filter(entry => isInSidebar(entry) === inSidebar);
    const id = lastFocused.get(frame.dataset.frame);
    return all.find(entry => entry.dataset.entry === id)
        ?? all.find(entry => entry.matches('[aria-selected="true"], [aria-current="page"]'))
        ?? all[0];
}

function toggle(button) {
    const entry = servedBy(button);
    if (entry) openMenu(entry, button, button);
}

export function start() {
    document.addEventListener('focusin', event => {
        const entry = event.target.closest?.('.frame .entry[data-entry]');
        if (entry) lastFocused.set(frameOf(entry).dataset.frame, entry.dataset.entry);
    });
    document.addEventListener('click', event => {
        const button = event.target.closest?.('button[data-menu-for]');
        if (button) toggle(button);
        const action = event.target.closest?.('button[data-action]');
        if (action) act(action);
    });
    document.addEventListener('contextmenu', event => {
        const entry = event.target.closest?.('.frame .entry[data-entry]');
        if (!entry || event.defaultPrevented) return;
        event.preventDefault();
        openMenu(entry, event.clientX || event.clientY ? { x: event.clientX, y: event.clientY } : entry);
    });
    document.addEventListener('keydown', event => {
        const wanted = event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey);
        const entry = wanted && event.target.closest?.('.frame .entry[data-entry]');
        if (!entry) return;
        event.preventDefault();
        openMenu(entry, entry);
    });
    addEventListener('blur', closeMenus);
}

/** The ticks of the sidebar's edit mode. */
function act(button) {
    const entry = button.parentElement.querySelector('.entry[data-entry]');
    if (entry) inTurn(() => perform({ op: button.dataset.action, id: entry.dataset.entry }, entry));
}
