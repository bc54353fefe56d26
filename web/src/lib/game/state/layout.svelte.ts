/** Which of the four compositions the window has room for, and what else fits. */
import { LOW, UPRIGHT, WIDE } from './windows';

/** A tall screen that is broad enough for a whole bridge in one row. */
const BROAD = '(min-aspect-ratio: 7/10)';

/** A wide board is legible still when a column stands beside it. */
const ROOMY = '(min-width: 75em)';

class Layout {
  upright = $state(false);
  low = $state(false);
  broad = $state(false);
  private spacious = $state(false);
  private lying = $state(true);

  constructor() {
    this.watch(WIDE, (matches) => (this.lying = matches));
    this.watch(UPRIGHT, (matches) => (this.upright = matches));
    this.watch(LOW, (matches) => (this.low = matches));
    this.watch(BROAD, (matches) => (this.broad = matches));
    this.watch(ROOMY, (matches) => (this.spacious = matches));
  }

  /** There is room for everything at once: nothing is behind a button. */
  get wide(): boolean {
    return this.lying || this.upright;
  }

  /** There is room for a column beside everything. */
  get roomy(): boolean {
    return this.lying && this.spacious;
  }

  private watch(query: string, tell: (matches: boolean) => void): void {
    const list = window.matchMedia?.(query);
    if (!list) return;
    tell(list.matches);
    list.addEventListener('change', (event) => tell(event.matches));
  }
}

export const layout = new Layout();
