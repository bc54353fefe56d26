/** Wide or tall: which of the two compositions the window has room for. In em, so that large text gets the roomier one. */

const WIDE = '(min-width: 60em) and (min-height: 36em) and (min-aspect-ratio: 5/4)';

class Layout {
  wide = $state(true);

  constructor() {
    const query = window.matchMedia?.(WIDE);
    if (!query) return;
    this.wide = query.matches;
    query.addEventListener('change', (event) => (this.wide = event.matches));
  }
}

export const layout = new Layout();
