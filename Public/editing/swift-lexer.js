// A lexer for Swift, line by line. A state lists the comments, strings and brackets around the start of a line, from
// the outside in: `c` is a comment, `"0` a string without `#`, `t1` a multiline string with one, `(` a bracket.

const keywords = new Set((
    'actor any as associatedtype async await borrowing break case catch class consuming continue convenience defer '
    + 'default deinit didSet distributed do dynamic each else enum extension fallthrough false fileprivate final for '
    + 'func get guard if import in indirect infix init inout internal is isolated lazy let macro mutating nil '
    + 'nonisolated nonmutating open operator optional override package postfix precedencegroup prefix private '
    + 'protocol public repeat required rethrows return self Self sending set some static struct subscript super '
    + 'switch throw throws true try typealias unowned var weak where while willSet').split(' '));

const name = /(?:\x60[^\x60\n]*\x60|[\p{L}_$][\p{L}\p{M}\p{N}_$]*)/uy;
const number = /0x[\da-fA-F_]+(?:\.[\da-fA-F_]+)?(?:p[+-]?\d+)?|0[bo][\d_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?/y;
const attribute = /[@#][\p{L}_][\p{L}\p{N}_]*/uy;
const quote = /(#*)(\x22{3}|\x22)/y;
const regex = /#+\/(?:[^\\/\n]|\\.|\/(?!#))*\/#+/y;

/** Colors one line: `{tokens: [{start, end, kind}], next}`; `next` is the state that the line after it starts in. */
export function lexSwift(line, state) {
    const scan = { line, at: 0, tokens: [], open: state ? state.split(' ') : [] };
    while (scan.at < line.length) step(scan);
    // A string of one line ends with it, even if its quote is missing.
    const first = scan.open.findIndex(one => one[0] === '"');
    return { tokens: scan.tokens, next: (first < 0 ? scan.open : scan.open.slice(0, first)).join(' ') };
}

function step(scan) {
    const inside = scan.open.at(-1) ?? '';
    if (inside === 'c') comment(scan);
    else if (inside[0] === '"' || inside[0] === 't') string(scan, inside);
    else code(scan);
}

function push(scan, end, kind, more) {
    const last = scan.tokens.at(-1);
    if (kind && last?.kind === kind && last.end === scan.at && kind !== 'bracket') last.end = end;
    else if (kind) scan.tokens.push({ start: scan.at, end, kind, ...more });
    scan.at = end;
}

function match(scan, pattern) {
    pattern.lastIndex = scan.at;
    return pattern.exec(scan.line);
}

/** Reads a part of a comment; comments are nested. */
function comment(scan) {
    const found = /\/\*|\*\//g;
    found.lastIndex = scan.at;
    const mark = found.exec(scan.line);
    if (mark?.[0] === '*/') scan.open.pop();
    else if (mark) scan.open.push('c');
    push(scan, mark ? mark.index + 2 : scan.line.length, 'comment');
}

/** Reads a string up to its end, its interpolation or the end of the line. */
function string(scan, inside) {
    const hashes = '#'.repeat(Number(inside.slice(1)));
    const end = (inside[0] === 't' ? '"""' : '"') + hashes;
    for (let at = scan.at; at < scan.line.length; at += 1) {
        if (scan.line.startsWith(end, at)) {
            scan.open.pop();
            return push(scan, at + end.length, 'string');
        }
        if (!scan.line.startsWith(`\\${hashes}`, at)) continue;
        at += 1 + hashes.length;
        if (scan.line[at] !== '(') continue;
        push(scan, at, 'string');
        scan.open.push('(');
        return push(scan, at + 1, 'sign');
    }
    return push(scan, scan.line.length, 'string');
}

function code(scan) {
    const { line, at } = scan;
    const letter = line[at];
    if (letter === ' ' || letter === '\t') return push(scan, at + /^[ \t]+/.exec(line.slice(at))[0].length, null);
    if (line.startsWith('//', at)) return push(scan, line.length, 'comment');
    if (line.startsWith('/*', at)) {
        scan.open.push('c');
        return push(scan, at + 2, 'comment');
    }
    if ('([{'.includes(letter)) return bracket(scan, 1);
    if (')]}'.includes(letter)) return bracket(scan, -1);
    return word(scan);
}

/** Adds a bracket. Parentheses are counted only within an interpolation, which the last one ends. */
function bracket(scan, by) {
    const letter = scan.line[scan.at];
    if (by > 0 && letter === '(' && scan.open.length > 0) scan.open.push('(');
    if (by < 0 && letter === ')' && scan.open.at(-1) === '(') scan.open.pop();
    push(scan, scan.at + 1, '()'.includes(letter) ? 'sign' : 'bracket');
}

function word(scan) {
    const opening = match(scan, quote);
    if (opening) {
        scan.open.push(`${opening[2] === '"' ? '"' : 't'}${opening[1].length}`);
        return push(scan, scan.at + opening[0].length, 'string');
    }
    const pattern = match(scan, regex);
    if (pattern) return push(scan, scan.at + pattern[0].length, 'string');
    const marked = match(scan, attribute);
    if (marked) return push(scan, scan.at + marked[0].length, 'mark');
    const digits = match(scan, number);
    if (digits) return push(scan, scan.at + digits[0].length, 'number');
    const found = match(scan, name);
    if (!found) return push(scan, scan.at + 1, 'sign');
    return push(scan, scan.at + found[0].length, kindOf(scan, found[0]));
}

function kindOf({ line, at }, text) {
    const isMember = line[at - 1] === '.' && line[at - 2] !== '.';
    if (keywords.has(text) && !(isMember && text !== 'self' && text !== 'init')) return 'word';
    if (/^\p{Lu}/u.test(text)) return 'type';
    return isMember ? 'member' : 'name';
}
