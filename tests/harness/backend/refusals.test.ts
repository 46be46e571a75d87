import { expect, it } from 'vitest';
import { changePasswordCall, askEmailCall, updateAccountCall } from '#src/account/api.ts';
import { addAddressCall } from '#src/address/api.ts';
import { addItemCall, putGiftCall } from '#src/cart/changes/change-api.ts';
import { assignCodeCall } from '#src/cart/bag/promotion-api.ts';
import { updateShippingInfoCall } from '#src/checkout/details/delivery/shipping-api.ts';
import { payCall, paymentDetailsCall } from '#src/checkout/payment/api.ts';
import {
  paypalExpressCall,
  verifyPaypalExpressCall,
} from '#src/checkout/paypal-express/paypal-api.ts';
import { contactUsCall } from '#src/contact/api.ts';
import { giftCardBalanceCall } from '#src/gift-card/api.ts';
import {
  confirmMembershipCall,
  deleteMembershipCall,
  registerCall,
  requestAccountCall,
} from '#src/membership/api.ts';
import { campaignSubscribeCall, subscribeCall } from '#src/newsletter/api.ts';
import { pickupPointsCall } from '#src/pickup/api.ts';
import {
  notifyBackInStockCall,
  priorPriceCall,
  recommendationsCall,
} from '#src/product/extras-api.ts';
import type { Call } from '#src/ports/http/call.ts';
import { addToWishlistCall, removeFromWishlistCall } from '#src/wishlist/api.ts';
import { giftCardNumber } from '#harness/backend/payment/gift-cards.ts';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import type { World } from '#harness/backend/world.ts';
import { variantOf } from './client.ts';
import { addressIn, CARD, HOME, shopperIn } from './purchase/shopper.ts';

type Shopper = ReturnType<typeof shopperIn>;

const { mira } = DEMO_ACCOUNTS;
const tee = variantOf('RL1001WHT', 2);

/** Shoppers by their progress. */
const SHOPPERS = {
  guest: async (shopper: Shopper) => void (await shopper.guest()),
  mira: async (shopper: Shopper) => void (await shopper.signIn(mira.email, mira.password)),
  'guest with a bag': async (shopper: Shopper) => {
    await shopper.guest();
    await shopper.add(tee, 2);
  },
  'guest at the payment': async (shopper: Shopper) => {
    await shopper.guest();
    await shopper.add(tee, 2);
    await shopper.shipHome();
  },
};
type Who = keyof typeof SHOPPERS;

interface Row {
  who: Who;
  name: string;
  key: string;
  change: string;
  refusal(shopper: Shopper): Promise<string | undefined>;
}

/** Cases of one call: valid parameters, and invalid changes by error key. */
function refused<Params, Answer, Value>(
  who: Who,
  call: Call<Params, Answer, Value>,
  good: NoInfer<Params>,
  wrong: readonly (readonly [key: string, change: Partial<NoInfer<Params>>])[],
): Row[] {
  return wrong.map(([key, change]) => ({
    who,
    name: call.name,
    key,
    change: String(JSON.stringify(change)).slice(0, 60),
    refusal: ({ refusal }) => refusal(call, { ...good, ...change }),
  }));
}

const REGISTRATION = {
  email: 'ada@example.test',
  password: 'selvedge-1873',
  passwordConfirmation: 'selvedge-1873',
  newsletter: false,
};
const WRONG_REGISTRATIONS = [
  ['_ERR_PASSWORD_IS_TOO_LONG_OR_TOO_SHORT', { password: '1234567890' }],
  ['PASSWORDS_DO_NOT_MATCH', { passwordConfirmation: 'another-1873' }],
  ['EMAIL_INVALID', { email: `${'a'.repeat(120)}@b.test` }],
  ['_ERR_BIRTH_DATE_INVALID', { dob: { day: '30', month: '02', year: '1990' } }],
] as const;

