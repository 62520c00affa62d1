// Line numbers, with a mark where something is wrong: of each line the worst. A click selects the line or goes there.

const worst = ['error', 'warning', 'information'];

/** Draws the number of a line (counted from 0) and its mark. */
export function drawGutterRow(entry, line, overlays) {
    const marks = overlays.flatMap(({ mark }) => mark ? [mark] : []);
    const severity = worst.find(one => marks.some(mark => mark.severity === one)) ?? '';
    const key = `${line} ${severity} ${marks.map(({ text }) => text).join('\n')}`;
    if (entry.numberKey === key) return;
    entry.numberKey = key;
    entry.number.textContent = line + 1;
    entry.number.dataset.line = line;
    if (severity) entry.number.dataset.severity = severity;
    else delete entry.number.dataset.severity;
    entry.number.title = marks.map(({ text }) => text).join('\n');
}

/** Selects lines by click, drag and Shift-click. */
export function listenInGutter({ core, view, marks }, signal) {
    const { gutter } = view;
    let anchor = null;
    const lineAt = event => Number(event.target.closest?.('[data-line]')?.dataset.line ?? Number.NaN);
    const select = line => {
        const [first, last] = [Math.min(anchor, line), Math.max(anchor, line)];
        const end = last + 1 < core.lines.count ? core.lines.start(last + 1) : core.text.length;
        core.select(core.lines.start(first), end, line < anchor ? 'backward' : 'forward');
    };
    gutter.addEventListener('pointerdown', event => {
        const line = lineAt(event);
        if (Number.isNaN(line) || event.button !== 0) return;
        event.preventDefault();
        core.field.focus({ preventScroll: true });
        const mark = marks.firstIn(core.lines.start(line), core.lineEnd(line));
        if (mark && !event.shiftKey) return core.select(mark.start);
        if (!event.shiftKey || anchor === null) anchor = event.shiftKey ? core.lines.at(core.selection.start) : line;
        select(line);
    }, { signal });
    gutter.addEventListener('pointermove', event => {
        const line = lineAt(event);
        if (event.buttons === 1 && anchor !== null && !Number.isNaN(line)) select(line);
    }, { signal });
}
