// The sheet of a tab that acts instead of being selected (R4.14), over its own screen. Loaded when first used.

import { say } from './announcer.js';
import { boxOf, findAgain, frameOf, subjectOf } from './entries.js';
import { addStyles, make } from './html.js';

const button = name => make('button', { class: 'sheet-button' }, name);

/** A form like those of most apps for a new item. */
function form() {
    const row = (title, ...value) => make('li', {}, title, ...value);
    const value = text => make('span', {}, text);
    return make('div', { class: 'sheet-form', 'aria-hidden': 'true' },
        make('ul', {}, row(value('Title')), row(value('Notes'))),
        make('ul', {}, row('Date', value('Today')), row('Reminder', make('i')), row('Place', value('None'))),
        make('ul', {}, row('Share with', value('Friends')), row('Allow replies', make('i', { class: 'is-on' }))));
}

export async function open(entry) {
    const subject = subjectOf(entry);
    const { title, frame } = subject;
    const text = `${title} is an action, so the selection doesn’t change.`;
    const head = make('div', { class: 'sheet-head' },
        button('Cancel'), make('h2', { id: 'sheet-title' }, title), button('Done'));
    const { dir } = frameOf(entry).querySelector('.screen');
    const names = { 'aria-labelledby': 'sheet-title', 'aria-describedby': 'sheet-text' };
    const sheet = make('dialog', { class: 'sheet', dir, ...names },
        make('form', { method: 'dialog', class: 'sheet-page' }, head, form()),
        make('p', { id: 'sheet-text', class: 'visually-hidden' }, text));
    const place = () => cover(sheet, document.querySelector(`[data-frame="${frame}"] .app`));
    document.body.append(sheet);
    await addStyles(new URL('sheet.css', import.meta.url).href);
    place();
    addEventListener('resize', place);
    sheet.addEventListener('click', event => { if (event.target === sheet) sheet.close(); });
    sheet.addEventListener('close', () => {
        removeEventListener('resize', place);
        sheet.remove();
        findAgain(subject)?.focus({ preventScroll: true });
    });
    sheet.showModal();
    say(text);
}

/** Places the sheet exactly over the app, in the screen's points. */
function cover(sheet, app) {
    if (!app) return;
    const box = boxOf(app);
    for (const side of ['left', 'top', 'width', 'height']) sheet.style.setProperty(`--${side}`, `${box[side]}px`);
    sheet.style.setProperty('--scale', box.width / app.offsetWidth);
    sheet.style.setProperty('--corner', getComputedStyle(app).getPropertyValue('--corner'));
}
