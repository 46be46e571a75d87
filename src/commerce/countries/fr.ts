import { type Country, type Language, EUR } from '../country.ts';

export const FRENCH = { code: 'fr', id: -2 } as const satisfies Language;

export const FR = {
  code: 'FR',
  stores: { hm: '20009', rl: '30009' },
  host: 'fr',
  languages: [FRENCH],
  currency: EUR,
  vat: 0.2,
  customsThreshold: null,
  hasMembership: true,
  sizes: 'FR',
} as const satisfies Country;
