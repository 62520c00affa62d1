// Pages without what has not changed. A request names the page that is shown, and the server leaves out the pieces that
// this page has. Each is represented by a template element with its name.

import { keep } from './morph.js';
import { request } from './request.js';

// Of the page that is shown; null asks for a whole page.
let tag = null;
// The event stream that this tab reads itself: its changes bring the next page along.
let stream = null;

/** The fields of a request for a page. After changes of ours that a patch must undo, the page must be whole. */
function pageFields(isWhole = false) {
    const fields = { Accept: 'text/html' };
    if (tag && !isWhole) fields['TabPreview-Shown'] = tag;
    if (stream) fields['TabPreview-Stream'] = stream;
    return fields;
}

/** Requests a page to show: what `request` returns, with the page as `html` and its tag as `drawn`. */
export async function loadPage(address, { isWhole, headers, ...options }) {
    const answer = await request(address, {
        as: 'text', cache: 'no-store', ...options, headers: { ...pageFields(isWhole), ...headers },
    });
    return { ...answer, html: answer.value, drawn: answer.headers.get('TabPreview-Drawn') };
}

/** Notes which page is shown from now on. */
export function showing(drawn) {
    tag = drawn;
}

export const isShowing = drawn => tag !== null && tag === drawn;

/** Notes which event stream brings pages along; null for none. */
export function followStream(id) {
    stream = id ?? null;
}

/** The element that the server left out, by its name in `Piece.slot`; null if there is none, or more than one. */
function pieceNamed(name) {
    const [, kind, value] = /^(frame|entry|row) (.*)$/s.exec(name) ?? [];
    const attribute = kind === undefined ? 'data-piece' : kind === 'frame' ? 'data-frame' : 'id';
    const found = document.querySelectorAll(`[${attribute}="${CSS.escape(value ?? name)}"]`);
    if (found.length !== 1) return null;
    return kind === 'row' ? found[0].closest('.row-slot') : found[0];
}

/** Finds what a fetched page leaves out, for morphing. False if something is not on the page. */
export function findPieces(fresh) {
    for (const place of fresh.querySelectorAll('template[data-same]')) {
        const { same, to } = place.dataset;
        const first = pieceNamed(same);
        const last = to === undefined ? first : pieceNamed(to);
        if (!first || !last || !keep(place, first, last)) return false;
    }
    return true;
}
