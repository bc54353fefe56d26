/**
 * The live channel of one table: numbered entries, requests with ids of our own, and coming back by itself.
 *
 * A request is kept until it is acknowledged or refused, and sent again after every reconnect; the server knows its
 * id, so nothing happens twice and nothing is lost.
 */
import { api, ApiError, SIGNED_OUT } from './http';
import type { Clocks, Entries, Entry, Message, Refusal, TableInfo, View, You } from './types';

export type Connection = 'connecting' | 'online' | 'offline' | 'closed';
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

interface Waiting {
  frame: string;
  /** Kept over reconnects: something that changes the table. Questions are asked again by whoever still wants to know. */
  lasting: boolean;
  resolve: (message: Message | null) => void;
  reject: (error: Refused) => void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
const PING_EVERY = 20_000;
/** A server that is there has answered long before. */
const ANSWER_WITHIN = 10_000;
const NOT_YOURS = 4401;
const FINAL_CODES = new Set([NOT_YOURS, 4404]);

export class LiveTable {
  connection: Connection = $state('connecting');
  number = $state(0);
  table: TableInfo | null = $state.raw(null);
  you: You | null = $state.raw(null);
  view: View | null = $state.raw(null);
  clocks: Clocks | null = $state.raw(null);
  entries: Entry[] = $state.raw([]);
  present: boolean[] = $state.raw([]);
  watchers = $state(0);
  /** The server's clock less ours, in milliseconds. */
  skew = $state(0);
  /** Why the channel was closed for good, as a close code. */
  closedBy: number | null = $state(null);
  /** Whether that was because I am not signed in any more. */
  signedOut = $state(false);

  /** Ids of the requests that were made here: entries that carry one of them are nothing new to this page. */
  readonly mine = new Set<string>();

  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;
  private triedAgain = false;
  private readonly waiting = new Map<string, Waiting>();
  private readonly listeners = new Set<(entries: Entry[], before: View | null) => void>();

  constructor(
    readonly id: string,
    private readonly seat: number | null | undefined = undefined,
  ) {
    window.addEventListener('online', this.hurry);
    document.addEventListener('visibilitychange', this.hurry);
    this.open();
  }

