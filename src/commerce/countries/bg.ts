import { type Country, EUR } from '../country.ts';

export const BG = {
  code: 'BG',
  stores: { hm: '20003', rl: null },
  host: 'bg',
  languages: [{ code: 'bg', id: -32 }],
  currency: EUR,
  vat: 0.2,
  customsThreshold: null,
  sizes: 'EU',
} as const satisfies Country;
