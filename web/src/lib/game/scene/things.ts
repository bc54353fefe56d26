/** Things of the board by their names, as `data-at` and `data-info` say them; for what is drawn over them or flies there. */

/** `site:2:5` is also `site:2`, and a `site`. */
function namesOf(name: string): string[] {
  const parts = name.split(':');
  return parts.map((_, i) => parts.slice(0, parts.length - i).join(':'));
}

/**
 * The thing of this name that can be seen. Where there is little room some lie behind something else, which says so by
 * `data-behind`: a button, or a player's place in the bar. Then that is it, and of several the last.
 */
export function thing(name: string, within: ParentNode = document): Element | null {
  if (name === 'go') return within.querySelector('.actions .go');
  const seen = (selector: string) =>
    [...within.querySelectorAll(selector)].filter((one) => one.getBoundingClientRect().width > 0);
  const itself = seen(`[data-at="${name}"], [data-info="${name}"]`)[0];
  return (
    itself ??
    seen(
      namesOf(name)
        .map((one) => `[data-behind~="${one}"]`)
        .join(),
    ).at(-1) ??
    null
  );
}
