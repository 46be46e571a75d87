import type { Story } from '@ladle/react';
import type { BagContent, PlacedOrder } from '#harness/scenarios/scenario.ts';
import { receiptTotal } from '#harness/backend/orders/in-store-orders.ts';
import type { Brand } from '#src/commerce/brands.ts';
import { MAILED_TO_KEY } from '#src/orders/mailed-to.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import { ShopPage } from '../shop-page/ShopPage.tsx';
import { bothAt, pageScenario } from '../shop-page/page-scenario.ts';

const LINES: Record<Brand, readonly BagContent[]> = {
  rl: [
    { productId: 'RL0101RIN', size: 2, quantity: 1 },
    { productId: 'RL1001WHT', size: 1, quantity: 2 },
  ],
  hm: [
    { productId: 'HM1801NVY', size: 2, quantity: 1 },
    { productId: 'HM0902SKY', size: 0, quantity: 2 },
  ],
};

type Change = Partial<Omit<PlacedOrder, 'lines'>>;

/** Orders of both brands; the numbers count from 701001. */
function placed(...changes: readonly Change[]): Record<Brand, readonly PlacedOrder[]> {
  const ofBrand = (brand: Brand) =>
    changes.map((change) => ({ lines: LINES[brand], hoursAgo: 1, ...change }));
  return { rl: ofBrand('rl'), hm: ofBrand('hm') };
}

const CONFIRMATION = bothAt('/ordershippingbillingconfirmationview?orderId=701001');
const ORDER = bothAt('/myaccount/orderdetails?orderId=701001');
const ORDERS = bothAt('/myaccount/orders');
const LOOKUP = bothAt('/services/view-order');
const DAY = 24;

const guest = (change: Change = {}) =>
  pageScenario(CONFIRMATION, { person: 'guest', orders: placed(change) });
const confirmed = guest();
const pending = guest({ isPending: true });
const collected = guest({ isCollected: true, paidByGiftCard: 2000 });
const confirmedToMira = pageScenario(CONFIRMATION, { person: 'mira', orders: placed({}) });
const EMAIL = 'ada@mail.example';
const MAILED = { [MAILED_TO_KEY]: JSON.stringify({ orderId: '701001', email: EMAIL }) };
const PASSWORD = 'warp-and-weft-5';
const REGISTERS = {
  input: 'auth/register',
  payload: {
    orderId: '701001',
    email: EMAIL,
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    newsletter: false,
  },
};
const withMail = { person: 'guest', orders: placed({ email: EMAIL }), storage: MAILED } as const;
const accountOffered = pageScenario(CONFIRMATION, withMail);
const accountKnown = pageScenario(CONFIRMATION, {
  ...withMail,
  rules: [{ on: 'POST /person', then: { status: 400, errorKey: '_ERR_LOGONID_ALREADY_EXIST' } }],
  wishes: [REGISTERS],
});
const accountMade = pageScenario(CONFIRMATION, { ...withMail, wishes: [REGISTERS] });
const forgotten = pageScenario(CONFIRMATION, { orders: placed({}) });
const hostile = pageScenario(
  bothAt('/ordershippingbillingconfirmationview?orderId=%3Cscript%3Ealert(1)%3C/script%3E'),
  { person: 'guest' },
);
const confirmationFailed = pageScenario(CONFIRMATION, {
  person: 'guest',
  orders: placed({}),
  rules: [{ on: 'GET /order/*', then: 'unreachable' }],
});

export const Confirmation: Story = () => <ShopPage scenario={confirmed} />;
export const ConfirmationLoading: Story = () => <ShopPage scenario={confirmedToMira} isLoading />;
export const ConfirmationPending: Story = () => <ShopPage scenario={pending} />;
export const ConfirmationCollected: Story = () => <ShopPage scenario={collected} />;
export const ConfirmationRegistered: Story = () => <ShopPage scenario={confirmedToMira} />;
export const ConfirmationAccountOffered: Story = () => <ShopPage scenario={accountOffered} />;
export const ConfirmationAccountKnown: Story = () => <ShopPage scenario={accountKnown} />;
export const ConfirmationAccountMade: Story = () => <ShopPage scenario={accountMade} />;
export const ConfirmationForgotten: Story = () => <ShopPage scenario={forgotten} />;
export const ConfirmationOfNoOrder: Story = () => <ShopPage scenario={hostile} />;
export const ConfirmationFailed: Story = () => <ShopPage scenario={confirmationFailed} />;

const proof = { orderId: '701001', postcode: 'SW1A 1AA' };
const looksUp = (postcode: string) => ({
  input: 'orders/lookUp',
  payload: { orderId: '701001', postcode },
});
const found = pageScenario(LOOKUP, { orders: placed({}), wishes: [looksUp(proof.postcode)] });
const notFound = pageScenario(LOOKUP, { orders: placed({}), wishes: [looksUp('M1 1AE')] });
const lookupThrottled = pageScenario(LOOKUP, {
  orders: placed({}),
  wishes: [looksUp(proof.postcode)],
  rules: [
    {
      on: 'GET /order/*',
      then: { status: 429, errorKey: '_ERR_CAPTCHA_ACCEPTED', retryAfter: 240 },
    },
  ],
});
const lookupFailed = pageScenario(LOOKUP, {
  orders: placed({}),
  wishes: [looksUp(proof.postcode)],
  rules: [{ on: 'GET /order/*', then: 'unreachable' }],
});
const empty = pageScenario(LOOKUP);
const signedIn = pageScenario(LOOKUP, { person: 'mira' });

