// The spec's text and its bytes. An editor has lines that end with LF and nothing before the first; the file may have a
// byte-order mark and other line ends, which come back with every text that is saved.

import { linesOf, match } from './diff.js';

const mark = '\uFEFF';
const coder = new TextEncoder();

/** What bytes say as text, with a byte-order mark if there is one; null where they are no UTF-8. */
export function decoded(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch (error) {
        if (error instanceof TypeError) return null;
        throw error;
    }
}

/** The text of an editor, and what of the file does not stand in it: `{text, hasMark, ends}`; ends are one a line. */
export function readText(raw) {
    const hasMark = raw.startsWith(mark);
    const parts = raw.slice(hasMark ? 1 : 0).split(/(\r\n|\r|\n)/);
    const lines = parts.filter((_, at) => at % 2 === 0);
    return { text: lines.join('\n'), hasMark, ends: parts.filter((_, at) => at % 2 === 1) };
}

/** The end that most lines have; LF for a text of one line. */
function usual(ends) {
    const counts = new Map([['\n', 0]]);
    for (const end of ends) counts.set(end, (counts.get(end) ?? 0) + 1);
    return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/** The file's text for an editor's: lines that were there keep their ends, new ones have the usual end. */
export function writeText(text, base) {
    const start = base.hasMark ? mark : '';
    const end = usual(base.ends);
    if (base.ends.every(one => one === end)) return start + text.replaceAll('\n', end);
    const lines = linesOf(text);
    const ends = lines.map(() => end);
    for (const [old, fresh] of match(linesOf(base.text), lines)) ends[fresh] = base.ends[old] ?? end;
    lines.forEach((line, at) => {   // CR before an empty line that ends with LF would be one end with it
        const isInside = line === '' && at + 1 < lines.length;
        if (isInside && ends[at] === '\n' && ends[at - 1] === '\r') ends[at - 1] = '\r\n';
    });
    return start + lines.map((line, at) => (at + 1 < lines.length ? line + ends[at] : line)).join('');
}

export const sameBytes = (one, other) => one.length === other.length && one.every((byte, at) => byte === other[at]);

/**
 * The document that an editor shows: what is saved, and under which tag.
 *
 * `given` is `{bytes, tag, format}` as `readSpec` answers, with the `file`'s name and the preview's `identity`; without
 * a file bytes and tag are null. `text` is what is saved, as an editor has it. What is no UTF-8 `isUnreadable` and must
 * not be edited.
 */
export function createDocument(given) {
    const listeners = new Set();
    let saved = null;

    function hold({ bytes, tag }) {
        const raw = bytes && decoded(bytes);
        saved = { bytes, tag, raw: raw ?? '', isUnreadable: raw === null && bytes !== null, ...readText(raw ?? '') };
    }
    hold(given);

    return {
        format: given.format,
        file: given.file ?? `tabs.${given.format}`,
        identity: given.identity ?? '',
        get text() { return saved.text; },
        get tag() { return saved.tag; },
        get raw() { return saved.raw; },
        get exists() { return saved.bytes !== null; },
        get isUnreadable() { return saved.isUnreadable; },
        isDirty: text => saved.bytes === null || text !== saved.text,
        bytesOf: text => (saved.bytes && text === saved.text ? saved.bytes : coder.encode(writeText(text, saved))),
        /** Takes over what is saved now: `{bytes, tag}` of a save or of somebody else's. */
        take(fresh) {
            hold(fresh);
            for (const listener of listeners) listener();
        },
        /** The file is gone: its text and line ends stay for the next save, which makes it anew. */
        lose() {
            saved = { ...saved, bytes: null, tag: null };
            for (const listener of listeners) listener();
        },
        /** Runs whenever something else is saved. Answers how to stop that. */
        onSaved(listener) {
            listeners.add(listener);
            return () => listeners.delete(listener);
        },
    };
}

const formats = { 'application/json': 'json', 'application/yaml': 'yaml' };

/**
 * What the server has: `{bytes, tag, format}`; bytes and tag are null while there is no file. Null while it is still
 * what `known` names. Throws fetch's TypeError without a connection, and an `Error` with the server's sentence else.
 */
export async function readSpec(address = 'spec', known = null) {
    const headers = { Accept: 'application/json, application/yaml', ...(known && { 'If-None-Match': `"${known}"` }) };
    const answer = await fetch(address, { headers, cache: 'no-store' });
    if (answer.status === 304) return null;
    const type = answer.headers.get('Content-Type')?.split(';')[0] ?? '';
    if (answer.ok) {
        const tag = tagOf(answer);
        return { bytes: new Uint8Array(await answer.arrayBuffer()), tag, format: formats[type] ?? 'json' };
    }
    const { error } = type === 'application/json' ? await answer.json() : {};
    if (answer.status === 404 && error?.id === 'noFile') return { bytes: null, tag: null, format: null };
    throw Object.assign(new Error(error?.text ?? `The server answered ${answer.status}.`), { status: answer.status });
}

/** The tag of an answer, without its quotes; null where it has none. */
export const tagOf = answer => answer.headers.get('ETag')?.match(/"(.*)"/)?.[1] ?? null;
