// Arrow keys in bars, sidebars and groups of choices: they move the focus, or with Alt the entry.

import { announce, say } from './announcer.js';
import { entriesIn, findAgain, idAt, isInSidebar, isRightToLeft, listOf, may, subjectOf, whyNot } from './entries.js';
import { setOwn } from './morph.js';
import { enqueue, perform } from './operations.js';
import { afterPatch } from './patch.js';

/** The step of a key: −1, 1, "first", "last" or null. `axis` is "x" or "y"; `rtl` swaps left and right. */
export function stepFor(key, axis, rtl) {
    if (key === 'Home') return 'first';
    if (key === 'End') return 'last';
    if (axis === 'y') return { ArrowUp: -1, ArrowDown: 1 }[key] ?? null;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    return step === undefined ? null : rtl ? -step : step;
}

const bars = '[role="tablist"], :is(.toolbar, .inspector-tabs) .group';

/** The bar's tabs, without those that a minimized bar hides. */
const tabsOf = bar => [...bar.querySelectorAll('[role="tab"], .segment')]
    .filter(tab => !bar.closest('.is-minimized') || tab.checkVisibility());

/** Sets one tab stop for each bar and group: the focused element, else the selected one. */
function setStops() {
    for (const bar of document.querySelectorAll(bars)) {
        const tabs = tabsOf(bar);
        const stop = tabs.find(tab => tab === document.activeElement)
            ?? tabs.find(tab => tab.matches('[aria-selected="true"], [aria-current="true"]')) ?? tabs[0];
        for (const tab of tabs) setOwn(tab, 'tabindex', tab === stop ? '0' : '-1');
    }
}

function groupOf(element) {
    const bar = element.closest(bars);
    if (bar) {
        const axis = bar.getAttribute('aria-orientation') === 'vertical' ? 'y' : 'x';
        return { members: tabsOf(bar), axis, rtl: isRightToLeft(bar) };
    }
    const sidebar = element.closest('[data-sidebar]');
    if (!sidebar) return null;
    const rows = [...sidebar.querySelectorAll('.entry, .section-heading, .rest-link')];
    return { members: rows.filter(row => row.getClientRects().length > 0), axis: 'y', rtl: false };
}

async function moveFocus(step, { members }, from) {
    const at = members.indexOf(from);
    const next = { first: 0, last: -1 }[step] ?? at + step;
    const target = members[(next + members.length) % members.length];
    if (target.dataset.rest) (await import('./rows.js')).walkOn(target, step, from);
    else target.focus();
}

/** Moves the entry by one place. The focus stays on it. */
async function moveEntry(subject, step, isAgain = false) {
    const entry = findAgain(subject);
    if (!entry) return;
    const right = isInSidebar(entry) ? 'moveInSection' : 'moveInBar';
    if (!may(entry, right)) return say(whyNot(entry, right));
    const list = listOf(entry);
    const all = entriesIn(list);
    const at = all.indexOf(entry);
    if (!all[at + step]) {
        const isBeyond = !isAgain && list.dataset[step === -1 ? 'first' : 'next'];
        const { showBeyond } = isBeyond ? await import('./rows.js') : {};
        if (isBeyond && await showBeyond(entry, step)) return moveEntry(subject, step, true);
        return announce(`${subject.title} is already ${step === -1 ? 'first' : 'last'}`);
    }
    const before = idAt(list, all, step === -1 ? at - 1 : at + 2);
    await perform({ op: right, id: subject.id, before }, subjectOf(entry));
}

/** Moves the entry when its turn comes, from its place then. */
function moveInQueue(subject, step) {
    enqueue(() => moveEntry(subject, step));
}

function onKey(event) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    const stops = '[role="tab"], :is(.toolbar, .inspector-tabs) .segment, [data-sidebar] :is(.entry, .section-heading)';
    const from = event.target.closest?.(stops);
    const group = from && groupOf(from);
    if (!group) return;
    const step = stepFor(event.key, group.axis, group.rtl);
    if (event.key === ' ' && !event.altKey && from.matches('a')) from.click();
    else if (step === null || (event.altKey && !Number.isInteger(step))) return;
    else if (!event.altKey) moveFocus(step, group, from);
    else if (from.dataset.entry) moveInQueue(subjectOf(from), step);
    else return;
    event.preventDefault();
}

export function start() {
    afterPatch(setStops);
    document.addEventListener('focusin', event => { if (event.target.closest?.(bars)) setStops(); });
    document.addEventListener('keydown', onKey);
}
