/**
 * The letters that come with the page: of each font those that the five languages are written with, lining figures of
 * one width and kerning, so that the first visit is light. Made while building; whatever else people write in their
 * names is in the whole files of the fonts, which are fetched only then.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subset from 'subset-font';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const FONTS = [
  { family: 'alegreya-sans', weights: [500, 700] },
  { family: 'grenze-gotisch', weights: [600] },
];
const signs = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
/** English, German, French and Italian, with the marks that are set between words. */
export const LATIN = `${signs(0x20, 0x7e)}\u{a0}£«·º»×ÀÄÇÈÉÊÎÖÜßàâäçèéêëìîïòóôöùûüœ–—‘’“”„…−`;
/** What European names are written with. */
const ALPHABETS = `${signs(0x20, 0x24f)}${signs(0x370, 0x4ff)}${LATIN}ŸŒ‚‹›•€`;
export const POLISH = 'ĄąĆćĘęŁłŃńŚśŹźŻż';
/** What the page's styles ask for; letters of one file with those of another are never kerned. */
const SET = ['kern', 'lnum', 'tnum'];
const FEATURES = [...SET, 'liga', 'ccmp', 'locl', 'mark'];

/** One font file with these letters only. */
export async function only(font: Buffer, text: string, features: string[]): Promise<Buffer> {
  return subset(font, text, { targetFormat: 'woff2', noHinting: true, keepFeatures: features });
}

async function make(folder: string): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const { family, weights } of FONTS) {
    for (const weight of weights) {
      for (const [part, text, features] of [
        ['latin', LATIN, SET],
        ['latin-ext', POLISH, []],
      ] as [string, string, string[]][]) {
        const font = readFileSync(resolve(`@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff2`));
        const name = `${family}-${weight}${part === 'latin' ? '' : '-polish'}.woff2`;
        writeFileSync(join(folder, name), await only(font, text, features));
      }
    }
  }
}

/** Whether a built file has letters that every page is written in. */
export const ofEveryPage = (file: string) => file.endsWith('.woff2') && !/-polish-|-normal-/.test(file);

/** Of the built files those with the letters that every page is written in: asked for together with the code. */
export function early(files: string[]): HtmlTagDescriptor[] {
  const names = FONTS.flatMap(({ family, weights }) => weights.map((weight) => `${family}-${weight}-`));
  const fonts = files.filter(ofEveryPage);
  return names.map((name) => {
    const file = fonts.find((one) => one.includes(`/${name}`));
    if (!file) throw new Error(`The font ${name}… is not among the built files.`);
    const attrs = { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true };
    return { tag: 'link', attrs, injectTo: 'head' };
  });
}

/** Whole alphabets for pictures that the server draws, which cannot read what browsers read: names are in many. */
export const DRAWN = [
  ...['latin', 'latin-ext', 'cyrillic', 'greek'].map((part) => `alegreya-sans-${part}-700`),
  'grenze-gotisch-latin-600',
];

/** One font file as a renderer of drawings reads it. */
export async function drawn(name: string): Promise<Buffer> {
  const { resolve } = createRequire(import.meta.url);
  const family = name.startsWith('alegreya') ? 'alegreya-sans' : 'grenze-gotisch';
  const font = readFileSync(resolve(`@fontsource/${family}/files/${name}-normal.woff2`));
  return subset(font, ALPHABETS, {
    targetFormat: 'sfnt',
    noHinting: true,
    keepFeatures: FEATURES,
    preserveNameIds: [16],
  });
}

/** Makes the files in `folder`, where style sheets find them as `$fonts`. */
export function letters(folder: string): Plugin {
  return {
    name: 'letters',
    async config() {
      if (!process.env.VITEST) await make(folder);
      return { resolve: { alias: { $fonts: folder } } };
    },
    async generateBundle() {
      for (const name of DRAWN)
        this.emitFile({ type: 'asset', fileName: `letters/${name}.ttf`, source: await drawn(name) });
    },
    // Without it letters would come after the first picture, and everything would move when they do.
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle }) => (bundle ? early(Object.keys(bundle)) : []),
    },
  };
}
