import { type Country, EUR } from '../country.ts';

export const SI = {
  code: 'SI',
  stores: { hm: '20022', rl: null },
  host: 'si',
  languages: [{ code: 'sl', id: -41 }],
  currency: EUR,
  vat: 0.22,
  customsThreshold: null,
  sizes: 'EU',
} as const satisfies Country;
