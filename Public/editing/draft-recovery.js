// Offers a draft of a closed window, with its time, its changes and a comparison.

import { announce } from '../announcer.js';
import { make } from '../html.js';
import { changes, changeText, linesOf } from './diff.js';
import { draftsOfOthers, take } from './draft-locks.js';
import { drop } from './draft-storage.js';
import { merge } from './merge.js';
import { clear, notify } from './notices.js';
import { tool } from './pane-layout.js';

const minShare = 5;   // a draft with fewer than one line in five from this file may be another spec's

/** The time of a draft in words. */
function timeOf(time, now = Date.now()) {
    const [then, today] = [new Date(time), new Date(now)];
    const clock = then.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
    if (then.toDateString() === today.toDateString()) return `today at ${clock}`;
    return `${then.toLocaleDateString([], { day: 'numeric', month: 'long', year: 'numeric' })} at ${clock}`;
}

const counted = (count, one) => `${count} ${count === 1 ? one : `${one}s`}`;

/**
 * Offers a draft in a notice. Calls `settle` after the answer, so that other windows may offer it. The notice names the
 * file if it is another one, and `later` postpones it.
 */
export function offer(record, { settle, editor, spec, stored, later }) {
    const topic = `draft-${record.id}`;
    const merged = () => merge(record.base, record.text, editor.text);
    const close = async isDone => {
        clear(topic, editor);
        await stored();
        if (isDone) await drop(record.id).catch(ignoreStorage);
        settle();
    };
    if (!later && merged().text === editor.text) return close(true);   // the editor has all of it
    const insert = text => {
        changeText(editor, text, 'Unsaved text');
        announce('The unsaved text is in the editor. It is not saved yet.');
        editor.focus();
        close(true);
    };
    const restore = () => {
        const { text } = merged();
        if (text === null) return compare();
        insert(text);
    };
    const compare = async () => {
        const { openMerge, openComparison } = await import('./merge-dialog.js');
        const texts = { base: record.base, mine: record.text, theirs: editor.text, editor };
        if (merged().conflicts > 0) openMerge({ ...texts, ...wording }, insert);
        else openComparison({ ...texts, title: `Unsaved text from ${timeOf(record.time)}` }, insert);
    };
    const wait = ['Not now', () => close(false).then(later)];
    const answers = [['Restore', restore], ['Compare…', compare], ...(later ? [wait] : [])];
    ask(topic, sentence(record, spec, later !== undefined), answers, () => close(true));
}

const wording = {
    title: 'Merge the unsaved text', names: { mine: 'Unsaved text', base: 'Before', theirs: 'Current text' },
    intro: 'The file has changed since you typed this text, in lines that it also changes.', savesNothing: true,
};

/** Asks for confirmation before discarding, which can't be undone. */
function ask(topic, text, actions, discard) {
    const show = more => notify(topic, { kind: 'warning', text, actions: more });
    const first = [...actions, ['Discard', () => {
        show([['Keep it', () => show(first)], ['Discard permanently', discard]]);
    }]];
    show(first);
    announce(text);
}

/** A sentence about a draft: its time, and the number of lines that the file doesn't have. */
function sentence({ text, base, time, file: name }, spec, isOfOther) {
    const [own, file] = [linesOf(text), linesOf(spec.text)];
    const lines = changes(linesOf(base), own).reduce((sum, { from, to }) =>
        sum + Math.max(from[1] - from[0], to[1] - to[0]), 0);
    const shared = own.length - changes(file, own).reduce((sum, { to }) => sum + to[1] - to[0], 0);
    const isUnlike = shared * minShare < own.length;
    const warning = isUnlike ? ' It differs a lot from this file and may belong to another spec.' : '';
    const whose = isOfOther ? ` of another ${name}` : '';
    const changed = `${counted(lines, 'line')} changed`;
    return `This browser has unsaved text${whose} from ${timeOf(time)}: ${changed}.${warning}`;
}

/** Ignores an error of storage: a draft that can't be deleted is offered again. */
function ignoreStorage(error) {
    if (!(error instanceof DOMException)) throw error;
}

/**
 * Adds a button to the pane if there are drafts of other previews at this address, or of this one before it was moved.
 * Each press offers the next one, because only people know where they belong.
 */
export async function offerOthers(here, { editor, spec, stored }) {
    const place = editor.element.closest('.source-pane')?.querySelector('.source-tools');
    const drafts = place ? await draftsOfOthers(here) : [];
    if (drafts.length === 0) return;
    const button = tool('kept', 'Unsaved text of other files');
    const number = make('span', { class: 'source-number' });
    const draw = () => {
        number.textContent = drafts.length;
        button.hidden = drafts.length === 0;
        button.ariaLabel = button.title = drafts.length === 1 ? 'Unsaved text of another file'
            : `Unsaved text of ${drafts.length} other files`;
    };
    button.append(number);
    button.addEventListener('click', () => {
        const draft = drafts.shift();
        draw();
        take(draft.id, (record, settle) => {
            const later = () => {
                drafts.push(record);
                draw();
            };
            return offer(record, { settle, editor, spec, stored, later });
        });
    });
    draw();
    place.prepend(button);
}
