/**
 * A double click is one click: the second of the two would undo what the first did, or fall on something else that has
 * come there meanwhile. A click on another thing that lay there all the time is one of its own, however quick. Where
 * every click does one more of the same (`data-each`, a card of the supply), two are two.
 */

/** Within so many milliseconds and pixels two touches are one; of a mouse the system decides, and counts. */
const SOON = 350;
const NEAR = 16;
/** Who goes on for so many milliseconds means it: no button stays dead under a finger that drums on it. */
const DRUMMING = 1000;
/** How far apart the places are at which is noted what lies around a click, in pixels. */
const STEP = 4;

/** What is uppermost at a place of the window. */
type Looking = (x: number, y: number) => Element | null;

interface Press {
  at: number;
  /** When the clicks began of which this is one. */
  since: number;
  x: number;
  y: number;
  touch: boolean;
  on: EventTarget | null;
  /** What lay around it before anything answered, by place. */
  around: Map<string, EventTarget | null>;
}

/** What a click is on: the thing that answers it, for its parts may be drawn anew by the first click. */
const thingOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest('[data-info], [data-at], button, a') ?? target) : target;

const infoOf = (thing: EventTarget | null) =>
  thing instanceof Element ? (thing.getAttribute('data-info') ?? thing.getAttribute('data-at')) : null;

/** The same thing, also where it was drawn anew meanwhile; equal cards beside one another are two. */
const isSame = (before: EventTarget | null, now: EventTarget | null) =>
  before === now ||
  (before instanceof Element && !before.isConnected && infoOf(before) !== null && infoOf(before) === infoOf(now));

const placeOf = (dx: number, dy: number) => `${Math.round(dx / STEP)}:${Math.round(dy / STEP)}`;

function lookAround(x: number, y: number, looking: Looking): Map<string, EventTarget | null> {
  const around = new Map<string, EventTarget | null>();
  for (let dx = -NEAR; dx <= NEAR; dx += STEP)
    for (let dy = -NEAR; dy <= NEAR; dy += STEP)
      if (Math.hypot(dx, dy) <= NEAR) around.set(placeOf(dx, dy), thingOf(looking(x + dx, y + dy)));
  return around;
}

/** Whether another thing is clicked that lay there before the first click: somebody quick means it. */
const isMeant = (press: Press, before: Press) =>
  !isSame(before.on, press.on) &&
  isSame(before.around.get(placeOf(press.x - before.x, press.y - before.y)) ?? null, press.on);

/** Whether a click goes on with the one before it: a second one, or a third. */
function isFurther(event: MouseEvent, press: Press, before: Press | null): boolean {
  if (before && isMeant(press, before)) return false;
  if (event.detail > 1) return true;
  if (!before || press.touch !== before.touch || press.at - before.at > SOON) return false;
  // A mouse that the system did not count: the second click is none where something else has come under it.
  if (!press.touch && isSame(before.on, press.on)) return false;
  return Math.hypot(press.x - before.x, press.y - before.y) < NEAR;
}

/** A judge of clicks in their order: whether this one is the second (or a further one) of a double click. */
export function doubleClicks(
  looking: Looking = (x, y) => document.elementFromPoint(x, y),
): (event: MouseEvent) => boolean {
  let last: Press | null = null;
  return (event) => {
    // Keys and programs click without a pointer, as often as they like.
    if (event.detail === 0) return false;
    const touch = 'pointerType' in event && event.pointerType === 'touch';
    const { timeStamp: at, clientX: x, clientY: y } = event;
    const press = { at, since: at, x, y, touch, on: thingOf(event.target), around: lookAround(x, y, looking) };
    const before = last;
    last = press;
    if (!isFurther(event, press, before)) return false;
    press.since = before?.since ?? at;
    if (at - press.since <= DRUMMING) return true;
    press.since = at;
    return false;
  };
}

const eachOf = (target: EventTarget | null) =>
  target instanceof Element ? (target.closest<SVGElement | HTMLElement>('[data-each]')?.dataset.each ?? null) : null;

/** A judge of clicks on a board: whether this one is to be passed over. Steps back may be as quick as one likes. */
export function passedOver(looking?: Looking): (event: MouseEvent) => boolean {
  const doubled = doubleClicks(looking);
  let before: string | null = null;
  return (event) => {
    const each = eachOf(event.target);
    const more = each !== null && each === before;
    before = each;
    return doubled(event) && !more && !(event.target as Element).closest('.back');
  };
}
