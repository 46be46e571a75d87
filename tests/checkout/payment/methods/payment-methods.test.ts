import { expect, it } from 'vitest';
import { $hasConsent, giveConsent } from '#src/checkout/payment/methods/consent-model.ts';
import {
  $choice,
  $deletion,
  $methods,
  askDeletion,
  chooseMethod,
  confirmDeletion,
  dropDeletion,
} from '#src/checkout/payment/methods/methods-model.ts';

import { type Circumstances, problemOf } from '#src/checkout/payment/payment.ts';

import { limitsOf } from '#src/store-config/limits.ts';
import { storeOfCountry } from '#src/store-config/stores.ts';
import { atPayment } from '../../at-payment.ts';

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

async function withSavedCard(start: Parameters<typeof atPayment>[0] = {}) {
  const shopper = await atPayment({ person: 'mira', savedCards: true, ...start });
  const methods = shopper.scope.getState($methods);
  const [card] = methods.status === 'loaded' ? methods.offer.savedCards : [];
  return { ...shopper, cardId: card?.id ?? '' };
}

it('API-56 deletes a saved card after confirmation, and clears the choice', async () => {
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
])('FTL-03 API-56 a deletion with answer %i', async (status, savedCards) => {
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
])('CKN-11 the consent cookie %s counts as consent: %s', async (value, isGiven) => {
  const cookies = value === undefined ? {} : { selvedge_consent_creditCard: value };
  const { scope, send } = await atPayment({ cookies });
  await send(chooseMethod, { method: 'creditCard' });
  expect(scope.getState($hasConsent)).toBe(isGiven);
});

it('CKN-11 API-52 restores an earlier consent, with one cookie per card method', async () => {
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

it('CKN-09 CKN-11 writes a consent as “Accept”, and withdraws it by removing the cookie', async () => {
  const { session, send } = await atPayment();
  await send(chooseMethod, { method: 'creditCard' });
  await send(giveConsent, { method: 'creditCard', isGiven: true });
  const written = `{"name":"selvedge_consent_creditCard","value":"Accept","days":182}`;
  expect(session.trace()).toContain(written);
});
