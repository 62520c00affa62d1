// The remote of an Apple TV: arrow keys move the focus between bar, sidebar and content, Enter selects, Escape is Menu.
// The sidebar collapses after a selection, and when the focus moves to the content (R2.63).

import { frameOf, isRightToLeft } from './entries.js';
import { setOwn } from './morph.js';
import { afterPatch } from './patch.js';

const tv = '.frame[data-platform="tv"]';
const items = '.sk > li, .sk .hero, .sk .artwork, .sk ul li';
let folded = null;   // the user's choice; null for the server's

const find = (frame, selector) => frame.querySelector(selector);
const panelOf = frame => find(frame, '.content');

/** Collapses or expands the sidebar, and stores that in the address, as links do without script. */
function fold(frame, wanted) {
    const sidebar = find(frame, '.sidebar');
    if (!sidebar) return;
    folded = wanted;
    setOwn(sidebar, 'data-folded', String(wanted));
    history.replaceState(null, '', `${location.pathname}${location.search}${wanted ? '' : `#${sidebar.id}`}`);
}

/** Moves the focus to the selected entry of the sidebar, which opens, or of the bar. */
function toChrome(frame) {
    if (find(frame, '.pill')) fold(frame, false);
    setFocus(panelOf(frame), null);
    (find(frame, '.row[aria-current="page"], [role="tab"][aria-selected="true"]')
        ?? find(frame, '.sidebar .row, [role="tab"]'))?.focus();
}

function toContent(frame) {
    if (find(frame, '.pill')) fold(frame, true);
    const panel = panelOf(frame);
    panel.focus({ preventScroll: true });
    setFocus(panel, panel.querySelector(items));
}

/** Shows the focus on an item of the content. */
function setFocus(panel, item) {
    for (const other of panel.querySelectorAll('[data-on]')) setOwn(other, 'data-on', null);
    setOwn(panel, 'data-tv-focus', item || panel === document.activeElement ? '' : null);
    if (!item) return;
    setOwn(item, 'data-on', '');
    item.scrollIntoView({ block: 'nearest' });
}

/** The nearest item in a direction, preferring straight ones; null at the edge. */
function next(panel, from, x, y) {
    const center = element => {
        const box = element.getBoundingClientRect();
        return [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    };
    const [left, top] = center(from);
    const far = [...panel.querySelectorAll(items)].map(item => {
        const [dx, dy] = [center(item)[0] - left, center(item)[1] - top];
        const along = dx * x + dy * y;
        const across = Math.abs(dx * y) + Math.abs(dy * x);
        return { item, along, cost: along + across * 3 };
    }).filter(({ along, cost }) => along > 4 && cost < along * 6);
    return far.sort((one, other) => one.cost - other.cost)[0]?.item ?? null;
}

function inContent(frame, panel, [x, y], rtl) {
    const from = panel.querySelector('[data-on]');
    const to = from && next(panel, from, x, y);
    if (to) return setFocus(panel, to);
    const towardsChrome = find(frame, '.pill') ? (rtl ? x > 0 : x < 0) || y < 0 : y < 0;
    if (towardsChrome) toChrome(frame);
    else if (!from) setFocus(panel, panel.querySelector(items));
}

const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function onKey(event) {
    const frame = event.target.closest?.(tv);
    if (!frame || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const panel = panelOf(frame);
    const arrow = arrows[event.key];
    const rtl = isRightToLeft(panel);
    if (event.target === panel) {
        if (event.key === 'Escape') toChrome(frame);
        else if (arrow) inContent(frame, panel, arrow, rtl);
        else return;
    } else if (leavesChrome(event, arrow, rtl)) toContent(frame);
    else return;
    event.preventDefault();
    event.stopPropagation();
}

/** Returns whether an arrow leads to the content: down from a bar, or away from a sidebar. */
function leavesChrome({ key, target }, arrow, rtl) {
    if (target.closest('[role="tablist"]')) return key === 'ArrowDown';
    return Boolean(arrow && target.closest('.sidebar')) && (rtl ? arrow[0] < 0 : arrow[0] > 0);
}

function onClick(event) {
    const frame = event.target.closest?.(tv);
    if (!frame || event.button !== 0 || event.metaKey || event.ctrlKey) return;
    if (event.target.closest('.pill')) {
        event.preventDefault();
        toChrome(frame);
    } else if (event.target.closest('.row[href]:not([data-action], [aria-disabled="true"])')) toContent(frame);
}

export function start() {
    if (location.hash.endsWith('-sidebar')) folded = false;
    afterPatch(() => {
        const sidebar = document.querySelector(`${tv} .sidebar`);
        if (sidebar && folded !== null) setOwn(sidebar, 'data-folded', String(folded));
        else if (!sidebar) folded = null;
    });
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('click', onClick);
    document.addEventListener('focusin', ({ target }) => {
        if (target.matches(`${tv} .pill:focus-visible`)) toChrome(frameOf(target));
        // Browsers don't scroll to a tab that is partly within the bar's scroller, which is wider than the bar.
        else if (target.matches(`${tv} .top-bar .entry`)) {
            target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        }
    });
    document.addEventListener('focusout', ({ target }) => {
        if (target.matches(`${tv} .content`)) setFocus(target, null);
    });
}