const owners: Row[] = [
  ...refused('guest', registerCall, REGISTRATION, [
    ...WRONG_REGISTRATIONS,
    ['_ERR_LOGONID_ALREADY_EXIST', { email: mira.email }],
  ]),
  ...refused('guest', requestAccountCall, REGISTRATION, [...WRONG_REGISTRATIONS]),
  ...refused(
    'mira',
    updateAccountCall,
    { firstName: 'Ada', lastName: 'Weaver', emailAddress: mira.email },
    [
      ['_ERR_ACCOUNT_FIELD_TOO_LONG', { lastName: 'x'.repeat(61) }],
      ['_ERR_ACCOUNT_PHONE', { phone: 'call me' }],
      ['_ERR_EMAIL_NOT_CONFIRMED', { emailAddress: 'ada@example.test' }],
    ],
  ),
  ...refused('mira', askEmailCall, { email: 'mira@mail.example', password: mira.password }, [
    ['_ERR_EMAIL_SAME', { email: mira.email }],
    ['_ERR_PASSWORD_WRONG', { password: 'not-mine-at-all' }],
  ]),
  ...refused('mira', changePasswordCall, { oldPassword: mira.password, password: 'warp-and-5' }, [
    ['_ERR_PASSWORD_WRONG', { oldPassword: 'not-mine-at-all' }],
    ['_ERR_PASSWORD_SAME', { password: mira.password }],
  ]),
  ...refused('mira', confirmMembershipCall, { conditionGate: '', newsletter: false }, [
    ['_ERR_CONDITION_GATE_UNKNOWN', { conditionGate: 'OTHER' }],
  ]),
  ...refused('mira', deleteMembershipCall, undefined, [['_ERR_MEMBERSHIP_NONE', undefined]]),
  ...refused('mira', addAddressCall, addressIn(), [
    ['_ERR_ADDRESS_POSTCODE', { postcode: '10115' }],
    ['_ERR_ADDRESS_COUNTRY', { country: 'US' }],
    ['_ERR_ADDRESS_FIELD_TOO_LONG', { line1: 'x'.repeat(101) }],
  ]),
  ...refused('mira', addToWishlistCall, { productId: '' }, [
    ['_ERR_CMD_INVALID_PARAM', { productId: 'RL9999XXX' }],
    ['_ERR_CMD_INVALID_PARAM', { productId: '__proto__' }],
    ['_ERR_CMD_INVALID_PARAM', { productId: 'HM1801NVY' }],
  ]),
  ...refused('mira', removeFromWishlistCall, { productId: 'RL0101RAW', name: '' }, [
    ['_ERR_NOT_FOUND', { name: 'other' }],
  ]),
];

const LETTER = {
  firstName: 'Ada',
  lastName: 'Weaver',
  email: 'ada@example.test',
  topic: 'delivery',
  message: 'Where is my parcel?',
  fileIds: [],
  isCopied: false,
  captcha: 'simulated-answer-of-the-captcha',
};
const NEWS = { email: 'ada@example.test', interests: [], source: 'footer' as const };

const service: Row[] = [
  ...refused('guest', contactUsCall, LETTER, [
    ['_ERR_CONTACT_NAME', { lastName: '' }],
    ['_ERR_CONTACT_TOPIC', { topic: 'weather' }],
    ['_ERR_CONTACT_ORDER', { orderId: '7; drop' }],
    ['_ERR_CONTACT_MESSAGE', { message: 'x'.repeat(2001) }],
    ['_ERR_FILE_NOT_FOUND', { fileIds: ['F101'] }],
    ['_ERR_CAPTCHA_INVALID', { captcha: '' }],
  ]),
  ...refused('guest', subscribeCall, NEWS, [
    ['_ERR_CMD_INVALID_PARAM', { email: 'x' }],
    ['_ERR_CMD_INVALID_PARAM', { interests: Array.from({ length: 21 }, () => 'men') }],
  ]),
  ...refused('guest', campaignSubscribeCall, { ...NEWS, campaignId: '' }, [
    ['_ERR_CMD_INVALID_PARAM', { campaignId: 'x'.repeat(65) }],
  ]),
  ...refused('guest', notifyBackInStockCall, { variantId: '', email: NEWS.email }, [
    ['_ERR_NOT_FOUND', { variantId: variantOf('HM1801NVY') }],
  ]),
  ...refused('guest', priorPriceCall, { storeName: 'RL-GB', productId: 'RL0601MID' }, [
    ['_ERR_NOT_FOUND', { productId: 'RL0101RAW' }],
    ['_ERR_NOT_FOUND', { storeName: '__proto__', productId: 'constructor' }],
  ]),
  ...refused('guest', recommendationsCall, { productId: '' }, [
    ['_ERR_NOT_FOUND', { productId: '__proto__' }],
  ]),
  ...refused('guest', pickupPointsCall, { pickupType: 'CNC', search: { by: 'term', term: '' } }, [
    ['_ERR_PICKUP_SEARCH_TOO_SHORT', { search: { by: 'term', term: ' x ' } }],
    ['_ERR_PICKUP_POSITION', { search: { by: 'position', latitude: '91', longitude: '0' } }],
  ]),
];

const PIECE = { variantId: tee, quantity: 1, cin: '', optIn: 'false' as const, sfid: '' };
const GIFT_CARD = { number: giftCardNumber('GBP', '02'), pin: '1873' };
const PATHS = { returnPath: '/checkout/payment', cancelPath: '/shopping-bag' };

