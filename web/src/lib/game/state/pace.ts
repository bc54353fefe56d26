/** How others' moves are shown: turn by turn when one says so, calmly, briskly, or not at all. */
export const PACES = ['step', 'calm', 'brisk', 'off'] as const;
export type Pace = (typeof PACES)[number];
