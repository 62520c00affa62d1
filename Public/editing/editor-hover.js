// Tells where the pointer rests over the text, and when it has gone.

import { offsetAt } from './editor-measure.js';

const rest = 350;   // ms

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
        if (event.pointerType === 'mouse' && event.buttons === 0) timer = setTimeout(begin, rest, event);
    }, { signal });
    for (const type of ['pointerleave', 'pointerdown', 'keydown']) core.field.addEventListener(type, end, { signal });
    view.scroller.addEventListener('scroll', end, { signal, passive: true });
}
