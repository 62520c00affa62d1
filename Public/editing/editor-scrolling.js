// Keeps the cursor in sight where a key moves it, and the lines in sight where they are when others come in above.

import { moved } from './editor-changes.js';
import { rectangleAt } from './editor-measure.js';

const edge = 32;    // pixels that the cursor keeps from the sides
const near = .6;    // of the width: a place that near to the beginnings of lines is shown with them

export class Scrolling {
    constructor(view) {
        this.view = view;
        this.core = view.core;
        this.top = 0;           // the first line in sight, as it was drawn
        this.offset = 0;        // and where it begins
        this.isWanted = false;  // whether the cursor shall be in sight after the next frame
        this.isCentred = false;
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

    /** `isCentred` brings it to the middle where it is out of sight: for jumps, which want their surroundings. */
    showCursor(isCentred = false) {
        this.isWanted = true;
        this.isCentred = isCentred;
        this.view.request();
    }

    /** Notes what is in sight, and goes to the cursor if that is wanted. */
    drawn(top) {
        this.top = Math.min(top, this.core.lines.count - 1);
        this.offset = this.core.lines.start(this.top);
        if (!this.isWanted) return;
        this.isWanted = false;
        const { start, end } = this.core.selection;
        this.reveal(this.core.field.selectionDirection === 'backward' ? start : end, this.isCentred);
    }

    /** What is in sight stays where it is, unless that is the beginning of the text. */
    keepPlace(changes) {
        if (this.top === 0) return;
        const { scroller, lineHeight } = this.view;
        this.offset = moved(this.offset, changes);
        const top = this.core.lines.at(this.offset);
        this.view.grow();
        scroller.scrollTop += (top - this.top) * lineHeight;
        this.top = top;
    }

    /** Scrolls as little as brings an offset into sight; to the middle where it is far away or that is asked for. */
    reveal(offset, isCentred = false) {
        const { scroller, lineHeight, inset, gutter } = this.view;
        const { clientHeight: height, scrollTop: top } = scroller;
        const y = this.core.lines.at(offset) * lineHeight + inset;
        const bottom = top + height - lineHeight * 2;
        const far = isCentred ? 0 : height;
        if (y < top - far || y > bottom + far) scroller.scrollTop = y - height / 2;
        else if (y < top + lineHeight) scroller.scrollTop = y - lineHeight;
        else if (y > bottom) scroller.scrollTop = y - height + lineHeight * 2;
        const { left } = rectangleAt(this.view, offset);
        const box = scroller.getBoundingClientRect();
        const start = box.left + gutter.offsetWidth + 4;
        if (left + scroller.scrollLeft - start < (box.right - start) * near) scroller.scrollLeft = 0;
        else if (left < start) scroller.scrollLeft -= start - left + edge;
        else if (left > box.right - edge) scroller.scrollLeft += left - box.right + edge * 2;
    }
}
