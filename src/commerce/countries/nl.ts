import { type Country, type Language, EUR } from '../country.ts';

export const DUTCH = { code: 'nl', id: -31 } as const satisfies Language;

export const NL = {
  code: 'NL',
  stores: { hm: '20016', rl: '30016' },
  host: 'nl',
  languages: [DUTCH],
  currency: EUR,
  vat: 0.21,
  customsThreshold: null,
  hasMembership: true,
  sizes: 'EU',
} as const satisfies Country;
