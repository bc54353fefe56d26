/**
 * What the server tells me wherever I am: how many games wait for me, and that the lobby changed. The number stands in the
 * title of every page and on the icon of an installed game.
 */
import { SIGNED_OUT } from '$lib/api/http';
import type { Notice } from '$lib/api/types';
import { who } from './who.svelte';

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;
const PING_EVERY = 45_000;
/** The server closes with this code when somebody was signed out. */
const NOT_YOURS = 4401;

class Notices {
  waiting = $state(0);
  tables: string[] = $state.raw([]);
  /** Grows whenever the list of public tables is no longer what it was. */
  lobby = $state(0);
  /** Grows whenever one of my games began, moved on or ended. */
  games = $state(0);

  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private wait = FIRST_WAIT;
  private listeners = 0;

  /** Listen for as long as a page is open; the answer ends it. */
  listen(): () => void {
    this.listeners++;
    if (this.listeners === 1) this.open();
    return () => {
      this.listeners--;
      if (this.listeners === 0) this.close();
    };
  }

  /** Another person is here now: ask anew. */
  renew(): void {
    if (!this.listeners) return;
    this.close();
    this.open();
  }

  private open(): void {
    clearTimeout(this.timer);
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/me/live`);
    this.socket = socket;
    socket.onmessage = (message) => {
      this.wait = FIRST_WAIT;
      this.hear(JSON.parse(String(message.data)) as Notice);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      if (event.code === NOT_YOURS) window.dispatchEvent(new Event(SIGNED_OUT));
      clearInterval(this.pinger);
      this.timer = setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
    this.pinger = setInterval(() => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'ping' }));
    }, PING_EVERY);
  }

  private close(): void {
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    const socket = this.socket;
    this.socket = null;
    socket?.close(1000);
  }

  private hear(notice: Notice): void {
    switch (notice.type) {
      case 'waiting':
        this.waiting = who.person?.notify.page === false ? 0 : notice.waiting;
        this.tables = notice.tables;
        this.games++;
        badge(this.waiting);
        break;
      case 'turn':
      case 'table':
        this.games++;
        break;
      case 'lobby':
        this.lobby++;
        break;
    }
  }
}

/** The number on the icon of the installed game, where the system has such a thing. */
function badge(count: number): void {
  const done = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  done?.catch(() => {
    // Not installed, or not allowed: the title of the page tells it too.
  });
}

export const notices = new Notices();
