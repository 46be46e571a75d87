import { giftCardNumber } from '#harness/backend/payment/gift-cards.ts';
import { PNG } from '#tests/fixtures/file-heads.ts';
import { STORE, variantOf } from '../client.ts';
import type { Visit } from '../shopping.ts';
import { addressIn, CARD, HOME } from './shopper.ts';

const { line1: address1, postcode: zipCode, email: email1, ...names } = addressIn();
const address = { ...names, address1, zipCode, email1 };
const gift = { number: giftCardNumber('GBP', '01'), pin: '1873' };
/** The first order of a world of seed 1. */
const orderId = '701001';

function call(method: string, path: string, body?: unknown): Visit {
  return { method, url: STORE + path, ...(body !== undefined && { body }) };
}

const payment = {
  orderId,
  paymentMethod: 'creditCard',
  giftCards: [gift],
  saveCard: false,
  returnPath: '/checkout/payment',
};

const account = {
  logonId: email1,
  logonPassword: 'selvedge-1873',
  logonPasswordVerify: 'selvedge-1873',
  newsletter: 'false',
};

/** A visit that makes every call of a purchase, with some that fail. */
export const BUYING: readonly Visit[] = [
  call('GET', '/payments/methods'),
  call('POST', '/guestidentity?updateCookies=true'),
  call('POST', '/cart', { orderItem: [{ partNumber: variantOf('RL1001WHT', 2), quantity: '2' }] }),
  call('POST', '/cart/@self/assigned_promotion_code', { promoCode: 'Indigo10' }),
  call('POST', '/cart/@self/assigned_promotion_code', { promoCode: 'RIVET5' }),
  call('DELETE', '/cart/@self/assigned_promotion_code/RIVET5'),
  call('GET', '/cart/@self/assigned_promotion_code?langId=-3'),
  call('PUT', '/cart/@self/gift_options', {
    gift: true,
    giftMessage: 'For you',
    giftWrap: false,
  }),
  call('PUT', '/cart/@self/proceed_to_checkout?langId=-1'),
  call('PUT', '/cart/@self/proceed_as_guest?langId=-1'),
  call('PUT', '/cart/@self/proceed_to_payment?langId=-1'),
  call('GET', '/delivery/forminfo?country=GB'),
  call('GET', '/account/@self/address'),
  call('POST', '/account/@self/address', address),
  call('PUT', '/account/@self/address/A1', address),
  call('DELETE', '/account/@self/address/A1'),
  call('POST', '/account/@self/v2/validate_address', address),
  call('GET', '/cart/@self/custom_usable_shipping_info?langId=-1'),
  call('GET', '/pickuppoint/locator?pickupType=UPSAP&searchTerm=Leeds'),
  call('GET', '/pickuppoint/locator?pickupType=CNC&latitude=51.5&longitude=-0.1'),
  call('PUT', '/cart/@self/shipping_info', { shipModeId: HOME, address }),
  call('GET', '/cart/@self/shipping_info'),
  call('PUT', '/cart/@self/billing_address', { address }),
  call('GET', '/cart/@self/usable_billing_address'),
  call('PUT', '/cart/@self/proceed_to_payment?langId=-1'),
  call('GET', '/cart/@self/usable_payment_info?langId=-1'),
  call('GET', '/cart/@self/cash_on_delivery'),
  call('GET', '/payments/methods'),
  call('GET', '/payments/device_identification_token'),
  call('POST', '/giftcard/balance?langId=-1', { giftCardNumber: gift.number, pin: gift.pin }),
  call('POST', '/paypalexpress?langId=-1', { orderId, returnPath: '/a', cancelPath: '/b' }),
  call('POST', '/paypalexpress/review?langId=-1', { token: 'EC-P1', payerId: 'POBOX1' }),
  call('POST', '/paypalexpress/verify?langId=-1', { token: 'EC-P1', payerId: 'REFUSED1' }),
  call('POST', '/payments?langId=-1', {
    ...payment,
    card: { ...CARD, number: '4000000000003220' },
  }),
  call('PUT', '/payments/cancel', { orderId, paymentId: 'P2' }),
  call('POST', '/payments/details?langId=-1', { orderId, paymentId: 'P2', details: {} }),
  call('POST', '/payments?langId=-1', { ...payment, card: CARD }),
  call('POST', '/payments?langId=-1', { ...payment, card: CARD }),
  call('GET', `/order/@history?pageNumber=1&pageSize=10`),
  call('GET', `/order/${orderId}`),
  call('GET', `/order/${orderId}/by_postcode?postcode=SW1A1AA`),
  call('GET', `/order/${orderId}/tracking`),
  { method: 'GET', url: `/transformer/digital-data/cart/${orderId}?pageType=confirmation` },
  call('POST', `/order/${orderId}/cancel_by_postcode`, { postcode: 'M1 1AE' }),
  call('POST', `/order/${orderId}/cancel`),
  call('GET', '/instore/order/S201-7'),
  call('DELETE', '/payments/saved_cards/K1'),
  call('PUT', '/payments/saved_cards/K1', { primary: 'true' }),
  call('POST', '/person?updateCookies=true&langId=-1', { ...account, logonPassword: 'short' }),
  call('POST', '/person?updateCookies=true&langId=-1', account),
  call('GET', '/userinfo/@self'),
  call('GET', '/account/@self'),
  call('PUT', '/account/@self', { firstName: 'Ada' }),
  call('POST', '/account/@self/password', { logonPasswordOld: 'indigo-1873' }),
  call('POST', '/account/@self/email', { email1 }),
  call('POST', '/account/email/confirm', { krypto: 'K1' }),
  call('GET', '/membership/@self'),
  call('POST', '/membership/@self'),
  call('POST', '/membership/@self/confirm'),
  call('DELETE', '/membership/@self'),
  call('POST', '/account/@self/delete', { logonPassword: account.logonPassword }),
  call('POST', '/account/@self/keep'),
  call('POST', '/person?confirmation=mail&langId=-1', account),
  call('POST', '/person/confirm', { krypto: 'K1' }),
  call('POST', '/person/forgot_password', { logonId: account.logonId, redirectPath: '/' }),
  call('POST', '/person/create_password/validate', { krypto: 'K1' }),
  call('GET', '/membership/create_password/validate?magicLinkId=M1'),
  call('POST', '/person/create_password', { krypto: 'K1', logonPasswordNew: 'indigo-1873' }),
  call('POST', '/membership/create_password', {
    magicLinkId: 'M1',
    logonPasswordNew: 'indigo-1873',
  }),
  { method: 'POST', url: `${STORE}/contactus/files`, file: PNG },
  call('POST', '/contactus?langId=-1', {
    firstName: 'Ada',
    lastName: 'Weaver',
    email1,
    topic: 'order',
    orderId,
    message: 'Where is it?',
    fileId: ['F101'],
    captchaResponse: 'simulated-answer-of-the-captcha',
  }),
];
