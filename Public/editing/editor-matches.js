// The matches of a search. Plain queries are searched immediately, patterns in a worker, which can be stopped.

import { startWorker } from '../html.js';
import { countOf, findAll, placeAt, placeFrom, placesIn } from './editor-search.js';

const slow = 200;   // ms after which a running search is reported
const none = new Uint32Array();

const isSame = (one, other) => one?.text === other.text && one.query.text === other.query.text
    && ['isCase', 'isWord', 'isPattern'].every(name => one.query[name] === other.query[name]);

export class Matches {
    /** `request` returns the current `{text, query}`. `onFound` runs after a search, `onSlow` during a long one. */
    constructor({ request, onFound, onSlow }) {
        Object.assign(this, { request, onFound, onSlow });
        this.patterns = new PatternSearch();
        this.end();
    }

    /** Stops a running search and removes the matches. */
    end() {
        this.patterns.end();
        this.places = none;
        this.problem = '';
        this.searched = null;   // the `{text, query}` of the matches
        this.pending = null;    // the same with `callbacks`, while a pattern is searched
    }

    get total() {
        return countOf(this.places);
    }

    at(index) {
        return placeAt(this.places, index);
    }

    /** The index of the first match at an offset or after it; the first of all if there is none. */
    from(offset) {
        return placeFrom(this.places, offset);
    }

    /** The matches that overlap a part of the text. */
    within(start, end) {
        return placesIn(this.places, start, end);
    }

    /** Finds all matches, then calls back, unless another query is searched by then. */
    search(callback = () => {}) {
        const request = this.request();
        const { text, query } = request;
        if (isSame(this.pending, request)) this.pending.callbacks.push(callback);
        else if (isSame(this.searched, request)) {
            this.pending = null;
            callback();
        } else if (query.isPattern && query.text !== '') this.searchPattern({ ...request, callbacks: [callback] });
        else this.take(request, findAll(text, query), [callback]);
    }

    async searchPattern(request) {
        this.pending = request;
        const timer = setTimeout(() => { if (this.pending === request) this.onSlow(); }, slow);
        const answer = await this.patterns.ask({ text: request.text, query: request.query });
        clearTimeout(timer);
        if (this.pending !== request) return;
        if (this.request().text === request.text) this.take(request, answer, request.callbacks);
        else this.search();
    }

    take({ text, query }, { places = none, problem }, callbacks) {
        Object.assign(this, { searched: { text, query }, pending: null, places, problem });
        this.onFound();
        for (const callback of callbacks) callback();
    }

    /** The changes that replace a range of matches; null for a pattern, because the replacement may name its groups. */
    plainChanges(substitute, [from, to]) {
        if (this.searched.query.isPattern) return null;
        return Array.from({ length: to - from }, (_, at) => ({ ...this.at(from + at), text: substitute }));
    }

    /** The same for a pattern: `{text, changes}` with the text they apply to, or `{problem}`. */
    async patternChanges(substitute, [from, to]) {
        const { text, query } = this.searched;
        const places = this.places.slice(2 * from, 2 * to);
        const answer = await this.patterns.ask({ text, query, places, substitute });
        if (answer.problem) return answer;
        return { text, changes: answer.texts.map((own, at) => ({ ...placeAt(places, at), text: own })) };
    }
}

const searchLimit = 1000;      // ms for searching a pattern
const replaceLimit = 10_000;   // ms for replacing its matches
const tooLong = 'This regular expression takes too long.';
const tooComplex = 'This regular expression is too complex for this text.';
const unavailable = 'Regular expressions can’t be used now. Reload the page.';

/** Runs patterns in a worker: one request at a time, then the newest one, each within a time limit. */
class PatternSearch {
    constructor() {
        this.end();
    }

    /** Resolves to the worker's answer or `{problem}`; never if a newer request or `end` comes first. */
    ask(request) {
        return new Promise(answer => {
            this.next = { request, answer };
            if (this.running) return;
            this.worker ??= this.start();
            this.sendNext();
        });
    }

    /** Stops everything. */
    end() {
        clearTimeout(this.timer);
        this.worker?.terminate();
        [this.worker, this.isReady, this.running, this.next] = [null, false, null, null];
    }

    start() {
        const worker = startWorker(new URL('./editor-search-worker.js', import.meta.url));
        worker.onmessage = ({ data }) => {
            if (worker !== this.worker) return;
            if (data.isReady) this.isReady = true;
            else this.settle(data);
            this.sendNext();
        };
        worker.onerror = () => {
            if (worker === this.worker) this.giveUp(this.isReady ? tooComplex : unavailable);
        };
        return worker;
    }

    sendNext() {
        if (!this.isReady || !this.next) return;
        [this.running, this.next] = [this.next, null];
        const isReplacing = this.running.request.substitute !== undefined;
        this.timer = setTimeout(() => this.giveUp(tooLong), isReplacing ? replaceLimit : searchLimit);
        this.worker.postMessage(this.running.request);
    }

    settle(answer) {
        clearTimeout(this.timer);
        const { running } = this;
        this.running = null;
        running.answer(answer);
    }

    /** Stops the worker; a waiting request goes to a new one. */
    giveUp(problem) {
        const { running, next } = this;
        this.end();
        (running ?? next)?.answer({ problem });
        if (running && next) this.ask(next.request).then(next.answer);
    }
}
