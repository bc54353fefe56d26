/** A day of the daily bridge as the server tells it: today, the boards, and what is still worked out. */
import { api } from '$lib/api/http';
import type { DailyBegun, DailyBoard, DailyNow, DailyWeek } from '$lib/api/types';
import { router } from '$lib/router.svelte';
import { problemWords } from '../problems';
import { noteToday } from './noted';

export type Among = 'all' | 'friends';

/** What is still worked out is asked for again so often, at most so many times. */
const AGAIN = 6_000;
const PATIENCE = 100;

export class DailyPage {
  now: DailyNow | null = $state.raw(null);
  board: DailyBoard | null = $state.raw(null);
  week: DailyWeek | null = $state.raw(null);
  among: Among = $state('all');
  problem = $state('');
  busy = $state(false);
  /** How far the server's clock is ahead of this one. */
  private skew = 0;
  /** The moment, as the server counts it; moved on by `tick`. */
  moment = $state(Date.now());
  private asked = 0;

  constructor(private readonly wanted: string | undefined) {}

  get day(): string {
    return this.wanted ?? this.now?.day ?? '';
  }
  /** Whether it is today that is shown. */
  get today(): boolean {
    return this.now !== null && this.day === this.now.day;
  }
  get mine() {
    return this.board?.mine ?? (this.today ? (this.now?.mine ?? null) : null);
  }
  get left(): number {
    return (this.now?.ends ?? 0) - this.moment;
  }
  /** Whether another day has begun since this page was asked for. */
  get past(): boolean {
    return this.today && this.left <= 0;
  }
  /** Something of my result is still worked out. */
  private get awaited(): boolean {
    const { board, mine } = this;
    if (mine?.state !== 'done') return false;
    return board?.par === null || (board?.over === true && mine.adjusted === null);
  }
  get hopeless(): boolean {
    return this.asked >= PATIENCE;
  }

  async load(): Promise<void> {
    try {
      this.now = await api.get<DailyNow>('/daily');
      this.skew = this.now.now - Date.now();
      this.tick();
      noteToday(this.now);
      await this.look();
      this.problem = '';
    } catch (error) {
      this.problem = problemWords(error);
    }
  }

  /** The boards, for everybody or for friends. */
  private async look(): Promise<void> {
    const { day, among } = this;
    const [board, week] = await Promise.all([
      api.get<DailyBoard>(`/daily/${day}?among=${among}`),
      api.get<DailyWeek>(`/daily/${day}/week?among=${among}`),
    ]);
    if (among !== this.among) return;
    this.board = board;
    this.week = week;
  }

  choose(among: Among): void {
    this.among = among;
    this.look().catch((error: unknown) => (this.problem = problemWords(error)));
  }

  /** Begin, or go on; or play the day for practice. */
  async play(practice: boolean): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = '';
    try {
      const { table } = await api.post<DailyBegun>(practice ? `/daily/${this.day}/practice` : '/daily');
      router.go(`/t/${table}`);
    } catch (error) {
      this.problem = problemWords(error);
      this.busy = false;
    }
  }

  tick(): void {
    this.moment = Date.now() + this.skew;
  }

  /** Keep the page up to date while somebody looks; gives how to stop. */
  watch(): () => void {
    const clock = setInterval(() => this.tick(), 10_000);
    const again = setInterval(() => {
      if (!this.awaited || this.hopeless || document.hidden) return;
      this.asked++;
      this.look().catch(() => undefined); // the next time will do
    }, AGAIN);
    const back = () => {
      if (!document.hidden) void this.load();
    };
    document.addEventListener('visibilitychange', back);
    return () => {
      clearInterval(clock);
      clearInterval(again);
      document.removeEventListener('visibilitychange', back);
    };
  }
}
