// A diff of lines in bounded time: the fewest changes if they are few (Myers 1986), else between the lines that occur
// once in both texts (patience diff). Also the edits that turn one text into the other.

const maxChanges = 600;   // the time of a search grows with its square

/** The lines of a string; the last one is empty if it ends with a line break. */
export const linesOf = text => text.split('\n');

/** Pairs `[from, to]` of equal lines in increasing order. */
export function match(old, fresh) {
    const numbers = new Map();
    const number = line => {
        if (!numbers.has(line)) numbers.set(line, numbers.size);
        return numbers.get(line);
    };
    const pairs = [];
    within(old.map(number), fresh.map(number), 0, 0, pairs);
    return pairs;
}

/** Adds the pairs of `a` and `b`, which start at `x` and `y` of the whole texts. */
function within(a, b, x, y, pairs) {
    let head = 0;
    while (head < a.length && head < b.length && a[head] === b[head]) pairs.push([x + head, y + head++]);
    let tail = 0;
    const most = Math.min(a.length, b.length) - head;
    while (tail < most && a.at(-1 - tail) === b.at(-1 - tail)) tail += 1;
    middle(a.slice(head, a.length - tail), b.slice(head, b.length - tail), x + head, y + head, pairs);
    for (let left = tail; left > 0; left -= 1) pairs.push([x + a.length - left, y + b.length - left]);
}

function middle(a, b, x, y, pairs) {
    if (a.length === 0 || b.length === 0) return;
    const found = fewest(a, b);
    if (found) return found.forEach(([i, j]) => pairs.push([x + i, y + j]));
    let [fromX, fromY] = [0, 0];
    for (const [i, j] of anchors(a, b)) {
        within(a.slice(fromX, i), b.slice(fromY, j), x + fromX, y + fromY, pairs);
        pairs.push([x + i, y + j]);
        [fromX, fromY] = [i + 1, j + 1];
    }
    if (fromX > 0) within(a.slice(fromX), b.slice(fromY), x + fromX, y + fromY, pairs);
}

/** The pairs of a shortest path from `a` to `b`, or null if it has more than `maxChanges` changes. */
function fewest(a, b) {
    const limit = Math.min(maxChanges, a.length + b.length);
    const ends = new Int32Array(2 * limit + 3);   // the furthest end of each diagonal; diagonal k is at limit + 1 + k
    const trail = [];
    for (let changes = 0; changes <= limit; changes += 1) {
        trail.push(ends.slice(limit - changes, limit + changes + 3));
        for (let k = -changes; k <= changes; k += 2) {
            const at = limit + 1 + k;
            const isDown = k === -changes || (k !== changes && ends[at - 1] < ends[at + 1]);
            let i = isDown ? ends[at + 1] : ends[at - 1] + 1;
            while (i < a.length && i - k < b.length && a[i] === b[i - k]) i += 1;
            ends[at] = i;
            if (i >= a.length && i - k >= b.length) return back(trail, a.length, b.length);
        }
    }
    return null;
}

/** Walks back from the end; `trail[n]` has the ends of the diagonals -n-1…n+1 before the n-th change. */
function back(trail, endA, endB) {
    const pairs = [];
    let [i, j] = [endA, endB];
    for (let changes = trail.length - 1; changes >= 0; changes -= 1) {
        const ends = trail[changes];
        const at = i - j + changes + 1;
        const isDown = i - j === -changes || (i - j !== changes && ends[at - 1] < ends[at + 1]);
        const start = changes === 0 ? 0 : isDown ? ends[at + 1] : ends[at - 1] + 1;
        while (i > start) pairs.push([i -= 1, j -= 1]);
        if (changes > 0) [i, j] = isDown ? [i, j - 1] : [i - 1, j];
    }
    return pairs.reverse();
}

/** The place of each number that occurs once. */
function unique(numbers) {
    const places = new Map();
    numbers.forEach((number, at) => places.set(number, places.has(number) ? -1 : at));
    return places;
}

/** The longest increasing subsequence of pairs among the lines that occur once in both. */
function anchors(a, b) {
    const [inA, inB] = [unique(a), unique(b)];
    const piles = [];   // the smallest end of a subsequence of each length
    const before = new Map();
    for (const [line, i] of inA) {
        const j = inB.get(line) ?? -1;
        if (i < 0 || j < 0) continue;
        let low = 0;
        for (let high = piles.length; low < high;) {
            const half = (low + high) >> 1;
            if (piles[half][1] < j) low = half + 1;
            else high = half;
        }
        const pair = [i, j];
        before.set(pair, piles[low - 1]);
        piles[low] = pair;
    }
    const row = [];
    for (let pair = piles.at(-1); pair; pair = before.get(pair)) row.push(pair);
    return row.reverse();
}

/** The hunks in which two texts differ: `{from: [start, end], to: [start, end]}` in lines, in order. */
export function changes(old, fresh) {
    const found = [];
    let [i, j] = [0, 0];
    for (const [x, y] of [...match(old, fresh), [old.length, fresh.length]]) {
        if (x > i || y > j) found.push({ from: [i, x], to: [j, y] });
        [i, j] = [x + 1, y + 1];
    }
    return found;
}

/** Edits `{start, end, text}` that turn `old` into `fresh`, in order; offsets count UTF-16 units. */
export function editsBetween(old, fresh) {
    const [from, to] = [linesOf(old), linesOf(fresh)];
    const starts = [0];
    for (const line of from) starts.push(starts.at(-1) + line.length + 1);
    return changes(from, to).map(change => narrow(edit(change, from, to, starts), old));
}

/** An edit of whole lines; the last line has no break after it, so the edit includes the break before it. */
function edit({ from: [start, end], to }, from, lines, starts) {
    const fresh = lines.slice(...to);
    if (end < from.length) {
        return { start: starts[start], end: starts[end], text: fresh.map(line => `${line}\n`).join('') };
    }
    const before = start > 0 && fresh.length > 0 ? '\n' : '';
    return { start: Math.max(0, starts[start] - 1), end: starts[end] - 1, text: before + fresh.join('\n') };
}

const isLow = unit => unit >= 0xDC00 && unit < 0xE000;   // the second half of a surrogate pair

/** The same edit without unchanged characters at its ends. */
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

/** Changes an editor's text by small edits, as one undo step; a visible cursor keeps its place in the window. */
export function changeText(editor, fresh, label) {
    const edits = editsBetween(editor.text, fresh);
    if (edits.length === 0) return;
    const scroller = editor.element.querySelector('.editor-scroller') ?? editor.element;
    const top = () => editor.coordinates(editor.selection.start)?.top ?? 0;
    const [before, { top: from, bottom: to }] = [top(), scroller.getBoundingClientRect()];
    editor.replace(edits, { label });
    if (before >= from && before < to) scroller.scrollTop += top() - before;
}