  /** Told of every batch of new entries, with the view as it was before them. */
  onEntries(listener: (entries: Entry[], before: View | null) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Ask the table for something lasting (a move, a chat line): resolves when it is saved, rejects when it is refused. */
  request(type: string, body: object = {}): Promise<Message | null> {
    return this.send(type, body, true);
  }

  /** Ask a question (preview, outlook, why, hint). */
  ask<T extends Message>(type: T['type'], body: object = {}): Promise<T> {
    return this.send(type, body, false) as Promise<T>;
  }

  /** Whether there are entries before those that are here. */
  get more(): boolean {
    return (this.entries[0]?.number ?? 1) > 1;
  }

  /** Bring earlier entries, until there is one of the wanted kind among them, or none is left. */
  async earlier(wanted: (entry: Entry) => boolean): Promise<void> {
    for (let found = false; this.more && !found;) {
      const first = this.entries[0]?.number ?? 1;
      let pages: Entries;
      try {
        pages = await api.get<Entries>(`/tables/${this.id}/entries?before=${first}`);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        throw new Refused({ code: error.code, message: error.message });
      }
      const before = pages.entries.map(filled).filter(({ number }) => number < first);
      // Meanwhile the table may have begun anew.
      if (!before.length || this.entries[0]?.number !== first) return;
      this.entries = [...before, ...this.entries];
      found = before.some(wanted);
    }
  }

  /** Connect anew, as whoever one is by now. What is asked meanwhile is asked then. */
  renew(): void {
    this.connection = 'connecting';
    this.open();
  }

  close(): void {
    this.stopped = true;
    this.connection = 'closed';
    window.removeEventListener('online', this.hurry);
    document.removeEventListener('visibilitychange', this.hurry);
    this.drop();
  }

  private send(type: string, body: object, lasting: boolean): Promise<Message | null> {
    const id = crypto.randomUUID();
    const frame = JSON.stringify({ type, id, ...body });
    if (lasting) this.mine.add(id);
    return new Promise((resolve, reject) => {
      if (!lasting && this.connection !== 'online') {
        reject(new Refused({ code: 'offline', message: 'The server cannot be reached.' }));
        return;
      }
      this.waiting.set(id, { frame, lasting, resolve, reject });
      if (this.connection === 'online') this.socket?.send(frame);
    });
  }

  /** Hear no more of the connection there is; it need not agree, for a dead one never would. */
  private drop(): void {
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    clearTimeout(this.doubt);
    const old = this.socket;
    this.socket = null;
    if (!old) return;
    old.onmessage = old.onclose = null;
    old.close(1000);
  }

  private open(): void {
    this.drop();
    if (this.stopped) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const query = new URLSearchParams();
    // After a `look` it is that seat which comes back.
    const seat = this.you?.seat ?? this.seat;
    if (seat !== undefined && seat !== null) query.set('seat', String(seat));
    if (this.number > 0) query.set('after', String(this.number));
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live?${query}`);
    this.socket = socket;
    socket.onmessage = (message) => {
      clearTimeout(this.doubt);
      this.receive(complete(JSON.parse(String(message.data)) as Message));
    };
    socket.onclose = (event) => this.lost(event.code);
    this.pinger = setInterval(() => this.beat(), PING_EVERY);
    this.expect();
  }

  /** A laptop that slept does not notice that its connection is gone: a ping that nobody answers tells. */
  private beat(): void {
    if (this.connection !== 'online') return;
    this.socket?.send(JSON.stringify({ type: 'ping', id: crypto.randomUUID() }));
    this.expect();
  }

  /** Whatever comes next shows that somebody is there; nothing for so long, that nobody is. */
  private expect(): void {
    clearTimeout(this.doubt);
    this.doubt = setTimeout(() => this.lost(0), ANSWER_WITHIN);
  }

  private lost(code: number): void {
    this.drop();
    if (this.stopped) return;
    // Another tab may have a new cookie for us, after a new password: one more try tells.
    const again = code === NOT_YOURS && this.signedOut && !this.triedAgain;
    this.triedAgain = again;
    if (FINAL_CODES.has(code) && !again) {
      this.closedBy = code;
      this.close();
      return;
    }
    this.connection = 'offline';
    for (const [id, one] of this.waiting) {
      if (!one.lasting) {
        this.waiting.delete(id);
        one.reject(new Refused({ code: 'offline', message: 'The server cannot be reached.' }));
      }
    }
    this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private readonly hurry = () => {
    if (this.connection === 'offline' && document.visibilityState === 'visible') {
      this.wait = FIRST_WAIT;
      this.open();
    } else {
      this.beat();
    }
  };

  private receive(message: Message): void {
    switch (message.type) {
      case 'welcome': {
        const before = this.view;
        const fresh = message.reset || this.number === 0;
        this.connection = 'online';
        this.signedOut = this.triedAgain = false;
        this.wait = FIRST_WAIT;
        this.table = message.table;
        this.entries = fresh ? message.entries : this.joined(message.entries);
        this.take(message);
        this.view = standing(message.view, this.table);
        for (const one of this.waiting.values()) if (one.lasting) this.socket?.send(one.frame);
        if (!fresh) this.tell(message.entries, before);
        break;
      }
      case 'update': {
        const before = this.view;
        if (message.table) this.table = message.table;
        this.entries = this.joined(message.entries);
        this.take(message);
        this.view = standing(message.view === undefined ? this.view : message.view, this.table);
        for (const id of message.acks ?? []) this.settle(id, null);
        this.tell(message.entries, before);
        break;
      }
      case 'presence':
        this.present = message.present;
        this.watchers = message.watchers;
        break;
      case 'ack':
        this.settle(message.id, message);
        break;
      case 'refused': {
        const one = this.waiting.get(message.id);
        this.waiting.delete(message.id);
        one?.reject(new Refused(message));
        break;
      }
      case 'preview':
      case 'outlook':
      case 'since':
      case 'why':
      case 'hint':
        this.settle(message.id, message);
        break;
      case 'closing':
        this.wait = message.retry;
        if (message.reason === 'signed_out') {
          this.signedOut = true;
          window.dispatchEvent(new Event(SIGNED_OUT));
        }
        break;
      case 'pong':
        this.skew = message.time - Date.now();
        break;
      case 'error':
        console.error('The server did not understand a message:', message.code, message.message);
        break;
    }
  }

  private take(message: { number: number; you: You; clocks: Clocks | null; time: number }): void {
    this.number = message.number;
    this.you = message.you;
    this.clocks = message.clocks;
    this.skew = message.time - Date.now();
  }

  private joined(entries: Entry[]): Entry[] {
    const last = this.entries.at(-1)?.number ?? 0;
    const more = entries.filter((entry) => entry.number > last);
    return more.length ? [...this.entries, ...more] : this.entries;
  }

  private tell(entries: Entry[], before: View | null): void {
    if (entries.length) for (const listener of this.listeners) listener(entries, before);
  }

  private settle(id: string, message: Message | null): void {
    const one = this.waiting.get(id);
    this.waiting.delete(id);
    one?.resolve(message);
  }
}

/** A game that was ended before its time stands where it stood, but nobody is asked any more. */
function standing(view: View | null, table: TableInfo | null): View | null {
  return view && table?.status === 'over' && view.phase !== 'over' ? { ...view, phase: 'over', acting: [] } : view;
}

/** What the server leaves out because it is empty. */
function complete(message: Message): Message {
  if (message.type !== 'welcome' && message.type !== 'update') return message;
  return { ...message, entries: message.entries.map(filled) };
}

function filled(entry: Entry): Entry {
  return { ...entry, events: entry.events ?? [] };
}
