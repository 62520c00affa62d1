// Shows the author's default while *Before* is pressed by pointer or key. A click without a pointer, as by a screen
// reader, toggles it.

import { peek } from './navigation.js';

const button = '[data-control="before"]';
let isHeld = false;

function hold(link) {
    if (isHeld) return;
    isHeld = true;
    peek(link.href);
}

function release() {
    if (!isHeld) return;
    isHeld = false;
    peek(location.href);
}

const isKey = ({ key, target, repeat }) => (key === ' ' || key === 'Enter') && !repeat && target.closest?.(button);

export function start() {
    document.addEventListener('pointerdown', event => {
        const link = event.button === 0 && event.target.closest?.(button);
        if (link && !link.matches('.is-on')) hold(link);
    });
    document.addEventListener('click', event => {
        if (event.detail > 0 && !event.target.closest?.(`${button}.is-on`) && event.target.closest?.(button)) {
            event.preventDefault();
        }
    }, { capture: true });
    document.addEventListener('keydown', event => {
        if (!isKey(event) || event.target.matches('.is-on')) return;
        event.preventDefault();
        hold(event.target.closest(button));
    });
    document.addEventListener('contextmenu', event => { if (event.target.closest?.(button)) event.preventDefault(); });
    for (const type of ['pointerup', 'pointercancel', 'keyup', 'blur']) addEventListener(type, release);
}
