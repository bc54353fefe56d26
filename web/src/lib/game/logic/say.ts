/** The game in words: tiles, money, what a move gives, why it cannot be made. All words come from locales/LANGUAGE/game.ftl. */
import type { BonusTile, Crest, Tile, View } from '$lib/api/types';
import { has, speech, t } from '$lib/i18n/index.svelte';
import { kindOf } from './box';
import type { Move } from './moves';
import { crestChange, type Outcome } from './outcome';

export interface Line {
  text: string;
  tone?: 'good' | 'bad' | 'soft';
}

export function tileName(tile: Tile): string {
  return typeof tile === 'number'
    ? t('tile-house', { kind: t(`kind-${kindOf(tile)}`), number: tile })
    : t('tile-park', { kind: t('kind-park'), crest: t(`crest-${tile}`) });
}

export function pounds(amount: number): string {
  return amount < 0 ? t('pounds-less', { amount: -amount }) : t('pounds', { amount });
}

/** A sign never stands at the end of a line without its sum. */
export function change(amount: number): string {
  const said = amount < 0 ? t('pounds-less', { amount: -amount }) : t('pounds-more', { amount });
  return said.replace(/^[+−]/, '$&\u2060');
}

/** Where the tile in hand shall stand; a house makes way only where every site that fits is taken. */
export function siteQuestion({ now, seats }: View, seat: number | null, legal: string[]): string {
  if (now.tile === null) return t('ask-site');
  const built = seats[seat ?? -1]?.bridge.length ?? 0;
  const replaces = legal.some((move) => move.startsWith('build:') && Number(move.slice(6)) < built);
  return t(replaces ? 'ask-site-for' : 'ask-site-next', { tile: tileName(now.tile) });
}

export function crestName(crest: Crest): string {
  return t(`crest-${crest}`);
}

export function bonusName(tile: BonusTile): string {
  return t(`bonus-${tile}`);
}

/** A scoring as everything at a table calls it: by what it is, in five words. Its proper name is for sets of rules. */
export function scoringName(category: string, name: string): string {
  return t(`in-short-${category}-${name}`);
}

/** What a scoring pays at a table of so many (rule 8.1); where there is no table, at any. */
export function scoringText(category: string, name: string, players: number | 'any'): string {
  return t(`scoring-${category}-${name}.text`, { players });
}

/** Names in a row, as the language joins them; English as the British do, without a comma before "and". */
export function listed(words: string[], language: string): string {
  return new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' }).format(words);
}

export function trackName(track: 'chapel' | 'gate'): string {
  return t(`term-${track}-track`);
}

/** What an action does: `chapel track +3, £2 on the way`. */
export function effectOf(outcome: Outcome): string[] {
  const said: string[] = [];
  for (const { track, from, to, money, bonus } of outcome.walks) {
    said.push(t('gives-steps', { track: trackName(track), steps: to - from, to }));
    if (money.length) said.push(t('gives-passing', { money: money.map(pounds).join(' + ') }));
    if (bonus) said.push(t('gives-bonus', { count: bonus }));
  }
  if (outcome.pounds) said.push(change(outcome.pounds));
  if (outcome.cards) said.push(t('gives-cards', { value: outcome.cards }));
  return said;
}

/** The lines of a preview: what it pays, where the tile would stand, how strong, what that gives, what it costs. */
export function outcomeLines(outcomes: Outcome[]): Line[] {
  const [first] = outcomes;
  if (!first) return [];
  const lines: Line[] = [];
  for (const tile of new Set(first.uses)) lines.push({ text: t('uses-tile', { tile: bonusName(tile) }), tone: 'soft' });
  for (const outcome of outcomes) lines.push(...siteLines(outcome));
  return lines;
}

function siteLines(outcome: Outcome): Line[] {
  const lines: Line[] = [];
  const { site, crest, strength, replaced, tile } = outcome;
  if (site !== undefined) {
    lines.push({
      text:
        strength !== undefined && crest
          ? t('stands-with-strength', { site: site + 1, strength, crest: crestName(crest) })
          : t('stands', { site: site + 1 }),
    });
  }
  if (replaced !== undefined) lines.push({ text: t('replaces', { tile: tileName(replaced) }), tone: 'bad' });
  if (replaced !== undefined && tile !== undefined) {
    const changes = crestChange(replaced, tile);
    const named = (sign: number) => changes.filter((one) => one.change === sign).map((one) => crestName(one.crest));
    const [lost, won] = [named(-1), named(1)];
    if (lost.length) lines.push({ text: t('crests-lost', { crests: lost.join(', ') }), tone: 'bad' });
    if (won.length) lines.push({ text: t('crests-won', { crests: won.join(', ') }), tone: 'soft' });
  }
  const effect = effectOf(outcome);
  if (effect.length) lines.push({ text: effect.join(' · '), tone: 'good' });
  else if (site !== undefined && (outcome.kind === 'park' || outcome.kind === 'guild')) {
    lines.push({ text: t('gives-nothing'), tone: 'soft' });
  }
  return lines;
}

/**
 * One sentence about a whole draft, which may be the rest of a turn: what is built (or that nothing is, where the draft
 * says so), what that gives, what is taken; or else that the turn is over. `sum`: with the money in all, where nothing
 * else tells it.
 */
export function draftSummary(outcome: Outcome, sum = true): string {
  const parts: string[] = [];
  const taken = [...outcome.won.map(bonusName), ...outcome.drawn.map((value) => `${value} ${t(`card-${value}`)}`)];
  const { tile, site, replaced, strength, crest } = outcome;
  if (tile !== undefined) {
    const name = tileName(tile);
    if (site === undefined) parts.push(name);
    else if (replaced === undefined) parts.push(t('tile-on-site', { tile: name, site: site + 1 }));
    else parts.push(t('log-replace', { tile: name, site: site + 1, old: tileName(replaced) }));
  }
  if (strength !== undefined && crest) parts.push(t('log-strength', { strength, crest: crestName(crest) }));
  // What was promised and has been taken is told by its name.
  const { walks, cards, ...rest } = outcome;
  let won = outcome.won.length;
  const promised = walks.map((walk) => {
    const kept = Math.min(won, walk.bonus);
    won -= kept;
    return { ...walk, bonus: walk.bonus - kept };
  });
  parts.push(
    ...effectOf({
      ...rest,
      walks: promised,
      ...(cards && !outcome.drawn.length ? { cards } : {}),
    }),
  );
  if (taken.length) parts.push(t('ready-takes', { what: listed(taken, speech.language) }));
  if (outcome.pass) parts.unshift(t('ready-pass'));
  if (outcome.money && sum) parts.push(t('in-all', { money: change(outcome.money) }));
  if (!parts.length) return t('ready-end');
  return parts.length > 1 ? parts.map((part) => part.replace(/\.$/, '')).join(' · ') : (parts[0] ?? '');
}

/** Why something is refused, in the player's language; the server's own sentence where there is none. */
export function whyText(
  trouble: { code: string; message: string; reason?: string | null },
  move: Move | null = null,
): string {
  const value = move && 'value' in move ? move.value : 0;
  if (trouble.reason && has(`why-${trouble.reason}`)) return t(`why-${trouble.reason}`, { value });
  if (has(`refused-${trouble.code}`)) return t(`refused-${trouble.code}`);
  return trouble.message;
}
