/** Every address of a puzzle, a streak or a lesson has one beside it at which the same stands in words: with /text. */

const WORDS = /\/text\/?$/;

export function isInWords(path: string): boolean {
  return WORDS.test(path);
}

/** The address at which the same is on the board. */
export function onBoard(path: string): string {
  return path.replace(WORDS, '');
}

/** The address at which the same is in words. */
export function inWords(path: string): string {
  return `${onBoard(path).replace(/\/$/, '')}/text`;
}

/** An address for whoever is at another: those who read in words go on in words. */
export function goingOn(from: string, to: string): string {
  if (!isInWords(from)) return to;
  const [path = '', query] = to.split('?', 2);
  return query === undefined ? inWords(path) : `${inWords(path)}?${query}`;
}