export const Lookup: Story = () => <ShopPage scenario={empty} />;
export const LookupSignedIn: Story = () => <ShopPage scenario={signedIn} />;
export const LookupUnderWay: Story = () => <ShopPage scenario={found} isLoading />;
export const LookupFound: Story = () => <ShopPage scenario={found} />;
export const LookupNotFound: Story = () => <ShopPage scenario={notFound} />;
export const LookupThrottled: Story = () => <ShopPage scenario={lookupThrottled} />;
export const LookupFailed: Story = () => <ShopPage scenario={lookupFailed} />;

const HISTORY: readonly Change[] = [
  { hoursAgo: 90 * DAY, method: 'paypal' },
  { hoursAgo: 2 * DAY, isCollected: true },
  { hoursAgo: 5, isPending: true },
  {},
];
const orders = pageScenario(ORDERS, { person: 'mira', orders: placed(...HISTORY) });
const manyOrders = pageScenario(bothAt('/myaccount/orders?page=2'), {
  person: 'mira',
  orders: placed(...Array.from({ length: 12 }, (_, at) => ({ hoursAgo: (13 - at) * 7 * DAY }))),
});
const noOrders = pageScenario(ORDERS, { person: 'jonas' });
const ordersFailed = pageScenario(ORDERS, {
  person: 'mira',
  rules: [{ on: 'GET /order/@history', then: 'unreachable' }],
});
// GST-06: the second visit is not redirected again.
const notSignedIn = pageScenario(ORDERS, {
  wishes: [
    {
      input: 'navigation/locationChanged',
      payload: {
        location: { path: '/myaccount/orders', search: '', hash: '', key: 'again' },
        action: 'push',
      },
    },
  ],
});

export const Orders: Story = () => <ShopPage scenario={orders} />;
export const OrdersLoading: Story = () => <ShopPage scenario={orders} isLoading />;
export const OrdersSecondPage: Story = () => <ShopPage scenario={manyOrders} />;
export const OrdersNone: Story = () => <ShopPage scenario={noOrders} />;
export const OrdersFailed: Story = () => <ShopPage scenario={ordersFailed} />;
export const OrdersNotSignedIn: Story = () => <ShopPage scenario={notSignedIn} />;

const own = (change: Change, wishes: readonly { input: string; payload?: object }[] = []) =>
  pageScenario(ORDER, {
    person: 'mira',
    orders: placed(change),
    wishes: wishes.map(({ input, payload }) => ({
      input,
      ...(payload && { payload: { ...payload } }),
    })),
  });
const askCancel = { input: 'orders/askCancel', payload: { orderId: '701001', by: 'session' } };
const cancelOrder = { input: 'orders/cancelOrder' };
const packed = own({});
const shipped = own({ hoursAgo: DAY + 3 });
const delivered = own({ hoursAgo: 4 * DAY, isCollected: true });
const asking = own({}, [askCancel]);
const cancelled = own({}, [askCancel, cancelOrder]);
const tooLate = own({ hoursAgo: DAY + 3 }, [askCancel, cancelOrder]);
const cancelFailed = pageScenario(ORDER, {
  person: 'mira',
  orders: placed({}),
  wishes: [askCancel, cancelOrder],
  rules: [{ on: 'POST /order/*', then: 'unreachable' }],
});
const untracked = pageScenario(ORDER, {
  person: 'mira',
  orders: placed({ hoursAgo: DAY + 3 }),
  rules: [{ on: 'GET /order/*/tracking', then: 'unreachable' }],
});
const SHOP_ORDER = bothAt('/myaccount/orderdetails?orderId=S203-7');
const receipt = pageScenario(SHOP_ORDER, { person: 'mira' });
const showsReceipt = (brand: Brand) => {
  const total = receiptTotal('S203-7', storeOfCountry(brand, 'GB'));
  return [{ input: 'orders/showReceipt', payload: { orderId: 'S203-7', total } }];
};
const ofAShop = pageScenario(SHOP_ORDER, {
  person: 'mira',
  wishes: { rl: showsReceipt('rl'), hm: showsReceipt('hm') },
});
const somebodyElses = own({ isOfSomebodyElse: true });
const orderFailed = pageScenario(ORDER, {
  person: 'mira',
  orders: placed({}),
  rules: [{ on: 'GET /order/*', then: 'unreachable' }],
});

export const Order: Story = () => <ShopPage scenario={packed} />;
export const OrderLoading: Story = () => <ShopPage scenario={packed} isLoading />;
export const OrderShipped: Story = () => <ShopPage scenario={shipped} />;
export const OrderDelivered: Story = () => <ShopPage scenario={delivered} />;
export const OrderCancelAsked: Story = () => <ShopPage scenario={asking} />;
export const OrderCancelled: Story = () => <ShopPage scenario={cancelled} />;
export const OrderCancelTooLate: Story = () => <ShopPage scenario={tooLate} />;
export const OrderCancelFailed: Story = () => <ShopPage scenario={cancelFailed} />;
export const OrderNotTracked: Story = () => <ShopPage scenario={untracked} />;
export const OrderOfAShopAsked: Story = () => <ShopPage scenario={receipt} />;
export const OrderOfAShop: Story = () => <ShopPage scenario={ofAShop} />;
export const OrderOfSomebodyElse: Story = () => <ShopPage scenario={somebodyElses} />;
export const OrderFailed: Story = () => <ShopPage scenario={orderFailed} />;
