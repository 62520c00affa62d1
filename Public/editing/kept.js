// Unsaved texts of other previews at this address, or of this one before it was moved: offered when asked for, since
// nobody but the person knows where they belong.

import { make } from '../html.js';
import { tool } from './chrome.js';
import { strangers, take } from './leavings.js';
import { offer } from './offers.js';

/** Puts a button into the pane while there are such texts; each press offers the next one. */
export async function startKept(here, { editor, spec, kept }, signal) {
    const place = editor.element.closest('.source-pane')?.querySelector('.source-tools');
    const texts = place ? await strangers(here) : [];
    if (texts.length === 0 || signal.aborted) return;
    const button = tool('kept', 'Unsaved texts of other files');
    const number = make('span', { class: 'source-number' });
    const draw = () => {
        number.textContent = texts.length;
        button.hidden = texts.length === 0;
        button.ariaLabel = button.title = texts.length === 1 ? 'An unsaved text of another file'
            : `${texts.length} unsaved texts of other files`;
    };
    button.append(number);
    button.addEventListener('click', () => {
        const text = texts.shift();
        draw();
        take(text.id, (record, settle) => {
            if (signal.aborted) return settle();
            const later = () => {
                texts.push(record);
                draw();
            };
            return offer(record, { settle, editor, spec, kept, later });
        });
    });
    draw();
    place.prepend(button);
    signal.addEventListener('abort', () => button.remove());
}
