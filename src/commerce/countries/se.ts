import type { Country } from '../country.ts';

export const SE = {
  code: 'SE',
  stores: { hm: '20024', rl: '30024' },
  host: 'se',
  languages: [{ code: 'sv', id: -42 }],
  currency: { code: 'SEK', perEuro: 11, locale: null },
  vat: 0.25,
  customsThreshold: null,
  sizes: 'EU',
} as const satisfies Country;
