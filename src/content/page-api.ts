import { object, string } from 'superstruct';
import { defineCall } from '../ports/call.ts';
import { ContentPage } from './page-contract.ts';
import { PageKind } from './page-kind.ts';

/** One page of the content service. Where it stands is in `paths.ts`. */
export const contentPageCall = defineCall({
  name: 'content.page',
  method: 'GET',
  base: 'content',
  path: ({ page }) => `/pages/${page}`,
  query: ({ locale }) => ({ locale }),
  params: object({ page: PageKind, locale: string() }),
  contract: async () => {
    const { ContentPageAnswer, readContentPage } = await import('./page-answer.ts');
    return { answer: ContentPageAnswer, read: readContentPage };
  },
  value: ContentPage,
});
