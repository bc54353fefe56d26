/** The portraits as a second sprite, fetched when the first of them is to be seen: `<use href="#s-face-NAME">`. */
import { layOut } from './sprite';

const files = import.meta.glob<string>('$art/faces/*.svg', { eager: true, query: '?raw', import: 'default' });

/** Puts the portraits at the top of the page, once. */
export function layOutFaces(): void {
  layOut('faces', files, 'face-');
}
