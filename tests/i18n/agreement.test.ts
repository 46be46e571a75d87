import { expect, it } from 'vitest';
import { readTexts, textLanguages } from '#harness/texts/locales.ts';
import { flatTexts } from '#harness/texts/texts.ts';
import { englishOfTheBackend, translationsIn } from '#harness/texts/translations.ts';

/** German is in the data beside English, not among the translations. */
const languages = textLanguages().filter((language) => language !== 'de');

const english = englishOfTheBackend();

/** Translation of the simulated backend's text whose English contains `part`. */
function saidIn(language: string, part: string): string {
  const text = english.find((each) => each.includes(part)) ?? '';
  return language === 'en' ? text : (translationsIn(language)[text] ?? '');
}

function lastNumberIn(text: string | undefined): number {
  return Number(text?.match(/\d+/g)?.at(-1));
}

it.each(languages)('PUP-01 in %s help and checkout state the same pickup period', (language) => {
  const checkout = flatTexts(readTexts(language, 'checkout'));
  const days = lastNumberIn(saidIn(language, 'It waits there for'));
  expect(days).toBe(14);
  for (const carrier of ['bpudo', 'postnlpup', 'upsap'])
    for (const key of [`delivery.days.${carrier}`, `delivery.when.${carrier}`])
      expect(lastNumberIn(checkout.get(key)), key).toBe(days);
});

it.each(languages)(
  'VAL-15 in %s the club and the account have the same minimum age',
  (language) => {
    const account = flatTexts(readTexts(language, 'myAccount'));
    const age = lastNumberIn(account.get('form.dob.underage'));
    expect(age).toBe(18);
    expect(lastNumberIn(saidIn(language, 'with an account may join'))).toBe(age);
  },
);
