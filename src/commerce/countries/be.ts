import { type Country, EUR } from '../country.ts';
import { FRENCH } from './fr.ts';
import { DUTCH } from './nl.ts';

export const BE = {
  code: 'BE',
  stores: { hm: '20001', rl: '30001' },
  host: 'be',
  languages: [DUTCH, FRENCH],
  currency: EUR,
  vat: 0.21,
  customsThreshold: null,
  sizes: 'FR',
} as const satisfies Country;
