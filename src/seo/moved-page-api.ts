import { array, nullable, object, string, type } from 'superstruct';
import { siteLink } from '../kernel/site-link.ts';
import { sitePath } from '../ports/address-marks.ts';
import { defineCall } from '../ports/http/call.ts';

/** API-66: page that an address has moved to; null without one. */
export const pageAtUrlCall = defineCall({
  name: 'listing.pageAtUrl',
  method: 'GET',
  base: 'seo',
  path: () => '/lookup',
  query: ({ storeName, url }) => ({ storeName, url }),
  params: object({ storeName: string(), url: sitePath() }),
  contract: {
    answer: type({ data: array(type({ pageType: string(), id: string(), url: siteLink() })) }),
    read: ({ data: [first] }) =>
      first ? { pageType: first.pageType, id: first.id, url: first.url } : null,
  },
  value: nullable(object({ pageType: string(), id: string(), url: string() })),
  isUnseen: true,
});
