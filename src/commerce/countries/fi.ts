import { type Country, EUR } from '../country.ts';

export const FI = {
  code: 'FI',
  stores: { hm: '20008', rl: '30008' },
  host: 'fi',
  languages: [{ code: 'fi', id: -37 }],
  currency: EUR,
  vat: 0.255,
  customsThreshold: null,
  sizes: 'EU',
} as const satisfies Country;
