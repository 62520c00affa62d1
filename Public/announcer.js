// What people are told: to screen readers in one polite region, to eyes in a line at the foot of the page.

import { make, overPage } from './html.js';

const pause = 80;    // ms; readers miss a text that changes in the same moment as the focus
const time = 6000;   // ms a line stays; the clock stands still while the pointer or the focus rests on it
let telling = 0;
let hiding = 0;
let waiting = '';

function hear(text) {
    const region = document.getElementById('announcer');
    if (!region) return;
    clearTimeout(telling);
    waiting = text;
    region.textContent = '';
    telling = setTimeout(() => {
        region.textContent = waiting;
        waiting = '';
    }, pause);
}

const toastOf = () => document.getElementById('toast');

/** Announces a sentence politely. The same one again is heard again; of two at once the newer is heard. */
export function announce(text) {
    hear(text);
    const toast = toastOf();
    if (toast) toast.hidden = true;   // it is about what was done before
}

/** Announces what happened by itself: it takes the place of nothing that is about to be heard. */
export const inform = text => hear(waiting ? `${waiting} ${text}` : text);

/** Announces a sentence and shows it for a while. With `act`, `{label, run, shown}`, its button and `shown` instead. */
export function say(text, act) {
    announce(text);
    const [toast, hint] = [toastOf(), document.getElementById('reason')];
    if (hint?.textContent === text) hint.hidden = true;   // once is enough
    if (!toast) return;
    const { shown = text } = act ?? {};
    toast.replaceChildren(make('span', { 'aria-hidden': 'true' }, shown));   // readers have heard it already
    if (act) toast.append(button(act));
    overPage(toast);
    toast.hidden = false;
    toast.showPopover();   // over a sheet too
    hideLater(toast);
}

function button({ label, run, shown }) {
    const element = make('button', { type: 'button', class: 'toast-act', 'aria-label': `${label}: ${shown}` }, label);
    element.addEventListener('click', run, { once: true });
    return element;
}

function hideLater(toast) {
    clearTimeout(hiding);
    hiding = setTimeout(() => {
        if (toast.matches(':hover, :focus-within')) hideLater(toast);
        else toast.hidden = true;
    }, time);
}
