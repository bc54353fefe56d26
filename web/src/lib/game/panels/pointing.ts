/** Pointing at another player marks what they would like to take: by mouse, by focus, and by a tap that stays. */
import type { Board } from '../state/board.svelte';

export function points(board: Board, seat: number): (node: HTMLElement) => () => void {
  return (node) => {
    const stop = new AbortController();
    const { signal } = stop;
    let tapped = false;
    const on = () => (board.pointedSeat = board.isYou(seat) ? null : seat);
    const off = () => {
      if (board.pointedSeat === seat) board.pointedSeat = null;
      tapped = false;
    };
    const hear = <K extends keyof HTMLElementEventMap>(kind: K, then: (event: HTMLElementEventMap[K]) => void) =>
      node.addEventListener(kind, then, { signal });
    hear('pointerenter', (event) => event.pointerType === 'mouse' && on());
    hear('pointerleave', (event) => event.pointerType === 'mouse' && off());
    hear('focusin', on);
    hear('focusout', off);
    hear('pointerup', (event) => {
      if (event.pointerType === 'mouse') return;
      if (tapped && board.pointedSeat === seat) off();
      else {
        on();
        tapped = true;
      }
    });
    return () => {
      off();
      stop.abort();
    };
  };
}
