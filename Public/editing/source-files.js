// The read-only source pane of an app: the files of a tab view, in colors, with marks for entries, unknown values and
// errors.

import { announce, say } from '../announcer.js';
import { make } from '../html.js';
import { setOwn } from '../morph.js';
import { afterPatch } from '../patch.js';
import { request } from '../request.js';
import { lexSwift } from './swift-lexer.js';

/** The pane's functions for editors; importing them would split the pane's script. */
let kit;

let pane, host, parts;
let editor = null;
let shown = null;      // the path of the file in the editor
let revision = null;   // the page's revision when the text was fetched
let count = 0;        // the number of requests; only the newest counts

const files = () => [...pane.querySelectorAll('[data-source-files] > li')]
    .map(({ dataset, title, textContent }) => ({ number: dataset.number, path: title, name: textContent }));
const marksOf = number => [...pane.querySelectorAll(`[data-source-marks] > [data-number="${number}"]`)]
    .map(({ dataset, textContent }) => {
        const [line, column] = dataset.place.split(':').map(Number);
        return { line, column, severity: dataset.severity, text: textContent };
    });

function layOut() {
    const title = 'Back to the preview (u)';
    const close = make('button', { class: 'source-close', type: 'button', title }, 'Preview');
    close.addEventListener('click', () => document.querySelector('.source-toggle')?.click());
    parts = {
        tabs: make('div', { class: 'source-files', role: 'tablist', 'aria-label': 'Files of the tab view' }),
        body: make('div', { class: 'source-body', role: 'tabpanel', id: 'source-file' }),
        count: make('button', { class: 'source-count', type: 'button', 'aria-expanded': 'false' }),
        find: kit.tool('find', 'Find', null, { 'data-find': '' }),
        path: make('p', { class: 'source-path', dir: 'auto' }),
    };
    const foot = make('footer', { class: 'source-foot' }, parts.count,
        make('span', { class: 'source-end' }, parts.path,
            make('span', { title: 'Change it in your editor, or in design mode' }, 'Read-only')));
    host.replaceChildren(
        make('header', { class: 'source-head' }, parts.tabs,
            make('span', { class: 'source-tools' }, parts.find, close)),
        parts.body, foot);
    host.append(kit.separator(pane));
    parts.foot = foot;
    parts.find.addEventListener('click', () => editor?.find());
    parts.tabs.addEventListener('keydown', onKey);
}

