import { type Country, EUR } from '../country.ts';

export const PT = {
  code: 'PT',
  stores: { hm: '20018', rl: '30018' },
  host: 'pt',
  languages: [{ code: 'pt', id: -6 }],
  currency: EUR,
  vat: 0.23,
  customsThreshold: null,
  sizes: 'FR',
} as const satisfies Country;
