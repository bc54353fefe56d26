/** Where the coach draws its rings, in pixels of the window. */

export interface Ring {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** One ring around several things. */
export function around(parts: Ring[]): Ring {
  const left = Math.min(...parts.map((part) => part.left));
  const top = Math.min(...parts.map((part) => part.top));
  const right = Math.max(...parts.map((part) => part.left + part.width));
  const bottom = Math.max(...parts.map((part) => part.top + part.height));
  return { left, top, width: right - left, height: bottom - top };
}

/** More than this many are meant together. */
const FEW = 3;

/** Rings that would cross each other become one; so do many, such as the stacks with the rondel between them. */
export function apart(rings: Ring[], gap: number): Ring[] {
  if (rings.length > FEW) return [around(rings)];
  const close = (a: Ring, b: Ring) =>
    a.left < b.left + b.width + gap &&
    b.left < a.left + a.width + gap &&
    a.top < b.top + b.height + gap &&
    b.top < a.top + a.height + gap;
  const kept: Ring[] = [];
  for (let ring of rings) {
    for (let at = kept.findIndex((one) => close(one, ring)); at >= 0; at = kept.findIndex((one) => close(one, ring)))
      ring = around([ring, ...kept.splice(at, 1)]);
    kept.push(ring);
  }
  return kept;
}
