/** Which composition of the board a window has room for. In em, so that large text gets the roomier one. */

export const WIDE = '(min-width: 60em) and (min-height: 36em) and (min-aspect-ratio: 5/4)';

/** A tablet held upright: everything of the wide board in one column, with the others' bridges in it. */
export const UPRIGHT = '(min-width: 44em) and (min-height: 56em) and (max-aspect-ratio: 1/1)';

/** A phone that lies on its side, and whatever is as low: the river to the left, what is mine to the right. */
export const LOW = '(max-height: 30em) and (min-aspect-ratio: 5/4)';

/** The board of a window is the first that fits. */
export const FITTING = [
  [UPRIGHT, 'Upright'],
  [WIDE, 'Wide'],
  [LOW, 'Low'],
  ['all', 'Tall'],
] as const;
