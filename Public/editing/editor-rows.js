// Draws one line as pieces of text with classes, for its colors and overlays.

import { make } from '../html.js';

const leading = /^[ \t]+/;

/** `[{text, name}]` of a line with tokens and overlays `{start, end, name}`, in columns. */
export function pieces(line, tokens, overlays) {
    const indentation = leading.exec(line)?.[0].length ?? 0;
    const layers = tokens.map(({ start, end, kind }) => ({ start, end, name: `is-${kind}` }));
    const isText = tokens[0]?.start < indentation;   // a string of several lines
    if (indentation > 0 && !isText) layers.push({ start: 0, end: indentation, name: 'editor-indent' });
    layers.push(...overlays);
    const cuts = new Set([0, line.length]);
    for (const { start, end } of layers) cuts.add(Math.min(start, line.length)).add(Math.min(end, line.length));
    const sorted = [...cuts].sort((a, b) => a - b);
    return sorted.slice(1).map((end, index) => piece(line, layers, sorted[index], end)).reduce(join, []);
}

function piece(line, layers, start, end) {
    const names = layers.filter(layer => layer.start < end && layer.end > start).map(({ name }) => name);
    return { text: line.slice(start, end), name: names.join(' ') };
}

/** Joins neighbors of the same style, so that letters connect as in the field. */
function join(all, next) {
    const last = all.at(-1);
    if (last?.name === next.name) last.text += next.text;
    else all.push({ ...next });
    return all;
}

/** Shows `[{text, name}]` in a row; returns whether anything changed. */
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

/** Changes the text node in place: adding or removing elements would recalculate the styles of the whole page. */
function setText(piece, text) {
    if (piece.firstChild) piece.firstChild.data = text;
    else piece.append(text);
}

/** Sets a property of a style if it differs. */
export function put(element, name, value) {
    if (element.style.getPropertyValue(name) !== String(value)) element.style.setProperty(name, value);
}

/** An overlay in the columns of a line. One from an earlier line omits the indentation and the mark. */
export function within(overlay, start, text) {
    const isContinued = overlay.start < start;
    const column = isContinued ? /^\s*/.exec(text)[0].length : overlay.start - start;
    const end = Math.max(Math.min(overlay.end - start, text.length), column);
    return { ...overlay, start: column, end, mark: isContinued ? null : overlay.mark };
}
