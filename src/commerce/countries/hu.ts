import type { Country } from '../country.ts';

export const HU = {
  code: 'HU',
  stores: { hm: '20011', rl: '30011' },
  host: 'hu',
  languages: [{ code: 'hu', id: -38 }],
  currency: { code: 'HUF', perEuro: 400, locale: null },
  vat: 0.27,
  customsThreshold: null,
  sizes: 'EU',
} as const satisfies Country;
