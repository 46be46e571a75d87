import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as descriptions from '#fixtures/catalogue/descriptions.ts';
import * as words from '#fixtures/catalogue/words.ts';
import * as accountMails from '#fixtures/people/account-mails.ts';
import * as contactMails from '#fixtures/people/contact-mails.ts';
import * as orderMails from '#fixtures/purchase/mails.ts';
import { TRANSLATED_LANGUAGES } from '#src/ui/i18n/languages.ts';

const fixture = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../fixtures/${path}`, import.meta.url), 'utf8'));

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

const content = readdirSync(new URL('../../../../fixtures/content/', import.meta.url))
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => englishIn(fixture(`content/${name}`)));
const modules = [words, descriptions, accountMails, contactMails, orderMails].flatMap(firstIn);
const english = [...new Set([...content, ...modules])].filter(
  (text) => HAS_WORDS.test(text) && !isOnlyPlace(text),
);

/** Where a sentence begins with a place, the place is written large: `{Group}`. */
const placesIn = (text: string) => (text.toLowerCase().match(/\{[\w.]+\}/g) ?? []).sort();

describe.each(TRANSLATED_LANGUAGES.filter((language) => !['en', 'de'].includes(language)))(
  'what the simulated backend says in %s',
  (language) => {
    const texts = fixture(`translations/${language}.json`) as Readonly<Record<string, string>>;

    it('I18N-05 is there for everything that it says in English', () => {
      expect(english.length).toBeGreaterThan(500);
      expect(english.filter((text) => !texts[text]?.trim())).toEqual([]);
    });

    it('I18N-05 has the places of the English text', () => {
      for (const [from, into] of Object.entries(texts))
        expect(placesIn(into), from).toEqual(placesIn(from));
    });
  },
);
