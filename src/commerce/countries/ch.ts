import type { Country } from '../country.ts';
import { GERMAN } from './de.ts';
import { FRENCH } from './fr.ts';
import { ITALIAN } from './it.ts';

export const CH = {
  code: 'CH',
  stores: { hm: '20026', rl: '30026' },
  host: 'ch',
  languages: [GERMAN, FRENCH, ITALIAN],
  currency: { code: 'CHF', perEuro: 1, locale: null },
  vat: 0.081,
  customsThreshold: 62,
  sizes: 'EU',
} as const satisfies Country;
