import type { Country } from '../country.ts';

export const DK = {
  code: 'DK',
  stores: { hm: '20006', rl: '30006' },
  host: 'dk',
  languages: [{ code: 'da', id: -35 }],
  currency: { code: 'DKK', perEuro: 7.5, locale: 'da-DK' },
  vat: 0.25,
  customsThreshold: null,
  sizes: 'EU',
} as const satisfies Country;
