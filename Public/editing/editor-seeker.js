// Has patterns run by a worker: one request at a time, the newest next, and none longer than anybody waits.

import { startWorker } from '../html.js';

const patience = 1000;            // ms that a pattern may take to be sought
const patienceOfKnown = 10_000;   // ms for one that has found its places already, and so comes to an end
const tooLong = 'This pattern takes too long.';
const tooDeep = 'This pattern is too much for this text.';
const lost = 'Patterns can’t be used just now: reload the page.';

export class Seeker {
    constructor() {
        this.end();
    }

    /** What the worker answers, or `{problem}`; nothing ever where a newer request or the end comes first. */
    ask(request) {
        return new Promise(answer => {
            this.next = { request, answer };
            if (this.running) return;
            this.worker ??= this.start();
            this.go();
        });
    }

    /** Ends whatever runs. */
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
            this.go();
        };
        worker.onerror = () => {
            if (worker === this.worker) this.giveUp(this.isReady ? tooDeep : lost);
        };
        return worker;
    }

    go() {
        if (!this.isReady || !this.next) return;
        [this.running, this.next] = [this.next, null];
        const isKnown = this.running.request.substitute !== undefined;
        this.timer = setTimeout(() => this.giveUp(tooLong), isKnown ? patienceOfKnown : patience);
        this.worker.postMessage(this.running.request);
    }

    settle(answer) {
        clearTimeout(this.timer);
        const { running } = this;
        this.running = null;
        running.answer(answer);
    }

    /** Ends the worker; what waits goes to another one. */
    giveUp(problem) {
        const { running, next } = this;
        this.end();
        (running ?? next)?.answer({ problem });
        if (running && next) this.ask(next.request).then(next.answer);
    }
}
