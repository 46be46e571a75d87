import { type Country, EUR } from '../country.ts';
import { ENGLISH } from './gb.ts';

export const IE = {
  code: 'IE',
  stores: { hm: '20012', rl: '30012' },
  host: 'ie',
  languages: [ENGLISH],
  currency: EUR,
  vat: 0.23,
  customsThreshold: null,
  sizes: 'UK',
} as const satisfies Country;
