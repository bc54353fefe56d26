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
  [/^\/new\/?$/, 'Setup', ['pages', 'game']],
  [/^\/tables\/?$/, 'Lobby', ['pages', 'game']],
  [/^\/games\/?$/, 'Games', ['pages', 'game']],
  [/^\/me\/?$/, 'Account', ['pages']],
  [/^\/move\/?$/, 'Move', ['pages']],
  [/^\/replay\/?$/, 'Replay', ['pages', 'game', 'log']],
  [/^\/learn\/?$/, 'Learn', ['pages', 'game', 'log', 'learn']],
  [/^\/rules\/?$/, 'Rules', ['pages', 'game', 'rules']],
  [/^\/glossary\/?$/, 'Glossary', ['pages', 'game', 'rules']],
  [/^\/t\/(?<id>[^/]+)\/?$/, 'Table', ['game', 'log']],
  [/^\/t\/(?<id>[^/]+)\/text\/?$/, 'Text', ['pages', 'game', 'log']],
  [/^\/t\/(?<id>[^/]+)\/watch\/?$/, 'Watch', ['pages', 'game', 'log']],
];

export function routeOf(path: string): Route {
  for (const [pattern, page, words] of ROUTES) {
    const found = pattern.exec(path);
    if (found) return { page, words, params: { ...found.groups } };
  }
  return { page: 'NotFound', words: [], params: {} };
}
