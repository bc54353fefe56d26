/**
 * How the words are written: the marks and spaces of each language, and one word for each thing. Keep the table of words
 * with the book's: a word that stands here on the right never occurs in the language's messages, nor in what the server
 * says itself (mails, shared links).
 */
import type { Source } from './messages';

interface Word {
  /** The one word that is used. */
  say: string;
  /** What else people would call it. */
  never: RegExp;
}

/** Any of these words by itself, whatever its case. */
const words = (...those: string[]) => new RegExp(`(?<![\\p{L}-])(?:${those.join('|')})(?!\\p{L})`, 'iu');

export const WORDS: Record<string, Word[]> = {
  de: [
    { say: 'Aufzeichnung', never: words('Partiedatei(?:en)?', 'Spieldatei(?:en)?', 'Mitschnitte?', 'Protokolle?') },
    { say: 'Startaufstellung', never: words('Ausgangslagen?', 'Ausgangsstellung(?:en)?', 'Kartenverteilung') },
    { say: 'Auslegung', never: words('Klarstellung(?:en)?', 'Festlegung(?:en)?', 'Regelentscheid(?:e|ung|ungen)?') },
    {
      say: 'ist zuerst am Zug',
      never: words(
        'zieht zuerst',
        'kommt zuerst(?: dran|, wer)',
        'dran',
        'drankomm\\p{L}*',
        'Zuerstkommen',
        'fängt an',
      ),
    },
    // What one pays for something is its price (6.1).
    { say: 'Prämie', never: words('Preise[ns]?', 'k?einen Preis', 'Preisgeld(?:er)?', 'Belohnung(?:en)?') },
    { say: 'Wappenstärke', never: words('Stärken?') },
    { say: 'Lehrmeister', never: words('mit Begleitung', 'Trainer', 'Coach') },
    { say: 'Spielplan', never: words('Spielbretts?', 'Bretts?') },
    { say: 'Brücke des Tages', never: words('tägliche[nr]? Brücken?', 'Tagesbrücken?') },
    // A free seat is another thing.
    { say: 'nächster leerer Platz', never: words('nächste[nr] freie[nr]? Platz') },
  ],
  fr: [
    { say: 'construire', never: words('b[âa]ti', 'b[âa]ti[ers]s?', 'b[âa]tit', 'b[âa]tiss(?:ez|ent|ons|ait|ant)') },
    { say: 'bot', never: words('robots?', 'ordinateur joue', 'I\\.?A\\.?') },
    { say: 'décompte', never: /(?<!tuiles? )(?<!\p{L})scores?(?!\p{L})|(?<!\p{L})comptages?(?!\p{L})/iu },
    { say: 'donne', never: /(?<!\p{L})tirages?(?! au sort)(?!\p{L})|(?<!\p{L})distribution(?!\p{L})/iu },
    { say: 'escalier', never: words('escaliers') },
    { say: 'à deux', never: words('à deux joueurs', 'à trois joueurs') },
    {
      say: 'passé composé',
      never: words('fut', 'furent', 'fût', 'eut', 'eurent', 'fit', 'firent', 'prit', 'prirent', 'vint'),
    },
    { say: 'blason', never: words('écussons?', 'armoiries?', 'emblèmes?') },
    { say: 'conseil', never: words('indices?', 'astuces?', 'suggestions?') },
    { say: 'discussion', never: words('t?chat', 'messagerie', 'clavardage') },
    { say: 'enregistrement', never: words('sauvegardes?', 'replays?', 'fichiers? de partie') },
    { say: 'courriel', never: words('e-?mails?', 'mails?', 'méls?') },
    { say: 'tour', never: words('manches?', 'rondes? de jeu') },
    { say: 'disque', never: words('rondel', 'rondelle', 'roue', 'rotule') },
    // Of what one pays for something, « prix » is said (6.1).
    { say: 'prime', never: /(?<!revenu (?:et|ou le) )(?<!\p{L})prix(?!\p{L})|(?<!\p{L})récompenses(?!\p{L})/iu },
    { say: 'guide', never: words('coach', 'entraîneur', 'accompagnée') },
    { say: 'case', never: words('emplacements?') },
    { say: 'code QR', never: words('QR code') },
    { say: 'équitable', never: words('honnête') },
    { say: 'dévoiler', never: words('révél\\p{L}+') },
    { say: 'directement à', never: words('tout droit à') },
    { say: 'sur la piste de chapelle', never: words('qui mène à', 'en tête sur la (?:chapelle|porte)') },
    { say: 'spectateurs', never: words('observateurs?', 'public peut') },
    { say: 'Pont ({ $name })', never: /(?<!\p{L})(?:de|que|si) \{ \$(?:names?|other|login|who)/iu },
  ],
  it: [
    { say: 'rimpiazzare', never: words('sostitu(?:ire|isce|isci|iscono|it[aeio]|irn[ei]|irl[aeio]|endo)') },
    { say: 'tavoliere', never: words('tabellon[ei]', 'plancia') },
    { say: 'scale, scalino', never: words('scala', 'gradin[oi]') },
    { say: 'retri', never: words('dors[oi]') },
    { say: 'combinazione', never: words('miscugli?[oi]?', 'collezion[ei]', 'serie') },
    { say: 'consiglio', never: words('suggeriment[oi]', 'aiutin[oi]', 'dritt[ae]') },
    { say: 'chat', never: words('conversazion[ei]', 'discussion[ei]') },
    { say: 'disposizione', never: words('distribuzion[ei]', 'smazzat[ae]', 'mazziere') },
    { say: 'registrazione', never: words('file d(?:i|ella|elle|i una) partit[ae]', 'salvataggi[o]?') },
    { say: 'link', never: words('collegament[oi]') },
    { say: 'in due', never: words('in (?:due|tre|quattro) giocatori') },
    { say: 'effetto', never: words('azion[ei]') },
    { say: 'edificio', never: words('cas[ae]') },
    { say: 'giardino', never: words('parc(?:o|hi)') },
    { say: 'ha rinunciato', never: words('arres[oiae]', 'arrend(?:e|iti|ono)') },
    {
      say: 'Rieccomi',
      never: words('tornato', 'sono tornat[oa]', 'sedut[oa]', "se n[’']è andat[oa]", 'benvenut[oaie](?<!il benvenuto)'),
    },
    { say: 'Schermo grande', never: words('grande schermo') },
    { say: 'tracciato delle porte', never: words('tracciato (?:della )?port[ae]') },
    { say: 'occupato', never: words('post[oi] (?:è|sono) pres[oi]') },
    { say: 'disposizione equa', never: words('onest[ao]') },
    { say: 'una carta da 0', never: words('un \\{ \\$(?:value|cards?) \\}') },
    { say: 'impossibile', never: words('impossible') },
    { say: 'guida', never: words('allenator[ei]', 'coach') },
    { say: 'estratto a sorte', never: words('pescat[oi]') },
    { say: 'round', never: words('manch[ei]', 'giri di gioco') },
    { say: 'problema', never: words('rompicap[oi]', 'enigm[ai]', 'indovinell[oi]') },
  ],
  pl: [
    { say: 'zasada', never: words('reguł\\p{L}*', 'przepis[uy]?') },
    { say: 'rozszerzenie', never: words('dodat(?:ek|ku|kiem|ki|ków)', 'doświadczeni budowniczowie') },
    { say: 'rozdanie', never: words('układ(?!a)\\p{L}*', 'potasowani[ea]') },
    { say: 'zestaw', never: words('komplet(?:y|u|ów|ami)?') },
    { say: 'seria', never: words('ciąg(?:u|i|ów)?', 'szereg(?:u|i)?') },
    { say: 'czat', never: words('rozmow[aęy]', 'dyskusj[aię]') },
    { say: 'odnośnik', never: words('link(?:u|i|iem|ów)?') },
    { say: 'tarcza', never: words('herb(?:u|y|ów|em)?', 'blazon') },
    { say: 'zatwierdzić', never: words('potwierd[źz]\\p{L}*') },
    { say: 'budynek', never: words('dom(?:u|y|ów|em|ami)?') },
    { say: 'figurka', never: words('pion(?:ek|ka|ki|ków)?') },
    { say: 'kto ma najwięcej', never: words('najbogatsz[yaei]', 'odszedł', 'odeszła', 'wrócił') },
    {
      say: 'partia się zaczęła',
      never: words(
        'gra (?:jeszcze )?się nie zaczęła',
        'gra skończ\\p{L}*',
        'pierwsz\\p{L}+ gr(?:a|ę|y|ze)',
        'końcem gry',
        'gier',
      ),
    },
    { say: 'ruch', never: words('tur(?:a|y|ze|ę|ą)') },
    { say: 'przewodnik', never: words('trener\\p{L}*', 'coach') },
    { say: 'na następnym miejscu', never: words('buduj na następnym polu', 'zbuduj na następnym polu') },
    { say: 'karty o największej wartości', never: words('najwięcej wartości kart') },
    { say: 'park (tarcza zielona)', never: /\(\{ \$crest \}\)/u },
  ],
};

interface Mark {
  is: string;
  never: RegExp;
}

const MARKS: Record<string, Mark[]> = {
  en: [{ is: 'a straight apostrophe: write ’', never: /'/u }],
  fr: [
    { is: 'a straight apostrophe: write ’', never: /'/u },
    {
      is: 'a space that breaks: run scripts/french_spaces.py',
      never: /[ \u202f][;:?!»£]|«[ \u202f]|[^\s\u00a0][;?!»£]|[\p{L}}]:|«\S/u,
    },
    { is: 'a mark of another language: write « … »', never: /["“”„]/u },
  ],
  it: [
    { is: 'a straight apostrophe: write ’', never: /'/u },
    { is: 'a mark of another language: write «…»', never: /["“”„]|«\s|\s»/u },
    { is: 'a space before a mark', never: /\s[;:?!]/u },
  ],
  pl: [
    { is: 'a mark of another language: write „…”', never: /["“«»]/u },
    { is: 'a space before a mark', never: /\s[;:?!]/u },
    {
      is: 'a preposition before an inserted name, which cannot be declined',
      never: /(?<!\p{L})(?:przed|od|dla|bez|zamiast) \{ \$(?:names?|other|tile|old) \}/u,
    },
  ],
};

/** What the server says in a language (`src/london_bridge/server/texts`), as messages that the check can read. */
export function serverSource(file: string, json: string): Source {
  const said = Object.entries(JSON.parse(json) as Record<string, string>);
  const lines = said.map(([name, text]) => `${name} = ${text.trim().replaceAll(/\n+/gu, '\n    ')}`);
  return { file, text: `${lines.join('\n')}\n` };
}

/** What is wrong with the words of a language, as `file: what: the line`. Comments and names of messages are no words. */
export function wordingFaults(language: string, sources: Source[]): string[] {
  const faults: string[] = [];
  for (const { file, text } of sources) {
    for (const line of text.split('\n')) {
      if (line.startsWith('#')) continue;
      const said = line.replace(/^[a-z][\w-]* =|^ +\.\w+ =|^ *\*?\[\w+\]/u, '').trim();
      for (const { is, never } of MARKS[language] ?? []) {
        if (never.test(said)) faults.push(`${file}: ${is}: ${line.trim()}`);
      }
      // Commands may be typed in any word that a player would try.
      if (line.startsWith('text-words-')) continue;
      for (const { say, never } of WORDS[language] ?? []) {
        const found = never.exec(said)?.[0];
        if (found) faults.push(`${file}: "${say}", not "${found}": ${line.trim()}`);
      }
    }
  }
  return faults;
}
