// Pages without unchanged parts. A request names the shown page, and the server omits the pieces that it has. Each is
// represented by a template element with its name.

import { keep } from './morph.js';
import { read } from './request.js';

// The tag of the shown page; null requests a whole page.
let tag = null;
// The id of the tab's own event stream, whose changes include the next page.
let stream = null;

/** The header fields of a request for a page. */
function pageFields(isWhole = false) {
    const fields = { Accept: 'text/html' };
    if (tag && !isWhole) fields['TabPreview-Shown'] = tag;
    if (stream) fields['TabPreview-Stream'] = stream;
    return fields;
}

/** Requests a page to show: what `read` returns, with the page as `html` and its tag as `drawn`. */
export async function loadPage(address, { isWhole, headers, ...options }) {
    const answer = await read(address, {
        as: 'text', cache: 'no-store', ...options, headers: { ...pageFields(isWhole), ...headers },
    });
    return { ...answer, html: answer.value, drawn: answer.headers.get('TabPreview-Drawn') };
}

/** Sets the tag of the shown page. */
export function showing(drawn) {
    tag = drawn;
}

export const isShowing = drawn => tag !== null && tag === drawn;

/** Sets the event stream that includes pages; null for none. */
export function followStream(id) {
    stream = id ?? null;
}

/** The element of an omitted piece, by its name in `Piece.slot`; null if there is none, or more than one. */
function pieceNamed(name) {
    const [, kind, value] = /^(frame|entry|row) (.*)$/s.exec(name) ?? [];
    const attribute = kind === undefined ? 'data-piece' : kind === 'frame' ? 'data-frame' : 'id';
    const found = document.querySelectorAll(`[${attribute}="${CSS.escape(value ?? name)}"]`);
    if (found.length !== 1) return null;
    return kind === 'row' ? found[0].closest('.row-slot') : found[0];
}

/** Finds the pieces that a fetched page omits, for morphing. False if one is not on the page. */
export function findPieces(fresh) {
    for (const place of fresh.querySelectorAll('template[data-same]')) {
        const { same, to } = place.dataset;
        const first = pieceNamed(same);
        const last = to === undefined ? first : pieceNamed(to);
        if (!first || !last || !keep(place, first, last)) return false;
    }
    return true;
}
