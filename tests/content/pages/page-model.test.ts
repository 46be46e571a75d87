// @alone
import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import type { Placements } from '#src/content/pages/page-contract.ts';
import {
  $contentPage,
  callUsFx,
  faqFx,
  openPage,
  pageFx,
  placementsFx,
  retryPage,
} from '#src/content/pages/page-model.ts';
import { descriptionOf, kindAt, titleOf } from '#src/content/pages/page.ts';
import { namesOf, networkError, shopScope } from '#tests/session/shop-scope.ts';

const placements: Placements = {
  global_urls: {
    privacy: '/datenschutz',
    faq: '/faq',
    callUs: '/call-us',
    giftCards: '/gift-cards',
  },
  navigation: { secondarynav: [], glpButtons: [] },
};
const text = { title: 'Datenschutz', intro: 'Kurz.', description: 'Lang.', sections: [] };
const faq = { title: 'Questions', sections: [{ title: 'Delivery', questions: [] }] };
const callUs = { title: 'Call us', text: 'People answer.', lines: [] };

function shop(...more: Parameters<typeof shopScope>) {
  return shopScope(
    [placementsFx, () => placements],
    [pageFx, () => text],
    [faqFx, () => faq],
    [callUsFx, () => callUs],
    ...more,
  );
}

const open = (scope: ReturnType<typeof shopScope>['scope'], path: string) =>
  allSettled(openPage, { scope, params: { path } });

it('RTE-21 requests the page at a content address by its kind', async () => {
  const { scope, calls } = shop();
  await open(scope, '/datenschutz');
  expect(calls.map(({ name, payload }) => [name, payload])).toEqual([
    ['http/content.globalPlacements', { locale: 'en-GB' }],
    ['http/content.page', { page: 'privacy', locale: 'en-GB' }],
  ]);
  expect(scope.getState($contentPage)).toEqual({
    status: 'ready',
    kind: 'privacy',
    page: { shape: 'text', text },
  });
});

it('RTE-25 requests FAQ and telephone numbers by separate calls', async () => {
  const { scope, calls } = shop();
  await open(scope, '/faq');
  expect(scope.getState($contentPage)).toMatchObject({ status: 'ready', page: { faq } });
  await open(scope, '/call-us');
  expect(scope.getState($contentPage)).toMatchObject({ status: 'ready', page: { callUs } });
  expect(namesOf(calls, 'http/')).toEqual([
    'http/content.globalPlacements',
    'http/content.faq',
    'http/content.callUs',
  ]);
});

it('does not request loaded pages again', async () => {
  const { scope, calls } = shop();
  for (const path of ['/faq', '/datenschutz', '/faq', '/datenschutz']) await open(scope, path);
  expect(calls).toHaveLength(3);
});

it('reports an unknown address as missing, without a request', async () => {
  const { scope, calls } = shop();
  await open(scope, '/womenswear');
  expect(scope.getState($contentPage)).toEqual({ status: 'missing' });
  expect(calls).toHaveLength(1);
});

it.each([
  ['its addresses', placementsFx],
  ['the page', pageFx],
])('reports a failure of %s, and retries it', async (_what, failing) => {
  let isDown = true;
  const { scope } = shop([
    failing,
    () => (isDown ? Promise.reject(networkError) : failing === pageFx ? text : placements),
  ]);
  await open(scope, '/datenschutz');
  expect(scope.getState($contentPage)).toEqual({ status: 'failed' });
  isDown = false;
  await allSettled(retryPage, { scope });
  expect(scope.getState($contentPage)).toMatchObject({ status: 'ready', kind: 'privacy' });
});

it('derives the kind of a page from the name of its address', () => {
  expect(kindAt(null, '/faq')).toBe('unknown');
  expect(kindAt(placements, '/call-us')).toBe('call-us');
  expect(kindAt(placements, '/gift-cards')).toBeNull();
});

it('every shape of page has a title and a description', () => {
  const pages = [
    { shape: 'text', text },
    { shape: 'faq', faq },
    { shape: 'callUs', callUs },
  ] as const;
  expect(pages.map(titleOf)).toEqual(['Datenschutz', 'Questions', 'Call us']);
  expect(pages.map(descriptionOf)).toEqual(['Lang.', 'Delivery', 'People answer.']);
});
