// Syntax highlighting of lines, by a lexer for each format. A line is colored when it is first needed, and again only
// when it or the state at its start changes.

const maxLength = 4000;   // units; a longer line is not colored
/** The lexers by format; other modules add theirs. */
export const lexers = { json: lexJSON, yaml: lexYAML };

export class Coloring {
    /** `lineText(line)` reads a line without its end. */
    constructor(format, count, lineText) {
        this.lex = lexers[format];
        this.lineText = lineText;
        this.records = new Array(count);
        this.known = 0;     // lines before this one have a valid state
        this.lexed = 0;     // the number of lines colored so far, for tests
    }

    /** Follows a replacement of lines. */
    replace({ line, removed, added }) {
        const fresh = new Array(added).fill(undefined);
        const few = 10_000;   // argument lists are limited
        if (added < few) this.records.splice(line, removed, ...fresh);
        else this.records = [...this.records.slice(0, line), ...fresh, ...this.records.slice(line + removed)];
        this.known = Math.min(this.known, line);
    }

    /** Colors up to a line, at most `budget` new ones; returns whether the line was reached. */
    reach(line, budget = Infinity) {
        let left = budget;
        for (; this.known <= line; this.known += 1) {
            const state = this.known === 0 ? '' : this.records[this.known - 1].next;
            if (this.records[this.known]?.state === state) continue;
            if (left === 0) return false;
            left -= 1;
            this.records[this.known] = this.record(this.known, state);
        }
        return true;
    }

    /** A line's `{tokens, state, next, net, low}`; see `depths` for `net` and `low`. */
    at(line) {
        this.reach(line);
        return this.records[line];
    }

    record(line, state) {
        this.lexed += 1;
        const text = this.lineText(line);
        if (text.length > maxLength) return { tokens: [], state, next: state, net: 0, low: 0 };
        const { tokens, next } = this.lex(text, state);
        return { tokens, state, next, ...depths(text, tokens) };
    }
}

/** The number `net` of brackets that a line leaves open, and the lowest count `low` within it. */
function depths(text, tokens) {
    let net = 0;
    let low = 0;
    for (const { start, kind } of tokens) {
        if (kind !== 'bracket') continue;
        net += '{['.includes(text[start]) ? 1 : -1;
        low = Math.min(low, net);
    }
    return { net, low };
}

