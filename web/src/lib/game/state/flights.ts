/** What flies over the board, from where to where. Everything that can move carries `data-at`. */
import { thing } from '../scene/things';

export interface Flyer {
  key: number;
  /** What flies: a drawing, or a tile, card or pawn that is put together from several. */
  what:
    | { kind: 'drawing'; name: string; seat?: number }
    | { kind: 'tile'; tile: string | number }
    | { kind: 'card'; value: number | null };
  from: DOMRect;
  to: DOMRect;
  ms: number;
}

/** Where money comes from, or goes to. */
export function moneyFrom(source: string, seat: number | null): string {
  if (source === 'rondel') return `pawn:${seat}`;
  if (source === 'centre') return 'space:centre';
  if (source === 'chapel track' || source === 'gate track') return `marker:${source.split(' ')[0]}:${seat}`;
  if (source === 'unused tiles') return `tiles:${seat}`;
  const [category, name] = source.split('/');
  if (!name) return `bridge:${seat}`;
  // What is counted on a track is paid from there.
  if ((category === 'chapel' || category === 'gate') && name !== 'most' && name !== 'tiles')
    return `marker:${category}:${seat}`;
  // Else from the marker on the podium: where there is none to see, from what that lies behind.
  return `stand:${category}:${seat}`;
}

export function spaceAnchor(space: number | 'centre'): string {
  return space === 'centre' ? 'space:centre' : `space:${space}`;
}

/** Where something is on the page now, or what it lies behind. */
export function anchor(name: string): DOMRect | null {
  return thing(name)?.getBoundingClientRect() ?? null;
}
