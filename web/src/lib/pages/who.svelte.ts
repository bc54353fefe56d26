/** Who I am at this server, and what the server offers. Asked once, then kept. */
import { api, SIGNED_OUT } from '$lib/api/http';
import type { ChangeMe, Level, Me, Person } from '$lib/api/types';

class Who {
  person: Person | null = $state.raw(null);
  server: Me['server'] | null = $state.raw(null);
  /** Whether the server has answered, so that an empty page can be told from one that is still loading. */
  known = $state(false);
  private asking: Promise<void> | null = null;

  get levels(): Level[] {
    return this.server?.levels ?? [];
  }

  load(again = false): Promise<void> {
    if (!this.asking || again) {
      this.asking = api.get<Me>('/me').then(
        (me) => this.take(me),
        (error: unknown) => {
          this.asking = null;
          throw error;
        },
      );
    }
    return this.asking;
  }

  take(me: Me): void {
    this.person = me.person;
    this.server = me.server;
    this.known = true;
  }

  /** Go by another name; makes a guest of somebody new. */
  async rename(name: string): Promise<void> {
    this.take(this.person ? await api.patch<Me>('/me', { name }) : await api.put<Me>('/me', { name }));
  }

  /** What is changed of a person that is known. */
  async change(what: ChangeMe): Promise<void> {
    if (this.person) this.take(await api.patch<Me>('/me', what));
  }

  /** The cookie is gone: the server will say who is here now. */
  async leave(): Promise<void> {
    this.person = null;
    await this.load(true);
  }
}

export const who = new Who();

window.addEventListener(SIGNED_OUT, () => {
  // It may be that this browser has a new cookie, after a new password; then nothing changes.
  void who.load(true).catch(() => undefined);
});
