import { expect, it } from 'vitest';
import { englishOfTheBackend, translationProblems } from '#harness/texts/translations.ts';
import { TRANSLATED_LANGUAGES } from '#src/ui/i18n/languages.ts';

it.each(TRANSLATED_LANGUAGES)(
  'I18N-05 the simulated backend has all its texts in %s, with their placeholders',
  (language) => {
    expect(translationProblems(language)).toEqual([]);
  },
);

it('checks all texts', () => {
  expect(englishOfTheBackend().length).toBeGreaterThan(500);
});
