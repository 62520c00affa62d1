// Diagnostics as one types, and what makes them go away: ⌘. or Ctrl-. opens a menu of what can be done at the cursor.

import { announce, say } from '../announcer.js';
import { showMenu } from '../popup.js';
import { asker } from './ask.js';
import { pickSymbol } from './symbol-picker.js';

const pause = 150;   // ms without typing before the text is looked at

/** Looks at an editor's text. `onDiagnostics(all)` hears of every result. Answers `{at, make, destroy}`. */
export function start(editor, { onDiagnostics = () => {}, onFailure = () => {} } = {}) {
    const questions = asker('diagnostics');
    let known = [];
    let isFresh = false;     // whether `known` speaks of the present text
    let timer = 0;

    async function look() {
        const { text } = editor;
        const answer = await questions.ask({ text }).catch(error => {
            onFailure(error);
            return null;
        });
        if (!answer || editor.text !== text) return;
        known = answer.diagnostics;
        isFresh = true;
        editor.setMarks(known);
        onDiagnostics(known);
    }

    function later() {
        isFresh = false;
        clearTimeout(timer);
        timer = setTimeout(look, pause);
    }

    /** What is wrong at an offset; nothing while that is not known of the present text. */
    const at = offset => (isFresh ? known.filter(({ start: from, end }) => from <= offset && offset <= end) : []);

    function onLine(offset) {
        const { text } = editor;
        const from = text.lastIndexOf('\n', offset - 1) + 1;
        const end = text.indexOf('\n', offset);
        const to = end === -1 ? text.length : end;
        return isFresh ? known.filter(({ start: place }) => from <= place && place <= to) : [];
    }

    function make({ title, edits }) {
        if (!isFresh) return say('The text has changed since. Try again.');
        editor.replace(edits, { label: title });
        editor.focus();
        return announce(title);
    }

    async function open() {
        const offset = editor.selection.start;
        if (!isFresh) {
            clearTimeout(timer);
            await look();
        }
        const here = at(offset);
        const fixes = (here.some(mark => mark.fixes.length > 0) ? here : onLine(offset)).flatMap(mark => mark.fixes);
        const choices = fixes.map(fix => ({ label: fix.title, operation: () => make(fix) }));
        const symbol = symbolAt(editor.text, offset);
        if (symbol) choices.push({ label: 'Choose a symbol…', operation: () => choose(symbol) });
        if (choices.length === 0) return say('No quick fixes here.');
        const box = editor.coordinates(offset);
        return showMenu({
            choices, label: 'Quick fixes', at: box, owner: editor.field, focus: () => editor.field,
            choose: deed => deed(),
        });
    }

    async function choose({ start: from, end, quote, name }) {
        const { text, selection } = editor;
        const picked = await pickSymbol({ current: name, anchor: editor.coordinates(from) });
        editor.focus();
        if (editor.text !== text) return;
        if (picked === null) {
            editor.select(selection.start, selection.end);   // the dialog's closing has moved it
            return;
        }
        const value = `${quote}${picked}${quote}`;
        const at = from + value.length;
        editor.replace([{ start: from, end, text: value }], {
            label: `Choose ${picked}`, selection: { start: at, end: at } });
    }

    function onKey({ key, ctrlKey, metaKey, shiftKey, altKey }) {
        if (key !== '.' || !(ctrlKey || metaKey) || shiftKey || altKey) return false;
        open();
        return true;
    }

    const ends = [editor.on('change', later), editor.keys(onKey), onConnection(() => { if (!isFresh) look(); })];
    look();
    return {
        at, make, open,
        destroy() {
            clearTimeout(timer);
            questions.stop();
            for (const end of ends) end();
        },
    };
}

/** Runs when the page is connected to the server, again too. Answers how to end that. */
function onConnection(deed) {
    const watch = new MutationObserver(() => { if (document.body.dataset.live === 'connected') deed(); });
    watch.observe(document.body, { attributeFilter: ['data-live'] });
    return () => watch.disconnect();
}

/** The value of systemImage on the line of an offset, in JSON or YAML; null where there is none. */
function symbolAt(text, offset) {
    const from = text.lastIndexOf('\n', offset - 1) + 1;
    const end = text.indexOf('\n', offset);
    const line = text.slice(from, end === -1 ? text.length : end);
    const pattern = /(["']?)systemImage\1(\s*:\s*)("[^"]*"?|'[^']*'?|[^\s,{}[\]#"']*)/g;
    for (const match of line.matchAll(pattern)) {
        const [whole, , , value] = match;
        const start = from + match.index + whole.length - value.length;
        if (offset < from + match.index || offset > start + value.length) continue;
        const isJSON = match[1] === '"';
        const quote = /^["']/.test(value) ? value[0] : isJSON ? '"' : '';
        return { start, end: start + value.length, quote, name: value.replace(/^["']|["']$/g, '') };
    }
    return null;
}
