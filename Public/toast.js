// A sentence that shows for a while at the foot of the page, and is said to screen readers as well.

import { announce } from './announcer.js';
import { make } from './html.js';

const time = 6000;   // ms; the clock stands still while the pointer or the focus rests on it
let timer = 0;

/** Shows a sentence and announces it. */
export function say(text) {
    announce(text);
    const toast = document.getElementById('toast') ?? addToast();
    toast.textContent = text;
    toast.hidden = false;
    restart(toast);
}

function restart(toast) {
    clearTimeout(timer);
    timer = setTimeout(() => {
        if (toast.matches(':hover, :focus-within')) restart(toast);
        else toast.hidden = true;
    }, time);
}

function addToast() {
    const toast = make('div', { id: 'toast', class: 'toast' });
    document.body.append(toast);
    return toast;
}
