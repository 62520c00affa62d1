// The inspector's profiles: adding one without a page load, and importing a customization from a file.

import { say } from './announcer.js';
import { make } from './html.js';
import { addressOf, commit, enqueue, refusalOf } from './operations.js';
import { navigate } from './navigation.js';

const chooser = make('input', { type: 'file', accept: 'application/json' });

/** Replaces the shown customization by the file's, unless it has changed. */
async function importFile(file) {
    const base = { address: addressOf(), tag: document.body.dataset.tag };
    const refusal = refusalOf(await commit(await file.text(), base, 'PUT'));
    say(refusal ? `${file.name} was not imported. ${refusal}` : `${file.name} imported`);
}

export function start() {
    chooser.addEventListener('change', () => chooser.files[0] && enqueue(() => importFile(chooser.files[0])));
    document.addEventListener('submit', event => {
        if (!event.target.matches('form[data-control]')) return;
        event.preventDefault();
        const query = new URLSearchParams(new FormData(event.target));
        navigate(`./?${query}`).then(() => event.target.reset());
    });
    document.addEventListener('click', event => {
        if (!event.target.closest?.('[data-import]')) return;
        chooser.value = '';   // so that the same file can be chosen again
        chooser.click();
    });
}
