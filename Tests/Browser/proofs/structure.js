// What a frame draws, a line each: x y width height in points from the screen's corner, role, name, states.
() => {
    const screen = document.querySelector('.frame .screen');
    const scale = screen.currentCSSZoom;
    const told = new Set(['tab', 'tablist', 'tabpanel', 'link', 'button', 'navigation', 'searchbox', 'textbox', 'heading']);
    const states = ['selected', 'current', 'expanded', 'pressed', 'disabled'];
    const leaves = 'a, button, input, .keyboard, .accessory, .neighbour';
    const always = '.screen, .status-bar, .status-time, .status-icons';
    const parts = [];

    const round = number => Math.round(number * 2) / 2 + 0;
    const rectangle = (element, from) => {
        const box = element.getBoundingClientRect();
        return [box.x - from.x, box.y - from.y, box.width, box.height].map(one => round(one / scale));
    };
    const part = element => element.classList[0] ?? element.localName;
    const clear = colour => /^rgba\(.*, 0\)$|\/ 0\)$/.test(colour);
    const painted = style => !clear(style.backgroundColor) || style.backgroundImage !== 'none'
        || style.boxShadow !== 'none' || style.backdropFilter !== 'none'
        || ['top', 'right', 'bottom', 'left'].some(side => parseFloat(style[`border-${side}-width`]) > 0);
    const seen = element => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

    const words = element => [
        element.computedRole,
        JSON.stringify(element.computedName),
        ...states.filter(state => !['false', null].includes(element.getAttribute(`aria-${state}`))),
        ...(element.disabled ? ['disabled'] : []),
    ].join(' ');
    const inside = element => ['icon', 'entry-title', 'badge', 'grip', 'disclosure'].flatMap(name => {
        const found = element.querySelector(`.${name}`);
        if (!found || !seen(found) || !found.getBoundingClientRect().width) return [];
        const [x, y, width, height] = rectangle(found, element.getBoundingClientRect());
        return [`${name.replace('entry-', '')} ${x},${y} ${width}x${height}`];
    }).join(' · ');

    const tell = (element, text) => {
        const box = element.getBoundingClientRect();
        if (box.width && box.height) parts.push([element, text]);
    };
    const line = ([element, text]) => {
        const numbers = rectangle(element, screen.getBoundingClientRect()).map(one => String(one).padStart(6));
        const details = element.matches(leaves) ? inside(element) : '';
        return `${numbers.join(' ')}  ${text}${details ? `  ${details}` : ''}`;
    };
    const look = element => {
        if (element.localName === 'svg' || !seen(element)) return;
        const semantic = told.has(element.computedRole) && !element.closest('[aria-hidden="true"]');
        if (semantic) {
            tell(element, `${part(element)} ${words(element)}`);
        } else if (element.matches(always) || painted(getComputedStyle(element))) {
            tell(element, part(element));
        }
        if (element.matches(leaves)) return;
        const content = element.classList.contains('content');
        for (const child of element.children) {
            if (content && !child.matches('a, :has([data-entry])')) {
                if (seen(child)) tell(child, `content ${part(child)}`);
            } else look(child);
        }
    };
    look(screen);
    window.measureAgain = () => parts.map(line);
    return window.measureAgain();
}
