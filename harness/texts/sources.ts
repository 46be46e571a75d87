import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { namespacesOf, readTexts } from './locales.ts';
import { OF_TOOLS, englishOf, flatTexts } from './texts.ts';

/** Hash of the English text and of its translation, by `namespace:key`. */
export type Sources = Readonly<Record<string, string>>;

type FlatTexts = ReadonlyMap<string, string>;

const DIGITS = 4;

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, DIGITS);
}

/**
 * Compares translations with their record. A translation is stale if its English changed and it did not.
 * Returns the updated record and the keys of stale translations.
 */
export function reviewTexts(english: FlatTexts, texts: FlatTexts, before: Sources) {
  const stale: string[] = [];
  const entries = [...texts].map(([key, text]): [string, string] => {
    const source = hashOf(englishOf(english, key) ?? '');
    const own = hashOf(text);
    const known = before[key];
    if (!known?.endsWith(own) || known.startsWith(source)) return [key, source + own];
    stale.push(key);
    return [key, known];
  });
  return { sources: Object.fromEntries(entries) as Sources, stale };
}

/** Reviews all translations of a language against its record. Keys for which `isSigned` is true lose their record. */
export function reviewLanguage(language: string, isSigned: (key: string) => boolean = () => false) {
  const before = Object.entries(readSources(language)).filter(([key]) => !isSigned(key));
  return reviewTexts(allTexts('en'), allTexts(language), Object.fromEntries(before));
}

export function readSources(language: string): Sources {
  const file = fileOf(language);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Sources) : {};
}

export function writeSources(language: string, sources: Sources): void {
  writeFileSync(fileOf(language), `${JSON.stringify(sources, null, 2)}\n`);
}

function fileOf(language: string): string {
  return fileURLToPath(new URL(`../../locales/${language}.sources.json`, import.meta.url));
}

function allTexts(language: string): FlatTexts {
  const namespaces = namespacesOf(language).filter((namespace) => !OF_TOOLS.has(namespace));
  return new Map(
    namespaces.flatMap((namespace) => [
      ...flatTexts(readTexts(language, namespace), `${namespace}:`),
    ]),
  );
}
