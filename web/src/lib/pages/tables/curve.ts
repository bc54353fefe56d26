/** The money of all players over the rounds, as lines in a field of 100 × 36. */

const WIDTH = 100;
const HEIGHT = 36;

export interface Curve {
  seat: number;
  points: string;
}

/** One line for each seat; `front` is drawn last, above the others. */
export function curvesOf(curve: number[][], front: number): Curve[] {
  const rounds = Math.max(0, ...curve.map((line) => line.length));
  if (rounds < 2) return [];
  const all = curve.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (i: number) => round((i * WIDTH) / (rounds - 1));
  const y = (money: number) => round(HEIGHT - ((money - low) * HEIGHT) / (high - low));
  return curve
    .map((line, seat) => ({ seat, points: line.map((money, i) => `${x(i)},${y(money)}`).join(' ') }))
    .toSorted((a, b) => Number(a.seat === front) - Number(b.seat === front));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
