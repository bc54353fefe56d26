/** Day or night: as the system says, until somebody chooses on this device. */

export type Light = 'day' | 'night';
export type Choice = Light | 'system';

const STORE = 'lb-theme';

function stored(): Choice {
  try {
    const value = localStorage.getItem(STORE);
    return value === 'day' || value === 'night' ? value : 'system';
  } catch {
    return 'system';
  }
}

class Theme {
  choice: Choice = $state(stored());
  private dark = $state(false);
  readonly light: Light = $derived(this.choice === 'system' ? (this.dark ? 'night' : 'day') : this.choice);

  constructor() {
    const query = window.matchMedia?.('(prefers-color-scheme: dark)');
    this.dark = query?.matches ?? false;
    query?.addEventListener('change', (event) => {
      this.dark = event.matches;
      this.paint();
    });
    this.paint();
  }

  choose(choice: Choice): void {
    this.choice = choice;
    try {
      if (choice === 'system') localStorage.removeItem(STORE);
      else localStorage.setItem(STORE, choice);
    } catch {
      // Without storage the choice holds until the page is closed.
    }
    this.paint();
  }

  toggle(): void {
    this.choose(this.light === 'day' ? 'night' : 'day');
  }

  private paint(): void {
    const root = document.documentElement;
    if (this.choice === 'system') delete root.dataset.theme;
    else root.dataset.theme = this.choice;
    const parchment = getComputedStyle(root).getPropertyValue('--parchment').trim();
    if (parchment) document.querySelector('meta[name="theme-color"]')?.setAttribute('content', parchment);
  }
}

export const theme = new Theme();
