// The last resort of an unsaved text: a file of one's own.

import { make } from '../html.js';

/** Hands the text out as a file, with the file's own line ends and byte-order mark. */
export function offerDownload(editor, spec) {
    const address = URL.createObjectURL(new Blob([spec.bytesOf(editor.text)]));
    make('a', { href: address, download: spec.file }).click();
    setTimeout(() => URL.revokeObjectURL(address), 60000);
}
