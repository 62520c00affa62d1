// The elements around the editor: file name and tools above it, the state of the text below it.

import { make } from '../html.js';
import { isApple } from './editor-input.js';
import { icon } from './icons.js';

/** A key with the platform's own modifier: ⌘S, or Ctrl+S. */
const shortcut = (key, shift = false) =>
    (isApple ? `${shift ? '⇧' : ''}⌘${key}` : `Ctrl+${shift ? 'Shift+' : ''}${key}`);

/** A button with an icon only. */
export function tool(name, label, key, more = {}) {
    const title = key ? `${label} (${key})` : label;
    return make('button', { class: 'source-tool', type: 'button', 'aria-label': label, title, ...more }, icon(name));
}

/** Fills the pane; returns its parts by name. */
export function layOutPane(host, { file, format, close }) {
    const parts = {
        undo: tool('undo', 'Undo', shortcut('Z')),
        redo: tool('redo', 'Redo', shortcut('Z', true)),
        find: tool('find', 'Find and replace', shortcut('F'), { 'data-find': '' }),
        format: tool('format', 'Format', shortcut('F', true), { 'data-format-text': '' }),
        history: tool('history', 'History', null, { 'data-history': 'spec' }),
        banner: make('div', { class: 'source-banner', 'data-save-banner': '' }),
        body: make('div', { class: 'source-body' }),
        count: make('button', { class: 'source-count', type: 'button', 'aria-expanded': 'false' }),
        place: make('button', { class: 'source-place', type: 'button', title: 'Line and column' }),
        state: make('p', { class: 'source-state', 'data-save-state': '', role: 'status' }),
        auto: make('input', { type: 'checkbox', role: 'switch', 'data-auto-save': '' }),
        save: make('button', {
            class: 'source-save', type: 'button', 'data-save': '', title: `Save (${shortcut('S')})`,
        }, 'Save'),
    };
    host.replaceChildren(
        make('header', { class: 'source-head' },
            make('h2', { class: 'source-name', dir: 'auto' }, icon('file'), make('span', {}, file)),
            make('span', { class: 'source-kind' }, format === 'json' ? 'JSON' : 'YAML'),
            make('span', { class: 'source-tools' }, parts.undo, parts.redo, make('span', { class: 'source-gap' }),
                parts.find, parts.format, parts.history, close)),
        parts.banner, parts.body,
        make('footer', { class: 'source-foot' }, parts.count, parts.place,
            make('span', { class: 'source-end' }, parts.state,
                make('label', { class: 'source-auto', title: 'Save automatically, as soon as the spec has no errors' },
                    parts.auto, make('span', { class: 'source-switch', 'aria-hidden': 'true' }), 'Auto-save'),
                parts.save)));
    return parts;
}
