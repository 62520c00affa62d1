// Pictures of symbols, by their SF Symbol names.

const sprite = new URL('../symbols.svg', import.meta.url).href;
const space = 'http://www.w3.org/2000/svg';

/** A symbol's picture, which says nothing to readers. */
export function picture(name) {
    const [icon, use] = ['svg', 'use'].map(part => document.createElementNS(space, part));
    icon.setAttribute('class', 'icon');
    icon.setAttribute('aria-hidden', 'true');
    use.setAttribute('href', `${sprite}#${name}`);
    icon.append(use);
    return icon;
}
