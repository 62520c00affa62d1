// Draws one line, with as little change of the page as can be.

import { make } from '../html.js';

/** Shows `[{text, name}]` in a row; says whether anything was another. */
export function drawRow(entry, parts) {
    const key = parts.map(({ text, name }) => `${name}\t${text}`).join('\n');
    if (entry.key === key) return false;
    entry.key = key;
    const { row } = entry;
    while (row.childElementCount > parts.length) row.lastChild.remove();
    parts.forEach(({ text, name }, at) => {
        const piece = row.children[at] ?? row.appendChild(make('span'));
        if (piece.className !== name) piece.className = name;
        if (piece.textContent !== text) setText(piece, text);
    });
    return true;
}

/** Another text in the same node: an element that comes or goes would have the whole page's styles worked out anew. */
function setText(piece, text) {
    if (piece.firstChild) piece.firstChild.data = text;
    else piece.append(text);
}

/** Sets a property of a style where it is another. */
export function put(element, name, value) {
    if (element.style.getPropertyValue(name) !== String(value)) element.style.setProperty(name, value);
}

/** An overlay in the columns of a line. One that began further up leaves the indentation out, and has no mark there. */
export function within(overlay, start, text) {
    const isBegun = overlay.start < start;
    const column = isBegun ? /^\s*/.exec(text)[0].length : overlay.start - start;
    const end = Math.max(Math.min(overlay.end - start, text.length), column);
    return { ...overlay, start: column, end, mark: isBegun ? null : overlay.mark };
}
