// The menu of an entry: the operations of dragging, or the reasons why they are disabled. Opened by its button, a
// context click, a long press, Shift+F10 or the menu key.

import {
    boxOf, entriesIn, findAgain, frameOf, itemsOf, may, mayNothing, sectionOf, subjectOf, whyNot,
} from './entries.js';
import { say } from './announcer.js';
import { enqueue, perform, stateFor } from './operations.js';
import { closeMenus, isOpenFor, showMenu } from './popup.js';

/** Returns whether the entry is hidden by the customization: the sidebar's edit mode shows it unticked. */
const isHidden = entry => entry.dataset.hidden === 'true'
    || entry.parentElement.querySelector(':scope > [data-action="show"]') !== null;

/**
 * The seven choices `{label, operation}`, `{label, choices}` or `{label, reason}`, always in the same order; `begins`
 * starts a group.
 */
function choicesFor(entry) {
    const id = entry.dataset.entry;
    const hidden = isHidden(entry);
    const simple = (label, op, right, already = null) => {
        if (already) return { label, reason: already };
        return may(entry, right) ? { label, operation: { op, id } } : { label, reason: whyNot(entry, right) };
    };
    return [
        simple('Add to tab bar', 'addToBar', 'addToBar'),
        simple('Remove from tab bar', 'removeFromBar', 'removeFromBar'),
        ...movesFor(entry),
        { ...simple('Hide', 'hide', 'hide', hidden ? 'It is already hidden.' : null), begins: true },
        simple('Show', 'show', 'hide', hidden ? null : 'It is already shown.'),
    ];
}

/** The choices that move an entry: within its section of the sidebar, or elsewhere in the bar. */
function movesFor(entry) {
    const section = sectionOf(entry);
    const right = section ? 'moveInSection' : 'moveInBar';
    const list = section ?? itemsOf(frameOf(entry));
    const all = list ? entriesIn(list) : [];
    const { first, next } = list?.dataset ?? {};   // of a long list, which the page has only in part
    const at = all.findIndex(other => other.dataset.entry === entry.dataset.entry);
    const reason = whyNoMove(entry, right, at, all.length);
    const to = (label, before) => ({ label, operation: { op: right, id: entry.dataset.entry, before } });
    const idOf = other => other?.dataset.entry;
    const start = 'Move to start';
    const end = 'Move to end';
    if (reason) {
        return [{ label: 'Move before…', reason, begins: true }, { label: start, reason }, { label: end, reason }];
    }
    const neighbor = other => (other === all[at + 1]
        ? { label: other.dataset.title, reason: 'It is already there.' }
        : to(other.dataset.title, idOf(other)));
    return [
        { label: 'Move before…', begins: true, choices: all.filter((_, index) => index !== at).map(neighbor) },
        at === 0 && !first ? { label: start, reason: 'It is already first.' } : to(start, first ?? idOf(all[0])),
        at === all.length - 1 && !next ? { label: end, reason: 'It is already last.' } : to(end, null),
    ];
}

const hiddenBar = 'The sidebar hides the tab bar. To see both, customize the tabs.';

function whyNoMove(entry, right, at, count) {
    if (!may(entry, right)) return whyNot(entry, right);
    if (at === -1) return itemsOf(frameOf(entry)) ? 'It is not in the tab bar.' : hiddenBar;
    return count < 2 ? 'It is the only one that can be moved here.' : null;
}

/** Opens the entry's menu at a point, or beside an element; the focus goes back to `focus` when it closes. */
export function openMenu(entry, at, focus = entry) {
    const subject = subjectOf(entry);
    if (isOpenFor(entry)) return undefined;
    if (mayNothing()) return say(whyNot(entry));
    const base = stateFor(subject);
    return showMenu({
        label: entry.dataset.title,
        choices: choicesFor(entry),
        at: at instanceof Element ? boxOf(at) : { left: at.x, right: at.x, top: at.y, bottom: at.y },
        focus: () => (focus.isConnected ? focus : findAgain(subject)),
        owner: entry,
        choose: operation => enqueue(() => {
            const present = findAgain(subject);
            return present ? perform(operation, subjectOf(present), { base }) : Promise.resolve();
        }),
    });
}

const lastFocused = new Map();

/** The entry of a frame's menu button: the last focused one, else the selected one. */
function servedBy(button) {
    const frame = document.querySelector(`[data-frame="${CSS.escape(button.dataset.menuFor)}"]`);
    const focused = lastFocused.get(frame.dataset.frame);
    return (focused && findAgain(focused))
        ?? frame.querySelector('.entry[data-entry]:is([aria-selected="true"], [aria-current="page"])')
        ?? frame.querySelector('.entry[data-entry]');
}

function toggle(button) {
    const entry = servedBy(button);
    if (entry) openMenu(entry, button, button);
}

/** Opens the menu of the inspector's selected tab, if a frame shows it. */
function openChosen(button) {
    const id = CSS.escape(button.dataset.menuOf);
    const entry = [...document.querySelectorAll(`.frame .entry[data-entry="${id}"]`)]
        .find(one => one.checkVisibility());
    return entry ? openMenu(entry, button, button) : say('No device here shows it. Open one that does.');
}

export function start() {
    document.addEventListener('focusin', event => {
        const entry = event.target.closest?.('.frame .entry[data-entry]');
        if (entry) lastFocused.set(frameOf(entry).dataset.frame, subjectOf(entry));
    });
    document.addEventListener('click', event => {
        const button = event.target.closest?.('button[data-menu-for]');
        if (button) toggle(button);
        const chosen = event.target.closest?.('button[data-menu-of]');
        if (chosen) openChosen(chosen);
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

/** Hides or shows an entry by the checkmarks of the sidebar's edit mode. */
function act(button) {
    const entry = button.parentElement.querySelector('.entry[data-entry]');
    if (!entry) return;
    const subject = subjectOf(entry);
    const base = stateFor(subject);
    enqueue(() => perform({ op: button.dataset.action, id: subject.id }, subject, { base }));
}
