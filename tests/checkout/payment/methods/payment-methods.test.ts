import { expect, it } from 'vitest';
import { $hasConsent, giveConsent } from '#src/checkout/payment/methods/consent-model.ts';
import {
  $choice,
  $deletion,
  $methods,
  $selectedPaymentMethod,
  askDeletion,
  chooseMethod,
  confirmDeletion,
  dropDeletion,
  retryMethods,
} from '#src/checkout/payment/methods/methods-model.ts';
import { $ways } from '#src/checkout/payment/pay/payable-model.ts';
import { pay } from '#src/checkout/payment/pay/pay-model.ts';
import { type Circumstances, payableOf, problemOf } from '#src/checkout/payment/payment.ts';
import { acceptTerms } from '#src/checkout/payment/pay/terms-model.ts';
import { limitsOf } from '#src/store-config/limits.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import { TYPED_CARD, atPayment } from '../../at-payment.ts';

const METHOD = { name: '', logos: [] };
const BAG = { orderId: '1', total: 10_000, giftCards: 0 };
const GB: Circumstances = {
  bag: BAG,
  balances: [],
  limits: limitsOf(storeOfCountry('rl', 'GB')).paymentLimits,
  usable: null,
  cod: null,
};

it.each([
  ['klarnaPayLater', { ...BAG, total: 1_999 }, 'tooLittle'],
  ['klarnaPayLater', { ...BAG, total: 2_000 }, undefined],
  ['klarnaPayLater', { ...BAG, total: 100_000 }, undefined],
  ['klarnaPayLater', { ...BAG, total: 100_001 }, 'tooMuch'],
  ['klarnaPayLater', { ...BAG, giftCards: 5_000 }, 'giftCards'],
  ['cod', { ...BAG, total: 40_001 }, 'tooMuch'],
  ['cod', { ...BAG, giftCards: 5_000 }, 'giftCards'],
  ['paypal', { ...BAG, total: 800_001 }, 'tooMuch'],
  ['cod', { ...BAG, total: 40_000 }, undefined],
  ['paypal', { ...BAG, total: 800_000 }, undefined],
  ['creditCard', { ...BAG, total: 1_000_001 }, 'tooMuch'],
  ['debitCard', { ...BAG, total: 500_001 }, 'tooMuch'],
  ['debitCard', { ...BAG, giftCards: 5_000 }, undefined],
] as const)('PAY-06 CFG-14 %s of %o: %s', (code, bag, reason) => {
  expect(problemOf({ ...METHOD, code }, { ...GB, bag })?.reason).toBe(reason);
});

it('PAY-06 a limit holds for what gift cards leave, and for the fee with it', () => {
  const bag = { ...BAG, total: 41_000 };
  const cod = { isAvailable: false, fee: 350 };
  const way = { ...METHOD, code: 'cod' as const };
  expect(problemOf(way, { ...GB, bag, cod })?.reason).toBe('tooMuch');
  expect(problemOf(way, { ...GB, bag, cod, balances: [5_000] })).toBeUndefined();
  const near = { ...BAG, total: 39_900 };
  expect(problemOf(way, { ...GB, bag: near, cod })?.reason).toBe('tooMuch');
});

it('API-15 API-62 what cannot pay for this delivery says so', () => {
  const way = { ...METHOD, code: 'cod' as const };
  const cod = { isAvailable: false, fee: 0 };
  expect(problemOf(way, { ...GB, cod })).toEqual({ reason: 'delivery' });
  expect(problemOf({ ...METHOD, code: 'paypal' }, { ...GB, usable: ['cod'] })).toEqual({
    reason: 'delivery',
  });
});

it('GFT-01 a fee is for who takes the money: none where gift cards pay for all', () => {
  const bag = { orderId: '1', total: 5_000 };
  expect(payableOf(bag, [], 350)).toMatchObject({ total: 5_350, fee: 350, rest: 5_350 });
  expect(payableOf(bag, [2_000], 350)).toMatchObject({ shares: [2_000], rest: 3_350 });
  expect(payableOf(bag, [5_000], 350)).toMatchObject({ fee: 0, rest: 0, needsMethod: false });
  expect(payableOf(bag, [3_000, 9_000], 0)).toMatchObject({ shares: [3_000, 2_000], rest: 0 });
  expect(payableOf({ ...bag, total: 0 }, [], 350)).toMatchObject({ rest: 0, needsMethod: false });
});

it('API-51 PAY-08 ENT-24 ENT-27 the methods, their logos, and the one that is chosen', async () => {
  const { scope, send } = await atPayment();
  expect(scope.getState($ways).map(({ method }) => method.code)).toEqual([
    'creditCard',
    'debitCard',
    'paypal',
    'klarnaPayLater',
  ]);
  expect(scope.getState($ways).flatMap(({ method }) => method.logos)).toContain('visa');
  expect(scope.getState($selectedPaymentMethod)).toBeNull();
  await send(chooseMethod, { method: 'paypal' });
  expect(scope.getState($selectedPaymentMethod)).toBe('paypal');
});

