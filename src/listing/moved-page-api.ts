import { type Infer, nullable, object, string } from 'superstruct';
import { sitePath } from '../ports/address-marks.ts';
import { defineCall } from '../ports/http/call.ts';

/** The page at an address of the shop. */
export const PageAtUrl = object({ pageType: string(), id: string(), url: string() });
export type PageAtUrl = Infer<typeof PageAtUrl>;

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
