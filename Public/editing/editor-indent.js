// Indentation and comments: pure functions of the text that return `{changes, selection?}`.

const leading = line => /^[ \t]*/.exec(line)[0];

/** The unit of indentation: a tab, or the most common number of spaces. */
export function indentUnit(text, format) {
    const counts = new Map();
    let last = 0;
    for (const line of text.slice(0, 20_000).split('\n', 400)) {
        if (line.trim() === '') continue;
        if (format === 'json' && line[0] === '\t') return '\t';
        const width = leading(line).length;
        const deeper = width - last;
        if (deeper > 1 && deeper <= 8) counts.set(deeper, (counts.get(deeper) ?? 0) + 1);
        last = width;
    }
    const [best] = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    return ' '.repeat(best?.[0] ?? 2);
}

/** The lines of a selection as `{start, text}`, without a last line that has nothing selected. */
function linesOf(core, { start, end }) {
    const first = core.lines.at(start);
    let last = core.lines.at(end);
    if (last > first && core.lines.start(last) === end) last -= 1;
    return Array.from({ length: last - first + 1 }, (_, at) => (
        { start: core.lines.start(first + at), text: core.lineText(first + at) }));
}

/** Enter: keeps the indentation, indents after an opening bracket, and moves the closing one to its own line. */
export function newLine(core, { start, end }, unit) {
    const line = core.lines.at(start);
    const head = core.text.slice(core.lines.start(line), start);
    const tail = core.text.slice(end, core.lineEnd(core.lines.at(end)));
    const { base, isDeeper, isText } = depth(core, line, head);
    const indent = isDeeper ? base + unit : base;
    const gap = isText || tail.trim() === '' ? 0 : leading(tail).length;
    const closes = isDeeper && /[{[]\s*$/.test(head) && /^[ \t]*[}\]]/.test(tail);
    const text = `\n${indent}${closes ? `\n${leading(head)}` : ''}`;
    const at = start + 1 + indent.length;
    return { changes: [{ start, end: end + gap, text }], selection: { start: at, end: at } };
}

function depth(core, line, head) {
    const base = leading(head);
    const { state } = core.coloring.at(line);
    if (state !== '' && state[0] !== 'f') return { base, isText: true };
    if (/[{[]\s*$/.test(head)) return { base, isDeeper: true };
    if (core.format === 'json' || state[0] === 'f') return { base };
    const dashes = /^[ \t]*(?:- +)*(?=\S)/.exec(head)?.[0] ?? base;
    const code = head.replace(/(^|\s)#.*$/, '');
    const isDeeper = /:\s*(?:[|>][-+\d]*)?\s*$/.test(code) || /-\s+[|>][-+\d]*\s*$/.test(code);
    return { base: dashes.replaceAll('-', ' '), isDeeper };
}

/** Tab: inserts space up to the next tab stop, or indents the selected lines. */
export function indent(core, selection, unit) {
    if (selection.start === selection.end) {
        const column = selection.start - core.lines.start(core.lines.at(selection.start));
        const text = unit === '\t' ? unit : ' '.repeat(unit.length - column % unit.length);
        return { changes: [{ ...selection, text }] };
    }
    const lines = linesOf(core, selection).filter(({ text }) => text !== '');
    return { changes: lines.map(({ start }) => ({ start, end: start, text: unit })) };
}

/** Shift-Tab: outdents the selected lines by one step. */
export function outdent(core, selection, unit) {
    const changes = linesOf(core, selection).map(({ start, text }) => {
        const width = text[0] === '\t' ? 1 : Math.min(/^ */.exec(text)[0].length, unit === '\t' ? 4 : unit.length);
        return { start, end: start + width, text: '' };
    });
    return { changes: changes.filter(({ start, end }) => end > start) };
}

/** Comments the selected lines, or uncomments them if all are comments. */
export function toggleComment(core, selection) {
    const lines = linesOf(core, selection).filter(({ text }) => text.trim() !== '');
    if (lines.every(({ text }) => /^\s*#/.test(text))) {
        return { changes: lines.map(({ start, text }) => {
            const at = start + leading(text).length;
            return { start: at, end: at + /^# ?/.exec(text.trimStart())[0].length, text: '' };
        }) };
    }
    const column = Math.min(...lines.map(({ text }) => leading(text).length));
    return { changes: lines.map(({ start }) => ({ start: start + column, end: start + column, text: '# ' })) };
}

/** The change that indents a closing bracket at the start of a line like the line of its opening one, or null. */
export function closingIndent(core, offset, openLine) {
    const start = core.lines.start(core.lines.at(offset));
    const head = core.text.slice(start, offset);
    if (head.trim() !== '') return null;
    return { start, end: offset, text: leading(core.lineText(openLine)) };
}
