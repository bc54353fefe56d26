/** What a board consists of, put up part by part: between two parts the browser draws, and hears whoever touches it. */

/** How many parts may be there already: one more with every task, beginning with the first. Call it while a component is made. */
export function inTurn(parts: number): { readonly up: number } {
  let up = $state(1);
  $effect(() => {
    if (up >= parts) return;
    const next = setTimeout(() => (up += 1));
    return () => clearTimeout(next);
  });
  return {
    get up() {
      return up;
    },
  };
}
