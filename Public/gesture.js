// Recognizes drags in pointer events: a press, perhaps a lift, then exactly one drop or cancellation.
// Mouse and pen lift by moving; touch lifts by a long press, so that a swipe scrolls.

const liftDistance = 5;   // CSS pixels that a mouse or pen moves before it lifts
const longPress = 300;    // ms that a finger rests before it lifts
const tolerance = 10;     // CSS pixels that a resting finger may move

/**
 * Watches `document`. Calls `start(event)`, which returns the pressed element or null; `lift(it)`, which returns
 * whether it lifts; `move(it, point)`; `drop(it, point)`; `cancel(it)`; `rest(it)` after a long press without movement.
 */
export function watchGestures(actions) {
    let press = null;
    let isAnswered = false;   // the touch was handled, so no mouse events may follow

    const pointOf = event => ({ x: event.clientX, y: event.clientY });
    const isOwn = event => press && event.pointerId === press.pointer;
    const early = event => event.timeStamp - press.since < longPress;
    const far = (event, limit) => Math.hypot(event.clientX - press.from.x, event.clientY - press.from.y) > limit;

    function begin(event) {
        if (press?.lifted) return isOwn(event) ? cancel() : undefined;   // a second finger is ignored
        forget();
        const it = event.button === 0 && event.isPrimary ? actions.start(event) : null;
        if (!it) return;
        const touch = event.pointerType === 'touch';
        press = {
            it, touch, pointer: event.pointerId, from: pointOf(event), at: pointOf(event), target: event.target,
            since: event.timeStamp,
        };
        if (touch) press.timer = setTimeout(lift, longPress);
    }

    function lift() {
        press.lifted = actions.lift(press.it, press.at);
        press.refused = !press.lifted;
        if (press.lifted) press.target.setPointerCapture?.(press.pointer);
    }

    /** Lifts before the timer fires, which may be late on a busy page. */
    function liftLate(event) {
        if (!press.touch || press.lifted || press.refused || early(event)) return;
        clearTimeout(press.timer);
        lift();
    }

    function move(event) {
        // A pen drags immediately, like a mouse, so elements under it must not scroll instead.
        document.documentElement.toggleAttribute('data-pen', event.pointerType === 'pen');
        if (!isOwn(event)) return;
        liftLate(event);
        press.at = pointOf(event);
        if (!press.lifted) {
            if (press.touch) return far(event, tolerance) ? forget() : undefined;
            if (event.buttons === 0) return forget();          // it was released outside the window
            if (press.refused || !far(event, liftDistance)) return;
            lift();
        }
        if (press?.lifted) {
            const swiped = press.touch && !press.moved && early(event) && far(event, tolerance);
            if (swiped) return end('cancel');                  // a swipe that arrives late on a busy page
            press.moved ||= far(event, press.touch ? tolerance : liftDistance);
            if (press.moved) actions.move(press.it, press.at);
        }
    }

    function release(event) {
        if (!isOwn(event)) return;
        liftLate(event);
        const { it, touch, moved, lifted, refused } = press;
        if (touch && !moved && early(event)) {   // a tap that arrives late on a busy page
            return lifted ? end('cancel') : forget();
        }
        isAnswered = touch && Boolean(lifted || refused);
        if (lifted || refused) suppressClick(true);
        if (!touch || moved) return end('drop');
        forget();
        if (lifted || refused) actions.rest(it);
    }

    function forget() {
        clearTimeout(press?.timer);
        press = null;
    }

    function end(how) {
        const ended = press;
        forget();
        if (ended?.lifted) actions[how](ended.it, ended.at);
    }

    function cancel() {
        if (press?.lifted) suppressClick(false);
        end('cancel');
    }

    const listen = (type, listener) => document.addEventListener(type, listener, { capture: true });
    listen('pointerdown', begin);
    listen('pointermove', move);
    listen('pointerup', release);
    for (const type of ['pointercancel', 'lostpointercapture']) listen(type, event => { if (isOwn(event)) cancel(); });
    listen('contextmenu', event => {
        if (press?.touch) event.preventDefault();             // `rest` handles the long press
        else cancel();
    });
    listen('keydown', event => {
        if (event.key !== 'Escape' || !press?.lifted) return;
        event.preventDefault();
        event.stopPropagation();
        cancel();
    });
    document.addEventListener('touchmove', event => { if (press?.lifted) event.preventDefault(); }, { passive: false });
    document.addEventListener('touchend', event => {
        if (isAnswered && event.cancelable) event.preventDefault();
        isAnswered = false;
    });
    addEventListener('blur', cancel);
}

/** Ignores the click that follows a drag. An element that the drop moves gets none, so a press ends the wait. */
function suppressClick(released) {
    const swallow = event => {
        // Zero by a key or a script.
        if (!event.detail) return;
        event.preventDefault();
        event.stopPropagation();
        stop();
    };
    const stop = () => removeEventListener('click', swallow, true);
    const stopSoon = () => setTimeout(stop, 300);
    addEventListener('click', swallow, { capture: true });
    addEventListener('pointerdown', stop, { capture: true, once: true });
    if (released) stopSoon();
    else addEventListener('pointerup', stopSoon, { capture: true, once: true });
}
