// Elements above the page, such as menus and tooltips. Messages: announced to screen readers in one polite live region,
// and shown in a toast at the bottom of the page.

import { make } from './html.js';

// In ms. Screen readers miss a message that changes together with the focus.
const pause = 80;
// The time in ms that the toast is visible; longer while the pointer or the focus is on it.
const time = 6000;
let timer = 0;
let hideTimer = 0;
let waiting = '';
let layer = null;

/** Shows elements such as menus above the page, in a landmark, so that screen readers announce leaving the page. */
export function overPage(...elements) {
    layer ??= document.body.appendChild(make('div', { role: 'region', 'aria-label': 'Actions and hints' }));
    layer.append(...elements);
}

/** Places an element under the box `at`, or above it if there is more space; always inside the window. */
export function placeNear(element, at, { gap = 4, isCentered = false } = {}) {
    const { offsetWidth: width, offsetHeight: height } = element;
    const isAbove = at.bottom + gap + height > innerHeight && at.top > innerHeight - at.bottom;
    const top = isAbove ? at.top - gap - height : at.bottom + gap;
    const left = isCentered ? (at.left + at.right - width) / 2 : at.left;
    element.style.setProperty('left', `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`);
    element.style.setProperty('top', `${Math.max(gap, Math.min(top, innerHeight - height - gap))}px`);
}

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

/** Announces a sentence, even if it is the same as before. Of two at the same time, the newer one is announced. */
export function announce(text) {
    announceText(text);
    const toast = toastOf();
    if (toast) toast.hidden = true;
}

/** Announces an event, after a sentence that is about to be announced. */
export const inform = text => announceText(waiting ? `${waiting} ${text}` : text);

/** Announces a sentence and shows it for a while. With `act`, `{label, run, shown}`, its button and `shown` instead. */
export function say(text, act) {
    text = text.replace(/(\w)'(?=\w)/g, '$1’');   // the server's sentences are also in terminals
    announce(text);
    const [toast, hint] = [toastOf(), document.getElementById('reason')];
    if (hint?.textContent === text) hint.hidden = true;
    if (toast) showToast(toast, text, act);
}

/** Shows a sentence, or `act` with its own, for a while. */
export function showToast(toast, text, act) {
    const { shown = text } = act ?? {};
    delete toast.dataset.progress;
    toast.replaceChildren(make('span', { 'aria-hidden': 'true' }, shown));
    if (act) toast.append(button(act));
    overPage(toast);
    toast.hidden = false;
    toast.showPopover();
    hideLater(toast);
}

function button({ label, run, shown }) {
    const element = make('button', { type: 'button', class: 'toast-act', 'aria-label': `${label}: ${shown}` }, label);
    element.addEventListener('click', run, { once: true });
    return element;
}

/** Hides the toast after a while, unless people point at it or use it. */
export function hideLater(toast) {
    clearTimeout(hideTimer);
    hideTimer = setTimeout(() => {
        if (toast.matches(':hover, :focus-within')) hideLater(toast);
        else toast.hidden = true;
    }, time);
}
