import { type Country, EUR } from '../country.ts';

export const SK = {
  code: 'SK',
  stores: { hm: '20021', rl: '30021' },
  host: 'sk',
  languages: [{ code: 'sk', id: -40 }],
  currency: EUR,
  vat: 0.23,
  customsThreshold: null,
  sizes: 'EU',
} as const satisfies Country;
