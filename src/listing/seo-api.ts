import { nullable, object, string } from 'superstruct';
import { sitePath } from '../ports/address-marks.ts';
import { defineCall } from '../ports/http/call.ts';
import { CategorySeo, Hreflangs, PageAtUrl } from './seo-contract.ts';

const Category = object({ categoryId: string() });

/** API-20, LST-15 */
export const categorySeoCall = defineCall({
  name: 'listing.categorySeo',
  method: 'GET',
  base: 'transformer',
  path: ({ categoryId }) => `/categories/${encodeURIComponent(categoryId)}`,
  params: Category,
  contract: async () => {
    const { CategorySeoAnswer, readCategorySeo } = await import('./seo-response.ts');
    return { answer: CategorySeoAnswer, read: readCategorySeo };
  },
  value: CategorySeo,
  isUnseen: true,
});

/** API-21 */
export const categoryUrlsCall = defineCall({
  name: 'listing.categoryUrls',
  method: 'GET',
  base: 'transformer',
  path: ({ categoryId }) => `/categories/${encodeURIComponent(categoryId)}/urls`,
  params: Category,
  contract: async () => {
    const { HreflangsAnswer, readHreflangs } = await import('./seo-response.ts');
    return { answer: HreflangsAnswer, read: readHreflangs };
  },
  value: Hreflangs,
  isUnseen: true,
});

/** API-66. The value is null when nothing stands at the address. */
export const pageAtUrlCall = defineCall({
  name: 'listing.pageAtUrl',
  method: 'GET',
  base: 'seo',
  path: () => '/lookup',
  query: ({ storeName, url }) => ({ storeName, url }),
  params: object({ storeName: string(), url: sitePath() }),
  contract: async () => {
    const { PagesAtUrlAnswer, readPageAtUrl } = await import('./seo-response.ts');
    return { answer: PagesAtUrlAnswer, read: readPageAtUrl };
  },
  value: nullable(PageAtUrl),
  isUnseen: true,
});
