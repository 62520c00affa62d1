// Notices above the editor: a sentence with buttons, at most one for each topic.

import { addStyles, make } from '../html.js';

let place = null;
const shown = new Map();   // elements by topic

/** Makes the region for notices in the pane, or before the editor, and adds the styles of saving. */
export function start(pane, editor) {
    addStyles(new URL('./saving.css', import.meta.url).href);
    place = make('div', { class: 'saving-notices', role: 'region', 'aria-label': 'About saving' });
    const banner = pane.querySelector('[data-save-banner]');
    if (banner) banner.append(place);
    else editor.element.before(place);
}

/**
 * Shows a notice, or changes the one about the same topic. `actions` are `[label, callback]`, the main one first;
 * `kind` is error, warning or information. Pressing a button does not remove the notice; `clear` does.
 */
export function notify(topic, { kind = 'information', text, actions = [] }) {
    const buttons = actions.map(([label, callback], at) => {
        const button = make('button', { type: 'button', class: `saving-button${at === 0 ? ' is-main' : ''}` }, label);
        button.addEventListener('click', callback);
        return button;
    });
    const notice = make('div', { class: 'saving-notice', 'data-kind': kind, 'data-topic': topic },
        make('p', { class: 'saving-text', dir: 'ltr' }, text),
        make('div', { class: 'saving-actions' }, ...buttons));
    const old = shown.get(topic);
    const hadFocus = old?.contains(document.activeElement);
    if (old) old.replaceWith(notice);
    else place.append(notice);
    shown.set(topic, notice);
    if (hadFocus) buttons[0]?.focus();
}

export const isShown = topic => shown.has(topic);

/** Removes a notice; `next` gets the focus if the notice had it. */
export function clear(topic, next) {
    const notice = shown.get(topic);
    if (!notice) return;
    const hadFocus = notice.contains(document.activeElement);
    notice.remove();
    shown.delete(topic);
    if (hadFocus) next?.focus();
}
