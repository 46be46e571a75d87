import { createInProcessBackend } from '#harness/backend/in-process.ts';
import { lettersOf } from '#harness/backend/orders/mails.ts';
import { receiptTotal } from '#harness/backend/orders/in-store-orders.ts';
import { giftCardNumber } from '#harness/backend/payment/gift-cards.ts';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { secretOf } from '#harness/backend/session/links.ts';
import type { CallError } from '#src/ports/http/errors.ts';
import { holdFile } from '#src/ports/file-shelf.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import { PNG } from '#tests/fixtures/file-heads.ts';
import { everyRow } from '#tests/ports/call-rows/every-row.ts';
import { variantOf } from './client.ts';
import { addressIn, CARD } from './purchase/shopper.ts';
import { callsOver } from './shop-calls.ts';
import type { Answer } from './shopping.ts';

/** Values returned by earlier calls, and secrets of mailed links. */
interface Memory {
  got: Record<string, any>; // any: values of every call
  mailed(kind: string): string;
  newsletterLink(): string;
}
export type Step = string | readonly [call: string, params: (memory: Memory) => unknown];

const { mira } = DEMO_ACCOUNTS;
const tee = variantOf('RL1001WHT', 2);
const email = 'ada@example.test';
const password = 'selvedge-1873';
const registration = { email, password, passwordConfirmation: password, newsletter: true };
const PATHS = { returnPath: '/checkout/payment', cancelPath: '/shopping-bag' };
const order = ({ got }: Memory) => ({ orderId: got['cart.add'].orderId as string });
const proof = (memory: Memory) => ({ ...order(memory), postcode: 'SW1A 1AA' });
const payment = ({ got }: Memory) => ({
  orderId: got['payment.pay'].orderId as string,
  paymentId: got['payment.pay'].paymentId as string,
});
const pay = (number: string, saveCard: boolean) => (memory: Memory) => ({
  ...order(memory),
  method: 'creditCard',
  card: { ...CARD, number },
  saveCard,
  giftCards: [],
  returnPath: '/checkout/payment',
});
const card = ({ got }: Memory) => ({ cardId: got['payment.methods'].savedCards[0].id as string });
const add: Step = [
  'cart.add',
  () => ({ variantId: tee, quantity: 2, cin: '', optIn: 'false', sfid: '' }),
];
const ship: Step = ['cart.updateShippingInfo', () => ({ optionId: '101', address: addressIn() })];
const twoProducts = () => ({ productIds: ['RL0101RAW', 'RL1001WHT'] });
const addressId = ({ got }: Memory) => ({ addressId: got['address.add'].id as string });
const entryId = ({ got }: Memory) => ({ addressId: got['address.addToBook'].id as string });

/** Calls with the parameters of their rows. */
const calls = (names: string) => names.split(' ');

const AS_GUEST: readonly Step[] = [
  ...calls('session.createGuest session.userInfo session.owner product.byId'),
  ['wishlist.variants', twoProducts],
  ['listing.named', twoProducts],
  ...calls('listing.products listing.categorySeo listing.categoryUrls listing.pageAtUrl'),
  ['stock.inventory', () => ({ variantIds: [tee] })],
  ['product.notifyBackInStock', () => ({ variantId: variantOf('RL1001NVY'), email })],
  ['product.priorPrice', () => ({ storeName: 'RL-GB', productId: 'RL0601MID' })],
  ['product.sizeGuide', ({ got }) => ({ sizeGuideId: got['product.byId'].sizeGuideId as string })],
  ...calls(
    'product.recommendations search.suggestions content.globalPlacements content.layout content.faq content.callUs content.page',
  ),
  add,
  ['cart.updateLine', ({ got }) => ({ lineId: got['cart.add'].lineIds[0], quantity: 3 })],
  ['cart.removeLine', ({ got }) => ({ lineId: got['cart.add'].lineIds[0] })],
  add,
  ...calls(
    'cart.miniBag cart.details cart.customDetails cart.calculate cart.assignCode cart.assignedCodes cart.removeCode cart.putGift cart.proceedToCheckout',
  ),
  ['cart.digitalData', ({ got }) => ({ cartId: got['cart.add'].orderId, pageType: 'bag' })],
  ...calls('cart.proceedAsGuest checkout.deliveryForm cart.usableShipping address.validate'),
  ['pickup.points', () => ({ pickupType: 'UPSAP', search: { by: 'term', term: 'Leeds' } })],
  ['pickup.geoNodes', () => ({ type: 'city', name: 'London' })],
  ['pickup.storesOfGeoNode', ({ got }) => ({ geoNodeId: got['pickup.geoNodes'][0].id })],
  ['pickup.storeStock', () => ({ variantId: tee, storeIds: ['201'] })],
  ship,
  ...calls(
    'cart.shippingInfo checkout.billingAddress cart.usableBillingAddress cart.usablePayments cart.proceedToPayment payment.methods payment.deviceToken payment.cashOnDelivery',
  ),
  ['gift-card.balance', () => ({ number: giftCardNumber('GBP', '02'), pin: '1873' })],
  ['payment.paypalExpress', (memory) => ({ ...order(memory), ...PATHS })],
  ...['payment.paypalReview', 'payment.verifyPaypalExpress'].map((name): Step => [
    name,
    ({ got }) => ({ token: got['payment.paypalExpress'].token, payerId: 'REFUSED1' }),
  ]),
  ['payment.pay', pay('4000000000003220', false)],
  ['payment.cancel', payment],
  ['payment.pay', pay('4000000000003220', false)],
  ['payment.details', (memory) => ({ ...payment(memory), details: { redirectResult: 'passed' } })],
  ['checkout.orderInquiry', order],
  ['orders.byId', order],
  ['orders.byPostcode', proof],
  ['orders.track', proof],
  ['orders.cancelByPostcode', proof],
  ['contact.attach', () => ({ file: holdFile(new Blob([PNG])) })],
  [
    'contact.send',
    ({ got }) => ({
      firstName: 'Ada',
      lastName: 'Weaver',
      email,
      topic: 'delivery',
      message: 'Where is my parcel?',
      fileIds: [got['contact.attach'].fileId],
      isCopied: true,
      captcha: 'simulated-answer-of-the-captcha',
    }),
  ],
  ...calls('newsletter.subscribe newsletter.campaignSubscribe newsletter.interests'),
  ['newsletter.unsubscribeByLink', ({ newsletterLink }) => ({ krypto: newsletterLink() })],
  ...calls('analytics.frontendLog auth.debug reports.send session.deleteGuest session.createGuest'),
  ['membership.register', () => registration],
  'session.signOut',
];

