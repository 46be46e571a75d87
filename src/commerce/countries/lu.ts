import { type Country, EUR } from '../country.ts';
import { FRENCH } from './fr.ts';

export const LU = {
  code: 'LU',
  stores: { hm: '20015', rl: '30015' },
  host: 'lu',
  languages: [FRENCH],
  currency: EUR,
  vat: 0.17,
  customsThreshold: null,
  sizes: 'FR',
} as const satisfies Country;
