/** The languages that are spoken here, and which of them somebody is spoken to in. */

export const LANGUAGES = ['en', 'de', 'fr', 'it', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  pl: 'Polski',
};

/** The first of our languages among those that somebody speaks, of whatever country; English for all others. */
export function languageOf(spoken: readonly string[]): Language {
  const ours = spoken.map((one) => LANGUAGES.find((language) => language === one.split('-', 1)[0]?.toLowerCase()));
  return ours.find((one) => one !== undefined) ?? 'en';
}
