// Where an offset stands on the screen, and what offset stands at a place, from the lines that are drawn.

import { make } from '../html.js';

const widest = 2000;    // units of a line that are gone through one by one

function textNodes(row) {
    const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    const nodes = [];
    while (walker.nextNode()) if (walker.currentNode.length > 0) nodes.push(walker.currentNode);
    return nodes;
}

/** The row of a line; one that is not in sight is made for the moment and given to `use`. */
function withRow(view, line, use) {
    const drawn = view.drawn.get(line);
    if (drawn) return use(drawn.row);
    const row = make('div', { class: 'editor-row is-away' }, view.core.lineText(line));
    view.rows.append(row);
    const rectangle = use(row);
    row.remove();
    return rectangle;
}

/** The edge of the letter in a column of a row: `{left}` in the window. */
function edge(row, column) {
    let left = column;
    const nodes = textNodes(row);
    for (const node of nodes) {
        const isLast = node === nodes.at(-1);
        if (left < node.length || (isLast && left === node.length)) {
            const range = document.createRange();
            const isBehind = left === node.length;
            range.setStart(node, isBehind ? left - 1 : left);
            range.setEnd(node, isBehind ? left : left + 1);
            const box = range.getBoundingClientRect();
            return isBehind ? box.right : box.left;
        }
        left -= node.length;
    }
    return row.getBoundingClientRect().left;
}

/** A DOMRect without width, as high as the line, in the window. */
export function rectangleAt(view, offset) {
    view.settle();
    const { lines } = view.core;
    const line = lines.at(offset);
    const sheet = view.sheet.getBoundingClientRect();
    const x = withRow(view, line, row => edge(row, offset - lines.start(line)));
    return new DOMRect(x, sheet.top + view.inset + line * view.lineHeight, 0, view.lineHeight);
}

/** The offset of the letter at a place in the window; null where there is none. */
export function offsetAt(view, x, y) {
    view.settle();
    const { core, lineHeight } = view;
    const line = Math.floor((y - view.sheet.getBoundingClientRect().top - view.inset) / lineHeight);
    const row = view.drawn.get(line)?.row;
    if (!row) return null;
    const range = document.createRange();
    let column = 0;
    for (const node of textNodes(row)) {
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        for (let at = 0; x >= box.left && x <= box.right && at < Math.min(node.length, widest); at += 1) {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const letter = range.getBoundingClientRect();
            if (x >= letter.left && x <= letter.right) return core.lines.start(line) + column + at;
        }
        column += node.length;
    }
    return null;
}
