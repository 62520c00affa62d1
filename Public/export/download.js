// Downloads or copies an export: closes the menu and announces progress and result. Loaded when first used.

import { say } from '../announcer.js';
import { make } from '../html.js';
import { reasonOf } from '../operations.js';

/** The name that the server gives a download (RFC 6266). */
function nameIn(field) {
    const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(field) ?? [];
    return encoded ? decodeURIComponent(encoded) : /filename="([^"]*)"/.exec(field)?.[1] ?? 'preview';
}

/** `{file, name}`, or `{refusal}`: why there is none. */
async function fetchFile(address) {
    const answer = await fetch(address).catch(error => error);
    const refusal = await reasonOf(answer);
    if (refusal) return { refusal };
    return { file: await answer.blob(), name: nameIn(answer.headers.get('Content-Disposition') ?? '') };
}

async function save(address) {
    const { file, name, refusal } = await fetchFile(address);
    if (refusal) return say(refusal);
    const link = make('a', { href: URL.createObjectURL(file), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);   // the download has started by then
    return say(`Saved “${name}”.`);
}

/** Passes a promise to the clipboard, which accepts it only during the click. */
async function copy(address) {
    let refusal = 'This page can’t use the clipboard.';
    const picture = fetchFile(address).then(result => {
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

/** Downloads or copies what a row of the menu names. */
export function open(row) {
    row.closest('[popover]')?.hidePopover();
    say(`Preparing the ${row.lastElementChild.textContent} file…`);
    return row.href ? save(row.href) : copy(row.dataset.copyPicture);
}
