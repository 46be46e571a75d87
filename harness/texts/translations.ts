import { readdirSync, readFileSync } from 'node:fs';
import { COLOURED } from '#fixtures/catalogue/coloured.ts';
import * as descriptions from '#fixtures/catalogue/descriptions.ts';
import * as words from '#fixtures/catalogue/words.ts';
import * as accountMails from '#fixtures/people/account-mails.ts';
import * as contactMails from '#fixtures/people/contact-mails.ts';
import * as orderMails from '#fixtures/purchase/mails.ts';
import type { TextProblem } from './texts.ts';

const fixture = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../fixtures/${path}`, import.meta.url), 'utf8'));

const HAS_WORDS = /\p{L}{2}/u;
const isOnlyPlace = (text: string) => /^\{[\w.]+\}$/.test(text);

function stringsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (typeof node !== 'object' || node === null) return [];
  return Object.values(node).flatMap(stringsIn);
}

/** The English side of `{ en, de }`. */
function englishIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('en' in node) return stringsIn(node.en);
  return Object.values(node).flatMap(englishIn);
}

const isBilingual = (node: unknown): node is [string, string] =>
  Array.isArray(node) && node.length >= 2 && node.every((each) => typeof each === 'string');

/** The first of `['English', 'German']`. */
function firstIn(node: unknown): string[] {
  if (isBilingual(node)) return [node[0]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.values(node).flatMap(firstIn);
}

/** Everything that the simulated backend says in English. */
export function englishOfTheBackend(): string[] {
  const content = readdirSync(new URL('../../fixtures/content/', import.meta.url))
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => englishIn(fixture(`content/${name}`)));
  const modules = [COLOURED, words, descriptions, accountMails, contactMails, orderMails];
  return [...new Set([...content, ...modules.flatMap(firstIn)])].filter(
    (text) => HAS_WORDS.test(text) && !isOnlyPlace(text),
  );
}

/** What the simulated backend says in a language, by the English text. */
export function translationsIn(language: string): Readonly<Record<string, string>> {
  return fixture(`translations/${language}.json`) as Readonly<Record<string, string>>;
}

/** Where a sentence begins with a place, the place is written large: `{Group}`. */
const placesIn = (text: string) => (text.toLowerCase().match(/\{[\w.]+\}/g) ?? []).sort().join(' ');

/** What the simulated backend does not say in a language, or says with other places than in English; English and German stand in the data. */
export function translationProblems(language: string): TextProblem[] {
  if (language === 'en' || language === 'de') return [];
  const texts = translationsIn(language);
  const missing = englishOfTheBackend()
    .filter((key) => !texts[key]?.trim())
    .map((key) => ({ key, problem: 'is missing' }));
  const other = Object.entries(texts)
    .filter(([key, text]) => placesIn(key) !== placesIn(text))
    .map(([key, text]) => ({ key, problem: `has the places “${placesIn(text)}”` }));
  return [...missing, ...other];
}
