import { array, boolean, object, string } from 'superstruct';
import { defineCall } from '../ports/call.ts';
import { CallUs, ContentLayout, Faq, Placements } from './contract.ts';

/** Content is kept by locale, such as `de-CH`. */
const Locale = object({ locale: string() });

/** API-26 */
export const globalPlacementsCall = defineCall({
  name: 'content.globalPlacements',
  method: 'GET',
  base: 'content',
  path: () => '/sites/global-placements',
  query: ({ locale }) => ({ depth: '4', locale }),
  params: Locale,
  contract: async () => {
    const { PlacementsAnswer, readPlacements } = await import('./answer.ts');
    return { answer: PlacementsAnswer, read: readPlacements };
  },
  value: Placements,
});

/** API-27: the content of the layout keys named (CNT-02, XAC-13). */
export const layoutCall = defineCall({
  name: 'content.layout',
  method: 'GET',
  base: 'content',
  path: () => '/layout',
  query: ({ locale, filters, exclusiveAccess }) => ({
    filters: filters.join(','),
    exclusiveAccess: String(exclusiveAccess),
    locale,
  }),
  params: object({ locale: string(), filters: array(string()), exclusiveAccess: boolean() }),
  contract: async () => {
    const { LayoutAnswer, readLayout } = await import('./answer.ts');
    return { answer: LayoutAnswer, read: readLayout };
  },
  value: ContentLayout,
});

/** API-68 */
export const faqCall = defineCall({
  name: 'content.faq',
  method: 'GET',
  base: 'content',
  path: () => '/pages/faq',
  query: ({ locale }) => ({ locale }),
  params: Locale,
  contract: async () => {
    const { FaqAnswer, readFaq } = await import('./page-answer.ts');
    return { answer: FaqAnswer, read: readFaq };
  },
  value: Faq,
});

/** API-68 */
export const callUsCall = defineCall({
  name: 'content.callUs',
  method: 'GET',
  base: 'content',
  path: () => '/pages/call-us',
  query: ({ locale }) => ({ locale }),
  params: Locale,
  contract: async () => {
    const { CallUsAnswer, readCallUs } = await import('./page-answer.ts');
    return { answer: CallUsAnswer, read: readCallUs };
  },
  value: CallUs,
});
