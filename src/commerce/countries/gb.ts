import type { Country, Language } from '../country.ts';

export const ENGLISH = { code: 'en', id: -1 } as const satisfies Language;

/** CFG-05: the host label of its sites is `uk`. */
export const GB = {
  code: 'GB',
  stores: { hm: '20002', rl: '30002' },
  host: 'uk',
  languages: [ENGLISH],
  currency: { code: 'GBP', perEuro: 1, locale: null },
  vat: 0.2,
  holidaysOf: 'ENG',
  customsThreshold: 135,
  hasMembership: true,
  signposts: 'mile',
  sizes: 'UK',
} as const satisfies Country;
