import type { Country } from '../country.ts';

export const PL = {
  code: 'PL',
  stores: { hm: '20017', rl: '30017' },
  host: 'pl',
  languages: [{ code: 'pl', id: -22 }],
  currency: { code: 'PLN', perEuro: 4, locale: null },
  vat: 0.23,
  customsThreshold: null,
  sizes: 'EU',
} as const satisfies Country;
