// Offers an unsaved text that the browser has kept: with its time, what it would change, and a comparison.

import { announce } from '../announcer.js';
import { change } from './edits.js';
import { changes, linesOf } from './diff.js';
import { merge } from './merge.js';
import { clear, notify } from './notices.js';
import { drop } from './storage.js';

const far = 5;   // a text is taken for another spec's if less than one line of five is this file's

/** When a text was typed, in words. */
function timeOf(time, now = Date.now()) {
    const [then, today] = [new Date(time), new Date(now)];
    const clock = then.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
    if (then.toDateString() === today.toDateString()) return `today at ${clock}`;
    return `${then.toLocaleDateString([], { day: 'numeric', month: 'long', year: 'numeric' })} at ${clock}`;
}

const counted = (count, one) => `${count} ${count === 1 ? one : `${one}s`}`;

/**
 * Offers a record in a notice; `settle` is called when it is answered, and lets other windows have their turn. A text
 * of another file names it, and has a third answer: `later`.
 */
export function offer(record, { settle, editor, spec, kept, later }) {
    const matter = `offer-${record.id}`;
    const laid = () => merge(record.base, record.text, editor.text);
    const close = async isDone => {
        clear(matter, editor);
        await kept();
        if (isDone) await drop(record.id).catch(keepsNothing);
        settle();
    };
    if (!later && laid().text === editor.text) return close(true);   // nothing in it is missing here
    const take = text => {
        change(editor, text, 'Unsaved text');
        announce('The unsaved text is in the editor. It is not saved yet.');
        editor.focus();
        close(true);
    };
    const takeUp = () => {
        const { text } = laid();
        if (text === null) return compare();
        take(text);
    };
    const compare = async () => {
        const { openMerge, openComparison } = await import('./three-way.js');
        const texts = { base: record.base, mine: record.text, theirs: editor.text, editor };
        if (laid().conflicts > 0) openMerge({ ...texts, ...wording }, take);
        else openComparison({ ...texts, title: `Unsaved text from ${timeOf(record.time)}` }, take);
    };
    const wait = ['Not now', () => close(false).then(later)];
    const answers = [['Take it up', takeUp], ['Compare…', compare], ...(later ? [wait] : [])];
    ask(matter, sentence(record, spec, later !== undefined), answers, () => close(true));
}

const wording = {
    title: 'Bring the unsaved text together', names: { mine: 'Unsaved text', base: 'Before', theirs: 'Text now' },
    intro: 'The file has changed since this text was typed, in lines that it changes too.', savesNothing: true,
};

/** Throwing a text away is asked twice, since nothing brings it back. */
function ask(matter, text, actions, discard) {
    const show = more => notify(matter, { kind: 'warning', text, actions: more });
    const first = [...actions, ['Discard', () => {
        show([['Keep it', () => show(first)], ['Discard for good', discard]]);
    }]];
    show(first);
    announce(text);
}

/** What is kept, since when, and how much of it the file does not have. */
function sentence({ text, base, time, file: name }, spec, isStrange) {
    const [own, file] = [linesOf(text), linesOf(spec.text)];
    const lines = changes(linesOf(base), own).reduce((sum, { from, to }) =>
        sum + Math.max(from[1] - from[0], to[1] - to[0]), 0);
    const shared = own.length - changes(file, own).reduce((sum, { to }) => sum + to[1] - to[0], 0);
    const isAlien = shared * far < own.length;
    const alien = isAlien ? ' It has little in common with this file: it may be another spec’s.' : '';
    const whose = isStrange ? ` of another ${name}` : '';
    const changed = `${counted(lines, 'line')} changed`;
    return `This browser has kept unsaved text${whose} from ${timeOf(time)}: ${changed}.${alien}`;
}

/** What can't be dropped is offered again another time; nothing is lost. */
function keepsNothing(error) {
    if (!(error instanceof DOMException)) throw error;
}
