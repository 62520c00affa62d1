// Colours one line of JSON. Nothing in JSON but white space goes on over a line's end, so no line depends on another.

const part = /(\s+)|("(?:[^"\\]|\\.)*("?))|(-?\d[\d.eE+-]*)|([A-Za-z]+)|([{}[\]])|([,:])|./gy;
const words = new Set(['true', 'false', 'null']);

/** `{tokens: [{start, end, kind}], next}`; a string without its end is `open`. */
export function lexJSON(line) {
    const tokens = [];
    for (const match of line.matchAll(part)) {
        const [all, space, string, quote, number, word, bracket, sign] = match;
        if (space) continue;
        const start = match.index;
        const token = { start, end: start + all.length, kind: 'wrong' };
        if (string) Object.assign(token, kindOfString(line, token.end), quote ? {} : { open: true });
        else if (number) token.kind = 'number';
        else if (word) token.kind = words.has(word) ? 'word' : 'wrong';
        else if (bracket) token.kind = 'bracket';
        else if (sign) token.kind = 'sign';
        tokens.push(token);
    }
    return { tokens, next: '' };
}

function kindOfString(line, end) {
    return { kind: /^\s*:/.test(line.slice(end, end + 80)) ? 'key' : 'string' };
}
