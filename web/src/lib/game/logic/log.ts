/**
 * What happened, as lines of a log. A line keeps what it is about, not its words: it is put into words when it is shown,
 * so that it speaks whatever language is chosen later.
 */
import type { Entry, GameEvent, Tile } from '$lib/api/types';
import { capital, speech, t } from '$lib/i18n/index.svelte';
import { told } from './events';
import { about, type People } from './people';
import { bonusName, change, crestName, listed, pounds, scoringName, tileName, trackName } from './say';

export interface LogLine {
  /** Number of the entry, and place in it. */
  key: string;
  number: number;
  seat: number | null;
  round: number;
  /** `round` heads a round, `moves` is somebody's move, `end` the reckoning, `table` everything around the game. */
  kind: 'round' | 'moves' | 'end' | 'table';
  entry: Entry;
  events: GameEvent[];
  /** The entries of one turn, which make one line together. */
  parts: { number: number; moves: number; events: GameEvent[] }[];
  undone: boolean;
  /** The turn that it tells is over: more by the same seat is another line. */
  closed: boolean;
}

/** Events that end the part of the one who moved: what follows happens to everybody. */
const HEADS = new Set(['round', 'reveal', 'order', 'round_end', 'end', 'ranking']);
const QUIET = new Set(['create', 'sit', 'bot', 'open', 'options', 'name', 'chat', 'muted']);

/** More lines for more entries; lines that were undone are marked. `before` are the lines so far. */
export function linesOf(entries: Entry[], before: LogLine[] = []): LogLine[] {
  const lines = [...before];
  for (const entry of entries) {
    if (entry.kind === 'undo') markUndone(lines, entry);
    if (entry.kind === 'moves' || entry.kind === 'start') for (const one of movesLines(entry)) join(lines, one);
    else if (!QUIET.has(entry.kind)) lines.push(line(entry, 0, 'table', entry.seat ?? null, []));
  }
  return lines;
}

/** What somebody does in one turn, move after move, is one line. */
function join(lines: LogLine[], one: LogLine): void {
  const last = lines.at(-1);
  const same =
    last &&
    !last.undone &&
    !last.closed &&
    last.kind === 'moves' &&
    one.kind === 'moves' &&
    last.seat === one.seat &&
    one.seat !== null;
  if (!same || last.number === one.number || one.events[0]?.rule.startsWith('9')) lines.push(one);
  else lines[lines.length - 1] = { ...withParts(last, [...last.parts, ...one.parts]), closed: one.closed };
}

function withParts(one: LogLine, parts: LogLine['parts']): LogLine {
  return {
    ...one,
    closed: false,
    number: parts.at(-1)?.number ?? one.number,
    parts,
    events: parts.flatMap(({ events }) => events),
  };
}

const NOBODY: People = { nameOf: () => '', isYou: () => false };

function movesLines(entry: Entry): LogLine[] {
  const lines: LogLine[] = [];
  let events: GameEvent[] = [];
  /** Who does what is gathered; a game that was taken up tells the moves of everybody in one entry. */
  let owner = entry.seat ?? null;
  const flush = () => {
    if (events.length) lines.push(line(entry, lines.length, 'moves', owner, events));
    events = [];
  };
  for (const event of entry.events) {
    if (event.kind === 'round') {
      flush();
      lines.push(line(entry, lines.length, 'round', null, [event]));
    } else if (HEADS.has(event.kind)) {
      flush();
      const ending = event.kind === 'end' || event.kind === 'ranking';
      lines.push(line(entry, lines.length, ending ? 'end' : 'moves', null, [event]));
    } else if (event.kind === 'money' && event.data.source !== 'start' && String(event.data.source).includes('/')) {
      flush();
      lines.push(line(entry, lines.length, 'moves', event.seat, [event]));
    } else if (event.kind === 'turn') {
      flush();
      const last = lines.at(-1);
      if (last) last.closed = true;
    } else if (speaks(event)) {
      const seat = event.seat ?? owner;
      if (seat !== owner) flush();
      owner = seat;
      events.push(event);
    }
  }
  flush();
  return lines.filter((one) => lineText(one, NOBODY) !== '');
}

function speaks(event: GameEvent): boolean {
  return (
    !['uncover', 'uncover_bonus', 'turn', 'take', 'no_boost'].includes(event.kind) && event.data.source !== 'start'
  );
}

function line(entry: Entry, index: number, kind: LogLine['kind'], seat: number | null, events: GameEvent[]): LogLine {
  const round = events[0]?.round ?? entry.events[0]?.round ?? 0;
  const { number } = entry;
  // The moves are counted with the first line of an entry only.
  const moves = index === 0 ? ((entry.moves as string[] | undefined)?.length ?? 0) : 0;
  const parts = [{ number, moves, events }];
  return { key: `${number}:${index}`, number, seat, round, kind, entry, events, parts, undone: false, closed: false };
}

/** An undo takes back the last moves of the line that stands: whole entries, or the end of one. */
function markUndone(lines: LogLine[], undo: Entry): void {
  let left = (undo.undone as string[] | undefined)?.length ?? 0;
  for (let i = lines.length - 1; i >= 0 && left > 0; i--) {
    const one = lines[i];
    if (!one || one.undone || one.entry.kind !== 'moves') continue;
    const kept = [...one.parts];
    while (left > 0 && kept.length) left -= kept.pop()?.moves ?? 0;
    lines[i] = kept.length ? withParts(one, kept) : { ...one, undone: true };
  }
}

/** A line in words. The name of its seat, if it has one, is shown before it; about me it goes on as after "You". */
export function lineText(one: LogLine, people: People): string {
  return partsOf(one, people, moneyText).join(' · ');
}

