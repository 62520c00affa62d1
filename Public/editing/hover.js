// Explanations: the meaning and the problems of the key or word under the pointer. ⌘I or Ctrl-I explains the word at
// the cursor; pressed again, it moves the focus into the card.

import { announce, overPage, placeNear, say } from '../announcer.js';
import { make } from '../html.js';
import { latestOf } from './assist-client.js';
import { picture } from './icons.js';

const grace = 250;   // ms to move the pointer from the word to the card

/** Explains words of an editor; `fixes` has the diagnostics. Returns `{close, destroy}`. */
export function start(editor, fixes) {
    const { field } = editor;
    const requests = latestOf('hover');
    const card = make('div', { class: 'word-card', role: 'group', 'aria-label': 'About this word', hidden: '' });
    let timer = 0;
    let isByKey = false;
    overPage(card);

    function close() {
        clearTimeout(timer);
        requests.stop();
        if (card.hidden) return;
        const hadFocus = card.contains(document.activeElement);
        card.hidden = true;
        isByKey = false;
        if (hadFocus) editor.focus();
    }

    const closeLater = () => {
        clearTimeout(timer);
        timer = setTimeout(() => { if (!card.matches(':hover, :focus-within')) close(); }, grace);
    };

    async function explain(offset, byKey) {
        clearTimeout(timer);
        const { text } = editor;
        const answer = await requests.send({ text, at: offset }).catch(error => {
            if (byKey) say(`No explanation. ${error.message}`);
            return { hover: null };
        });
        if (!answer || editor.text !== text) return undefined;
        const marks = fixes.at(offset);
        if (!answer.hover && marks.length === 0) {
            if (byKey) say('Nothing to explain here.');
            return close();
        }
        return show(answer.hover, marks, offset, byKey);
    }

    function show(hover, marks, offset, byKey) {
        isByKey = byKey;
        card.replaceChildren(...marks.map(mark => problem(mark)), ...(hover ? about(hover) : []));
        card.hidden = false;
        placeNear(card, editor.coordinates(hover?.start ?? marks[0]?.start ?? offset));
        if (!byKey) return;
        const texts = [...marks.map(({ text }) => text), ...(hover ? [`${hover.title}.`, ...hover.text] : [])];
        announce(texts.join(' '));
    }

    function problem(mark) {
        const buttons = mark.fixes.map(fix => {
            const button = make('button', { type: 'button', class: 'word-fix' }, fix.title);
            button.addEventListener('click', () => {
                close();
                fixes.apply(fix);
            });
            return button;
        });
        return make('div', { class: 'word-problem', 'data-severity': mark.severity },
            make('p', {}, mark.text), ...(mark.rule ? [link(mark.rule)] : []), ...buttons);
    }

    function onKey(event) {
        const isModified = event.ctrlKey || event.metaKey;
        if (isModified && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'i') {
            if (card.hidden || !isByKey) explain(editor.selection.start, true);
            else card.querySelector('a, button')?.focus();
            return true;
        }
        if (card.hidden || event.key !== 'Escape') return false;
        close();
        return true;
    }

    card.addEventListener('pointerleave', closeLater);
    card.addEventListener('focusout', closeLater);
    card.addEventListener('keydown', event => {
        event.stopPropagation();
        if (event.key === 'Escape') close();
    });
    field.addEventListener('blur', closeLater);
    const ends = [
        editor.on('hover', place => {
            if (place) explain(place.offset, false);
            else if (!isByKey) closeLater();
        }),
        editor.on('change', close),
        editor.on('scroll', close),
        editor.keys(onKey),
    ];
    return {
        close,
        destroy() {
            close();
            for (const end of ends) end();
            field.removeEventListener('blur', closeLater);
            card.remove();
        },
    };
}

const link = rule =>
    make('a', { class: 'word-rule', href: `./rules#${rule}`, target: '_blank', rel: 'noopener' }, rule);

function about({ title, text, rules, symbol }) {
    const head = make('p', { class: 'word-title' }, ...(symbol ? [picture(symbol)] : []), title);
    const links = rules.length > 0 ? [make('p', { class: 'word-rules' }, 'Rules: ', ...rules.map(link))] : [];
    return [head, ...text.map(paragraph => make('p', {}, paragraph)), ...links];
}