/** Chooses a file by arrow keys. */
function onKey(event) {
    const all = files();
    const at = all.findIndex(({ path }) => path === shown);
    const back = getComputedStyle(parts.tabs).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const to = { Home: 0, End: all.length - 1, ArrowRight: at + 1, ArrowLeft: at + 1, [back]: at - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const file = all[(to + all.length) % all.length];
    show(file).then(() => parts.tabs.querySelector('[aria-selected="true"]')?.focus());
}

function drawTabs(all) {
    const worst = number => ['error', 'warning', 'information']
        .find(severity => marksOf(number).some(mark => mark.severity === severity));
    const tabs = all.map(file => {
        const isShown = file.path === shown;
        const severity = worst(file.number);
        const tab = make('button', {
            class: 'source-file', type: 'button', role: 'tab', title: file.path, 'aria-selected': String(isShown),
            'aria-controls': 'source-file', tabindex: isShown ? null : '-1', 'data-severity': severity,
        }, make('bdi', {}, file.name));
        if (severity === 'error') tab.append(make('span', { class: 'visually-hidden' }, ', has errors'));
        tab.addEventListener('click', () => show(file));
        return tab;
    });
    const hadFocus = parts.tabs.contains(document.activeElement);
    parts.tabs.replaceChildren(...tabs);
    const current = tabs[all.findIndex(({ path }) => path === shown)];
    if (hadFocus) current?.focus({ preventScroll: true });
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Fetches and shows a file, and reveals `place` in it. */
async function show(file, place = null) {
    const isOther = file.path !== shown;
    shown = file.path;
    revision = document.body.dataset.revision;
    drawTabs(files());
    parts.path.textContent = file.path;
    const text = await read(file);
    if (text === undefined) return;
    if (text === null) return fail(file, place);
    draw(file, text, isOther);
    if (place) kit.reveal(editor, place);
}

/** The text of a file; null if it can't be fetched, undefined if another was requested since. */
async function read({ number }) {
    count += 1;
    const own = count;
    const { value, error } = await request(`source-files/${number}`, { as: 'text' });
    if (own !== count) return undefined;
    parts.refusal = error?.text;
    return error ? null : value.replace(/\r\n?/g, '\n');
}

/** Shows the reason why there is no text, and a button to try again. */
function fail(file, place) {
    editor?.destroy();
    editor = null;
    const again = make('button', { class: 'source-save', type: 'button' }, 'Try again');
    again.addEventListener('click', () => show(file, place));
    parts.body.replaceChildren(make('div', { class: 'source-failed' }, make('p', {}, parts.refusal), again));
    say(parts.refusal);
}

const formatOf = path => (/\.(?:json|xcstrings)$/.test(path) ? 'json' : 'swift');

/** Shows the text of a file; the same file as before changes in place. */
function draw(file, text, isOther) {
    if (!editor || isOther) {
        editor?.destroy();
        parts.body.replaceChildren();
        parts.list?.remove();
        editor = kit.createEditor(parts.body, {
            text, format: formatOf(file.path), readOnly: true, label: `${file.path}, read-only`,
        });
        const list = kit.problems(editor, parts.count, parts.foot, null);
        parts.show = list.show;
        parts.list = parts.foot.previousElementSibling;
        editor.select(0, 0);
    } else if (editor.text !== text) {
        editor.setText(text, { keepUndo: true });
    }
    mark(file.number);
}

function mark(number) {
    const isDrawn = !document.querySelector('[data-stale]');
    const marks = marksOf(number).map(({ line, column, severity, text }) => {
        const start = kit.offsetOf(editor.text, { line, column });
        return { start, end: start + lengthAt(start), severity, text, id: severity, isDrawn };
    });
    editor.setMarks(marks);
    parts.show(marks);
}

/** The underlined text: a literal, or a name with the names before its dots. */
const named = /^(?:\x22(?:[^\x22\\\n]|\\.)*\x22|[\p{L}\p{N}_.$]+)/u;
const lengthAt = start => named.exec(editor.text.slice(start, start + 200))?.[0].length ?? 0;

/** The place `number/line:column` of *Show in source* or of the tab view's declaration. */
function wanted(text) {
    const [number, line, column] = text.split(/[/:]/).map(Number);
    return { file: files().find(file => file.number === String(number)), place: { line, column } };
}

/** Shows the place that the page requests, and changed texts. */
function follow() {
    if (pane.hidden) return;
    const asked = pane.dataset.line;
    if (asked) setOwn(pane, 'data-line', null);
    const all = files();
    const present = all.find(({ path }) => path === shown);
    const first = pane.querySelector('[data-source-files]')?.dataset.sourceFiles;
    const target = asked || !present ? wanted(asked ?? first ?? '') : null;
    if (target?.file) {
        show(target.file, target.place);
        if (asked) announce(`${target.file.name}, line ${target.place.line}`);
    } else if (present && revision !== document.body.dataset.revision) {
        show(present);
    } else if (present && editor) {
        drawTabs(all);
        mark(present.number);
    }
}

/** Fills the pane. */
export function start(region, tools) {
    kit = tools;
    kit.lexers.swift = lexSwift;
    pane = region;
    host = pane.querySelector('[data-editor]');
    layOut();
    afterPatch(follow);
    // Requesting a place may patch nothing.
    new MutationObserver(() => { if (pane.dataset.line) follow(); }).observe(pane, { attributeFilter: ['data-line'] });
}
