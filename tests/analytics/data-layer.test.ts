// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { tellCalls, tellEvent, tellPage } from '#src/analytics/port-handlers.ts';
import { noteCallEntry } from '#src/ports/browser/measuring/call-entries.ts';
import { updateConsentMode } from '#src/ports/browser/measuring/data-layer.ts';

beforeEach(async () => {
  await updateConsentMode({ analytical: true, social: false });
  delete window.dataLayer;
});

it('pushes an e-commerce event in Google’s format, without data of the previous one', async () => {
  const params = { currency: 'GBP', value: 29.9, items: [{ item_id: 'RL1001WHT' }] };
  await tellEvent({ event: { name: 'view_item', params } });
  expect(window.dataLayer).toEqual([
    { ecommerce: null },
    { event: 'view_item', ecommerce: params },
  ]);
});

it('pushes the parameters of other events beside their name', async () => {
  await tellEvent({ event: { name: 'login', params: { method: 'password' } } });
  expect(window.dataLayer).toEqual([{ event: 'login', method: 'password' }]);
});

it('ANA-06 reports the type and referrer of a page', async () => {
  await tellPage({ pageType: 'glp', referrerUrl: '/' });
  expect(window.dataLayer).toEqual([{ event: 'page_view', pageType: 'glp', referrerUrl: '/' }]);
});

it.each([
  ['jacket', 'jacket'],
  ['RL1001WHT', 'RL1001WHT'],
  ['ada@mail.example', '(not told)'],
  ['020 7946 0018', '(not told)'],
  ['women’s t-shirt', 'women’s t-shirt'],
  ['W32/L34', 'W32/L34'],
  ['джинсы прямые', 'джинсы прямые'],
  ['my order for Ada Lovelace has not come', '(not told)'],
  ['12 High Street, Leeds', '(not told)'],
  ['pass=hunter2!', '(not told)'],
  ['https://shop.example/?token=1', '(not told)'],
  ['eyJhbGciOiJIUzI1NiJ9abcdefgh', '(not told)'],
])('replaces a search term that may be personal: %s', async (term, told) => {
  await tellEvent({ event: { name: 'search', params: { search_term: term } } });
  expect(window.dataLayer).toEqual([{ event: 'search', search_term: told }]);
});

it('reports an event with `once` only once, and returns whether it did', async () => {
  const purchase = { name: 'purchase' as const, params: { transaction_id: '1' } };
  expect(await tellEvent({ event: purchase, once: 'purchase 1' })).toBe(true);
  expect(await tellEvent({ event: purchase, once: 'purchase 1' })).toBe(false);
  expect(window.dataLayer).toHaveLength(1);
});

it('ANA-03 reports calls with consent, including earlier ones, and none after a withdrawal', async () => {
  const call = (endpoint: string) => ({ event: 'call' as const, endpoint, ms: 1, status: 200 });
  noteCallEntry(call('GET /before'));
  expect(window.dataLayer).toBeUndefined();
  await tellCalls();
  noteCallEntry(call('GET /after'));
  expect(window.dataLayer).toEqual([call('GET /before'), call('GET /after')]);
  await updateConsentMode({ analytical: false, social: false });
  noteCallEntry(call('GET /withdrawn'));
  expect(JSON.stringify(window.dataLayer)).not.toContain('call');
});
