// The start offsets of lines. A change takes time only for the lines in it: the shift of all later lines is one number,
// which is applied when an edit is made elsewhere.

export class Lines {
    constructor(text) {
        this.starts = [0];
        this.by = 0;       // the shift of the lines after `last`
        for (const start of startsIn(text)) this.starts.push(start);
        this.last = this.starts.length - 1;
    }

    get count() {
        return this.starts.length;
    }

    /** The offset of a line's first unit; lines are counted from 0. */
    start(line) {
        return this.starts[line] + (line > this.last ? this.by : 0);
    }

    /** The line of an offset. */
    at(offset) {
        let low = 0;
        let high = this.starts.length - 1;
        while (low < high) {
            const middle = (low + high + 1) >> 1;
            if (this.start(middle) <= offset) low = middle;
            else high = middle - 1;
        }
        return low;
    }

    /** Applies a change; returns the lines that it replaced: `{line, removed, added}`. */
    replace({ start, end, text }) {
        const first = this.at(start);
        const last = this.at(end);
        const fresh = startsIn(text).map(at => at + start);
        this.settle(last);
        if (fresh.length > 0 || last > first) {
            this.splice(first + 1, last - first, fresh);
        }
        this.last = first + fresh.length;
        this.by += text.length - (end - start);
        return { line: first, removed: last - first + 1, added: fresh.length + 1 };
    }

    splice(at, removed, fresh) {
        const few = 10_000;   // argument lists are limited
        if (fresh.length < few) this.starts.splice(at, removed, ...fresh);
        else this.starts = [...this.starts.slice(0, at), ...fresh, ...this.starts.slice(at + removed)];
    }

    settle(line) {
        for (let at = this.last + 1; at <= line; at += 1) this.starts[at] += this.by;
        for (let at = this.last; at > line; at -= 1) this.starts[at] -= this.by;
        this.last = line;
    }
}

function startsIn(text) {
    const starts = [];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
    return starts;
}
