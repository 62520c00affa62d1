// The script of the interactive file: shows one of the frames in the file. It requests nothing.

(() => {
    'use strict';

    const { lines, frames, images, start, directions } = JSON.parse(document.getElementById('frames').textContent);
    const policy = globalThis.trustedTypes
        ? globalThis.trustedTypes.createPolicy('tabpreview', { createHTML: text => text })
        : { createHTML: text => text };
    const root = document.documentElement;
    const stage = document.querySelector('.stage');
    const announcer = document.getElementById('announcer');
    const folded = new Map();
    let shown = start;

    // MARK: State: the name of a frame, and settings for all frames, in the address's fragment.

    const GLOBAL = ['os', 'locale', 'colorScheme', 'direction'];

    /** The default settings of a language; another language has its own direction. */
    const usual = locale => (locale === start.locale ? start : { ...start, direction: directions[locale] });

    /** The frames on an OS in a language. */
    const held = ({ os, locale }) => frames[locale === start.locale ? os : `${os} ${locale}`] ?? {};

    const encoded = text => encodeURIComponent(text).replace(/[!'()*]/g, c => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

    function written(parameters) {
        return [...parameters].map(([name, value]) => `${name}=${encoded(value)}`).join('&');
    }

    function stateOf(fragment) {
        const parameters = new URLSearchParams(fragment.replace(/^#/, '').replaceAll('+', '%2B'));
        const locale = parameters.get('locale') ?? start.locale;
        const state = { ...usual(locale), locale };
        for (const name of GLOBAL) {
            if (parameters.has(name)) state[name] = parameters.get(name);
            parameters.delete(name);
        }
        state.name = parameters.size ? written(parameters) : start.name;
        return state;
    }

    function fragmentOf(state) {
        const said = { ...usual(state.locale), locale: start.locale };
        return `#${state.name}${GLOBAL.filter(name => state[name] !== said[name]).map(name => `&${name}=${state[name]}`).join('')}`;
    }

    /** The nearest frame in the file: without the form, then without the tab. */
    function nearest(state) {
        const names = held(state);
        const parameters = new URLSearchParams(state.name);
        for (const lost of [[], ['more', 'search', 'previous', 'path'], ['form'], ['orientation'], ['select'], ['sizeClass', 'pose']]) {
            for (const name of lost) parameters.delete(name);
            const name = written(parameters);
            if (names[name]) return { ...state, name };
        }
        return null;
    }

    // MARK: Drawing

    function parsed(runs) {
        const text = [];
        for (let at = 0; at < runs.length; at += 2) text.push(...lines.slice(runs[at], runs[at] + runs[at + 1]));
        const page = new DOMParser().parseFromString(policy.createHTML(text.join('\n')), 'text/html');
        for (const image of page.querySelectorAll('img[src^="images/"]')) {
            image.setAttribute('src', images[Number(image.getAttribute('src').slice(7))] ?? '');
        }
        const frame = document.importNode(page.querySelector('.frame'), true);
        color(frame);
        return frame;
    }

    /** Sets the app's own color, in browsers whose style sheets can't read it from an attribute. */
    function color({ dataset, style }) {
        if (dataset.tint !== 'own' || CSS.supports('color: attr(data-x type(<color>))')) return;
        style.setProperty('--app-tint', `light-dark(${dataset.tintLight}, ${dataset.tintDark})`);
    }

    function keyOf(element) {
        return `${stage.querySelector('.frame').dataset.frame} ${element.getAttribute('aria-controls')}`;
    }

    function setFolded(heading, isFolded) {
        heading.setAttribute('aria-expanded', String(!isFolded));
        document.getElementById(heading.getAttribute('aria-controls'))?.toggleAttribute('hidden', isFolded);
    }

    function setStops() {
        for (const bar of stage.querySelectorAll('[role="tablist"]')) {
            const tabs = [...bar.querySelectorAll('[role="tab"]')];
            const stop = tabs.find(tab => tab.ariaSelected === 'true') ?? tabs[0];
            for (const tab of tabs) tab.setAttribute('tabindex', tab === stop ? '0' : '-1');
        }
    }

    function swap(state) {
        const old = stage.querySelector('.frame');
        const focused = old.contains(document.activeElement) ? document.activeElement : null;
        const [control, scroll] = [focused?.dataset.control, old.querySelector('.sidebar-scroll')?.scrollTop ?? 0];
        const frame = parsed(held(state)[state.name]);
        old.replaceWith(frame);
        const sidebar = frame.querySelector('.sidebar-scroll');
        if (sidebar && old.dataset.frame === frame.dataset.frame) sidebar.scrollTop = scroll;
        for (const heading of frame.querySelectorAll('.section-heading')) {
            if (folded.has(keyOf(heading))) setFolded(heading, folded.get(keyOf(heading)));
        }
        if (focused) refocus(frame, focused.id, control);
    }

    /** Restores the focus: to the same element, else to its successor, else to the selected one. */
    function refocus(frame, id, control) {
        const again = (id && document.getElementById(id)) || (control && frame.querySelector(`a[data-control="${control}"][href]`));
        const chosen = frame.querySelector('[role="tab"][aria-selected="true"], [aria-current="page"]');
        (again ?? chosen ?? frame.querySelector('.content'))?.focus({ preventScroll: true });
    }

    function setFlag(element, name, isSet) {
        if (isSet) element.setAttribute(name, 'true');
        else element.removeAttribute(name);
    }

    function apply(state) {
        root.dataset.colorScheme = state.colorScheme;
        const frame = stage.querySelector('.frame');
        frame.dataset.direction = state.direction;
        frame.querySelector('.screen').dir = state.direction;
        for (const link of document.querySelectorAll('.segment')) {
            const next = target(state, link.dataset.control, link.dataset.value);
            if (next) link.setAttribute('href', fragmentOf(next));
            else link.removeAttribute('href');
            setFlag(link, 'aria-disabled', !next);
            setFlag(link, 'aria-current', isCurrent(state, link));
        }
        setStops();
    }

    // MARK: Choices

    function target(state, control, value) {
        if (control === 'locale') return nearest({ ...state, locale: value, direction: directions[value] });
        if (GLOBAL.includes(control)) return nearest({ ...state, [control]: value });
        const parameters = new URLSearchParams(state.name);
        const platform = parameters.get('platform');
        const next = new URLSearchParams({ platform: control === 'platform' ? value : platform });
        if (control === 'sizeClass') {
            if (!['iPhone', 'iPad'].includes(platform)) return null;
            if ((value === 'compact') !== (platform === 'iPhone')) next.set('sizeClass', value);
        }
        if (control === 'pose') {
            if (platform !== 'iPhoneDuo') return null;
            if (value !== 'outerPortrait') next.set('pose', value);
        }
        const select = parameters.has('more') ? parameters.get('previous') ?? parameters.get('select') : parameters.get('select');
        if (select) next.set('select', select);
        return nearest({ ...state, name: written(next) });
    }

    function isCurrent(state, link) {
        const { control, value } = link.dataset;
        const frame = stage.querySelector('.frame').dataset;
        return (GLOBAL.includes(control) ? state[control] : frame[control]) === value;
    }

    function go(state) {
        if (!state) return;
        const before = shown;
        shown = state;
        if (['name', 'os', 'locale'].some(name => before[name] !== state[name])) swap(state);
        apply(state);
        const frame = stage.querySelector('.frame');
        announcer.textContent = `${frame.ariaLabel}: ${frame.querySelector('[role="tabpanel"]')?.ariaLabel ?? ''}`;
    }

    // MARK: Events

    addEventListener('hashchange', () => {
        const state = nearest(stateOf(location.hash));
        if (state && fragmentOf(state) !== fragmentOf(shown)) go(state);
    });

    document.addEventListener('click', event => {
        const heading = event.target.closest?.('.section-heading');
        if (heading) {
            const isFolded = heading.getAttribute('aria-expanded') === 'true';
            folded.set(keyOf(heading), isFolded);
            setFolded(heading, isFolded);
            return;
        }
        const link = event.target.closest?.('a[href^="#platform="]');
        if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        const isFrames = stage.contains(link);
        const next = nearest(isFrames ? { ...shown, name: link.getAttribute('href').slice(1) } : stateOf(link.hash));
        if (!next) announcer.textContent = 'This view is not in the file.';
        else if (fragmentOf(next) === fragmentOf(shown)) stage.querySelector('.content')?.scrollTo(0, 0);
        else {
            go(next);
            location.hash = fragmentOf(next);
        }
    });

    function step(key, bar) {
        if (key === 'Home') return 'first';
        if (key === 'End') return 'last';
        const isVertical = bar.getAttribute('aria-orientation') === 'vertical';
        const by = (isVertical ? { ArrowUp: -1, ArrowDown: 1 } : { ArrowLeft: -1, ArrowRight: 1 })[key];
        return by && !isVertical && getComputedStyle(bar).direction === 'rtl' ? -by : by;
    }

    /** Moves the focus within a bar by arrow keys; Space selects like Enter. */
    function moved(event) {
        const bar = event.target.closest?.('[role="tablist"]');
        const by = bar && step(event.key, bar);
        if (!by) return false;
        const tabs = [...bar.querySelectorAll('[role="tab"]')];
        const at = { first: 0, last: tabs.length - 1 }[by] ?? (tabs.indexOf(event.target) + by + tabs.length) % tabs.length;
        tabs[at]?.focus();
        return true;
    }

    function pressed(key) {
        const all = [...document.querySelectorAll(`.segment[data-key="${CSS.escape(key)}"][href], .frame a[data-key="${CSS.escape(key)}"][href]`)];
        const at = all.findIndex(link => link.hasAttribute('aria-current'));
        all[(at + 1) % all.length]?.click();
        return all.length > 0;
    }

    document.addEventListener('keydown', event => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
        if (event.key === ' ' && event.target.matches?.('a.entry[href], a[role="tab"][href]')) event.target.click();
        else if (!moved(event) && (event.key.length !== 1 || event.target.closest?.('input, textarea, select') || !pressed(event.key))) return;
        event.preventDefault();
    });

    document.querySelector('.controls').hidden = false;
    root.toggleAttribute('data-standalone', true);
    const first = location.hash ? nearest(stateOf(location.hash)) : null;
    color(stage.querySelector('.frame'));
    apply(shown);
    if (first) go(first);
})();
