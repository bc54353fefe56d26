/** The one sentence that says what is asked now, and the one button that goes on from there. */
import { speech, t } from '$lib/i18n/index.svelte';
import type { Board } from '../state/board.svelte';
import type { Play } from '../state/play.svelte';
import { drawnBy } from './log';
import { cardsOf, drawsOf } from './moves';
import { outcomeOf } from './outcome';
import { questionOf, waitText } from './question';
import { draftSummary, listed } from './say';

export interface Primary {
  label: string;
  enabled: boolean;
  /** It gives something up: never gold, which is for the usual and safe thing. */
  gives?: boolean;
  act: () => void;
}

/** What is asked of the one who looks, or what is being waited for; null while that is being worked out. */
export function askingOf(board: Board, sum = true): string | null {
  const { view, play } = board;
  if (board.asks) return board.asks.text;
  if (view.phase === 'over') return t('ask-over');
  if (!play || !board.acting) return waitText(view, board);
  if (play.sending || (play.draft.length && !play.preview)) return null;
  const shown = play.view ?? view;
  if (play.ready) return readyText(board, sum);
  if (shown.phase === 'start') return placeQuestion(play);
  if (shown.phase === 'tiles' && play.mustReveal)
    return t(board.options?.undo === 'own' ? 'ask-reveal-undo' : 'ask-reveal');
  const left = play.cardsNeeded - cardsOf(play.draft).length;
  const drawn = [...drawnBy(board.entries, play.seat), ...drawsOf(play.draft)];
  return questionOf(shown, { seat: play.seat, legal: play.legal, left, drawn });
}

function placeQuestion(play: Play): string | null {
  if (play.centre) return t('ask-centre');
  if (play.legal.some((move) => move.startsWith('place:')))
    return t(play.can('pass') ? 'ask-place-or-pass' : 'ask-place');
  return play.can('pass') ? t('ask-no-space') : null;
}

function readyText(board: Board, sum: boolean): string {
  const { play } = board;
  if (!play?.preview) return '';
  const cards = cardsOf(play.draft);
  if (cards.length)
    return t('ready-cards', {
      cards: listed(
        cards.map((card) => `${card} ${t(`card-${card}`)}`),
        speech.language,
      ),
    });
  if (play.preview.ends === 'window') {
    const boosts = play.preview.events.filter(({ kind }) => kind === 'boost');
    const said = boosts.map(({ data }) => t('log-boost', { card: Number(data.card), value: Number(data.value) }));
    return said.length ? said.join(' · ') : t('ready-no-boost');
  }
  return draftSummary(outcomeOf(play.preview.events), sum);
}

function drawLabel({ play, entries }: Board): string {
  const count = drawsOf(play?.draft ?? []).length;
  return !count && drawnBy(entries, play?.seat ?? null).length ? t('do-draw-no-more') : t('do-draw', { count });
}

/** Whether what is drafted lets something go for nothing: a building, or cards that could still be taken. */
function givesUp(play: Play): boolean {
  if (play.draft.includes('pass')) return play.preview?.ends !== 'window';
  return play.view?.phase === 'drawing' && !drawsOf(play.draft).length && play.draws.length > 0;
}

/** The button under the thumb. */
export function primaryOf(board: Board): Primary | null {
  const { play, result } = board;
  if (board.asks) return board.asks.primary;
  if (board.view.phase === 'over' && result) return { label: t('do-result'), enabled: true, act: result };
  if (!play || !board.acting) return null;
  const phase = play.view?.phase;
  const confirm = () => void play.confirm();
  const enabled = !play.sending;
  if (play.ready) {
    const cards = cardsOf(play.draft);
    return {
      label: cards.length ? t('do-play', { cards: cards.join(' + ') }) : t('do-confirm'),
      enabled,
      gives: givesUp(play),
      act: confirm,
    };
  }
  if (play.mustReveal) return { label: t('do-reveal'), enabled, act: () => void play.commit(play.draft) };
  if (phase === 'drawing' && play.can('done'))
    return { label: drawLabel(board), enabled, gives: givesUp(play), act: confirm };
  if (phase === 'end' && play.can('done')) return { label: t('do-end'), enabled, act: confirm };
  // Nothing is lost by leaving the cards as they are, or as they have been raised: that is said once.
  if (phase === 'boosts' && play.can('pass')) {
    const label = t(play.draft.length ? 'do-confirm' : 'do-no-boost');
    return { label, enabled, act: () => void play.commit([...play.draft, 'pass']) };
  }
  if (play.can('pass')) return { label: t('do-pass'), enabled, gives: true, act: () => play.choose('pass') };
  return {
    label: phase === 'cards' ? t('do-play-none', { count: play.cardsNeeded }) : t('do-confirm'),
    enabled: false,
    act: () => undefined,
  };
}
