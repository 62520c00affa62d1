// Completion: what may be written at the cursor, offered while one types or on Ctrl-Space.
// Enter and Tab take it, arrows choose, Escape closes; the text field keeps the focus all the while.

import { announce, say } from '../announcer.js';
import { asker } from './ask.js';
import { Suggestions } from './suggestions.js';

const pause = 60;    // ms; who types fast asks once
const opening = /[\p{L}\p{N}_$.]$|["'] ?$|[:-] $/u;   // what is typed last where suggestions come by themselves

/** Offers completions in an editor. Answers `{close, destroy}`. */
export function start(editor) {
    const { field } = editor;
    const questions = asker('completions');
    const list = new Suggestions(field, take);
    let range = null;     // what a suggestion takes the place of, in the present text
    let timer = 0;
    let isTaking = false;

    function close() {
        clearTimeout(timer);
        questions.stop();
        range = null;
        if (list.isOpen) list.hide();
    }

    async function open(isWanted) {
        const { text, selection } = editor;
        if (selection.start !== selection.end) return close();
        const found = await questions.ask({ text, at: selection.start }).catch(error => {
            if (isWanted) say(`No suggestions. ${error.message}`);
            return { completions: [] };
        });
        if (!found || editor.text !== text || document.activeElement !== field) return undefined;
        return show(found, isWanted);
    }

    function show({ start: from, end, completions }, isWanted) {
        const isDone = completions.length === 1 && completions[0].insert === editor.text.slice(from, end);
        if (completions.length === 0 || isDone && !isWanted) {
            if (isWanted) say('No suggestions here.');
            return close();
        }
        const isNew = !list.isOpen;
        range = { start: from, end };
        list.show(completions, editor.coordinates(from));
        const { length } = completions;
        if (isNew) announce(length === 1 ? '1 suggestion.' : `${length} suggestions.`);
        return undefined;
    }

    function take(completion) {
        if (!completion || !range) return close();
        const { start: from, end } = range;
        close();
        isTaking = true;
        const at = from + completion.insert.length;
        editor.replace([{ start: from, end, text: completion.insert }], {
            label: `Complete ${completion.label}`, selection: { start: at, end: at } });
        isTaking = false;
        announce(`${completion.label} written.`);
        // Behind a key the words for it come at once.
        if (/[:] ?$/.test(completion.insert)) later();
        return undefined;
    }

    function later() {
        clearTimeout(timer);
        timer = setTimeout(open, pause, false);
    }

    function follow({ changes, cause, isComposing }) {
        if (isTaking) return;
        const [change] = changes;
        if (cause !== 'typing' || isComposing || changes.length !== 1) return close();
        const { text, selection } = editor;
        const line = text.slice(text.lastIndexOf('\n', selection.start - 1) + 1, selection.start);
        if (range) {
            if (change.start < range.start || change.end > range.end || change.text.includes('\n')) return close();
            range.end += change.text.length - (change.end - change.start);
            later();
        } else if (change.text && opening.test(line)) later();
        else clearTimeout(timer);
        return undefined;
    }

    function onKey(event) {
        if (!list.isOpen || event.ctrlKey || event.metaKey || event.altKey) return false;
        if (event.key === 'Escape') {
            close();
            announce('Suggestions closed.');
            return true;
        }
        if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) {
            const { chosen } = list;
            const isWritten = chosen && editor.text.slice(range.start, range.end) === chosen.insert;
            if (isWritten) close();
            else take(chosen);
            return !isWritten;
        }
        return !event.shiftKey && list.move(event.key);
    }

    const ends = [
        editor.on('change', follow),
        editor.on('complete', () => open(true)),
        editor.on('cursor', ({ cause }) => { if (cause === 'moved') close(); }),
        editor.on('scroll', () => { if (range) list.place(editor.coordinates(range.start)); }),
        editor.keys(onKey),
    ];
    field.addEventListener('blur', close);
    return {
        close,
        destroy() {
            close();
            for (const end of ends) end();
            field.removeEventListener('blur', close);
            list.destroy();
        },
    };
}
