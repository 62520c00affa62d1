// The colours of lines, made when they are first needed and kept while neither the line nor the state it begins in
// changes.

import { lexJSON } from './editor-json.js';
import { lexYAML } from './editor-yaml.js';

const widest = 4000;   // units; a longer line is not coloured
const lexers = { json: lexJSON, yaml: lexYAML };

export class Coloring {
    /** `lineText(line)` reads a line without its end. */
    constructor(format, count, lineText) {
        this.lex = lexers[format];
        this.lineText = lineText;
        this.records = new Array(count);
        this.known = 0;     // lines before this one begin in the state that their record says
        this.lexed = 0;     // lines coloured so far, in all: what tests count
    }

    /** Takes in that lines were replaced. */
    replace({ line, removed, added }) {
        const fresh = new Array(added).fill(undefined);
        const few = 10_000;   // an argument list has its limits
        if (added < few) this.records.splice(line, removed, ...fresh);
        else this.records = [...this.records.slice(0, line), ...fresh, ...this.records.slice(line + removed)];
        this.known = Math.min(this.known, line);
    }

    /** Colours up to a line, at most `budget` new ones; says whether it came so far. */
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

    /** `{tokens, state, next, net, low}` of a line; the last two say how its brackets open and close. */
    at(line) {
        this.reach(line);
        return this.records[line];
    }

    record(line, state) {
        this.lexed += 1;
        const text = this.lineText(line);
        if (text.length > widest) return { tokens: [], state, next: state, net: 0, low: 0 };
        const { tokens, next } = this.lex(text, state);
        return { tokens, state, next, ...depths(text, tokens) };
    }
}

/** How many brackets a line leaves open, and the fewest at any place of it. */
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
