import { type Country, type Language, EUR } from '../country.ts';

export const GERMAN = { code: 'de', id: -3 } as const satisfies Language;

export const DE = {
  code: 'DE',
  stores: { hm: '20010', rl: '30010' },
  host: 'de',
  languages: [GERMAN],
  currency: EUR,
  vat: 0.19,
  customsThreshold: null,
  hasMembership: true,
  sizes: 'DE',
} as const satisfies Country;
