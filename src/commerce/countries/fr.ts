import type { Country, Language } from '../country.ts';
import { EUR } from '../currency.ts';

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
