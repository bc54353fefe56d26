/** Where things of the board are seen now, in pixels of the window: for what is drawn over them. */
import { untrack } from 'svelte';
import { around, type Ring } from '../logic/rings';
import { thing } from './things';

/** How often one looks again, in milliseconds: things move while cards rise and sheets open. */
const LOOK = 200;

/** What is seen of it: of a stack its tiles and badges, and what it would give. */
export function spotOf(name: string, within: ParentNode = document): Ring | null {
  const one = thing(name, within);
  if (!one) return null;
  const stack = one.querySelector('.face, .void');
  const shown =
    stack && name.startsWith('stack')
      ? [stack, one.nextElementSibling, within.querySelector(`[data-gain="${name}"] .ribbon`)]
      : [one];
  return around(
    shown.flatMap((part) => {
      const box = part?.getBoundingClientRect();
      return box?.width ? [{ left: box.left, top: box.top, width: box.width, height: box.height }] : [];
    }),
  );
}

export interface Spot {
  name: string;
  at: Ring;
}

/**
 * Follows things of the board: `spots` is where they are, as long as the component lives that asks. Of one board among
 * several (`frame`) they are told from its own corner, so that they stay when the page is moved.
 */
export class Spots {
  all: Spot[] = $state.raw([]);

  constructor(names: () => string[], frame?: () => HTMLElement | undefined) {
    const look = () => {
      const within = frame ? untrack(frame) : null;
      const corner = within?.getBoundingClientRect();
      const next = untrack(names).flatMap((name) => {
        const at = frame && !within ? null : spotOf(name, within ?? document);
        if (at && corner) return [{ name, at: { ...at, left: at.left - corner.left, top: at.top - corner.top } }];
        return at && at.top + at.height > 0 && at.top < innerHeight ? [{ name, at }] : [];
      });
      if (JSON.stringify(next) !== JSON.stringify(this.all)) this.all = next;
    };
    $effect(() => {
      const asked = names();
      void frame?.();
      untrack(look);
      if (!asked.length) return;
      const timer = setInterval(look, LOOK);
      window.addEventListener('resize', look);
      return () => {
        clearInterval(timer);
        window.removeEventListener('resize', look);
      };
    });
  }
}

/** Follows everything that a selector finds, as far as it is seen in the window. */
export class Boxes {
  all: Ring[] = $state.raw([]);

  constructor(selector: () => string) {
    const look = () => {
      const found = untrack(selector) ? [...document.querySelectorAll(untrack(selector))] : [];
      const next = found
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => one.getBoundingClientRect())
        .filter((box) => box.width > 0 && box.bottom > 0 && box.top < innerHeight)
        .map(({ left, top, width, height }) => ({ left, top, width, height }));
      if (JSON.stringify(next) !== JSON.stringify(this.all)) this.all = next;
    };
    $effect(() => {
      const asked = selector();
      untrack(look);
      if (!asked) return;
      const timer = setInterval(look, LOOK);
      return () => clearInterval(timer);
    });
  }
}
