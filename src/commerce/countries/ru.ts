import type { Country } from '../country.ts';

export const RU = {
  code: 'RU',
  stores: { hm: '20020', rl: '30020' },
  host: 'ru',
  languages: [{ code: 'ru', id: -20 }],
  currency: { code: 'RUB', perEuro: 100, locale: null },
  vat: 0.22,
  customsThreshold: 20_000,
  sizes: 'EU',
} as const satisfies Country;