const purchase: Row[] = [
  ...refused('guest', addItemCall, PIECE, [
    ['_ERR_CMD_INVALID_PARAM', { variantId: '__proto__' }],
    ['_ERR_CMD_INVALID_PARAM', { variantId: variantOf('HM1801NVY') }],
    ['_ERR_CMD_INVALID_PARAM', { quantity: -1 }],
    ['_ERR_CMD_INVALID_PARAM', { quantity: 0.5 }],
    ['_ERR_NOT_ENOUGH_STOCK', { variantId: variantOf('RL0101MID', 7), quantity: 2 }],
    ['_ERR_NOT_ENOUGH_STOCK', { variantId: variantOf('RL1001NVY') }],
    ['_ERR_NOT_ENOUGH_STOCK', { variantId: variantOf('RL1001ECR') }],
    ['_ERR_EXCLUSIVE_PRODUCT', { variantId: variantOf('RL0602MID') }],
    ['_ERR_GIFT_CARD_LIMIT', { variantId: variantOf('RL2601STD'), quantity: 6 }],
  ]),
  ...refused('guest with a bag', putGiftCall, { isGift: true, note: '', isWrapped: false }, [
    ['_ERR_GIFT_MESSAGE_TOO_LONG', { note: 'x'.repeat(241) }],
  ]),
  ...refused('guest with a bag', assignCodeCall, { code: '' }, [
    ['_ERR_PROMOTION_CODE_INVALID', { code: 'NOPE99' }],
    ['_ERR_PROMOTION_CODE_INVALID', { code: 'constructor' }],
    ['_ERR_PROMOTION_CODE_EXPIRED', { code: 'SPRING15' }],
  ]),
  ...refused('guest with a bag', updateShippingInfoCall, { optionId: HOME, address: addressIn() }, [
    ['_ERR_SHIPPING_MODE_INVALID', { optionId: '999' }],
    ['_ERR_ADDRESS_COUNTRY', { address: addressIn('DE') }],
    ['_ERR_ADDRESS_POSTCODE', { address: { ...addressIn(), postcode: 'nowhere' } }],
    ['_ERR_PICKUP_POINT_INVALID', { optionId: '104' }],
  ]),
  ...refused('guest with a bag', giftCardBalanceCall, GIFT_CARD, [
    ['_ERR_GIFT_CARD_INVALID', { pin: '0000' }],
    ['_ERR_GIFT_CARD_INVALID', { number: '6003999900000000' }],
  ]),
  ...refused('guest with a bag', paypalExpressCall, { orderId: '701001', ...PATHS }, [
    ['_ERR_CMD_INVALID_PARAM', { returnPath: 'https://evil.example' }],
  ]),
  ...refused('guest with a bag', verifyPaypalExpressCall, { token: '', payerId: 'PAYER123' }, [
    ['_ERR_PAYPAL_TOKEN_INVALID', { token: 'EC-P99' }],
  ]),
  ...refused('guest with a bag', payCall, paymentWith({}), [['_ERR_SHIPPING_INFO_MISSING', {}]]),
  ...refused('guest at the payment', payCall, paymentWith({}), [
    ['_ERR_ORDER_NOT_FOUND', { orderId: '__proto__' }],
    ['_ERR_ORDER_CHANGED', { total: 5472 }],
    ['_ERR_CMD_INVALID_PARAM', { returnPath: '//evil.example' }],
    ['_ERR_PAYMENT_METHOD_INVALID', { method: 'cod' }],
    ['_ERR_CARD_NOT_FOUND', { savedCardId: 'K99' }],
    ['_ERR_CARD_NUMBER_INVALID', { card: { ...CARD, number: '4111111111111112' } }],
    ['_ERR_CARD_EXPIRED', { card: { ...CARD, expiry: '1369' } }],
    ['_ERR_CARD_CODE_INVALID', { card: { ...CARD, cvc: '12' } }],
    ['_ERR_GIFT_CARD_DUPLICATED', { giftCards: [GIFT_CARD, GIFT_CARD] }],
    [
      '_ERR_GIFT_CARD_CURRENCY',
      { giftCards: [{ ...GIFT_CARD, number: giftCardNumber('EUR', '03') }] },
    ],
    ['_ERR_GIFT_CARD_BALANCE', { method: 'giftCard', giftCards: [GIFT_CARD] }],
    ['_ERR_GIFT_CARD_INVALID', { giftCards: [{ ...GIFT_CARD, pin: '0000' }] }],
  ]),
];

function paymentWith(change: object) {
  return {
    orderId: '701001',
    method: 'creditCard' as const,
    card: CARD,
    saveCard: false,
    giftCards: [],
    returnPath: '/checkout/payment',
    ...change,
  };
}

/** State without sessions and counted failures. */
function kept({ state }: World): object {
  const {
    sessions: _,
    attempts: __,
    purchase: { codeTries: ___, ...rest },
    ...others
  } = state;
  return { ...others, purchase: rest };
}

it.each([...owners, ...service, ...purchase])(
  'refuses $name by a $who with $change as $key and changes nothing',
  async ({ who, key, refusal }) => {
    const shopper = shopperIn();
    await SHOPPERS[who](shopper);
    const before = kept(shopper.world());
    expect(await refusal(shopper)).toBe(key);
    expect(kept(shopper.world())).toEqual(before);
  },
);

it('API-54 does not continue a refused payment to an order', async () => {
  const shopper = shopperIn();
  await SHOPPERS['guest at the payment'](shopper);
  const card = { ...CARD, number: '4000000000000002' };
  const { orderId, paymentId } = await shopper.pay('701001', { card });
  const details = { redirectResult: 'passed' };
  const { status } = await shopper.perform(paymentDetailsCall, { orderId, paymentId, details });
  expect([status, shopper.purchase().orders]).toEqual(['refused', {}]);
});
