// One line as pieces of text with classes: its colours, and what lies over them.

const leading = /^[ \t]+/;

/** `[{text, name}]` of a line with tokens and overlays `{start, end, name}`, in columns. */
export function pieces(line, tokens, overlays) {
    const indentation = leading.exec(line)?.[0].length ?? 0;
    const layers = tokens.map(({ start, end, kind }) => ({ start, end, name: `is-${kind}` }));
    const isText = tokens[0]?.start < indentation;   // of several lines
    if (indentation > 0 && !isText) layers.push({ start: 0, end: indentation, name: 'editor-indent' });
    layers.push(...overlays);
    const cuts = new Set([0, line.length]);
    for (const { start, end } of layers) cuts.add(Math.min(start, line.length)).add(Math.min(end, line.length));
    const sorted = [...cuts].sort((a, b) => a - b);
    return sorted.slice(1).map((end, index) => piece(line, layers, sorted[index], end)).reduce(join, []);
}

function piece(line, layers, start, end) {
    const names = layers.filter(layer => layer.start < end && layer.end > start).map(({ name }) => name);
    return { text: line.slice(start, end), name: names.join(' ') };
}

/** Neighbours that look the same are one, so that letters join as they do in the field. */
function join(all, next) {
    const last = all.at(-1);
    if (last?.name === next.name) last.text += next.text;
    else all.push({ ...next });
    return all;
}
