import type { Country } from '../country.ts';
import { EUR } from '../currency.ts';

export const LV = {
  code: 'LV',
  stores: { hm: '20014', rl: '30014' },
  host: 'lv',
  languages: [{ code: 'lv', id: -39 }],
  currency: EUR,
  vat: 0.21,
  timeZone: 'Europe/Riga',
  customsThreshold: null,
  signposts: 'kilometer',
  sizes: 'EU',
} as const satisfies Country;
