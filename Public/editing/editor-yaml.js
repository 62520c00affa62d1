// Colours one line of YAML. What goes on over a line's end is its state, a letter and a number:
// `b4` a block of text deeper than column 4, `"2` or `'2` a quoted text within two brackets, `f2` two open brackets.

const words = /^(?:true|false|null|~|True|False|Null|TRUE|FALSE|NULL)$/;
const numbers = /^[-+]?(?:\.\d+|\d[\d_]*(?:\.\d*)?(?:[eE][-+]?\d+)?|0x[\da-fA-F]+|0o[0-7]+|\.(?:inf|nan))$/i;
const block = /^[|>][-+\d]*[ \t]*(?=#|$)/;
const endOf = { '"': /^(?:[^"\\]|\\.|\\$)*"/, "'": /^(?:[^']|'')*'(?!')/ };

/** `{tokens: [{start, end, kind}], next}` of a line that begins in a state. */
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
    const kind = words.test(text) ? 'word' : numbers.test(text) ? 'number' : 'string';
    value(scan, scan.at + text.length, kind);
}

/** A scalar is a key where a colon follows it; behind quotes within brackets nothing need follow the colon. */
function value(scan, end, kind, isQuoted = false) {
    const colon = isQuoted && scan.depth > 0 ? /^[ \t]*:/ : /^[ \t]*:(?:\s|$|[,[\]{}])/;
    const isKey = colon.test(scan.line.slice(end, end + 80));
    if (isKey && scan.depth === 0 && scan.atStart) scan.column = scan.at;
    scan.atStart = false;
    push(scan, end, isKey ? 'key' : kind);
}
