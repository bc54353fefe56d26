/**
 * Words in five languages (Project Fluent). English is always there as the fallback and is part of the page; the others are
 * loaded when they are chosen. `t` reads the current language reactively: switching needs no reload.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { negotiateLanguages } from '@fluent/langneg';

export const LANGUAGES = ['en', 'de', 'fr', 'it', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  pl: 'Polski',
};

const STORE = 'lb-language';
const english = import.meta.glob<string>('../../locales/en/*.ftl', { eager: true, query: '?raw', import: 'default' });
const others = import.meta.glob<string>(['../../locales/*/*.ftl', '!../../locales/en/*.ftl'], {
  query: '?raw',
  import: 'default',
});

function bundleOf(language: Language, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) {
    for (const error of bundle.addResource(new FluentResource(source))) console.error(language, error);
  }
  return bundle;
}

const fallback = bundleOf('en', Object.values(english));
const bundles = new Map<Language, FluentBundle>([['en', fallback]]);

class Speech {
  language: Language = $state('en');
  bundle: FluentBundle = $state.raw(fallback);

  async use(language: Language, remember = true): Promise<void> {
    let bundle = bundles.get(language);
    if (!bundle) {
      const wanted = Object.entries(others).filter(([path]) => path.includes(`/locales/${language}/`));
      bundle = bundleOf(language, await Promise.all(wanted.map(([, load]) => load())));
      bundles.set(language, bundle);
    }
    this.language = language;
    this.bundle = bundle;
    document.documentElement.lang = language;
    if (remember) localStorage.setItem(STORE, language);
  }

  /** The language chosen before, or the best that the browser asks for. */
  async start(): Promise<void> {
    const stored = localStorage.getItem(STORE);
    const [best] = negotiateLanguages(stored ? [stored] : [...navigator.languages], [...LANGUAGES], {
      defaultLocale: 'en',
      strategy: 'lookup',
    });
    await this.use((best ?? 'en') as Language, false);
  }
}

export const speech = new Speech();

/** A message in the current language; `key` may name an attribute as `message.attribute`. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  return format(speech.bundle, key, args) ?? format(fallback, key, args) ?? key;
}

function format(bundle: FluentBundle, key: string, args?: Record<string, FluentVariable>): string | undefined {
  const [id = key, attribute] = key.split('.', 2);
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return undefined;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args ?? {}, errors);
  for (const error of errors) console.error(speech.language, key, error);
  return text;
}
