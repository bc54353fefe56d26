/** Where things lie in the scene, in the units of its picture: one composition for wide screens, one for tall ones. */

export interface Place {
  x: number;
  y: number;
}
export interface Plan {
  width: number;
  height: number;
  centre: Place;
  mount: number;
  /** Size of a building tile. */
  tile: { w: number; h: number };
  /** Middle of each stack, from the middle of the rondel, clockwise from the gate. */
  stacks: Place[];
  /** Where what a tile would give is said, from the middle of its stack: a corner or the middle of an edge. */
  gains: { x: number; y: number; side: 'left' | 'right' | 'below' }[];
  /** What is said there may be high rather than wide. */
  high: boolean;
  /** The numbers of the tiles are written large. */
  large: boolean;
}

export const WIDE: Plan = {
  width: 900,
  height: 530,
  centre: { x: 420, y: 266 },
  mount: 266,
  tile: { w: 80, h: 112 },
  high: true,
  large: false,
  gains: [
    { x: -46, y: 22, side: 'left' },
    { x: 46, y: 22, side: 'right' },
    { x: 0, y: 65, side: 'below' },
    { x: 46, y: 8, side: 'right' },
    { x: -46, y: -8, side: 'left' },
    { x: 0, y: 65, side: 'below' },
  ],
  stacks: [
    { x: -128, y: -130 },
    { x: 128, y: -130 },
    { x: 202, y: -12 },
    { x: 128, y: 130 },
    { x: -128, y: 130 },
    { x: -202, y: -12 },
  ],
};

export const TALL: Plan = {
  width: 390,
  height: 358,
  centre: { x: 195, y: 172 },
  mount: 204,
  tile: { w: 66, h: 92.4 },
  high: false,
  large: true,
  gains: [
    { x: 1, y: 54, side: 'right' },
    { x: -1, y: 54, side: 'left' },
    { x: 0, y: 52, side: 'below' },
    { x: 0, y: 52, side: 'below' },
    { x: 0, y: 52, side: 'below' },
    { x: 0, y: 52, side: 'below' },
  ],
  stacks: [
    { x: -100, y: -112 },
    { x: 100, y: -112 },
    { x: 150, y: -4 },
    { x: 100, y: 118 },
    { x: -100, y: 118 },
    { x: -150, y: -4 },
  ],
};

/** A point on the rondel's grid of 480, in the direction of a stack. */
export function towards(stack: number, distance: number): Place {
  const angle = ((-30 + 60 * stack - 90) * Math.PI) / 180;
  return { x: 240 + distance * Math.cos(angle), y: 240 + distance * Math.sin(angle) };
}

/** Two or more pawns on one space stand side by side. */
export function pawnPlace(space: number, index: number, count: number): Place {
  const middle = space === 6 ? { x: 240, y: 256 } : towards(space, 112);
  return { x: middle.x + (index - (count - 1) / 2) * 46, y: middle.y };
}
