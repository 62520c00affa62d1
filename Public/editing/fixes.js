// Diagnostics while typing, and quick fixes: ⌘. or Ctrl-. opens a menu of the fixes at the cursor.

import { announce, say } from '../announcer.js';
import { showMenu } from '../popup.js';
import { latestOf } from './assist-client.js';
import { pickSymbol } from './symbol-picker.js';

const pause = 150;   // ms without typing before the text is checked

/** Checks an editor's text. `onDiagnostics(all)` is called with every result. Returns `{at, apply, destroy}`. */
export function start(editor, { onDiagnostics = () => {}, onFailure = () => {} } = {}) {
    const requests = latestOf('diagnostics');
    let known = [];
    let isFresh = false;     // whether `known` is about the current text
    let timer = 0;

    async function check() {
        const { text } = editor;
        const answer = await requests.send({ text }).catch(error => {
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
        timer = setTimeout(check, pause);
    }

    /** The diagnostics at an offset; none while the current text is being checked. */
    const at = offset => (isFresh ? known.filter(({ start: from, end }) => from <= offset && offset <= end) : []);

    function onLine(offset) {
        const { text } = editor;
        const from = text.lastIndexOf('\n', offset - 1) + 1;
        const end = text.indexOf('\n', offset);
        const to = end === -1 ? text.length : end;
        return isFresh ? known.filter(({ start: place }) => from <= place && place <= to) : [];
    }

    function apply({ title, edits }) {
        if (!isFresh) return say('The text has changed since. Try again.');
        editor.replace(edits, { label: title });
        editor.focus();
        return announce(title);
    }

    async function open() {
        const offset = editor.selection.start;
        if (!isFresh) {
            clearTimeout(timer);
            await check();
        }
        const here = at(offset);
        const fixes = (here.some(mark => mark.fixes.length > 0) ? here : onLine(offset)).flatMap(mark => mark.fixes);
        const choices = fixes.map(fix => ({ label: fix.title, operation: () => apply(fix) }));
        const symbol = symbolAt(editor.text, offset);
        if (symbol) choices.push({ label: 'Choose a symbol…', operation: () => choose(symbol) });
        if (choices.length === 0) return say('No quick fixes here.');
        const box = editor.coordinates(offset);
        return showMenu({
            choices, label: 'Quick fixes', at: box, owner: editor.field, focus: () => editor.field,
            choose: command => command(),
        });
    }

    async function choose({ start: from, end, quote, name }) {
        const { text, selection } = editor;
        const picked = await pickSymbol({ current: name, anchor: editor.coordinates(from) });
        editor.focus();
        if (editor.text !== text) return;
        if (picked === null) {
            editor.select(selection.start, selection.end);   // closing the dialog moved the selection
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

    const ends = [editor.on('change', later), editor.keys(onKey), onConnection(() => { if (!isFresh) check(); })];
    check();
    return {
        at, apply,
        destroy() {
            clearTimeout(timer);
            requests.stop();
            for (const end of ends) end();
        },
    };
}

/** Calls back whenever the page connects to the server. Returns a function that stops this. */
function onConnection(callback) {
    const watch = new MutationObserver(() => { if (document.body.dataset.live === 'connected') callback(); });
    watch.observe(document.body, { attributeFilter: ['data-live'] });
    return () => watch.disconnect();
}

/** The value of systemImage on the line of an offset, in JSON or YAML, or null. */
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
