// Turns pointer events into one drag: pressed, perhaps lifted, then exactly one drop or cancel.
// Mouse and pen lift by moving; touch lifts by holding still, so that a swipe scrolls.

const distance = 5;    // CSS pixels a mouse or pen moves before it lifts
const holdTime = 300;  // ms a finger rests before it lifts
const wobble = 10;     // CSS pixels a resting finger may move

/**
 * Watches `document`. `actions`: `start(event)` returns what is pressed or null; `lift(it)` returns whether it lifts;
 * `move(it, point)`; `drop(it, point)`; `cancel(it)`; `rest(it)` for a finger that was held and lifted without moving.
 */
export function watchGestures(actions) {
    let press = null;
    let isAnswered = false;   // the touch was handled: no mouse events shall follow, which would focus and click

    const pointOf = event => ({ x: event.clientX, y: event.clientY });
    const isOwn = event => press && event.pointerId === press.pointer;
    const early = event => event.timeStamp - press.since < holdTime;
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
        if (touch) press.timer = setTimeout(lift, holdTime);
    }

    function lift() {
        press.lifted = actions.lift(press.it, press.at);
        press.refused = !press.lifted;
        if (press.lifted) press.target.setPointerCapture?.(press.pointer);
    }

    /** On a busy page a move may arrive before the timer of the hold: the finger was held anyway. */
    function liftLate(event) {
        if (!press.touch || press.lifted || press.refused || early(event)) return;
        clearTimeout(press.timer);
        lift();
    }

    function move(event) {
        // A pen drags at once, like a mouse: what it hovers over must not scroll instead.
        document.documentElement.toggleAttribute('data-pen', event.pointerType === 'pen');
        if (!isOwn(event)) return;
        liftLate(event);
        press.at = pointOf(event);
        if (!press.lifted) {
            if (press.touch) return far(event, wobble) ? forget() : undefined;
            if (event.buttons === 0) return forget();          // it was released outside the window
            if (press.refused || !far(event, distance)) return;
            lift();
        }
        if (press?.lifted) {
            const swiped = press.touch && !press.moved && early(event) && far(event, wobble);
            if (swiped) return end('cancel');                  // a swipe that arrives late on a busy page
            press.moved ||= far(event, press.touch ? wobble : distance);
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
        if (press?.touch) event.preventDefault();              // `rest` handles a finger's hold
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

/** Ignores the click that follows a drag, right after the button is released. */
function suppressClick(released) {
    const swallow = event => {
        event.preventDefault();
        event.stopPropagation();
    };
    const stop = () => removeEventListener('click', swallow, true);
    const stopSoon = () => setTimeout(stop, 300);
    addEventListener('click', swallow, { capture: true, once: true });
    addEventListener('pointerdown', stop, { capture: true, once: true });
    if (released) stopSoon();
    else addEventListener('pointerup', stopSoon, { capture: true, once: true });
}
