import { expect, it } from 'vitest';

import { storeById, storeOfCountry } from '#src/store-config/stores.ts';
import { createI18n } from '#src/ui/i18n/create-i18n.ts';

it('CFG-08 derives its address and its commerce API from a site', () => {
  expect(storeById('20027')).toMatchObject({
    SITE_URL: 'https://at.hollismarlowe.example',
    WCS_API: '/wcs/resources/store/20027',
  });
});

it.each([
  ['AT', 'de'],
  ['FR', 'fr'],
])('CFG-08 loads the texts of the shop in %s in %s', async (country, language) => {
  const asked: string[] = [];
  const { locale } = storeOfCountry('rl', country);
  const load = async (wanted: string) => {
    asked.push(wanted);
    return {};
  };
  await createI18n({ locale, load }).ready;
  expect(asked).toEqual([language]);
});
