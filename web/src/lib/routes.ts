/** Which page answers which address. Pages are loaded when they are asked for. */

export interface Route {
  /** File in src/pages, without its ending. */
  page: string;
  /** Files of words that the page needs, besides `ui`: see lib/i18n. */
  words: string[];
  params: Record<string, string>;
}

const ROUTES: [RegExp, string, string[]][] = [
  [/^\/$/, 'Start', ['pages']],
  [/^\/new\/?$/, 'Setup', ['pages', 'terms']],
  [/^\/tables\/?$/, 'Lobby', ['pages']],
  [/^\/games\/?$/, 'Games', ['pages']],
  [/^\/me\/?$/, 'Account', ['pages']],
  [/^\/move\/?$/, 'Move', ['pages']],
  [/^\/replay\/?$/, 'Replay', ['pages', 'terms', 'game', 'log']],
  [/^\/position\/?$/, 'Position', ['pages', 'terms', 'game', 'log']],
  [/^\/learn\/?$/, 'Learn', ['pages', 'terms', 'game', 'log', 'learn']],
  [/^\/rules\/?$/, 'Rules', ['pages', 'terms', 'rules']],
  [/^\/glossary\/?$/, 'Glossary', ['pages', 'terms', 'rules']],
  [/^\/t\/(?<id>[^/]+)\/?$/, 'Table', ['terms', 'game', 'log']],
  [/^\/t\/(?<id>[^/]+)\/text\/?$/, 'Text', ['pages', 'terms', 'game', 'log', 'text']],
  [/^\/watch\/(?<id>[^/]+)\/?$/, 'Watch', ['pages', 'terms', 'game', 'log']],
];

export function routeOf(path: string): Route {
  for (const [pattern, page, words] of ROUTES) {
    const found = pattern.exec(path);
    if (found) return { page, words, params: { ...found.groups } };
  }
  return { page: 'NotFound', words: [], params: {} };
}
