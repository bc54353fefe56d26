/**
 * A double click is one click: the second of the two would undo what the first did, or fall on something else that has
 * come there meanwhile. Where every click does one more of the same (`data-each`, a card of the supply), it is two.
 */

/** Within so many milliseconds and pixels two touches are one; of a mouse the system decides, and counts. */
const SOON = 350;
const NEAR = 16;

interface Press {
  at: number;
  x: number;
  y: number;
  touch: boolean;
}

/** A judge of clicks in their order: whether this one is the second (or a further one) of a double click. */
export function doubleClicks(): (event: MouseEvent) => boolean {
  let last: Press | null = null;
  return (event) => {
    // Keys and programs click without a pointer, as often as they like.
    if (event.detail === 0) return false;
    const touch = 'pointerType' in event && event.pointerType === 'touch';
    const press = { at: event.timeStamp, x: event.clientX, y: event.clientY, touch };
    const before = last;
    last = press;
    if (event.detail > 1) return true;
    if (!before || !touch || !before.touch || press.at - before.at > SOON) return false;
    return Math.hypot(press.x - before.x, press.y - before.y) < NEAR;
  };
}

const eachOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<SVGElement | HTMLElement>('[data-each]')?.dataset.each ?? null) : null;

/** A judge of clicks on a board: whether this one is to be passed over. Steps back may be as quick as one likes. */
export function passedOver(): (event: MouseEvent) => boolean {
  const doubled = doubleClicks();
  let before: string | null = null;
  return (event) => {
    const each = eachOf(event.target);
    const more = each !== null && each === before;
    before = each;
    return doubled(event) && !more && !(event.target as Element).closest('.back');
  };
}
