/** The names of things in all five languages at once, for the glossary. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { LANGUAGES, type Language } from '$lib/i18n/index.svelte';

const files = import.meta.glob<string>('../../../locales/*/terms.ftl', { query: '?raw', import: 'default' });

export type Names = Record<Language, (key: string) => string>;

export async function allNames(): Promise<Names> {
  const names = {} as Names;
  await Promise.all(
    LANGUAGES.map(async (language) => {
      const bundle = new FluentBundle(language, { transform: (text) => text.replaceAll("'", '’') });
      bundle.addResource(new FluentResource((await files[`../../../locales/${language}/terms.ftl`]?.()) ?? ''));
      names[language] = (key) => {
        const pattern = bundle.getMessage(key)?.value;
        return pattern ? bundle.formatPattern(pattern) : '';
      };
    }),
  );
  return names;
}
