// The sheet that an intercepted tab slides up (R4.14): over its own screen, which alone stands back. Fetched when first
// asked for.

import { say } from './announcer.js';
import { boxOf, findAgain, subjectOf } from './entries.js';
import { make } from './html.js';

const button = name => make('button', { class: 'sheet-button' }, name);

export async function open(entry) {
    const subject = subjectOf(entry);
    const { title, frame } = subject;
    const text = `${title} acts instead of being selected, so the selection stays where it was.`;
    const style = make('link', { rel: 'stylesheet', href: new URL('sheet.css', import.meta.url) });
    const head = make('div', { class: 'sheet-head' },
        button('Cancel'), make('h2', { id: 'sheet-title' }, title), button('Done'));
    const sheet = make('dialog', { class: 'sheet', 'aria-labelledby': 'sheet-title', 'aria-describedby': 'sheet-text' },
        make('form', { method: 'dialog', class: 'sheet-page' }, head, make('div', { class: 'sheet-form' })),
        make('p', { id: 'sheet-text', class: 'visually-hidden' }, text), style);
    const place = () => cover(sheet, document.querySelector(`[data-frame="${frame}"] .app`));
    await new Promise(done => {
        style.onload = style.onerror = done;
        document.body.append(sheet);
    });
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

/** Exactly over the app, in the screen's own points. */
function cover(sheet, app) {
    if (!app) return;
    const box = boxOf(app);
    for (const side of ['left', 'top', 'width', 'height']) sheet.style.setProperty(`--${side}`, `${box[side]}px`);
    sheet.style.setProperty('--scale', box.width / app.offsetWidth);
    sheet.style.setProperty('--corner', getComputedStyle(app).getPropertyValue('--corner'));
}
