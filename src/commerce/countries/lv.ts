import { type Country, EUR } from '../country.ts';

export const LV = {
  code: 'LV',
  stores: { hm: '20014', rl: '30014' },
  host: 'lv',
  languages: [{ code: 'lv', id: -39 }],
  currency: EUR,
  vat: 0.21,
  customsThreshold: null,
  sizes: 'EU',
} as const satisfies Country;
