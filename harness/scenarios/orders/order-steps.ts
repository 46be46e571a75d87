import { type Wish, acts, button, fact, heading } from '../step-builders.ts';
import type { BrandFixtures } from '../brand-fixtures.ts';
import type {
  ExpectedFact,
  OnScreen,
  PlacedOrder,
  ScenarioStart,
  ShopperStep,
} from '../scenario.ts';
import { strangerAt } from '../starts.ts';

/** Facts about finding and changing orders. */
export const ORDER_STORY = [
  'orders/orderLoaded',
  'orders/orderMissed',
  'orders/ordersLoaded',
  'orders/orderFound',
  'orders/lookupFailed',
  'orders/orderCancelled',
  'orders/cancelFailed',
  'orders/trackingLoaded',
];

/** First order of a scenario's world, and its postcode. */
export const ORDER = '701001';
export const POSTCODE = 'SW1A 1AA';

export const ORDER_HEADING: OnScreen = heading(`Order ${ORDER}`);
export const NO_MATCH: OnScreen = {
  text: 'We find no order with this number and this postcode. Please compare both with your confirmation e-mail.',
};

/** An order of two pieces, placed this many hours ago. */
export function ordered({ piece }: BrandFixtures, hoursAgo = 1): PlacedOrder {
  return { lines: [{ ...piece, quantity: 2 }], hoursAgo };
}

/** A guest who looks up an order. */
export function atLookup(fixtures: BrandFixtures, hoursAgo?: number): ScenarioStart {
  return { ...strangerAt(fixtures, '/services/view-order'), orders: [ordered(fixtures, hoursAgo)] };
}

export function atOrder(fixtures: BrandFixtures, hoursAgo?: number): ScenarioStart {
  return {
    ...strangerAt(fixtures, '/myaccount/orderdetails'),
    search: `?orderId=${ORDER}`,
    person: 'mira',
    orders: [ordered(fixtures, hoursAgo)],
  };
}

/** Number and postcode as typed, and the postcode in its country's format. */
export function looksUp(
  { number = ORDER, typed = 'sw1a1aa', postcode = POSTCODE },
  wish: Wish,
): ShopperStep {
  return acts(wish, {
    input: 'orders/lookUp',
    payload: { orderId: number, postcode },
    press: button('Find the order', { fill: { 'Order number': number, Postcode: typed } }),
    asked: [],
  });
}

export function asksToCancel(by: 'session' | 'postcode'): ShopperStep {
  return acts('Wants to cancel it, and is asked back.', {
    input: 'orders/askCancel',
    press: button('Cancel this order'),
    payload: { orderId: ORDER, by },
    asked: [],
    state: { 'orders/cancel': { status: 'asking' } },
  });
}

export function cancels(asked: string): ShopperStep {
  return acts('Is sure.', {
    input: 'orders/cancelOrder',
    press: button('Yes, cancel it', { within: `Cancel order ${ORDER}?` }),
    asked: [asked],
    state: { 'orders/cancel': { status: 'sending' } },
  });
}

export function loaded(status: string): ExpectedFact {
  return fact('orders/orderLoaded', { orderId: ORDER, status });
}

export function found(status: string): ExpectedFact {
  return fact('orders/orderFound', { orderId: ORDER, status });
}

export const TRACKED: ExpectedFact = fact('orders/trackingLoaded', { orderId: ORDER });
export const CANCELLED: ExpectedFact = fact('orders/orderCancelled', { orderId: ORDER });
