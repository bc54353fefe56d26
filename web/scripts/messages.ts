/**
 * The check of all words: every language has the same messages with the same variables, well formed and with the plurals
 * that the language has; every message is used in the code, and everything that the code asks for is there.
 */
import {
  FluentParser,
  Junk,
  Message,
  Term,
  Visitor,
  type MessageReference,
  type Pattern,
  type SelectExpression,
  type TermReference,
  type VariableReference,
} from '@fluent/syntax';

export interface Source {
  /** Where it is from, for whoever has to mend it. */
  file: string;
  text: string;
}
/** What comes before the part of a message's name that varies, and everything that can follow it. */
export type Families = Record<string, readonly string[]>;

interface Told {
  file: string;
  variables: Set<string>;
}
/** By name of the message, or `message.attribute`. */
type Messages = Map<string, Told>;

const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];

class Reader extends Visitor {
  variables = new Set<string>();
  references = new Set<string>();
  faults: string[] = [];

  constructor(private readonly categories: string[]) {
    super();
  }

  override visitVariableReference(node: VariableReference): void {
    this.variables.add(node.id.name);
  }

  override visitMessageReference(node: MessageReference): void {
    this.references.add(node.attribute ? `${node.id.name}.${node.attribute.name}` : node.id.name);
  }

  override visitTermReference(node: TermReference): void {
    this.references.add(`-${node.id.name}`);
    this.genericVisit(node);
  }

  override visitSelectExpression(node: SelectExpression): void {
    const names = node.variants.map(({ key }) => String('name' in key ? key.name : key.value));
    if (names.some((name) => PLURALS.includes(name) && name !== 'other')) {
      for (const name of names) {
        if (PLURALS.includes(name) && !this.categories.includes(name)) this.faults.push(`has no plural "${name}"`);
      }
      for (const category of this.categories) {
        if (!names.includes(category)) this.faults.push(`lacks the plural "${category}"`);
      }
    }
    this.genericVisit(node);
  }
}

/** The plurals of a language that whole numbers up to a thousand have, and the one that stands for the rest. */
export function pluralsOf(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  const found = new Set<string>(['other']);
  for (let count = 0; count <= 1000; count++) found.add(rules.select(count));
  return [...found].toSorted();
}

function read(language: string, sources: Source[], faults: string[]): { messages: Messages; references: Set<string> } {
  const messages: Messages = new Map();
  const references = new Set<string>();
  const parser = new FluentParser({ withSpans: false });
  const categories = pluralsOf(language);
  for (const { file, text } of sources) {
    for (const entry of parser.parse(text).body) {
      if (entry instanceof Junk) {
        faults.push(`${file}: cannot be read: ${entry.content.trim().split('\n', 1)[0] ?? ''}`);
        continue;
      }
      if (!(entry instanceof Message || entry instanceof Term)) continue;
      const name = entry instanceof Term ? `-${entry.id.name}` : entry.id.name;
      const add = (key: string, pattern: Pattern | null) => {
        if (!pattern) return;
        const reader = new Reader(categories);
        reader.visit(pattern);
        for (const fault of reader.faults) faults.push(`${file}: ${key} ${fault}`);
        for (const reference of reader.references) references.add(reference);
        if (messages.has(key)) faults.push(`${file}: ${key} is there twice`);
        messages.set(key, { file, variables: reader.variables });
      };
      add(name, entry.value);
      for (const attribute of entry.attributes) add(`${name}.${attribute.id.name}`, attribute.value);
    }
  }
  return { messages, references };
}

const sorted = (names: Iterable<string>) => [...names].toSorted().join(', ');

interface Wanted {
  /** Everything in quotes that could be the name of a message. */
  literals: Set<string>;
  /** Names that are asked for as they stand, with the file that does. */
  asked: Map<string, string>;
  /** Beginnings of names that are put together. */
  built: Map<string, string>;
  /** Attributes that are asked for of a name that is put together. */
  attributes: Set<string>;
}

function wantedBy(code: Source[]): Wanted {
  const wanted: Wanted = { literals: new Set(), asked: new Map(), built: new Map(), attributes: new Set() };
  for (const { file, text } of code) {
    for (const [, , one = ''] of text.matchAll(/(['"`])([a-z][\w-]*(?:\.[a-z]+)?)\1/g)) wanted.literals.add(one);
    for (const [, one = ''] of text.matchAll(/(?<![\w.$])(?:t|has)\(\s*['`]([^'`$]+)['`]/g))
      wanted.asked.set(one, file);
    // One of two: t(mine ? 'a' : 'b').
    for (const [, one = '', other = ''] of text.matchAll(/(?<![\w.$])t\([^()'`]*\?\s*'([^']+)'\s*:\s*'([^']+)'/g)) {
      wanted.asked.set(one, file);
      wanted.asked.set(other, file);
    }
    for (const [, one = ''] of text.matchAll(/(?<![\w.$])(?:t|has)\(\s*`([^`$]*)\$\{/g)) wanted.built.set(one, file);
    for (const [, one = ''] of text.matchAll(/\bkey(?:: string)? = `([a-z][^`$]*-)\$\{/g)) wanted.built.set(one, file);
    for (const [, one = ''] of text.matchAll(/\}\.([a-z]+)`/g)) wanted.attributes.add(one);
  }
  return wanted;
}

/** Where languages differ from the first one. */
function differences(all: { language: string; messages: Messages }[]): string[] {
  const [first, ...others] = all;
  const faults: string[] = [];
  for (const { language, messages } of others) {
    for (const [key, { file, variables }] of first?.messages ?? []) {
      const other = messages.get(key);
      if (!other) faults.push(`${language}: ${key} is missing (${file})`);
      else if (sorted(other.variables) !== sorted(variables)) {
        const had = sorted(other.variables) || 'no variables';
        faults.push(`${other.file}: ${key} has ${had}, not ${sorted(variables) || 'none'}`);
      }
    }
    for (const [key, { file }] of messages) {
      if (!first?.messages.has(key)) faults.push(`${first?.language ?? ''}: ${key} is missing (${file})`);
    }
  }
  return faults;
}

/** Everything that is wrong, as sentences; an empty list is the aim. */
export function check(languages: Record<string, Source[]>, code: Source[], families: Families): string[] {
  const faults: string[] = [];
  const all = Object.entries(languages).map(([language, sources]) => ({
    language,
    ...read(language, sources, faults),
  }));
  const [first] = all;
  if (!first) return ['There are no languages.'];
  faults.push(...differences(all));

  const { literals, asked, built, attributes } = wantedBy(code);
  const members = new Set(Object.entries(families).flatMap(([prefix, names]) => names.map((name) => prefix + name)));
  for (const [key, file] of asked) if (!first.messages.has(key)) faults.push(`${file}: there is no message ${key}`);
  for (const key of members) if (!first.messages.has(key)) faults.push(`families: there is no message ${key}`);
  for (const [prefix, file] of built) {
    // A name that is all variable was checked where it was made.
    if (prefix && !(prefix in families)) faults.push(`${file}: the family ${prefix} is not declared`);
  }
  for (const prefix of Object.keys(families)) {
    if (!built.has(prefix)) faults.push(`families: nothing asks for ${prefix}`);
  }
  for (const [key, { file }] of first.messages) {
    if (literals.has(key) || members.has(key) || first.references.has(key)) continue;
    const [name = '', attribute] = key.split('.', 2);
    const known = literals.has(name) || members.has(name);
    if (attribute && known && attributes.has(attribute)) continue;
    faults.push(`${file}: ${key} is not used`);
  }
  return faults;
}
