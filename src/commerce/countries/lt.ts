import { type Country, EUR } from '../country.ts';

export const LT = {
  code: 'LT',
  stores: { hm: '20025', rl: '30025' },
  host: 'lt',
  languages: [{ code: 'lt', id: -43 }],
  currency: EUR,
  vat: 0.21,
  customsThreshold: null,
  sizes: 'EU',
} as const satisfies Country;
