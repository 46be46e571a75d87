import { describe, expect, it } from 'vitest';
import { TRANSLATED_LANGUAGES } from '#src/ui/i18n/languages.ts';
import { flatTexts, namespacesOf, readTexts, type Texts } from './texts.ts';

const languages = [...TRANSLATED_LANGUAGES];
const namespaces = namespacesOf('en');

function variablesIn(text: string) {
  return [...text.matchAll(/{{\s*-?\s*([\w.]+)[^}]*}}/g)].map(([, name = '']) => name).sort();
}

function unsortedKeysIn(texts: Texts): string[] {
  const keys = Object.keys(texts);
  const sorted = [...keys].sort();
  return [
    ...keys.filter((key, index) => key !== sorted[index]),
    ...Object.values(texts).flatMap((value) =>
      typeof value === 'string' ? [] : unsortedKeysIn(value),
    ),
  ];
}

it('I18N-05 every language has the same namespaces, checkout, myAccount and contactUs among them', () => {
  expect(namespaces).toEqual(expect.arrayContaining(['checkout', 'myAccount', 'contactUs']));
  for (const language of languages) expect(namespacesOf(language)).toEqual(namespaces);
});

describe.each(namespaces)('%s', (namespace) => {
  const byLanguage = languages.map((language) => flatTexts(readTexts(language, namespace)));
  const [english = new Map<string, string>()] = byLanguage;

  it('I18N-05 has the same keys in every language', () => {
    for (const texts of byLanguage) expect([...texts.keys()]).toEqual([...english.keys()]);
  });

  it('I18N-05 has the same variables in every language', () => {
    for (const texts of byLanguage) {
      for (const [key, text] of texts) {
        expect(variablesIn(text), key).toEqual(variablesIn(english.get(key) ?? ''));
      }
    }
  });

  it('has no empty text, no stray space and no markup', () => {
    for (const texts of byLanguage) {
      for (const [key, text] of texts) {
        expect(text.trim(), key).not.toBe('');
        expect(text, key).toBe(text.trim());
        expect(text, key).not.toMatch(/<\/?[a-z]|&[a-z]+;/i);
        expect(text.replace(/{{[^{}]*}}/g, ''), key).not.toMatch(/[{}]|\$t\(/);
      }
    }
  });

  it('has both plural forms or none', () => {
    for (const key of english.keys()) {
      const [, stem, form] = /^(.*)_(one|other)$/.exec(key) ?? [];
      if (stem === undefined) continue;
      expect(english.has(`${stem}_${form === 'one' ? 'other' : 'one'}`), key).toBe(true);
    }
  });

  it('keeps its keys sorted', () => {
    for (const language of languages) {
      expect(unsortedKeysIn(readTexts(language, namespace)), language).toEqual([]);
    }
  });

  it('addresses German shoppers formally', () => {
    for (const [key, text] of flatTexts(readTexts('de', namespace))) {
      expect(text, key).not.toMatch(/\b(?:du|dich|dir|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?)\b/i);
    }
  });

  it('calls the bag “Warenkorb” in German, as “Tasche” is also something to buy', () => {
    for (const [key, text] of flatTexts(readTexts('de', namespace))) {
      if (/\bbag\b/i.test(english.get(key) ?? '')) expect(text, key).not.toMatch(/Tasche/);
    }
  });
});
