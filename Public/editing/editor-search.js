// Finding text, and what to put in its place: pure functions.

const escaped = text => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

/** The expression for a query `{text, isCase, isWord, isPattern}`; throws SyntaxError where the pattern is none. */
export function expression({ text, isCase, isWord, isPattern }) {
    const source = isPattern ? text : escaped(text);
    if (isPattern) new RegExp(source, 'u');   // an error names what was typed, not what is made of it
    const whole = isWord ? `(?<![\\p{L}\\p{N}_])(?:${source})(?![\\p{L}\\p{N}_])` : source;
    return new RegExp(whole, isCase ? 'gmu' : 'gmiu');
}

const most = 1_000_000;   // places: more are of no use to anybody

/** All places of a query: `{places, problem}`; places are pairs of start and end, those without length are none. */
export function seek(text, query) {
    const none = problem => ({ places: new Uint32Array(), problem });
    if (query.text === '') return none('');
    const offsets = [];
    try {
        for (const { 0: found, index } of text.matchAll(expression(query))) {
            if (found === '') continue;
            if (offsets.length === 2 * most) return none('More than a million places.');
            offsets.push(index, index + found.length);
        }
    } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
        return none(`This is no regular expression: ${error.message.split(': ').at(-1)}.`);
    }
    return { places: Uint32Array.from(offsets), problem: '' };
}

export const countOf = places => places.length / 2;
export const placeAt = (places, at) => ({ start: places[2 * at], end: places[2 * at + 1] });

/** What places of a pattern are replaced by, one text for each. */
export function replacements(text, query, places, substitute) {
    const once = new RegExp(expression(query), query.isCase ? 'muy' : 'miuy');
    return Array.from({ length: countOf(places) }, (_, at) => {
        once.lastIndex = placeAt(places, at).start;
        return replacement(once.exec(text), substitute);
    });
}

const shorthand = { n: '\n', t: '\t', '\\': '\\' };

/** What a match is replaced by. The text may name its groups (`$1`, `$<name>`, `$&`) and `\n` and `\t`. */
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

/** How many places begin before an offset. */
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

/** Which place begins first at an offset or behind it; the first of all where none does. */
export function placeFrom(places, offset) {
    const at = before(places, offset);
    return at === countOf(places) ? 0 : at;
}

/** The places that reach into a part of the text. */
export function placesIn(places, start, end) {
    const [first, last] = [Math.max(before(places, start) - 1, 0), before(places, end + 1)];
    return Array.from({ length: last - first }, (_, at) => placeAt(places, first + at));
}
