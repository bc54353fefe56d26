/** Where the mouse was last, on whatever page: what appears under a resting one is not what somebody points at. */
const last = { x: Number.NaN, y: Number.NaN };

function note({ clientX, clientY }: PointerEvent): void {
  last.x = clientX;
  last.y = clientY;
}
for (const kind of ['pointermove', 'pointerdown'] as const)
  window.addEventListener(kind, note, { capture: true, passive: true });

/** Tells, of every event from now on, whether the mouse still rests where it is now. */
export function resting(): (event: { clientX: number; clientY: number }) => boolean {
  const { x, y } = last;
  let still = true;
  return ({ clientX, clientY }) => (still &&= clientX === x && clientY === y);
}
