/** Which page answers which address. Pages are loaded when they are asked for. */

export interface Route {
  /** File in src/pages, without its ending. */
  page: string;
  params: Record<string, string>;
}

const ROUTES: [RegExp, string][] = [
  [/^\/$/, 'Start'],
  [/^\/new\/?$/, 'Setup'],
  [/^\/tables\/?$/, 'Lobby'],
  [/^\/games\/?$/, 'Games'],
  [/^\/me\/?$/, 'Account'],
  [/^\/move\/?$/, 'Move'],
  [/^\/replay\/?$/, 'Replay'],
  [/^\/learn\/?$/, 'Learn'],
  [/^\/rules\/?$/, 'Rules'],
  [/^\/glossary\/?$/, 'Glossary'],
  [/^\/t\/(?<id>[^/]+)\/?$/, 'Table'],
  [/^\/t\/(?<id>[^/]+)\/text\/?$/, 'Text'],
  [/^\/t\/(?<id>[^/]+)\/watch\/?$/, 'Watch'],
];

export function routeOf(path: string): Route {
  for (const [pattern, page] of ROUTES) {
    const found = pattern.exec(path);
    if (found) return { page, params: { ...found.groups } };
  }
  return { page: 'NotFound', params: {} };
}
