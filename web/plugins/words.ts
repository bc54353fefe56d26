/**
 * The words that a game needs, of one language, as one module: `virtual:words/en` has them by the names of their files.
 * Comments are for those who write them, and stay behind.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { OF_A_GAME } from '../src/lib/i18n/together.ts';

const ID = 'virtual:words/';

/** Messages alone. */
export function spoken(source: string): string {
  return source
    .split('\n')
    .filter((line) => line.trim() && !/^#/.test(line))
    .join('\n');
}

export function words(folder: string): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(ID) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ID}`)) return undefined;
      const language = id.slice(ID.length + 1);
      const told = OF_A_GAME.map((name) => {
        const file = join(folder, language, `${name}.ftl`);
        this.addWatchFile(file);
        return [name, spoken(readFileSync(file, 'utf8'))];
      });
      return `export default ${JSON.stringify(Object.fromEntries(told))}`;
    },
  };
}
