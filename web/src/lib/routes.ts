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
  [/^\/new\/?$/, 'Setup', ['pages', 'terms', 'game']],
  [/^\/tables\/?$/, 'Lobby', ['pages', 'terms', 'game']],
  [/^\/games\/?$/, 'Games', ['pages', 'terms', 'game']],
  [/^\/me\/?$/, 'Account', ['pages']],
  [/^\/move\/?$/, 'Move', ['pages']],
  [/^\/replay\/?$/, 'Replay', ['pages', 'terms', 'game', 'log']],
  [/^\/learn\/?$/, 'Learn', ['pages', 'terms', 'game', 'log', 'learn']],
  [/^\/rules\/?$/, 'Rules', ['pages', 'terms', 'game', 'rules']],
  [/^\/glossary\/?$/, 'Glossary', ['pages', 'terms', 'game', 'rules']],
  [/^\/t\/(?<id>[^/]+)\/?$/, 'Table', ['terms', 'game', 'log']],
  [/^\/t\/(?<id>[^/]+)\/text\/?$/, 'Text', ['pages', 'terms', 'game', 'log']],
  [/^\/t\/(?<id>[^/]+)\/watch\/?$/, 'Watch', ['pages', 'terms', 'game', 'log']],
];

export function routeOf(path: string): Route {
  for (const [pattern, page, words] of ROUTES) {
    const found = pattern.exec(path);
    if (found) return { page, words, params: { ...found.groups } };
  }
  return { page: 'NotFound', words: [], params: {} };
}
