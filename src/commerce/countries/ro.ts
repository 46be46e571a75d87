import type { Country } from '../country.ts';

export const RO = {
  code: 'RO',
  stores: { hm: '20019', rl: '30019' },
  host: 'ro',
  languages: [{ code: 'ro', id: -21 }],
  currency: { code: 'RON', perEuro: 5, locale: null },
  vat: 0.21,
  customsThreshold: null,
  sizes: 'EU',
} as const satisfies Country;
