import { type Country, type Language, EUR } from '../country.ts';

export const ITALIAN = { code: 'it', id: -4 } as const satisfies Language;

export const IT = {
  code: 'IT',
  stores: { hm: '20013', rl: '30013' },
  host: 'it',
  languages: [ITALIAN],
  currency: EUR,
  vat: 0.22,
  customsThreshold: null,
  hasMembership: true,
  sizes: 'IT',
} as const satisfies Country;
