// Finding text, and what to put in its place: pure functions.

const escaped = text => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** The expression for a query `{text, isCase, isWord, isPattern}`; throws SyntaxError where the pattern is none. */
export function expression({ text, isCase, isWord, isPattern }) {
    const source = isPattern ? text : escaped(text);
    if (isPattern) new RegExp(source, 'u');   // an error names what was typed, not what is made of it
    const whole = isWord ? `(?<![\\p{L}\\p{N}_])(?:${source})(?![\\p{L}\\p{N}_])` : source;
    return new RegExp(whole, isCase ? 'gmu' : 'gmiu');
}

/** All places of a query, `{start, end, groups}`; those without length are none. */
export function matches(text, query) {
    if (query.text === '') return [];
    const found = [];
    for (const match of text.matchAll(expression(query))) {
        if (match[0] === '') continue;
        found.push({ start: match.index, end: match.index + match[0].length, match });
    }
    return found;
}

const shorthand = { n: '\n', t: '\t', '\\': '\\' };

/** What a place is replaced by. A pattern may name its groups (`$1`, `$<name>`, `$&`) and `\n` and `\t`. */
export function replacement({ match }, text, isPattern) {
    if (!isPattern) return text;
    const parts = /\$(?:(\$)|(&)|(\d{1,2})|<([^>]+)>)|\\([nt\\])/g;
    return text.replace(parts, (all, dollar, whole, number, name, letter) => {
        if (dollar) return '$';
        if (whole) return match[0];
        if (number) return Number(number) > 0 && Number(number) < match.length ? match[Number(number)] ?? '' : all;
        if (name) return match.groups?.[name] ?? all;
        return shorthand[letter];
    });
}

/** How many sorted places begin before an offset. */
function before(found, offset) {
    let low = 0;
    let high = found.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (found[middle].start < offset) low = middle + 1;
        else high = middle;
    }
    return low;
}

/** Which of sorted places begins first at an offset or behind it; the first of all where none does. */
export function placeFrom(found, offset) {
    const at = before(found, offset);
    return at === found.length ? 0 : at;
}

/** The sorted places that reach into a part of the text. */
export function placesIn(found, start, end) {
    return found.slice(Math.max(before(found, start) - 1, 0), before(found, end + 1));
}
