/** How this device likes it: sound, and how fast others' moves are shown. */

export type Pace = 'calm' | 'brisk' | 'off';

interface Stored {
  sound: boolean;
  pace: Pace;
}
const STORE = 'lb-settings';
const DEFAULTS: Stored = { sound: false, pace: 'calm' };

function read(): Stored {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Stored>) };
  } catch {
    return DEFAULTS;
  }
}

class Settings {
  sound = $state(DEFAULTS.sound);
  pace: Pace = $state(DEFAULTS.pace);
  private still = $state(false);

  constructor() {
    const { sound, pace } = read();
    this.sound = sound;
    this.pace = pace;
    const query = window.matchMedia?.('(prefers-reduced-motion: reduce)');
    this.still = query?.matches ?? false;
    query?.addEventListener('change', (event) => (this.still = event.matches));
  }

  /** How long things take, as a factor; 0 is no motion at all. */
  get tempo(): number {
    if (this.still || this.pace === 'off') return 0;
    return this.pace === 'brisk' ? 0.5 : 1;
  }

  set(change: Partial<Stored>): void {
    if (change.sound !== undefined) this.sound = change.sound;
    if (change.pace !== undefined) this.pace = change.pace;
    try {
      localStorage.setItem(STORE, JSON.stringify({ sound: this.sound, pace: this.pace }));
    } catch {
      // Without storage the choice holds until the page is closed.
    }
  }
}

export const settings = new Settings();
