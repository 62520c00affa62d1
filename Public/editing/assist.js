// Help while a spec is written: diagnostics with fixes, completion, explanations, layout.

import { announce, say } from '../announcer.js';
import { ask } from './ask.js';
import * as completion from './completion.js';
import * as fixes from './fixes.js';
import * as hover from './hover.js';
import { wear } from './wear.js';

/** Helps in an editor. `onDiagnostics(all)` hears of every result. Answers `{format, destroy}`.

    Keys: Ctrl-Space completes, ⌘I or Ctrl-I explains, ⌘. or Ctrl-. fixes, ⇧⌘F or Ctrl-Shift-F lays out. */
export function start(editor, _document, options = {}) {
    wear('assist.css');
    const fixing = fixes.start(editor, options);
    const parts = [fixing, completion.start(editor), hover.start(editor, fixing)];
    const endKeys = editor.keys(({ key, ctrlKey, metaKey, shiftKey, altKey }) => {
        if (!(ctrlKey || metaKey) || !shiftKey || altKey || key.toLowerCase() !== 'f') return false;
        format(editor);
        return true;
    });
    return {
        format: () => format(editor),
        fixes: () => fixing.open(),
        destroy() {
            endKeys();
            for (const part of parts) part.destroy();
        },
    };
}

/** Why laying out changes nothing: a text with errors may not be readable. */
async function unchanged(text) {
    const { diagnostics } = await ask('diagnostics', { text });
    const hasErrors = diagnostics.some(({ severity }) => severity === 'error');
    return hasErrors ? 'Nothing is formatted. Mend the errors first.' : 'The text is formatted already.';
}

/** Lays the text out as one step that can be undone; the cursor stays at its word. */
export async function format(editor) {
    const { text } = editor;
    try {
        const { edits } = await ask('format', { text });
        if (editor.text !== text) return say('The text changed meanwhile. Format it again.');
        if (edits.length === 0) return say(await unchanged(text));
        editor.replace(edits, { label: 'Format' });
        return announce('Formatted.');
    } catch (error) {
        return say(`Not formatted. ${error.message}`);
    }
}
