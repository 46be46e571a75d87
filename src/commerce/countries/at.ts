import { type Country, EUR } from '../country.ts';
import { GERMAN } from './de.ts';

export const AT = {
  code: 'AT',
  stores: { hm: '20027', rl: '30027' },
  host: 'at',
  languages: [GERMAN],
  currency: EUR,
  vat: 0.2,
  customsThreshold: null,
  sizes: 'DE',
} as const satisfies Country;
