/** Which page answers which address. Pages are loaded when they are asked for. */

export interface Route {
  /** File in src/pages, without its ending. */
  page: string;
  /** Files of words that the page needs, besides `ui`: see lib/i18n. */
  words: string[];
  params: Record<string, string>;
}

const ROUTES: [RegExp, string, string[]][] = [
  [/^\/$/, 'Start', ['start']],
  [/^\/new\/?$/, 'Setup', ['pages', 'start', 'terms', 'faces']],
  [/^\/tables\/?$/, 'Lobby', ['pages']],
  [/^\/games\/?$/, 'Games', ['pages']],
  [
    /^\/daily(?:\/(?<date>\d{4}-\d\d-\d\d))?\/?$/,
    'Daily',
    ['pages', 'terms', 'game', 'log', 'advice', 'show', 'faces', 'review', 'daily'],
  ],
  [/^\/me\/?$/, 'Account', ['pages', 'start', 'faces']],
  [/^\/people\/(?<page>[^/]+)\/?$/, 'Chronicle', ['pages', 'terms', 'game', 'show', 'review', 'chronicle']],
  [/^\/move\/?$/, 'Move', ['pages']],
  [/^\/replay\/?$/, 'Replay', ['pages', 'terms', 'game', 'log', 'show']],
  [
    /^\/review(?:\/(?<id>[^/]+))?\/?$/,
    'Review',
    ['pages', 'terms', 'game', 'log', 'advice', 'show', 'faces', 'review'],
  ],
  [/^\/position\/?$/, 'Position', ['pages', 'terms', 'game', 'log', 'show']],
  [/^\/analysis\/?$/, 'Analysis', ['pages', 'terms', 'game', 'log', 'advice', 'show', 'analysis']],
  [
    /^\/puzzles(?:\/[^/]+)?\/text\/?$/,
    'Puzzles',
    ['pages', 'terms', 'game', 'log', 'advice', 'show', 'faces', 'puzzles', 'text'],
  ],
  [/^\/puzzles(?:\/[^/]+)?\/?$/, 'Puzzles', ['pages', 'terms', 'game', 'log', 'advice', 'show', 'faces', 'puzzles']],
  [/^\/learn\/?$/, 'Learn', ['pages', 'terms', 'game', 'log', 'advice', 'show', 'learn', 'faces', 'talk', 'lessons']],
  [
    /^\/learn\/(?:rondel|replace|crests|first|end)(?:\/text)?\/?$/,
    'Lesson',
    ['pages', 'terms', 'game', 'log', 'advice', 'show', 'faces', 'puzzles', 'lessons'],
  ],
  [/^\/rules\/?$/, 'Rules', ['pages', 'terms', 'rules']],
  [/^\/glossary\/?$/, 'Glossary', ['pages', 'terms', 'rules']],
  [/^\/t\/(?<id>[^/]+)\/?$/, 'Table', ['terms', 'game', 'log', 'advice', 'show', 'faces', 'talk']],
  [
    /^\/t\/(?<id>[^/]+)\/text\/?$/,
    'Text',
    ['pages', 'terms', 'game', 'log', 'advice', 'show', 'text', 'faces', 'daily'],
  ],
  [/^\/watch\/(?<id>[^/]+)\/?$/, 'Watch', ['pages', 'terms', 'game', 'log', 'show', 'faces', 'talk']],
];

export function routeOf(path: string): Route {
  for (const [pattern, page, words] of ROUTES) {
    const found = pattern.exec(path);
    if (found) return { page, words, params: { ...found.groups } };
  }
  return { page: 'NotFound', words: [], params: {} };
}
