/**
 * Messages whose names are put together in the code, as in t(`level-${name}`). The check of messages holds that every such
 * call has its family here, that every member is a message, and that no message is left over.
 */
import { BONUS_TILES, CRESTS, KINDS, SCORING_RULES } from '$lib/game/logic/box';
import type { Families } from './messages';

const categories = Object.keys(SCORING_RULES);
const scorings = Object.entries(SCORING_RULES).flatMap(([category, names]) =>
  Object.keys(names).map((name) => `${category}-${name}`),
);

export const FAMILIES: Families = {
  // The names of things.
  'kind-': KINDS,
  'crest-': CRESTS,
  'card-': ['0', '1', '2', '3', '4'],
  'bonus-': BONUS_TILES,
  'scoring-': scorings,
  'level-': ['random', 'apprentice', 'builder', 'journeyman', 'master', 'architect'],
  // Codes of failed requests.
  'problem-': [
    'offline',
    'too_fast',
    'busy',
    'fault',
    'not_found',
    'no_table',
    'not_allowed',
    'too_large',
    'bad_login',
    'login_taken',
    'wrong_login',
    'weak_password',
    'bad_link',
    'bad_email',
    'bad_push',
    'unknown',
  ],
  // The pages around the table.
  'me-sign-': ['up', 'in', 'recover'],
  'me-light-': ['system', 'day', 'night'],
  'setup-': ['hands', 'money', 'undo', 'hints', 'public', 'watch', 'chat'],
  'setup-category-': categories,
  'setup-clock-': ['none', 'live', 'days'],
  'setup-fault-': ['names', 'seed', 'nobody'],
  'setup-pace-': ['0', '400', '900', '1800'],
  'setup-scoring-': ['base', 'expansion', 'random', 'chosen'],
};
