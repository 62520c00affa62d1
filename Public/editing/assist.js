// Assistance in the editor: diagnostics with fixes, completion, explanations, formatting.

import { announce, say } from '../announcer.js';
import { addStyles } from '../html.js';
import { request } from './assist-client.js';
import * as completion from './completion.js';
import * as fixes from './fixes.js';
import * as hover from './hover.js';

/** Starts assistance in an editor. `onDiagnostics(all)` is called with every result, `onFailure` if there is none.
    Returns `{format, applyFix, destroy}`.

    Keys: Ctrl-Space completes, ⌘I or Ctrl-I explains, ⌘. or Ctrl-. fixes, ⇧⌘F or Ctrl-Shift-F formats. */
export function start(editor, options = {}) {
    addStyles(new URL('./assist.css', import.meta.url).href);
    const fixing = fixes.start(editor, options);
    const parts = [fixing, completion.start(editor), hover.start(editor, fixing)];
    const endKeys = editor.keys(({ key, ctrlKey, metaKey, shiftKey, altKey }) => {
        if (!(ctrlKey || metaKey) || !shiftKey || altKey || key.toLowerCase() !== 'f') return false;
        format(editor);
        return true;
    });
    return {
        format: () => format(editor),
        applyFix: fixing.apply,
        destroy() {
            endKeys();
            for (const part of parts) part.destroy();
        },
    };
}

/** The reason why formatting changed nothing; a spec with errors may not be readable. */
async function unchanged(text) {
    const { diagnostics } = await request('diagnostics', { text });
    const hasErrors = diagnostics.some(({ severity }) => severity === 'error');
    return hasErrors ? 'Not formatted. Fix the errors first.' : 'The text is already formatted.';
}

/** Formats the text as one step to undo; the cursor stays at its word. */
async function format(editor) {
    const { text } = editor;
    try {
        const { edits } = await request('format', { text });
        if (editor.text !== text) return say('The text has changed since. Format it again.');
        if (edits.length === 0) return say(await unchanged(text));
        editor.replace(edits, { label: 'Format' });
        return announce('Formatted.');
    } catch (error) {
        return say(`Not formatted. ${error.message}`);
    }
}
