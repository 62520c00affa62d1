// Searching and replacing text: pure functions, also used by the worker. Matches are pairs of offsets in one array.

const escaped = text => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** The expression for a query `{text, isCase, isWord, isPattern}`; throws SyntaxError for an invalid pattern. */
function expression({ text, isCase, isWord, isPattern }) {
    const source = isPattern ? text : escaped(text);
    if (isPattern) new RegExp(source, 'u');   // for an error that quotes the query
    const whole = isWord ? `(?<![\\p{L}\\p{N}_])(?:${source})(?![\\p{L}\\p{N}_])` : source;
    return new RegExp(whole, isCase ? 'gmu' : 'gmiu');
}

const maxMatches = 1_000_000;

/** All matches of a query that are not empty: `{places, problem}`; places are pairs of start and end. */
export function findAll(text, query) {
    const none = problem => ({ places: new Uint32Array(), problem });
    if (query.text === '') return none('');
    const offsets = [];
    try {
        for (const { 0: found, index } of text.matchAll(expression(query))) {
            if (found === '') continue;
            if (offsets.length === 2 * maxMatches) return none('More than a million matches.');
            offsets.push(index, index + found.length);
        }
    } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
        return none(`This isn’t a regular expression: ${error.message.split(': ').at(-1)}.`);
    }
    return { places: Uint32Array.from(offsets), problem: '' };
}

export const countOf = places => places.length / 2;
export const placeAt = (places, at) => ({ start: places[2 * at], end: places[2 * at + 1] });

/** The replacement for each match of a pattern. */
export function replacements(text, query, places, substitute) {
    const once = new RegExp(expression(query), query.isCase ? 'muy' : 'miuy');
    return Array.from({ length: countOf(places) }, (_, at) => {
        once.lastIndex = placeAt(places, at).start;
        return replacement(once.exec(text), substitute);
    });
}

const shorthand = { n: '\n', t: '\t', '\\': '\\' };

/** The replacement for one match. The text may contain groups (`$1`, `$<name>`, `$&`), `\n` and `\t`. */
function replacement(match, text) {
    const parts = /\$(?:(\$)|(&)|(\d{1,2})|<([^>]+)>)|\\([nt\\])/g;
    return text.replace(parts, (all, dollar, whole, number, name, letter) => {
        if (dollar) return '$';
        if (whole) return match[0];
        if (number) return Number(number) > 0 && Number(number) < match.length ? match[Number(number)] ?? '' : all;
        if (name) return match.groups?.[name] ?? all;
        return shorthand[letter];
    });
}

/** The number of matches that start before an offset. */
function before(places, offset) {
    let low = 0;
    let high = countOf(places);
    while (low < high) {
        const middle = (low + high) >> 1;
        if (places[2 * middle] < offset) low = middle + 1;
        else high = middle;
    }
    return low;
}

/** The index of the first match at an offset or after it; the first of all if there is none. */
export function placeFrom(places, offset) {
    const at = before(places, offset);
    return at === countOf(places) ? 0 : at;
}

/** The matches that overlap a part of the text. */
export function placesIn(places, start, end) {
    const [first, last] = [Math.max(before(places, start) - 1, 0), before(places, end + 1)];
    return Array.from({ length: last - first }, (_, at) => placeAt(places, first + at));
}
