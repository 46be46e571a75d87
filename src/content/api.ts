import { array, boolean, object, string } from 'superstruct';
import { defineCall } from '../ports/http/call.ts';
import { ContentLayout } from './contract.ts';

/** API-27: content of layout keys (CNT-02, XAC-13). */
export const layoutCall = defineCall({
  name: 'content.layout',
  method: 'GET',
  base: 'content',
  isRemembered: true,
  path: () => '/layout',
  query: ({ locale, filters, exclusiveAccess }) => ({
    filters: filters.join(','),
    exclusiveAccess: String(exclusiveAccess),
    locale,
  }),
  params: object({ locale: string(), filters: array(string()), exclusiveAccess: boolean() }),
  contract: async () => {
    const { LayoutAnswer, readLayout } = await import('./response.ts');
    return { answer: LayoutAnswer, read: readLayout };
  },
  value: ContentLayout,
});
