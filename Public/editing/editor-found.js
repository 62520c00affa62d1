// What was found: the places of a query in a text. Words are sought at once; patterns by a worker, which can be ended.

import { countOf, placeAt, placeFrom, placesIn, seek } from './editor-search.js';
import { Seeker } from './editor-seeker.js';

const soon = 200;   // ms until it is told that a search takes its time
const none = new Uint32Array();

const isSame = (one, other) => one?.text === other.text && one.query.text === other.query.text
    && ['isCase', 'isWord', 'isPattern'].every(name => one.query[name] === other.query[name]);

export class Found {
    /** `wanted` tells `{text, query}` of this moment, `onFound` and `onSlow` are told how it goes. */
    constructor({ wanted, onFound, onSlow }) {
        Object.assign(this, { wanted, onFound, onSlow });
        this.seeker = new Seeker();
        this.end();
    }

    /** Ends what is under way, and forgets what was found. */
    end() {
        this.seeker.end();
        this.places = none;
        this.problem = '';
        this.sought = null;     // `{text, query}` that the places belong to
        this.pending = null;    // the same with `deeds`, while a pattern is at work
    }

    get total() {
        return countOf(this.places);
    }

    place(index) {
        return placeAt(this.places, index);
    }

    /** Which place begins first at an offset or behind it; the first of all where none does. */
    from(offset) {
        return placeFrom(this.places, offset);
    }

    /** The places that reach into a part of the text. */
    within(start, end) {
        return placesIn(this.places, start, end);
    }

    /** Looks for all places, and does the deed when they are known; not if something else is sought by then. */
    seek(deed = () => {}) {
        const wanted = this.wanted();
        if (isSame(this.pending, wanted)) this.pending.deeds.push(deed);
        else if (isSame(this.sought, wanted)) {
            this.pending = null;
            deed();
        } else if (wanted.query.isPattern && wanted.query.text !== '') this.seekPattern({ ...wanted, deeds: [deed] });
        else this.take(wanted, seek(wanted.text, wanted.query), [deed]);
    }

    async seekPattern(wanted) {
        this.pending = wanted;
        const telling = setTimeout(() => { if (this.pending === wanted) this.onSlow(); }, soon);
        const answer = await this.seeker.ask({ text: wanted.text, query: wanted.query });
        clearTimeout(telling);
        if (this.pending !== wanted) return;
        if (this.wanted().text === wanted.text) this.take(wanted, answer, wanted.deeds);
        else this.seek();
    }

    take({ text, query }, { places = none, problem }, deeds) {
        Object.assign(this, { sought: { text, query }, pending: null, places, problem });
        this.onFound();
        for (const deed of deeds) deed();
    }

    /** What puts a text in some of the places; null for a pattern, whose groups the text may name. */
    plainChanges(substitute, [from, to]) {
        if (this.sought.query.isPattern) return null;
        return Array.from({ length: to - from }, (_, at) => ({ ...this.place(from + at), text: substitute }));
    }

    /** The same for a pattern: `{text, changes}` with the text that they change, or `{problem}`. */
    async patternChanges(substitute, [from, to]) {
        const { text, query } = this.sought;
        const places = this.places.slice(2 * from, 2 * to);
        const answer = await this.seeker.ask({ text, query, places, substitute });
        if (answer.problem) return answer;
        return { text, changes: answer.texts.map((own, at) => ({ ...placeAt(places, at), text: own })) };
    }
}
