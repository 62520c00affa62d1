// Taking a file from the menu of exports: the menu closes, the page says what goes on and how it ended. Fetched when
// first asked for.

import { say } from '../announcer.js';
import { make } from '../html.js';
import { reasonOf } from '../operations.js';

/** The name that the server gives a download (RFC 6266). */
function nameIn(field) {
    const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(field) ?? [];
    return encoded ? decodeURIComponent(encoded) : /filename="([^"]*)"/.exec(field)?.[1] ?? 'preview';
}

/** `{file, name}`, or `{refusal}`: why there is none. */
async function made(address) {
    const answer = await fetch(address).catch(error => error);
    const refusal = await reasonOf(answer);
    if (refusal) return { refusal };
    return { file: await answer.blob(), name: nameIn(answer.headers.get('Content-Disposition') ?? '') };
}

async function save(address) {
    const { file, name, refusal } = await made(address);
    if (refusal) return say(refusal);
    const link = make('a', { href: URL.createObjectURL(file), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);   // what saves it has begun by then
    return say(`Saved “${name}”.`);
}

/** The picture is promised while the press still counts as one, which the clipboard asks for. */
async function copy(address) {
    let refusal = 'The clipboard is closed to this page.';
    const picture = made(address).then(result => {
        if (result.refusal) refusal = result.refusal;
        return result.file ?? Promise.reject(new TypeError(refusal));
    });
    try {
        await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
        say('Picture copied.');
    } catch {
        say(refusal);
    }
}

/** Does what a row of the menu stands for. */
export function open(row) {
    row.closest('[popover]')?.hidePopover();
    say(`Preparing the ${row.lastElementChild.textContent} file…`);
    return row.href ? save(row.href) : copy(row.dataset.copyPicture);
}
