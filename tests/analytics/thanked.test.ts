import { expect, it } from 'vitest';
import { EVENTS, type ShopSight } from '#src/analytics/events.ts';

const NOW = Date.parse('2026-02-02T10:00:00Z');

const SIGHT = {
  currency: 'GBP',
  now: NOW,
  isThanking: true,
  product: { status: 'idle' },
  listing: { status: 'idle' },
  miniBag: { status: 'empty' },
  bagPage: { status: 'closed' },
  order: {
    status: 'ready',
    orderId: '701001',
    order: {
      orderId: '701001',
      placed: '2026-02-02T09:59:00Z',
      currency: 'GBP',
      goods: 4000,
      giftCards: 0,
      shipping: 0,
      fee: 0,
      items: [],
    },
  },
} as unknown as ShopSight; // no event reads other state of an order's page

it.each([
  ['its page is reported', 'analytics/pageTold', { pageType: 'x', from: '' }],
  ['the order loads', 'orders/orderLoaded', {}],
  ['measuring starts', 'parts/loaded', { part: 'measure' }],
  ['the shopper consents', 'consent/choiceMade', { analytical: true, social: true }],
  [
    'the shopper consents in another tab',
    'consent/choiceFollowed',
    { analytical: true, social: true },
  ],
])('PAY-01 reports an order when %s, under one name', (_, fact, payload) => {
  const told = EVENTS.filter(([name]) => name === fact).flatMap(([, { tell }]) =>
    tell(payload, SIGHT, fact),
  );
  expect(told.map(({ event, once }) => [event.name, once])).toEqual([
    ['purchase', 'purchase 701001'],
  ]);
});
