// Changes of text: `{start, end, text}`, ascending and not overlapping, with offsets in the text before all of them.

const stride = 2048;   // units compared at once

/** The text after the changes. */
export function applied(text, changes) {
    const parts = [];
    let at = 0;
    for (const { start, end, text: inserted } of changes) {
        parts.push(text.slice(at, start), inserted);
        at = end;
    }
    return parts.join('') + text.slice(at);
}

/** Several changes as one, which includes the text between them. */
export function joined(text, changes) {
    const [{ start }, { end }] = [changes[0], changes.at(-1)];
    const within = changes.map(one => ({ ...one, start: one.start - start, end: one.end - start }));
    return { start, end, text: applied(text.slice(start, end), within) };
}

/** The inverse changes, with offsets in the changed text. */
export function inverse(text, changes) {
    let by = 0;
    return changes.map(({ start, end, text: inserted }) => {
        const back = { start: start + by, end: start + by + inserted.length, text: text.slice(start, end) };
        by += inserted.length - (end - start);
        return back;
    });
}

/** The offset after the changes, `before` or `after` text that is inserted at it. */
export function moved(offset, changes, side = 'after') {
    let by = 0;
    for (const { start, end, text } of changes) {
        if (offset < start || (offset === start && side === 'before')) break;
        if (offset < end) return start + by + (side === 'after' ? text.length : 0);
        by += text.length - (end - start);
    }
    return offset + by;
}

const isHigh = (text, at) => (text.charCodeAt(at) & 0xfc00) === 0xd800;
const isLow = (text, at) => (text.charCodeAt(at) & 0xfc00) === 0xdc00;

function sharedStart(a, b, limit) {
    let at = 0;
    while (at + stride <= limit && a.slice(at, at + stride) === b.slice(at, at + stride)) at += stride;
    while (at < limit && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
    return at > 0 && isHigh(a, at - 1) ? at - 1 : at;
}

function sharedEnd(a, b, limit) {
    let count = 0;
    const part = (text, from) => text.slice(text.length - from - stride, text.length - from);
    while (count + stride <= limit && part(a, count) === part(b, count)) count += stride;
    while (count < limit && a.charCodeAt(a.length - count - 1) === b.charCodeAt(b.length - count - 1)) count += 1;
    return count > 0 && isLow(a, a.length - count) ? count - 1 : count;
}

/**
 * The change between two texts, or null; of several possible ones, the one that ends at the cursor.
 */
export function difference(old, text, cursor = 0) {
    if (old === text) return null;
    const shorter = Math.min(old.length, text.length);
    const after = sharedEnd(old, text, Math.min(shorter, text.length - cursor));
    const before = sharedStart(old, text, shorter - after);
    return { start: before, end: old.length - after, text: text.slice(before, text.length - after) };
}

/** Changes in order and with LF line ends; throws if some overlap or are outside the text. */
export function ordered(changes, length) {
    const sorted = changes
        .map(({ start, end, text }) => ({ start, end, text: text.replace(/\r\n?/g, '\n') }))
        .sort((a, b) => a.start - b.start || a.end - b.end);
    let at = 0;
    for (const { start, end } of sorted) {
        const fits = start >= at && end >= start && end <= length;
        if (!fits) throw new RangeError(`The change at ${start}–${end} is invalid.`);
        at = end;
    }
    return sorted;
}
