import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = new URL('../../fixtures/content/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));

/** Keys of translated texts. Their values exist in both languages, or are the same in both. */
const WORDS =
  /^(?:title|text|alt|label|name|intro|description|question|answer|hours|paragraphs|points)$/;
const SAME_IN_BOTH =
  /^(?:Denim|Sale|Jeans|Cookies|trucker|blazer|selvedge|cardigan|\{campaign\}|\{ways\}\.|\d+ .+|.+ \d+, .+|.+ (?:B\.V|Ltd)\.)$/;

interface Found {
  place: string;
  en?: unknown;
  de?: unknown;
  plain?: string;
}

function* textsOf(node: unknown, place: string, key: string): Generator<Found> {
  if (typeof node === 'string') {
    if (WORDS.test(key)) yield { place, plain: node };
  } else if (Array.isArray(node)) {
    for (const [at, entry] of node.entries()) yield* textsOf(entry, `${place}.${at}`, key);
  } else if (typeof node === 'object' && node !== null) {
    if ('en' in node || 'de' in node) yield { place, ...node };
    else
      for (const [name, entry] of Object.entries(node))
        yield* textsOf(entry, `${place}.${name}`, name === 'rl' || name === 'hm' ? key : name);
  }
}

function words(text: unknown): string {
  return Array.isArray(text) ? text.map(words).join(' ') : typeof text === 'string' ? text : '';
}

const places = (text: unknown) =>
  words(text)
    .match(/\{[\w.-]+\}/gi)
    ?.map((name) => name.toLowerCase())
    .toSorted();

it.each(files)('%s: has every text in English and in German', (file) => {
  const data: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  const found = [...textsOf(data, file, '')];
  for (const { place, en, de, plain } of found) {
    if (plain !== undefined) {
      if (!place.startsWith('shops.json.shops'))
        expect([place, plain]).toEqual([place, expect.stringMatching(SAME_IN_BOTH)]);
      continue;
    }
    expect([place, words(en).trim() !== '', words(de).trim() !== '']).toEqual([place, true, true]);
    expect([place, places(de)]).toEqual([place, places(en)]);
    expect([place, Array.isArray(de) && de.length]).toEqual([
      place,
      Array.isArray(en) && en.length,
    ]);
  }
});

const UNCLEAN = /[<>]|&[a-z]+;|lorem|todo|\s{2}|\s[,.;:!?]|^\s|\s$|\.\.|,,|\(\)/i;

it.each(files)('%s: texts are clean', (file) => {
  const unclean: string[] = [];
  JSON.parse(readFileSync(new URL(file, folder), 'utf8'), (_key, value: unknown) => {
    if (typeof value === 'string' && UNCLEAN.test(value)) unclean.push(value);
  });
  expect(unclean).toEqual([]);
});

/** Straight quotation marks, and a percent sign without a space, are English. */
it.each(files)('%s: German texts follow German typography', (file) => {
  const data: unknown = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
  const wrong = [...textsOf(data, file, '')]
    .map(({ de }) => words(de))
    .filter((text) => /\d%|["']|\d\.\d\d\b/.test(text.replace(/\d+\.\d\d Uhr|–\d+\.\d\d/g, '')));
  expect(wrong).toEqual([]);
});