/** A line as a whole sentence, for those who listen: who does what. */
export function sentenceOf(one: LogLine, people: People): string {
  const text = partsOf(one, people, paidText).join(', ');
  const said = one.seat === null ? text : t('log-sentence', { ...about(people, one.seat), text });
  // Some languages leave out the "you", and then begin with the verb.
  return capital(/[.!?]$/.test(said) ? said : `${said}.`);
}

type MoneyWords = (money: { amount: number; source: string }, who: string) => string;

function partsOf(one: LogLine, people: People, paid: MoneyWords): string[] {
  const { who } = one.seat === null ? { who: 'other' } : about(people, one.seat);
  if (one.kind === 'table') return [tableText(one.entry, who)];
  const parts: string[] = [];
  const drawn: number[] = [];
  for (const raw of one.events) {
    if (raw.kind === 'gain_card' && raw.rule === '5.10') drawn.push(Number(raw.data.value));
    else parts.push(...eventText(raw, people, who, paid));
  }
  if (drawn.length) parts.push(t('log-cards', { cards: drawn.join(', '), count: drawn.length, who }));
  return parts;
}

function eventText(raw: GameEvent, people: People, who: string, paid: MoneyWords): string[] {
  const event = told(raw);
  switch (event.kind) {
    case 'round':
      return [t('log-round', { round: event.round, marker: event.data.marker })];
    case 'reveal':
      return [
        t('log-reveal', {
          cards: event.data.cards.map((cards, seat) => `${people.nameOf(seat)} ${cards.join('+')}`).join(', '),
        }),
      ];
    case 'order':
      return [
        t('log-order', {
          names: event.data.turns.map(({ seat, value }) => `${people.nameOf(seat)} (${value})`).join(', '),
        }),
      ];
    case 'boost':
      return [t('log-raise', { card: event.data.card, value: event.data.value, who })];
    case 'use':
      return [t('log-use', { tile: bonusName(event.data.tile), who })];
    case 'gain_card':
      return [t('log-gain-card', { value: event.data.value, who })];
    case 'place':
      return event.data.space === 'centre' ? [t('log-centre', { who })] : [];
    case 'build': {
      const tile = tileName(event.data.tile);
      const site = event.data.site + 1;
      return event.data.replaced === undefined
        ? [t('log-build', { tile, site, who })]
        : [t('log-build-over', { tile, site, old: tileName(event.data.replaced as Tile), who })];
    }
    case 'strength':
      return [t('log-strength', { strength: event.data.strength, crest: crestName(event.data.crest) })];
    case 'advance':
      return event.data.to === event.data.from
        ? []
        : [
            t('gives-steps', {
              track: trackName(event.data.track),
              steps: event.data.to - event.data.from,
              to: event.data.to,
            }),
          ];
    case 'bonus':
      return [t('log-bonus', { tile: bonusName(event.data.tile), who })];
    case 'money':
      return [paid(event.data, who)];
    case 'pass':
      return [t('log-pass', { who })];
    case 'end':
      return [t('log-end', { reason: event.data.reason })];
    case 'ranking':
      return [
        t('log-ranking', {
          names: listed(
            event.data.seats.map((seat) => `${people.nameOf(seat)} ${pounds(event.data.money[seat] ?? 0)}`),
            speech.language,
          ),
        }),
      ];
    default:
      return [];
  }
}

/** What money is for, where that is not plain. */
function sourceText(source: string): string {
  const [category = '', scoring] = source.split('/');
  if (scoring) return scoringName(category, scoring);
  if (source === 'rondel' || source === 'centre' || source === 'haberdasher') return '';
  return t(`source-${source.replace(' ', '-')}`);
}

function moneyText({ amount, source }: { amount: number; source: string }): string {
  const named = sourceText(source);
  return named ? t('log-money', { money: change(amount), source: named }) : change(amount);
}

/** The same with a verb. */
function paidText({ amount, source }: { amount: number; source: string }, who: string): string {
  const money = pounds(Math.abs(amount));
  const said = amount < 0 ? t('log-pays', { money, who }) : t('log-gets', { money, who });
  const named = sourceText(source);
  return named ? `${said} (${named})` : said;
}

function tableText(entry: Entry, who: string): string {
  switch (entry.kind) {
    case 'undo':
      return t('log-undo', { who });
    case 'untake':
      return t('log-untake', { who });
    case 'away':
      return t('log-away', { why: String(entry.why), who });
    case 'back':
      return t('log-back', { who });
    case 'fault':
      return t('log-fault', { who });
    case 'concede':
      return t('log-concede', { ends: entry.ends ? 'yes' : 'no', who });
    case 'offer':
      return t('log-offer', { yes: offerOf(entry), who });
    case 'end':
      return entry.reason === 'rules' ? '' : t('log-ended', { reason: String(entry.reason) });
    case 'rematch':
      return t('log-rematch');
    default:
      return '';
  }
}

/** What a word about ending the game was: an offer, an agreement, the end itself, or no longer an offer of one's own. */
function offerOf({ yes, agreed, ends, declined }: Entry): string {
  if (!yes) return declined ? 'no' : 'withdrawn';
  if (agreed) return 'agreed';
  return ends ? 'ends' : 'yes';
}

/** Cards that a seat has taken with the hostelry that it is using now, and that are confirmed (rule 5.10). */
export function drawnBy(entries: Entry[], seat: number | null): number[] {
  const last = linesOf(entries).findLast((one) => one.kind === 'moves' && one.seat === seat && !one.undone);
  if (!last || last.closed || seat === null) return [];
  const since = last.events.slice(last.events.findLastIndex(({ kind }) => kind === 'strength') + 1);
  return since.flatMap(({ kind, rule, data }) => (kind === 'gain_card' && rule === '5.10' ? [Number(data.value)] : []));
}
