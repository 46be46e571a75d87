import { object, string } from 'superstruct';
import { defineCall } from '../../ports/http/call.ts';
import { CallUs, ContentPage, Faq, Placements } from './page-contract.ts';
import { PageKind } from '../page-kind.ts';

/** Content is stored by locale, such as `de-CH`. */
const Locale = object({ locale: string() });

/** A page of the content service. `paths.ts` has its address. */
export const contentPageCall = defineCall({
  name: 'content.page',
  method: 'GET',
  base: 'content',
  isRemembered: true,
  path: ({ page }) => `/pages/${page}`,
  query: ({ locale }) => ({ locale }),
  params: object({ page: PageKind, locale: string() }),
  contract: async () => {
    const { ContentPageAnswer, readContentPage } = await import('./page-response.ts');
    return { answer: ContentPageAnswer, read: readContentPage };
  },
  value: ContentPage,
});

/** API-26 */
export const globalPlacementsCall = defineCall({
  name: 'content.globalPlacements',
  method: 'GET',
  base: 'content',
  isRemembered: true,
  path: () => '/sites/global-placements',
  query: ({ locale }) => ({ depth: '4', locale }),
  params: Locale,
  contract: async () => {
    const { PlacementsAnswer, readPlacements } = await import('./page-response.ts');
    return { answer: PlacementsAnswer, read: readPlacements };
  },
  value: Placements,
});

/** API-68 */
export const faqCall = defineCall({
  name: 'content.faq',
  method: 'GET',
  base: 'content',
  isRemembered: true,
  path: () => '/pages/faq',
  query: ({ locale }) => ({ locale }),
  params: Locale,
  contract: async () => {
    const { FaqAnswer, readFaq } = await import('./page-response.ts');
    return { answer: FaqAnswer, read: readFaq };
  },
  value: Faq,
});

/** API-68 */
export const callUsCall = defineCall({
  name: 'content.callUs',
  method: 'GET',
  base: 'content',
  isRemembered: true,
  path: () => '/pages/call-us',
  query: ({ locale }) => ({ locale }),
  params: Locale,
  contract: async () => {
    const { CallUsAnswer, readCallUs } = await import('./page-response.ts');
    return { answer: CallUsAnswer, read: readCallUs };
  },
  value: CallUs,
});