const jsonToken = /(\s+)|("(?:[^"\\]|\\.)*("?))|(-?\d[\d.eE+-]*)|([A-Za-z]+)|([{}[\]])|([,:])|./gy;
const jsonWords = new Set(['true', 'false', 'null']);

/** Colors one line of JSON: `{tokens: [{start, end, kind}], next}`; an unterminated string is `open`. It needs no
    state, because nothing in JSON but white space continues on the next line. */
export function lexJSON(line) {
    const tokens = [];
    for (const match of line.matchAll(jsonToken)) {
        const [all, space, string, quote, number, word, bracket, sign] = match;
        if (space) continue;
        const start = match.index;
        const token = { start, end: start + all.length, kind: 'wrong' };
        if (string) Object.assign(token, kindOfString(line, token.end), quote ? {} : { open: true });
        else if (number) token.kind = 'number';
        else if (word) token.kind = jsonWords.has(word) ? 'word' : 'wrong';
        else if (bracket) token.kind = 'bracket';
        else if (sign) token.kind = 'sign';
        tokens.push(token);
    }
    return { tokens, next: '' };
}

function kindOfString(line, end) {
    return { kind: /^\s*:/.test(line.slice(end, end + 80)) ? 'key' : 'string' };
}

const yamlWords = /^(?:true|false|null|~|True|False|Null|TRUE|FALSE|NULL)$/;
const numbers = /^[-+]?(?:\.\d+|\d[\d_]*(?:\.\d*)?(?:[eE][-+]?\d+)?|0x[\da-fA-F]+|0o[0-7]+|\.(?:inf|nan))$/i;
const block = /^[|>][-+\d]*[ \t]*(?=#|$)/;
const endOf = { '"': /^(?:[^"\\]|\\.|\\$)*"/, "'": /^(?:[^']|'')*'(?!')/ };

/** Colors one line of YAML that starts in a state: `{tokens: [{start, end, kind}], next}`. A state is a letter and a
    number: `b4` a block scalar deeper than column 4, `"2` or `'2` a quoted string within two brackets, `f2` two open
    brackets. */
export function lexYAML(line, state) {
    const depth = Number(state.slice(1) || 0);
    const scan = { line, at: 0, tokens: [], depth: 0, column: -1, atStart: true };
    if (state[0] === 'b') {
        const text = line.trimEnd();
        if (text === '' || /^ */.exec(line)[0].length > depth) {
            return { tokens: text ? [{ start: 0, end: text.length, kind: 'string', open: true }] : [], next: state };
        }
    } else {
        scan.depth = depth;
        if (state[0] === '"' || state[0] === "'") quoted(scan, state[0], 0);
    }
    while (!scan.next && scan.at < line.length) step(scan);
    return { tokens: scan.tokens, next: scan.next ?? (scan.depth > 0 ? `f${scan.depth}` : '') };
}

function push(scan, end, kind, more) {
    scan.tokens.push({ start: scan.at, end, kind, ...more });
    scan.at = end;
}

function step(scan) {
    const { line, at } = scan;
    const letter = line[at];
    if (letter === ' ' || letter === '\t') scan.at += 1;
    else if (letter === '#' && (at === 0 || /\s/.test(line[at - 1]))) push(scan, line.length, 'comment');
    else if (scan.depth === 0 && at === 0 && /^(?:---|\.\.\.)(?:\s|$)/.test(line)) push(scan, 3, 'meta');
    else if (scan.depth === 0 && at === 0 && letter === '%') push(scan, line.length, 'meta');
    else if (scan.depth === 0 && scan.atStart && /^[-?](?:\s|$)/.test(line.slice(at, at + 2))) dash(scan);
    else node(scan, letter);
}

function dash(scan) {
    scan.column = scan.at;
    push(scan, scan.at + 1, 'sign');
}

function node(scan, letter) {
    const rest = scan.line.slice(scan.at);
    if (letter === '"' || letter === "'") quoted(scan, letter, 1);
    else if ('{['.includes(letter)) bracket(scan, 1);
    else if ('}]'.includes(letter) && scan.depth > 0) bracket(scan, -1);
    else if (letter === ',' && scan.depth > 0) push(scan, scan.at + 1, 'sign');
    else if (letter === ':' && scan.tokens.at(-1)?.kind === 'key') push(scan, scan.at + 1, 'sign');
    else if (/^:(?:\s|$|[,[\]{}])/.test(rest)) push(scan, scan.at + 1, 'sign');
    else if (/^[&*!]\S/.test(rest)) push(scan, scan.at + /^[^\s,[\]{}]+/.exec(rest)[0].length, 'meta');
    else if (scan.depth === 0 && block.test(rest)) textBlock(scan, rest);
    else plain(scan, rest);
}

function bracket(scan, by) {
    scan.depth += by;
    scan.atStart = false;
    push(scan, scan.at + 1, 'bracket');
}

function textBlock(scan, rest) {
    push(scan, scan.at + block.exec(rest)[0].trimEnd().length, 'meta');
    const comment = scan.line.indexOf('#', scan.at);
    if (comment >= 0) {
        scan.at = comment;
        push(scan, scan.line.length, 'comment');
    }
    scan.next = `b${scan.column}`;
}

function quoted(scan, quote, skipped) {
    const found = endOf[quote].exec(scan.line.slice(scan.at + skipped));
    if (!found) {
        push(scan, scan.line.length, 'string', { open: true });
        scan.next = quote + scan.depth;
        return;
    }
    value(scan, scan.at + skipped + found[0].length, 'string', true);
}

function plain(scan, rest) {
    const ends = scan.depth > 0 ? /:(?=\s|$|[,[\]{}])|\s#|[,[\]{}]/ : /:(?=\s|$)|\s#/;
    const found = ends.exec(rest.slice(1));
    const text = rest.slice(0, found ? found.index + 1 : rest.length).trimEnd();
    const kind = yamlWords.test(text) ? 'word' : numbers.test(text) ? 'number' : 'string';
    value(scan, scan.at + text.length, kind);
}

/** Adds a scalar, as a key if a colon follows it; after quotes within brackets, no space need follow the colon. */
function value(scan, end, kind, isQuoted = false) {
    const colon = isQuoted && scan.depth > 0 ? /^[ \t]*:/ : /^[ \t]*:(?:\s|$|[,[\]{}])/;
    const isKey = colon.test(scan.line.slice(end, end + 80));
    if (isKey && scan.depth === 0 && scan.atStart) scan.column = scan.at;
    scan.atStart = false;
    push(scan, end, isKey ? 'key' : kind);
}
