import type { Country } from '../country.ts';

export const CZ = {
  code: 'CZ',
  stores: { hm: '20005', rl: '30005' },
  host: 'cz',
  languages: [{ code: 'cs', id: -34 }],
  currency: { code: 'CZK', perEuro: 25, locale: 'cs-CZ' },
  vat: 0.21,
  customsThreshold: null,
  sizes: 'EU',
} as const satisfies Country;
