import { expect, it } from 'vitest';
import { languageProblems, unusedTexts } from '#harness/texts/language-problems.ts';
import { namespacesOf, readTexts, textLanguages } from '#harness/texts/locales.ts';
import { flatTexts, OF_TOOLS, textProblems, type Texts } from '#harness/texts/texts.ts';
import { unusedKeys } from '#harness/texts/unused.ts';
import { TRANSLATED_LANGUAGES } from '#src/ui/i18n/languages.ts';

const TOOL_LANGUAGES: readonly string[] = ['en', 'de'];
const namespaces = namespacesOf('en');
const shopNamespaces = namespaces.filter((namespace) => !OF_TOOLS.has(namespace));

/** All texts of a language, by file and key. */
function textsIn(language: string): [string, string][] {
  return namespacesOf(language).flatMap((namespace) => [
    ...flatTexts(readTexts(language, namespace), `${namespace}:`),
  ]);
}

function unsortedKeysIn(texts: Texts): string[] {
  const keys = Object.keys(texts);
  const sorted = keys.toSorted();
  return [
    ...keys.filter((key, index) => key !== sorted[index]),
    ...Object.values(texts).flatMap((value) =>
      typeof value === 'string' ? [] : unsortedKeysIn(value),
    ),
  ];
}

it('I18N-05 the languages of the shop are those that have texts', () => {
  expect(textLanguages().toSorted()).toEqual([...TRANSLATED_LANGUAGES].toSorted());
});

it('I18N-05 every English text is used', () => {
  expect(unusedTexts()).toEqual([]);
  expect(unusedKeys(['nobody.asks.for.this', 'stock.low_one'])).toEqual(['nobody.asks.for.this']);
});

it('I18N-05 lists a language without files', () => {
  expect(languageProblems('xx')).toEqual([
    'locales/xx is missing',
    'fixtures/translations/xx.json is missing',
  ]);
});

it.each(TRANSLATED_LANGUAGES)(
  'I18N-05 %s has all texts, none stale, in its plural forms, with the places of English',
  (language) => {
    expect(languageProblems(language)).toEqual([]);
  },
);

it('I18N-05 the studio has all texts in German', () => {
  for (const namespace of OF_TOOLS)
    expect(textProblems(readTexts('en', namespace), readTexts('de', namespace), 'de')).toEqual([]);
});

it.each(TRANSLATED_LANGUAGES)(
  'I18N-05 %s has the namespaces of English, sorted keys, no stray space and no markup',
  (language) => {
    const files = TOOL_LANGUAGES.includes(language) ? namespaces : shopNamespaces;
    expect(namespacesOf(language)).toEqual(files);
    for (const file of files) expect(unsortedKeysIn(readTexts(language, file)), file).toEqual([]);
    for (const [key, text] of textsIn(language)) {
      expect(text, key).toMatch(/^\S(?:.*\S)?$/s);
      expect(text, key).not.toMatch(/<\/?[a-z]|&[a-z]+;/i);
      expect(text.replace(/{{[^{}]*}}/g, ''), key).not.toMatch(/[{}]|\$t\(/);
    }
  },
);

it.each(TRANSLATED_LANGUAGES)('I18N-05 %s has one word for “optional”', (language) => {
  const texts = textsIn(language);
  const ofFields = texts.filter(([key]) => /[:.]optional$/.test(key)).map(([, text]) => text);
  const ofGroup = texts.find(([key]) => key === 'newsletter:interests')?.[1];
  expect(ofFields.length).toBeGreaterThan(1);
  expect(new Set([...ofFields, /\(.*\)$/.exec(ofGroup ?? '')?.[0]]).size).toBe(1);
});

it('has both plural forms of English or none', () => {
  const keys = new Set(textsIn('en').map(([key]) => key));
  for (const key of keys) {
    if (key.endsWith('_one')) expect(keys).toContain(key.replace(/_one$/, '_other'));
    if (key.endsWith('_other')) expect(keys).toContain(key.replace(/_other$/, '_one'));
  }
});

it('addresses German shoppers formally, and calls the bag “Warenkorb”, because a “Tasche” is a product', () => {
  const english = new Map(textsIn('en'));
  for (const [key, text] of textsIn('de')) {
    expect(text, key).not.toMatch(/\b(?:du|dich|dir|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?)\b/i);
    if (/\bbag\b/i.test(english.get(key) ?? '')) expect(text, key).not.toMatch(/Tasche/);
  }
});
