// An intercepted tab: a sheet slides up over the frame, the selection stays where it was (R4.14).

import { make } from './html.js';

/** Shows the sheet of an intercepted entry. Escape, its button or a press beside it close it. */
export function openSheet(entry) {
    const title = entry.dataset.title;
    const close = make('button', { type: 'button', class: 'sheet-close' }, 'Close');
    const sheet = make('dialog', { class: 'sheet', 'aria-labelledby': 'sheet-title' },
        make('h2', { id: 'sheet-title' }, title),
        make('p', {}, `${title} acts instead of being selected, so the selection stays where it was.`), close);
    document.body.append(sheet);
    cover(sheet, entry.closest('.frame')?.querySelector('.screen'));
    close.addEventListener('click', () => sheet.close());
    sheet.addEventListener('click', event => { if (event.target === sheet) sheet.close(); });
    sheet.addEventListener('close', () => sheet.remove());
    sheet.showModal();
}

function cover(sheet, screen) {
    if (!screen) return;
    const box = screen.getBoundingClientRect();
    for (const side of ['left', 'top', 'width', 'height']) sheet.style.setProperty(`--${side}`, `${box[side]}px`);
}
