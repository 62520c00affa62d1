// Rectangles in points from the screen's corner, by what every engine names alike.
() => {
    const screen = document.querySelector('.frame .screen');
    const scale = screen.currentCSSZoom ?? 1;  // without it, rectangles are in points already
    const origin = screen.getBoundingClientRect();
    const found = {};
    const chrome = '.app, .canvas, .content, .large-title, .status-bar, .home-indicator, .sidebar, .top-bar, .capsule, .tablist, '
        + '.accessory, .field, .search, .ornament, .page-dots, .section-heading, [data-entry]';
    for (const element of screen.querySelectorAll(chrome)) {
        const box = element.getBoundingClientRect();
        if (!box.width || !box.height) continue;
        const name = element.dataset.entry ? `${element.classList[0]} ${element.dataset.entry}` : element.classList[0];
        found[`${name} ${Object.keys(found).length}`] =
            [box.x - origin.x, box.y - origin.y, box.width, box.height].map(one => one / scale);
    }
    return found;
}
