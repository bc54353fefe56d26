/** Wide or tall: which of the two compositions the window has room for. In em, so that large text gets the roomier one. */

const WIDE = '(min-width: 60em) and (min-height: 36em) and (min-aspect-ratio: 5/4)';

/** A tall screen that is broad enough for a whole bridge in one row. */
const BROAD = '(min-aspect-ratio: 7/10)';

class Layout {
  wide = $state(true);
  broad = $state(false);

  constructor() {
    this.watch(WIDE, (matches) => (this.wide = matches));
    this.watch(BROAD, (matches) => (this.broad = matches));
  }

  private watch(query: string, tell: (matches: boolean) => void): void {
    const list = window.matchMedia?.(query);
    if (!list) return;
    tell(list.matches);
    list.addEventListener('change', (event) => tell(event.matches));
  }
}

export const layout = new Layout();
