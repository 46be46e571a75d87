import { describe, expect, it } from 'vitest';
import { flatTexts, OF_TOOLS, textProblems, type Texts } from '#harness/texts/texts.ts';
import { namespacesOf, readTexts, textLanguages } from '#harness/texts/locales.ts';

const languages = textLanguages();
const namespaces = namespacesOf('en');

const TOOL_LANGUAGES: readonly string[] = ['en', 'de'];

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
  const ofTheShop = namespaces.filter((namespace) => !OF_TOOLS.has(namespace));
  for (const language of languages)
    expect(namespacesOf(language), `the files of locales/${language}`).toEqual(
      TOOL_LANGUAGES.includes(language) ? namespaces : ofTheShop,
    );
});

it('I18N-05 a language has one word for what may stay empty, on every form', () => {
  for (const language of languages) {
    const all = namespaces
      .filter((namespace) => !OF_TOOLS.has(namespace))
      .flatMap((namespace) => [...flatTexts(readTexts(language, namespace))]);
    const ofFields = all.filter(([key]) => /(?:^|\.)optional$/.test(key)).map(([, text]) => text);
    const ofGroups = all
      .filter(([key]) => key === 'interests')
      .map(([, text]) => /\(.*\)$/.exec(text)?.[0]);
    expect(ofFields.length, language).toBeGreaterThan(1);
    expect(new Set([...ofFields, ...ofGroups]).size, language).toBe(1);
  }
});

describe.each(namespaces)('%s', (namespace) => {
  // One without the file is told by the first test.
  const spoken = (OF_TOOLS.has(namespace) ? TOOL_LANGUAGES : languages).filter((language) =>
    namespacesOf(language).includes(namespace),
  );
  const byLanguage = spoken.map((language) => flatTexts(readTexts(language, namespace)));
  const [english = new Map<string, string>()] = byLanguage;

  it.each(spoken)(
    'I18N-05 %s has all texts, in the plural forms of the language, with the same places',
    (language) => {
      const problems = textProblems(
        readTexts('en', namespace),
        readTexts(language, namespace),
        language,
      );
      expect(problems).toEqual([]);
    },
  );

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
    for (const language of spoken) {
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
