import { type Country, EUR } from '../country.ts';

export const EE = {
  code: 'EE',
  stores: { hm: '20007', rl: '30007' },
  host: 'ee',
  languages: [{ code: 'et', id: -36 }],
  currency: EUR,
  vat: 0.24,
  customsThreshold: null,
  sizes: 'EU',
} as const satisfies Country;
