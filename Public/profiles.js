// Profiles of the inspector: a new one without loading the page anew, and a customization from a file.

import { say } from './announcer.js';
import { make } from './html.js';
import { addressOf, enqueue, refusalOf, write } from './operations.js';
import { navigate, reload } from './navigation.js';

const chooser = make('input', { type: 'file', accept: 'application/json' });

/** Puts the file in place of what the page shows, and of nothing newer. */
async function take(file) {
    const base = { address: addressOf(), tag: document.body.dataset.tag };
    const refusal = await refusalOf(await write('PUT', await file.text(), base));
    await reload();
    say(refusal ? `${file.name} was not imported. ${refusal}` : `${file.name} imported`);
}

export function start() {
    chooser.addEventListener('change', () => chooser.files[0] && enqueue(() => take(chooser.files[0])));
    document.addEventListener('submit', event => {
        if (!event.target.matches('form[data-control]')) return;
        event.preventDefault();
        const query = new URLSearchParams(new FormData(event.target));
        navigate(`./?${query}`).then(() => event.target.reset());
    });
    document.addEventListener('click', event => {
        if (!event.target.closest?.('[data-import]')) return;
        chooser.value = '';   // so that the same file can be taken again
        chooser.click();
    });
}
