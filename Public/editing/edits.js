// One text into another with few edits, so that the cursor stays where it stood. Offsets count UTF-16 units.

import { changes, linesOf } from './diff.js';

/** Edits `{start, end, text}` that make `old` into `fresh`, in rising order and apart from each other. */
export function editsBetween(old, fresh) {
    const [from, to] = [linesOf(old), linesOf(fresh)];
    const starts = [0];
    for (const line of from) starts.push(starts.at(-1) + line.length + 1);
    return changes(from, to).map(change => narrow(edit(change, from, to, starts), old));
}

/** A stretch of whole lines; the last one has no break after it, so the break before it belongs to the stretch. */
function edit({ from: [start, end], to }, from, lines, starts) {
    const fresh = lines.slice(...to);
    if (end < from.length) {
        return { start: starts[start], end: starts[end], text: fresh.map(line => `${line}\n`).join('') };
    }
    const before = start > 0 && fresh.length > 0 ? '\n' : '';
    return { start: Math.max(0, starts[start] - 1), end: starts[end] - 1, text: before + fresh.join('\n') };
}

const isLow = unit => unit >= 0xDC00 && unit < 0xE000;   // the second half of a character

/** The same edit without what stays at its ends. */
function narrow({ start, end, text }, old) {
    let head = 0;
    while (start + head < end && head < text.length && old[start + head] === text[head]) head += 1;
    if (isLow(text.charCodeAt(head)) || isLow(old.charCodeAt(start + head))) head = Math.max(0, head - 1);
    let tail = 0;
    const most = Math.min(end - start, text.length) - head;
    while (tail < most && old[end - 1 - tail] === text[text.length - 1 - tail]) tail += 1;
    if (tail > 0 && isLow(text.charCodeAt(text.length - tail))) tail -= 1;
    return { start: start + head, end: end - tail, text: text.slice(head, text.length - tail) };
}

/** Makes an editor's text `fresh` by few edits, as one step that can be undone; the cursor stays where it is seen. */
export function change(editor, fresh, label) {
    const edits = editsBetween(editor.text, fresh);
    if (edits.length === 0) return;
    const scroller = editor.element.querySelector('.editor-scroller') ?? editor.element;
    const top = () => editor.coordinates(editor.selection.start)?.top ?? 0;
    const [before, { top: from, bottom: to }] = [top(), scroller.getBoundingClientRect()];
    editor.replace(edits, { label });
    if (before >= from && before < to) scroller.scrollTop += top() - before;
}
