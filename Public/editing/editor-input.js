// What the browser does to the field, by whatever means: keys, pasting, dragging, composing, dictating.

const kinds = {
    insertText: 'type',
    deleteContentBackward: 'back',
    deleteContentForward: 'forward',
};

/** Wires the field to the core; `editing` may take over single inputs: `newLine()`, `typed(text)`, `erased()`. */
export function listen(core, editing, signal) {
    const { field } = core;
    const on = (type, listener) => field.addEventListener(type, listener, { signal });
    on('beforeinput', event => before(core, editing, event));
    on('input', event => after(core, event));
    on('compositionstart', () => {
        core.noticeSelection();
        core.open();
    });
    on('compositionend', () => {
        core.sync();
        core.close();
    });
    on('blur', () => {
        core.sync();
        core.close();
        core.history.seal();
    });
    for (const type of ['select', 'keyup', 'pointerup', 'focus', 'selectionchange']) {
        on(type, () => core.noticeSelection());
    }
    document.addEventListener('selectionchange', () => {
        if (document.activeElement === field) core.noticeSelection();
    }, { signal });
}

function before(core, editing, event) {
    core.sync();
    core.noticeSelection();
    const { inputType } = event;
    if (inputType === 'deleteByDrag') core.open();
    else if (inputType !== 'insertFromDrop' && !event.isComposing) core.close();   // what was dragged went elsewhere
    if (event.isComposing || !event.cancelable) return;
    if (takes(core, editing, event)) event.preventDefault();
}

function takes(core, editing, { inputType, data }) {
    switch (inputType) {
    case 'historyUndo': core.undo(); return true;
    case 'historyRedo': core.redo(); return true;
    case 'insertLineBreak':
    case 'insertParagraph': return editing.newLine();
    case 'insertText': return editing.typed(data);
    case 'deleteContentBackward': return editing.erased();
    default: return false;
    }
}

function after(core, event) {
    if (event.isComposing) core.open();
    core.sync(kinds[event.inputType] ?? event.inputType);
    if (event.inputType === 'insertFromDrop') core.close();
}
