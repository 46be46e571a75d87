import { expect, it } from 'vitest';
import { englishOfTheBackend, translationProblems } from '#harness/texts/translations.ts';
import { TRANSLATED_LANGUAGES } from '#src/ui/i18n/languages.ts';

it.each(TRANSLATED_LANGUAGES)(
  'I18N-05 the simulated backend says in %s everything that it says in English, with its places',
  (language) => {
    expect(translationProblems(language)).toEqual([]);
  },
);

it('all of it is looked at', () => {
  expect(englishOfTheBackend().length).toBeGreaterThan(500);
});
