/**
 * Words in five languages (Project Fluent). Only the current language is loaded, and of it only the files that the page
 * needs (`need`); switching loads the same files of the other language and re-renders everything without a reload.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { loading } from '$lib/loading';
import { languageOf, type Language } from './languages';
import { OF_A_GAME } from './together';

export { LANGUAGES, LANGUAGE_NAMES, type Language } from './languages';

const STORE = 'lb-language';
const files = import.meta.glob<string>('../../locales/*/*.ftl', { query: '?raw', import: 'default' });

/** What a game needs comes together. */
const games: Record<Language, () => Promise<{ default: Record<string, string> }>> = {
  en: () => import('virtual:words/en'),
  de: () => import('virtual:words/de'),
  fr: () => import('virtual:words/fr'),
  it: () => import('virtual:words/it'),
  pl: () => import('virtual:words/pl'),
};

const needed = new Set<string>();
const loaded = new Map<string, FluentResource>();

const pathOf = (language: Language, name: string) => `../../locales/${language}/${name}.ftl`;

async function loadGame(language: Language): Promise<void> {
  // A page that needs only some terms gets only those.
  if (!needed.has('game') || loaded.has(pathOf(language, 'game'))) return;
  const { default: sources } = await loading(games[language]);
  for (const [name, source] of Object.entries(sources)) {
    const path = pathOf(language, name);
    if (!loaded.has(path)) loaded.set(path, new FluentResource(source));
  }
}

async function load(language: Language, name: string): Promise<FluentResource | undefined> {
  const path = pathOf(language, name);
  const known = loaded.get(path);
  if (known) return known;
  const file = files[path];
  if (!file) return undefined;
  const source = await loading(file);
  const resource = new FluentResource(source);
  loaded.set(path, resource);
  return resource;
}

async function bundleOf(language: Language): Promise<FluentBundle> {
  // Apostrophes are typed straight and set round.
  const transform = (text: string) => text.replaceAll("'", '’');
  const bundle = new FluentBundle(language, { useIsolating: false, transform });
  const game = loadGame(language);
  const one = async (name: string) => {
    if (OF_A_GAME.includes(name)) await game;
    return load(language, name);
  };
  for (const resource of await Promise.all([...needed].map(one))) {
    if (!resource) continue;
    for (const error of bundle.addResource(resource)) console.error(language, error);
  }
  return bundle;
}

class Speech {
  language: Language = $state('en');
  bundle: FluentBundle = $state.raw(new FluentBundle('en'));
  private wanted: Language = 'en';

  /** Speak another language from now on. */
  async use(language: Language, remember = true): Promise<void> {
    this.wanted = language;
    const bundle = await bundleOf(language).catch((error: unknown) => {
      // What is spoken goes on being spoken.
      if (this.wanted === language) this.wanted = this.language;
      throw error;
    });
    if (this.wanted !== language) return;
    this.language = language;
    this.bundle = bundle;
    document.documentElement.lang = language;
    if (remember) store(language);
  }

  /** Load these files of words too (`game` is locales/LANGUAGE/game.ftl), if they are not there yet. */
  async need(...names: string[]): Promise<void> {
    const more = names.filter((name) => !needed.has(name));
    if (!more.length) return;
    for (const name of more) needed.add(name);
    try {
      await this.use(this.wanted, false);
    } catch (error) {
      // Whoever asks again gets them, once they can be had.
      for (const name of more) needed.delete(name);
      throw error;
    }
  }

  /** The language chosen before, or the best that the browser asks for. */
  async start(...names: string[]): Promise<void> {
    for (const name of names) needed.add(name);
    const before = stored();
    await this.use(languageOf(before ? [before] : navigator.languages), false);
    // The first number that a browser is to write costs it a hundredth of a second: not while somebody waits for a board.
    setTimeout(() => new Intl.NumberFormat(this.language).format(new Intl.PluralRules(this.language).select(1).length));
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORE);
  } catch {
    return null;
  }
}

function store(language: Language): void {
  try {
    localStorage.setItem(STORE, language);
  } catch {
    // Without storage the choice holds until the page is closed.
  }
}

export const speech = new Speech();

/** A message in the current language; `key` may name an attribute as `message.attribute`. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const { bundle } = speech;
  const [id = key, attribute] = key.split('.', 2);
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return key;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args ?? {}, errors);
  for (const error of errors) console.error(speech.language, key, error);
  return text;
}

/** Whether the current language has a message. */
export function has(key: string): boolean {
  return speech.bundle.hasMessage(key);
}

/** A line begins with a capital letter, whatever it begins with: a verb, the name of a tile, of a month or of a day. */
export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase(speech.language) + text.slice(1);
}
