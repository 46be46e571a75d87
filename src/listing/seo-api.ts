import { object, string } from 'superstruct';
import { defineCall } from '../ports/http/call.ts';
import { CategorySeo, Hreflangs } from './seo-contract.ts';

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
