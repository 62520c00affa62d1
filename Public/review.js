// The review of a link: its comments, and marks with their numbers on tabs.

import { fetchComments, heading, start as startComments } from './comments.js';
import { setOwn } from './morph.js';
import { isPlainClick, navigate } from './navigation.js';
import { afterPatch } from './patch.js';

const place = () => document.querySelector('[data-comments-place]');

/** Marks each tab with the numbers of its open comments. */
function mark() {
    const numbers = new Map();
    for (const link of place().querySelectorAll('[data-number]:not(.is-resolved) [data-comment-tab]')) {
        const { number } = link.closest('[data-number]').dataset;
        const { commentTab } = link.dataset;
        numbers.set(commentTab, [...(numbers.get(commentTab) ?? []), number]);
    }
    for (const entry of document.querySelectorAll('.frame .entry[data-entry]')) {
        setOwn(entry, 'data-comments', numbers.get(entry.dataset.entry)?.join(' ') ?? null);
    }
}

/** Shows the tab that a comment is about, on the device that is shown. */
function showTab(event) {
    const link = event.target.closest('[data-comment-tab]');
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    const address = new URL(location.href);
    address.searchParams.set('select', link.dataset.commentTab);
    navigate(address.href);
}

/** Disables approval while the page shows the link's previous pin. */
function judge() {
    const button = place().querySelector('[value="approval"]');
    if (!button) return;
    button.disabled = document.querySelector('[data-control="moment"][data-value="before"][aria-current]') !== null;
    button.title = button.disabled ? 'Show this pin to approve it.' : '';
}

export async function start() {
    const body = place() && await fetchComments();
    if (!body) return;
    place().replaceChildren(heading(), body);
    startComments(body, mark);
    body.addEventListener('click', showTab);
    for (const update of [mark, judge]) afterPatch(update);
}
