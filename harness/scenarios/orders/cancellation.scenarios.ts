import { family } from '../family.ts';
import { dialog, fact, heading, pauses, says, settles } from '../step-builders.ts';
import {
  CANCELLED,
  ORDER_HEADING,
  ORDER_STORY,
  TRACKED,
  asksToCancel,
  atLookup,
  atOrder,
  cancels,
  found,
  loaded,
  looksUp,
} from './order-steps.ts';

const HOUR = 60 * 60 * 1000;

function beingPacked(orderFact: typeof loaded | typeof found) {
  const facts = [orderFact('processing'), TRACKED];
  return settles('The order is being packed.', { facts, screen: [ORDER_HEADING] });
}

export const cancellationScenarios = family(ORDER_STORY, {
  'order-cancelled': {
    title: 'A registered shopper cancels an order',
    summary: 'A registered shopper cancels an order that is not on its way yet.',
    shows: ['RTE-02, API-30, API-33', { hm: 'orders/cancel--registered' }, 'rl'],
    start: atOrder,
    steps: [
      beingPacked(loaded),
      asksToCancel('session'),
      cancels('POST /order/701001/cancel'),
      settles('It is cancelled, and the page says so.', {
        facts: [CANCELLED, loaded('cancelled'), TRACKED],
        state: {
          'orders/cancel': { status: 'closed' },
          'orders/order': { order: { status: 'cancelled', canCancel: false } },
        },
        screen: [says('Order 701001 is cancelled.')],
      }),
    ],
  },
  'order-cancelled-by-postcode': {
    title: 'A guest cancels an order by postcode',
    summary: 'Who can find an order can cancel it, until it is sent.',
    shows: ['ORD-05, API-34', { rl: 'orders/cancel--by-postcode' }, 'hm'],
    start: atLookup,
    screen: [heading('Find an order')],
    steps: [
      looksUp({}, 'Types number and postcode.'),
      beingPacked(found),
      asksToCancel('postcode'),
      cancels('POST /order/701001/cancel_by_postcode'),
      settles('It is cancelled, and the page says so.', {
        facts: [CANCELLED, found('cancelled'), TRACKED],
        state: { 'orders/cancel': { status: 'closed' } },
        screen: [says('Order 701001 is cancelled.')],
      }),
    ],
  },
  'order-too-late': {
    title: 'An order is sent while its page is open',
    summary: 'The order leaves while its page is open: it can be cancelled no more.',
    shows: ['API-33, ORD-01', { rl: 'orders/cancel--too-late' }],
    start: (fixtures) => atOrder(fixtures, 23),
    steps: [
      beingPacked(loaded),
      pauses('Two hours go by. It leaves.', 2 * HOUR),
      asksToCancel('session'),
      cancels('POST /order/701001/cancel'),
      settles('It is too late. That is said, and the page shows that it is on its way.', {
        facts: [
          fact('orders/cancelFailed', { orderId: '701001', reason: 'too-late' }),
          loaded('shipped'),
          TRACKED,
        ],
        state: {
          'orders/cancel': { status: 'failed', reason: 'too-late' },
          'orders/order': { order: { status: 'shipped', canCancel: false } },
        },
        screen: [dialog('Too late to cancel')],
      }),
    ],
  },
});
