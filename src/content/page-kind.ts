import { enums } from 'superstruct';

/** RTE-21: pages whose paths differ by country and language. */
export const LEGAL_KINDS = ['imprint', 'privacy', 'cookies', 'terms', 'loyalty-terms'] as const;

/** Text pages of the content service; `faq` and `call-us` have calls of their own (API-68). */
export const PAGE_KINDS = [
  'customer-service',
  ...LEGAL_KINDS,
  'return-centre',
  'size-guides',
  'store-locator',
  'find-in-store',
  'sitemap',
] as const;

export const PageKind = enums(PAGE_KINDS);
export type PageKind = (typeof PAGE_KINDS)[number];

/** All pages with an address in `paths.ts`. */
export const CONTENT_KINDS = [...PAGE_KINDS, 'faq', 'call-us'] as const;

export type ContentKind = (typeof CONTENT_KINDS)[number];
