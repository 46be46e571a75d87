import { expect, it } from 'vitest';
import { type OrdersContext, decideOrders } from '#src/orders/decide.ts';
import { decided } from '#tests/decided.ts';

const usual: OrdersContext = {
  page: 'order',
  location: { path: '/myaccount/orders', search: '?orderId=701001' },
  shopper: { isRegistered: true },
  isUserUnknown: false,
  order: { status: 'idle' },
  orders: { status: 'idle' },
  lookup: { status: 'asked' },
  nextId: undefined,
};
const given = decided(decideOrders, usual);
const opened = { kind: 'seen' as const, payload: { isOpened: true } };
const another = { kind: 'seen' as const, payload: { isOpened: false } };
const online = { kind: 'connectionRegained' as const, payload: undefined };
const guest = { shopper: { isRegistered: false } };
const ref = { orderId: '701001', place: 'online' as const };
const at = (page: string, search = usual.location.search) => ({
  page,
  location: { ...usual.location, search },
});

it('GST-01 RTE-02 RTE-04 reads the account’s orders for registered shoppers only', () => {
  const second = at('orders', '?page=2');
  given(second)
    .when(opened)
    .then({ openOrders: { page: 2 } });
  given(at('overview', '?page=2'))
    .when(another)
    .then({ openOrders: { page: 1 } });
  given().when(opened).then({ openOrder: { ref } });
  for (const context of [second, at('overview'), at('order')])
    for (const shopper of [guest.shopper, null])
      given({ ...context, shopper })
        .when(opened)
        .then({});
});

it('ORD-03 opens the lookup, and reads an order that this shopper may have placed', () => {
  const openLookup = { orderId: '701001' };
  given({ ...at('order-lookup'), ...guest })
    .when(opened)
    .then({ openOrder: { ref }, openLookup });
  given({ ...at('order-lookup'), shopper: null })
    .when(opened)
    .then({ openLookup });
  given(at('order-lookup', '?orderId=S201-7'))
    .when(opened)
    .then({ openLookup: { orderId: 'S201-7' } });
  given(at('order-lookup')).when(another).then({});
});

it('RTE-12 reads the order of a confirmation, and keeps it when the shopper signs in', () => {
  const page = at('confirmation');
  const rest = { openLookup: { orderId: '701001' }, recallMail: undefined };
  given({ ...page, ...guest })
    .when(opened)
    .then({ openOrder: { ref }, ...rest });
  given({ ...page, shopper: null })
    .when(opened)
    .then(rest);
  given({ ...page, shopper: null, isUserUnknown: true })
    .when(another)
    .then({ openOrder: { ref } });
  given({ ...page, order: { status: 'ready' } })
    .when(another)
    .then({});
  given(at('confirmation', '?orderId=S201-7'))
    .when(another)
    .then({ openOrder: { ref: null } });
});

it('reads again once online only after a failure of this page’s orders', () => {
  const order = { status: 'failed' };
  const orders = order;
  given({ order }).when(online).then({ openOrder: { ref } });
  given({ ...at('orders', ''), orders })
    .when(online)
    .then({ openOrders: { page: 1 } });
  given({ orders }).when(online).then({});
  given({ ...at('overview'), order })
    .when(online)
    .then({});
});

it('RTE-04 replaces a page beyond the last, and opens the next order on the overview', () => {
  const loaded = (count: number, total: number) => ({
    kind: 'ordersLoaded' as const,
    payload: { count, total },
  });
  given(at('orders'))
    .when(loaded(0, 11))
    .then({ navigate: { to: '/myaccount/orders?page=2', replace: true } });
  given(at('orders')).when(loaded(0, 0)).then({});
  given({ ...at('overview'), nextId: '701001' })
    .when(loaded(1, 1))
    .then({ openOrder: { ref } });
  given(at('overview')).when(loaded(0, 1)).then({});
});

it('API-64 tracks an online order that is shown, by the postcode after a lookup', () => {
  const loaded = (orderId: string) => ({ kind: 'orderLoaded' as const, payload: { orderId } });
  given()
    .when(loaded('701001'))
    .then({ track: { orderId: '701001' } });
  given().when(loaded('S201-7')).then({});
  given(at('confirmation')).when(loaded('701001')).then({});
  const lookup = { status: 'found', order: { orderId: '7' }, postcode: 'W1D 4HS' };
  const found = { kind: 'orderFound' as const, payload: undefined };
  given({ lookup: lookup as OrdersContext['lookup'] }) // only these are read
    .when(found)
    .then({ track: { orderId: '7', postcode: 'W1D 4HS' } });
  given().when(found).then({});
});

it('does nothing on other pages', () => {
  for (const message of [opened, another, online])
    expect(decideOrders({ ...usual, page: 'listing' }, message)).toEqual({});
});
