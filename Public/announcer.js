// Messages: announced to screen readers in one polite region, and shown in a toast at the foot of the page.

import { make, overPage } from './html.js';

const pause = 80;    // ms; screen readers miss a message that changes together with the focus
const time = 6000;   // ms that the toast shows; longer while the pointer or the focus is on it
let timer = 0;
let hideTimer = 0;
let waiting = '';

function announceText(text) {
    const region = document.getElementById('announcer');
    if (!region) return;
    clearTimeout(timer);
    waiting = text;
    region.textContent = '';
    timer = setTimeout(() => {
        region.textContent = waiting;
        waiting = '';
    }, pause);
}

const toastOf = () => document.getElementById('toast');

/** Announces a sentence politely, also the same one again. Of two at the same time, the newer is announced. */
export function announce(text) {
    announceText(text);
    const toast = toastOf();
    if (toast) toast.hidden = true;   // it is about an earlier action
}

/** Announces an event: it never replaces a sentence that is about to be announced. */
export const inform = text => announceText(waiting ? `${waiting} ${text}` : text);

/** Announces a sentence and shows it for a while. With `act`, `{label, run, shown}`, its button and `shown` instead. */
export function say(text, act) {
    announce(text);
    const [toast, hint] = [toastOf(), document.getElementById('reason')];
    if (hint?.textContent === text) hint.hidden = true;   // once is enough
    if (toast) show(toast, text, act);
}

/** Shows how far something is, unannounced: in place of `before` and its own earlier text, but of no other message. */
export function showProgress(text, act, before) {
    const toast = toastOf();
    if (!toast) return;
    if (!toast.hidden && toast.dataset.progress) {
        toast.firstElementChild.textContent = text;   // the button stays, and its focus
        hideLater(toast);
    } else if (toast.hidden || toast.textContent === before) {
        show(toast, text, act);
        toast.dataset.progress = 'true';
    }
}

function show(toast, text, act) {
    const { shown = text } = act ?? {};
    delete toast.dataset.progress;
    toast.replaceChildren(make('span', { 'aria-hidden': 'true' }, shown));   // it was announced already
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
    clearTimeout(hideTimer);
    hideTimer = setTimeout(() => {
        if (toast.matches(':hover, :focus-within')) hideLater(toast);
        else toast.hidden = true;
    }, time);
}
