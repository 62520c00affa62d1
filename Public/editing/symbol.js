// Pictures out of the sprites, which say nothing to readers.

const symbols = new URL('../symbols.svg', import.meta.url).href;
const signs = new URL('./editing.svg', import.meta.url).href;

function icon(address) {
    const space = 'http://www.w3.org/2000/svg';
    const [icon, use] = ['svg', 'use'].map(part => document.createElementNS(space, part));
    icon.setAttribute('class', 'icon');
    icon.setAttribute('aria-hidden', 'true');
    use.setAttribute('href', address);
    icon.append(use);
    return icon;
}

/** A symbol's picture, by its SF Symbol name. */
export const picture = name => icon(`${symbols}#${name}`);

/** One of the editing signs. */
export const sign = name => icon(`${signs}#${name}`);
