// Conversion between offsets and points on the screen, and scrolling that keeps the cursor and the visible lines in
// view.

import { make } from '../html.js';
import { moved } from './editor-changes.js';

const maxColumns = 2000;    // the maximum length of a line that is measured unit by unit

function textNodes(row) {
    const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
    const nodes = [];
    while (walker.nextNode()) if (walker.currentNode.length > 0) nodes.push(walker.currentNode);
    return nodes;
}

/** Calls `use` with the row of a line, which is created for the call if it is not visible. */
function withRow(view, line, use) {
    const drawn = view.drawn.get(line);
    if (drawn) return use(drawn.row);
    const row = make('div', { class: 'editor-row is-away' }, view.core.lineText(line));
    view.rows.append(row);
    const rectangle = use(row);
    row.remove();
    return rectangle;
}

/** The x coordinate of a column of a row. */
function xOfColumn(row, column) {
    let left = column;
    const nodes = textNodes(row);
    for (const node of nodes) {
        const isLast = node === nodes.at(-1);
        if (left < node.length || (isLast && left === node.length)) {
            const range = document.createRange();
            const isAtEnd = left === node.length;
            range.setStart(node, isAtEnd ? left - 1 : left);
            range.setEnd(node, isAtEnd ? left : left + 1);
            const box = range.getBoundingClientRect();
            return isAtEnd ? box.right : box.left;
        }
        left -= node.length;
    }
    return row.getBoundingClientRect().left;
}

/** An offset's place in the window: a DOMRect without width, as high as the line. */
export function rectangleAt(view, offset) {
    view.settle();
    const { lines } = view.core;
    const line = lines.at(offset);
    const sheet = view.sheet.getBoundingClientRect();
    const x = withRow(view, line, row => xOfColumn(row, offset - lines.start(line)));
    return new DOMRect(x, sheet.top + view.inset + line * view.lineHeight, 0, view.lineHeight);
}

/** The offset of the character at a point in the window, or null. */
function offsetAt(view, x, y) {
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
        for (let at = 0; x >= box.left && x <= box.right && at < Math.min(node.length, maxColumns); at += 1) {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const letter = range.getBoundingClientRect();
            if (x >= letter.left && x <= letter.right) return core.lines.start(line) + column + at;
        }
        column += node.length;
    }
    return null;
}

const edge = 32;    // pixels between the cursor and the sides
const near = .6;   // the part of the width within which an offset is shown together with the start of its line

export class Scrolling {
    constructor(view) {
        this.view = view;
        this.core = view.core;
        this.top = 0;          // the first visible line
        this.offset = 0;       // its start
        this.isWanted = false;   // whether the next frame scrolls to the cursor
        this.isCentered = false;
        this.isByKey = false;   // whether a key moved the cursor, not a pointer
    }

    listen(signal) {
        const { core } = this;
        core.field.addEventListener('keydown', ({ key, ctrlKey, metaKey }) => {
            this.isByKey = !((ctrlKey || metaKey) && key.toLowerCase() === 'a');
        }, { signal });
        core.field.addEventListener('pointerdown', () => { this.isByKey = false; }, { signal });
        core.on('cursor', ({ cause }) => { if (this.isByKey && cause !== 'replace') this.showCursor(); });
        core.on('change', ({ cause, changes }) => {
            if (cause !== 'typing' && cause !== 'set') this.keepPlace(changes);
        });
    }

    /** Scrolls to the cursor; with `isCentered`, an invisible cursor moves to the middle, to show its context. */
    showCursor(isCentered = false) {
        this.isWanted = true;
        this.isCentered = isCentered;
        this.view.request();
    }

    /** Stores the visible part, and scrolls to the cursor if requested. */
    drawn() {
        this.remember();
        if (!this.isWanted) return;
        this.isWanted = false;
        const { start, end } = this.core.selection;
        this.reveal(this.core.field.selectionDirection === 'backward' ? start : end, this.isCentered);
    }

    remember() {
        this.top = Math.min(this.view.firstInSight, this.core.lines.count - 1);
        this.offset = this.core.lines.start(this.top);
    }

    /** Keeps the visible lines in place, unless the start of the text is visible. */
    keepPlace(changes) {
        if (this.top === 0) return;
        const { scroller, lineHeight } = this.view;
        this.offset = moved(this.offset, changes);
        const top = this.core.lines.at(this.offset);
        this.view.grow();
        scroller.scrollTop += (top - this.top) * lineHeight;
        this.top = top;
    }

    /** Scrolls as little as needed to show an offset; to the middle if it is distant or `isCentered`. */
    reveal(offset, isCentered = false) {
        const { scroller, lineHeight, inset, gutter } = this.view;
        const { clientHeight: height, scrollTop: top } = scroller;
        const y = this.core.lines.at(offset) * lineHeight + inset;
        const bottom = top + height - lineHeight * 2;
        const far = isCentered ? 0 : height;
        if (y < top - far || y > bottom + far) scroller.scrollTop = y - height / 2;
        else if (y < top + lineHeight) scroller.scrollTop = y - lineHeight;
        else if (y > bottom) scroller.scrollTop = y - height + lineHeight * 2;
        this.remember();    // the text can change before the next frame
        const { left } = rectangleAt(this.view, offset);
        const box = scroller.getBoundingClientRect();
        const start = box.left + gutter.offsetWidth + 4;
        if (left + scroller.scrollLeft - start < (box.right - start) * near) scroller.scrollLeft = 0;
        else if (left < start) scroller.scrollLeft -= start - left + edge;
        else if (left > box.right - edge) scroller.scrollLeft += left - box.right + edge * 2;
    }
}

const hoverDelay = 350;   // ms

/** Emits `hover` when the pointer rests on the text, and when it leaves. */
export function listenForHover({ core, view }, signal) {
    let timer = 0;
    let isShown = false;
    const end = () => {
        clearTimeout(timer);
        if (isShown) core.emit('hover', null);
        isShown = false;
    };
    const begin = ({ clientX: x, clientY: y }) => {
        const offset = offsetAt(view, x, y);
        if (offset === null) return end();
        isShown = true;
        core.emit('hover', { offset, x, y });
    };
    core.field.addEventListener('pointermove', event => {
        clearTimeout(timer);
        if (event.pointerType === 'mouse' && event.buttons === 0) timer = setTimeout(begin, hoverDelay, event);
    }, { signal });
    for (const type of ['pointerleave', 'pointerdown', 'keydown']) core.field.addEventListener(type, end, { signal });
    view.scroller.addEventListener('scroll', end, { signal, passive: true });
}
