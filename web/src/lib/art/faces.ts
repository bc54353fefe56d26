/** The portraits as a second sprite, fetched when the first of them is to be seen: `<use href="#s-face-NAME">`. */
import { spriteOf } from './sprite';

const files = import.meta.glob<string>('$art/faces/*.svg', { eager: true, query: '?raw', import: 'default' });

/** Puts the portraits at the top of the page, once. */
export function layOutFaces(): void {
  if (!document.getElementById('faces')) document.body.prepend(spriteOf('faces', files, 'face-'));
}