const AS_OWNER: readonly Step[] = [
  'session.createGuest',
  ['membership.requestAccount', () => registration],
  ['membership.confirmAccount', ({ mailed }) => ({ krypto: mailed('account-requested') })],
  ['session.signIn', () => ({ ...mira, rememberMe: false })],
  add,
  ship,
  ['payment.pay', pay(CARD.number, true)],
  ...calls('payment.methods card.list orders.list'),
  ['orders.inStore', () => ({ orderId: 'S201-7', total: receiptTotal('S201-7') })],
  ['data.order', order],
  ['orders.cancel', order],
  ['card.remove', card],
  ['card.put', (memory) => ({ ...card(memory), isDefault: true })],
  ['payment.deleteSavedCard', card],
  ...calls(
    'account.read data.account data.addresses data.letters data.membership data.cards data.orders membership.create membership.read analytics.memberRole',
  ),
  ['membership.confirm', () => ({ conditionGate: 'MEMBERSHIP_TERMS', newsletter: true })],
  'membership.delete',
  ['account.update', () => ({ firstName: 'Ada', lastName: 'Weaver', emailAddress: mira.email })],
  'address.add',
  ['address.update', (memory) => ({ ...addressId(memory), address: addressIn() })],
  ...calls('address.list address.book'),
  ['address.remove', addressId],
  'address.addToBook',
  ['address.changeInBook', (memory) => ({ ...entryId(memory), address: addressIn() })],
  ['address.takeFromBook', entryId],
  ['wishlist.add', () => ({ productId: 'RL1001WHT' })],
  ['wishlist.remove', () => ({ productId: 'RL1001WHT', name: 'default' })],
  ...calls('newsletter.updatePreferences newsletter.preferences newsletter.unsubscribe'),
  ['account.changePassword', () => ({ oldPassword: mira.password, password })],
  ['account.askEmail', () => ({ email: 'mira@mail.example', password })],
  ['account.confirmEmail', ({ mailed }) => ({ krypto: mailed('email-link') })],
  ...calls('account.delete account.keep account.signOutEverywhere'),
];

/** A store of the membership programme mails links by `id`, others by `krypto` (AUT-16). */
const passwordSteps = (validate: string, create: string, name: string): readonly Step[] => [
  'session.createGuest',
  ['membership.forgotPassword', () => ({ email: mira.email, redirectPath: '/', source: 'login' })],
  [validate, ({ mailed }) => ({ [name]: mailed('password-link') })],
  [create, ({ mailed }) => ({ [name]: mailed('password-link'), password, newsletter: false })],
];

/** Visits that make every call of the shop, with their name and country. */
export const VISITS = [
  ['a guest', 'GB', AS_GUEST],
  ['an account', 'GB', AS_OWNER],
  [
    'a forgotten password',
    'BE',
    passwordSteps('membership.validateKrypto', 'membership.createPassword', 'krypto'),
  ],
  [
    'a member’s forgotten password',
    'GB',
    passwordSteps('membership.validateMagicLink', 'membership.createMemberPassword', 'magicLinkId'),
  ],
] as const;

/** A request of a visit, and its answer. */
export interface Exchange {
  url: string;
  init: RequestInit | undefined;
  answer: Answer;
}

/** Makes the calls of a visit. Returns all requests, the values by call, and the failed calls. */
export async function visit(country: string, steps: readonly Step[]) {
  const backend = createInProcessBackend({ seed: 1 });
  const exchanges: Exchange[] = [];
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const response = await backend.fetch(url, init);
    const answer = { status: response.status, body: await response.clone().json() };
    exchanges.push({ url: url as string, init, answer });
    return response;
  };
  const { perform } = callsOver({ ...backend, fetch }, storeOfCountry('rl', country));
  const memory: Memory = {
    got: {},
    mailed(kind) {
      const letter = lettersOf(backend.world()).find((each) => each.kind === kind);
      const query = new URL(letter?.links[0]?.path ?? '', 'http://shop.test').searchParams;
      return query.get('krypto') ?? query.get('id') ?? '';
    },
    newsletterLink: () => secretOf(Object.values(backend.world().state.newsletter)[0]?.seed ?? ''),
  };
  const failed: [call: string, error: CallError][] = [];
  for (const step of steps) {
    const [name, paramsOf] = typeof step === 'string' ? [step] : step;
    const row = everyRow.find((each) => each.name === name);
    if (!row) throw new Error(`${name} has no row`);
    await perform(row.call, paramsOf ? paramsOf(memory) : row.params).then(
      (value: unknown) => (memory.got[name] = value),
      (error: CallError) => failed.push([name, error]),
    );
  }
  return { exchanges, failed };
}
