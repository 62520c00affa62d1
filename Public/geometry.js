// Where a dragged entry would go: pure arithmetic on rectangles {left, top, right, bottom} and points {x, y}.

/** How many of `rects`, given in reading order, lie before the point. `axis` is "x" or "y". */
export function insertionIndex(point, rects, axis, rtl) {
    const isBefore = rect => {
        if (axis === 'y') return (rect.top + rect.bottom) / 2 < point.y;
        const middle = (rect.left + rect.right) / 2;
        return rtl ? middle > point.x : middle < point.x;
    };
    const first = rects.findIndex(rect => !isBefore(rect));
    return first === -1 ? rects.length : first;
}

/** Whether the point lies in the rectangle widened by `slack` on each side. */
export function contains(rect, point, slack = 0) {
    return point.x >= rect.left - slack && point.x <= rect.right + slack
        && point.y >= rect.top - slack && point.y <= rect.bottom + slack;
}

/** The line in the middle of a gap, as {x, y, length}: where it starts, and how long it is across `axis`. */
export function markAt(index, rects, bounds, axis, rtl) {
    const [start, end] = axis === 'y' ? ['top', 'bottom'] : rtl ? ['right', 'left'] : ['left', 'right'];
    const before = rects[index - 1]?.[end];
    const after = rects[index]?.[start];
    const along = before === undefined ? after ?? (bounds[start] + bounds[end]) / 2
        : after === undefined ? before : (before + after) / 2;
    const across = rects[index] ?? rects[index - 1] ?? bounds;
    return axis === 'y'
        ? { x: across.left, y: along, length: across.right - across.left }
        : { x: along, y: across.top, length: across.bottom - across.top };
}

/** How far to scroll in one step: towards the edge that the point is near, faster the nearer. */
export function scrollStep(position, start, end, zone = 40, fastest = 14) {
    if (end - start < zone * 3) zone = (end - start) / 3;
    if (position < start + zone) return -Math.ceil(fastest * Math.min(1, (start + zone - position) / zone));
    if (position > end - zone) return Math.ceil(fastest * Math.min(1, (position - end + zone) / zone));
    return 0;
}