it('API-51 methods that do not come are asked for again', async () => {
  const then = { status: 503, errorKey: '_ERR_GENERIC' };
  const { scope, send } = await atPayment({
    rules: [{ on: 'GET /payments/methods', call: 1, then }],
  });
  expect(scope.getState($methods).status).toBe('failed');
  await send(retryMethods, undefined);
  expect(scope.getState($methods).status).toBe('loaded');
});

it('API-62 cash on delivery costs its fee, which is in what the shopper agrees to', async () => {
  const shopper = await atPayment({ country: 'CZ' });
  const way = shopper.scope.getState($ways).find(({ method }) => method.code === 'cod');
  expect(way).toMatchObject({ problem: undefined });
  expect(way?.fee).toBeGreaterThan(0);
  await shopper.send(chooseMethod, { method: 'cod' });
  await shopper.send(acceptTerms, { isAccepted: true });
  await shopper.send(pay, { saveCard: false });
  const order = shopper.backend.world().state.purchase.orders[shopper.orderId];
  expect(order).toMatchObject({ paymentMethod: 'cod', fee: way?.fee });
});

async function withSavedCard(start: Parameters<typeof atPayment>[0] = {}) {
  const shopper = await atPayment({ person: 'mira', savedCards: true, ...start });
  const methods = shopper.scope.getState($methods);
  const [card] = methods.status === 'loaded' ? methods.offer.savedCards : [];
  return { ...shopper, cardId: card?.id ?? '' };
}

it('API-53 PAY-05 a saved card pays, with nothing typed', async () => {
  const shopper = await withSavedCard();
  await shopper.send(chooseMethod, { method: 'creditCard', savedCardId: shopper.cardId });
  await shopper.send(acceptTerms, { isAccepted: true });
  await shopper.send(pay, { saveCard: false });
  expect(shopper.orders()).toContain(shopper.orderId);
});

it('API-53 a card is kept for who wants it', async () => {
  const shopper = await atPayment({ person: 'mira' });
  await shopper.readyWithCard();
  await shopper.send(pay, { card: TYPED_CARD, saveCard: true });
  const { cards } = shopper.backend.world().state.purchase;
  expect(Object.values(cards).flat()).toMatchObject([{ lastDigits: '1111', expiry: '1229' }]);
});

it('API-56 a saved card is deleted once it is meant, and is not chosen any more', async () => {
  const { scope, send, cardId, count } = await withSavedCard();
  await send(chooseMethod, { method: 'creditCard', savedCardId: cardId });
  await send(askDeletion, { cardId });
  await send(dropDeletion, undefined);
  await send(confirmDeletion, undefined);
  expect(count(`DELETE /payments/saved_cards/${cardId}`)).toBe(0);
  await send(askDeletion, { cardId });
  await send(confirmDeletion, undefined);
  expect(scope.getState($methods)).toMatchObject({ offer: { savedCards: [] } });
  expect(scope.getState($choice)).toBeNull();
  expect(scope.getState($deletion)).toBeNull();
});

it.each([
  [404, []],
  [503, [{ id: 'K1' }]],
])('FTL-03 API-56 a deletion that is answered %i', async (status, savedCards) => {
  const then = { status, errorKey: '_ERR_CARD_NOT_FOUND' };
  const { scope, send, cardId } = await withSavedCard({
    rules: [{ on: 'DELETE /payments/saved_cards/*', then }],
  });
  await send(askDeletion, { cardId });
  await send(confirmDeletion, undefined);
  expect(scope.getState($methods)).toMatchObject({ offer: { savedCards } });
  expect(scope.getState($deletion)?.hasFailed ?? false).toBe(status === 503);
});

it.each([
  ['Accept', true],
  ['accept', false],
  ['true', false],
  ['', false],
  [undefined, false],
])('CKN-11 the consent cookie %s is a consent: %s', async (value, isGiven) => {
  const cookies = value === undefined ? {} : { selvedge_consent_creditCard: value };
  const { scope, send } = await atPayment({ cookies });
  await send(chooseMethod, { method: 'creditCard' });
  expect(scope.getState($hasConsent)).toBe(isGiven);
});

it('CKN-11 API-52 who agreed before is recognised, each card method by its own cookie', async () => {
  const cookies = { selvedge_consent_creditCard: 'Accept' };
  const { scope, send, count, gate } = await atPayment({ cookies });
  await send(chooseMethod, { method: 'paypal' });
  expect(scope.getState($hasConsent)).toBeNull();
  await send(chooseMethod, { method: 'debitCard' });
  expect(scope.getState($hasConsent)).toBe(false);
  expect(count('GET /payments/device_identification_token')).toBe(0);
  await send(chooseMethod, { method: 'creditCard' });
  expect(scope.getState($hasConsent)).toBe(true);
  expect(gate.kept.get('device')?.['token']).toMatch(/^[\da-f]{32}$/);
  await send(giveConsent, { method: 'creditCard', isGiven: false });
  expect(gate.kept.has('device')).toBe(false);
});

it('CKN-09 CKN-11 a consent is written as “Accept”, and taken back by removing it', async () => {
  const { session, send } = await atPayment();
  await send(chooseMethod, { method: 'creditCard' });
  await send(giveConsent, { method: 'creditCard', isGiven: true });
  const written = `{"name":"selvedge_consent_creditCard","value":"Accept","days":182}`;
  expect(session.trace()).toContain(written);
});
