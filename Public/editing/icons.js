// Icons from the sprites, hidden from screen readers.

const symbols = new URL('../symbols.svg', import.meta.url).href;
const icons = new URL('./editing.svg', import.meta.url).href;

function use(address) {
    const space = 'http://www.w3.org/2000/svg';
    const [svg, element] = ['svg', 'use'].map(name => document.createElementNS(space, name));
    svg.setAttribute('class', 'icon');
    svg.setAttribute('aria-hidden', 'true');
    element.setAttribute('href', address);
    svg.append(element);
    return svg;
}

/** The picture of an SF Symbol, by its name. */
export const picture = name => use(`${symbols}#${name}`);

/** One of the editor's own icons. */
export const icon = name => use(`${icons}#${name}`);
