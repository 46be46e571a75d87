import { expect, it } from 'vitest';
import { languageProblems, unusedTexts } from '#harness/texts/language-problems.ts';
import { textLanguages } from '#harness/texts/locales.ts';
import { TRANSLATED_LANGUAGES } from '#src/ui/i18n/languages.ts';

it('I18N-05 every text is used somewhere', () => {
  expect(unusedTexts()).toEqual([]);
});

it('I18N-05 the languages of the shop are those that have texts', () => {
  expect(textLanguages().toSorted()).toEqual([...TRANSLATED_LANGUAGES].toSorted());
});

it('I18N-05 a language that has all texts has no problem', () => {
  expect(languageProblems('pl')).toEqual([]);
});

it('I18N-05 a language whose files are not there at all is told', () => {
  expect(languageProblems('xx')).toEqual([
    'locales/xx is missing',
    'fixtures/translations/xx.json is missing',
  ]);
});
