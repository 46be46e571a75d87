import { type Country, EUR } from '../country.ts';

export const HR = {
  code: 'HR',
  stores: { hm: '20004', rl: '30004' },
  host: 'hr',
  languages: [{ code: 'hr', id: -33 }],
  currency: EUR,
  vat: 0.25,
  customsThreshold: null,
  sizes: 'EU',
} as const satisfies Country;
