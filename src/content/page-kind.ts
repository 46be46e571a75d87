import { enums } from 'superstruct';

/** RTE-21: pages whose paths differ by country and language. */
export const LEGAL_KINDS = ['imprint', 'privacy', 'cookies', 'terms', 'loyalty-terms'] as const;

/** Pages that the content service writes; `faq` and `call-us` have calls of their own (API-68). */
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

/** Every page whose address `paths.ts` knows. */
export const CONTENT_KINDS = [...PAGE_KINDS, 'faq', 'call-us'] as const;

export type ContentKind = (typeof CONTENT_KINDS)[number];
