// What stands over the editor until it is answered: a sentence with its buttons, one for each matter.

import { make } from '../html.js';

let place = null;
const shown = new Map();   // matter to element

/** Puts the place for notices into the pane's, or before the editor; with the styles that belong to saving. */
export function start(pane, editor) {
    const style = make('link', { rel: 'stylesheet', href: new URL('./saving.css', import.meta.url).href });
    place = make('div', { class: 'saving-notices', role: 'region', 'aria-label': 'About saving' }, style);
    const banner = pane.querySelector('[data-save-banner]');
    if (banner) banner.append(place);
    else editor.element.before(place);
}

/** Takes all notices away. */
export function stop() {
    shown.clear();
    place?.remove();
    place = null;
}

/**
 * Shows a notice, or changes the one about the same matter. `actions` are `[label, deed]`, the first the likeliest;
 * `kind` is error, warning or information. A button that is answered does not take the notice away: `clear` does.
 */
export function notify(matter, { kind = 'information', text, actions = [] }) {
    const buttons = actions.map(([label, deed], at) => {
        const button = make('button', { type: 'button', class: `saving-button${at === 0 ? ' is-main' : ''}` }, label);
        button.addEventListener('click', deed);
        return button;
    });
    const notice = make('div', { class: 'saving-notice', 'data-kind': kind, 'data-matter': matter },
        make('p', { class: 'saving-text', dir: 'auto' }, text), make('div', { class: 'saving-actions' }, ...buttons));
    const old = shown.get(matter);
    const hadFocus = old?.contains(document.activeElement);
    if (old) old.replaceWith(notice);
    else place.append(notice);
    shown.set(matter, notice);
    if (hadFocus) buttons[0]?.focus();
}

export const isShown = matter => shown.has(matter);

/** Takes a notice away; `next` gets the focus if it was in there. */
export function clear(matter, next) {
    const notice = shown.get(matter);
    if (!notice) return;
    const hadFocus = notice.contains(document.activeElement);
    notice.remove();
    shown.delete(matter);
    if (hadFocus) next?.focus();
}
