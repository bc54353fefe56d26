/** How this device likes it: sound, how fast others' moves are shown, and whether the table says who is winning. */

import type { Pace } from './pace';

interface Stored {
  sound: boolean;
  pace: Pace;
  /** Standings and prizes at the table; without them it is as in the box. */
  standings: boolean;
  /** Whether bots say something now and then. */
  remarks: boolean;
  /** Whether sound has been offered: that is done once. */
  asked: boolean;
}
const STORE = 'lb-settings';
const DEFAULTS: Stored = { sound: false, pace: 'calm', standings: true, remarks: true, asked: false };

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
  standings = $state(DEFAULTS.standings);
  remarks = $state(DEFAULTS.remarks);
  asked = $state(DEFAULTS.asked);
  private still = $state(false);

  constructor() {
    Object.assign(this, read());
    const query = window.matchMedia?.('(prefers-reduced-motion: reduce)');
    this.still = query?.matches ?? false;
    query?.addEventListener('change', (event) => (this.still = event.matches));
  }

  /** How long moments of the show last, as a factor; 0 is no show at all. */
  get beat(): number {
    return this.pace === 'off' ? 0 : this.pace === 'brisk' ? 0.5 : 1;
  }

  /** How long motion takes, as a factor; 0 is none: what is shown then comes in steps. */
  get tempo(): number {
    return this.still ? 0 : this.beat;
  }

  set(change: Partial<Stored>): void {
    Object.assign(this, change);
    const { sound, pace, standings, remarks, asked } = this;
    try {
      localStorage.setItem(STORE, JSON.stringify({ sound, pace, standings, remarks, asked } satisfies Stored));
    } catch {
      // Without storage the choice holds until the page is closed.
    }
  }
}

export const settings = new Settings();
