/** The charters in the order of their difficulty, with what is pressed into the wax of each: lines on a grid of 48×48. */

export const CHARTERS = [
  'fresh_start',
  'first_of_equals',
  'rebuilt',
  'six_crests',
  'full_house',
  'six_kinds',
  'two_at_once',
  'both_ends',
  'full_bridge',
  'no_toll',
  'long_line',
  'architect',
  'all_four',
  'no_guild',
  'four_of_six',
] as const;
export type CharterName = (typeof CHARTERS)[number];

const shield = (x: number, y: number, s: number): string =>
  `M${x} ${y}h${10 * s}v${6 * s}q0 ${5 * s} ${-5 * s} ${8 * s}q${-5 * s} ${-3 * s} ${-5 * s} ${-8 * s}z`;
const dot = (x: number, y: number, r = 1.6): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
const house = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}v${-h}l${w / 2} ${-w / 2}l${w / 2} ${w / 2}v${h}z`;

/** A house behind a park; two cards alike, the first with a crown; and so on, as their names say. */
export const EMBLEMS: Record<CharterName, string> = {
  fresh_start: `M5 38h38 M15 38v-9 ${dot(15, 21, 8)} ${house(28, 38, 12, 13)} M34 38v-6`,
  first_of_equals: 'M9 20h12v19h-12z M27 20h12v19h-12z M9 15v-7l3 4l3-5l3 5l3-4v7z M13 29h4 M31 29h4',
  rebuilt: `${house(17, 34, 14, 9)} M24 34v-5 M9 30a16 16 0 0 1 27-17 M37 6v8h-8 M39 30a16 16 0 0 1-26 7 M11 43v-7h7`,
  six_crests: `${shield(10, 8, 2.8)} ${[18, 24, 30].flatMap((x) => [16, 24].map((y) => dot(x, y))).join(' ')}`,
  full_house: 'M8 16l10-4l8 21l-10 4z M18 12h12v24 M30 12l10 4l-8 21l-10-4 M24 18v6',
  six_kinds: [0, 1, 2, 3, 4, 5]
    .map((i) => dot(24 + 14 * Math.sin((i * Math.PI) / 3), 24 - 14 * Math.cos((i * Math.PI) / 3), 5))
    .concat(dot(24, 24, 3))
    .join(' '),
  two_at_once: 'M8 8h20v20h-20z M20 28v12h20v-20h-12 M18 13v10 M13 18h10 M30 30l5 5 M35 30l-5 5',
  both_ends: 'M5 40h38 M7 40v-30l9 4l-9 5 M41 40v-30l-9 4l9 5 M13 40a11 11 0 0 1 22 0 M19 24h10',
  full_bridge: `M3 25h42 M5 25v15 M43 25v15 M10 40a6 6 0 0 1 12 0 M26 40a6 6 0 0 1 12 0 M3 40h42 ${[5, 12, 19, 26, 33].map((x) => house(x, 25, 6, 6)).join(' ')} M40 25v-9`,
  no_toll: `${dot(24, 24, 15)} M29 18q-6-5-8 1v10q0 3-3 4h12 M17 25h9 M10 38l28-28`,
  long_line: `M4 40h40 ${[0, 1, 2, 3, 4, 5, 6].map((i) => `M${7.5 + 5.5 * i} 40v${-26 + 3 * i}`).join(' ')}`,
  architect: `${dot(24, 9, 3)} M22 12l-10 28 M26 12l10 28 M13 31q11 7 22 0 M24 5v-2`,
  all_four: `${shield(10, 7, 2.8)} M24 7v22 M11 20h26 ${dot(17, 14)} ${dot(31, 14)} M17 24v2 M31 24v2 M20 40l4-5l4 5`,
  no_guild: `${house(13, 38, 22, 18)} M20 38v-8h8v8 M19 24h2 M27 24h2 M8 42l32-34`,
  four_of_six: [
    [8, 5],
    [27, 5],
    [8, 26],
    [27, 26],
  ]
    .map(([x, y]) => shield(x ?? 0, y ?? 0, 1.3))
    .join(' '),
};
