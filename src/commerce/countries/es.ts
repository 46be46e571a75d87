import { type Country, EUR } from '../country.ts';

export const ES = {
  code: 'ES',
  stores: { hm: '20023', rl: '30023' },
  host: 'es',
  languages: [{ code: 'es', id: -5 }],
  currency: EUR,
  vat: 0.21,
  customsThreshold: null,
  sizes: 'FR',
} as const satisfies Country;
