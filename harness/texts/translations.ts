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

/** First of `['English', 'German']`. */
function firstIn(node: unknown): string[] {
  if (isBilingual(node)) return [node[0]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.values(node).flatMap(firstIn);
}

/** All English texts of the simulated backend. */
export function englishOfTheBackend(): string[] {
  const content = readdirSync(new URL('../../fixtures/content/', import.meta.url))
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => englishIn(fixture(`content/${name}`)));
  const modules = [COLOURED, words, descriptions, accountMails, contactMails, orderMails];
  return [...new Set([...content, ...modules.flatMap(firstIn)])].filter(
    (text) => HAS_WORDS.test(text) && !isOnlyPlace(text),
  );
}

/** Translations of the simulated backend's texts, by English text. */
export function translationsIn(language: string): Readonly<Record<string, string>> {
  return fixture(`translations/${language}.json`) as Readonly<Record<string, string>>;
}

/** A placeholder at the start of a sentence is capitalized: `{Group}`. */
const placesIn = (text: string) => (text.toLowerCase().match(/\{[\w.]+\}/g) ?? []).sort().join(' ');

/**
 * Problems of the simulated backend's translations: missing, or other placeholders than English. English and German are
 * in the data.
 */
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
