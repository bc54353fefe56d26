/** Parts of a page that most visits do not open: fetched when they are first wanted, and there from then on. */
import { loading } from '$lib/loading';

/** `it` is the part once it has come. Call it while a component is made. */
export function later<T>(wanted: () => boolean, part: () => Promise<{ default: T }>): { readonly it: T | null } {
  let found: T | null = $state.raw(null);
  let asked = false;
  $effect(() => {
    if (!wanted() || asked) return;
    asked = true;
    loading(part).then(
      ({ default: one }) => (found = one),
      (error: unknown) => {
        // Whoever opens it again asks again.
        asked = false;
        throw error;
      },
    );
  });
  return {
    get it() {
      return found;
    },
  };
}
