/** What a bot has just said: one remark at a time, for a few seconds, and only while nothing else is being shown. */
import type { Entry, SeatInfo } from '$lib/api/types';
import { Conversation, type Remark } from '../logic/remarks';
import { settings } from './settings.svelte';

/** Long enough to be read, in milliseconds. */
export const SPOKEN_FOR = 6000;

export class Talk {
  private heard: Remark | null = $state.raw(null);
  private readonly conversation = new Conversation();

  get remark(): Remark | null {
    return settings.remarks ? this.heard : null;
  }

  hear(entries: Entry[], people: SeatInfo[]): void {
    this.heard = this.conversation.hear(entries, people) ?? this.heard;
  }

  hush(): void {
    this.heard = null;
  }
}
