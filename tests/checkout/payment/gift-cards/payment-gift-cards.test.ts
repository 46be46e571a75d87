import { expect, it } from 'vitest';
import { giftCardNumber } from '#harness/backend/payment/gift-cards.ts';
import { readTrace } from '#harness/replay/read-trace.ts';
import { verifyAtHand } from '#harness/replay/verify.ts';
import {
  $giftCards,
  addGiftCard,
  removeGiftCard,
} from '#src/checkout/payment/gift-cards/gift-cards-model.ts';
import type { CurrencyCode } from '#src/commerce/countries.ts';
import { $payable } from '#src/checkout/payment/pay/payable-model.ts';
import { atPayment } from '../../at-payment.ts';

const typed = (kind: string, pin = '1873', currency: CurrencyCode = 'GBP') => {
  const number = giftCardNumber(currency, kind);
  return { number, pin, lastDigits: number.slice(-4) };
};

it('GFT-01 API-58 several gift cards pay in order, and the card pays the rest', async () => {
  const shopper = await atPayment({ pieces: 3 });
  await shopper.readyWithCard();
  await shopper.send(addGiftCard, typed('01'));
  await shopper.send(addGiftCard, typed('02'));
  const { list } = shopper.scope.getState($giftCards);
  expect(list.map(({ name }) => name)).toEqual(['gift-card-1', 'gift-card-2']);
  const payable = shopper.scope.getState($payable);
  expect(payable?.shares).toEqual(list.map(({ balance }) => balance));
  const [one = 0, other = 0] = payable?.shares ?? [];
  expect(payable?.rest).toBe((payable?.total ?? 0) - one - other);
  await shopper.payByCard();
  expect(shopper.orders()).toEqual([shopper.orderId]);
  const { giftCards } = shopper.backend.world().state.purchase;
  expect(Object.values(giftCards).map(({ spent }) => spent)).toEqual([one, other]);
  expect(shopper.scope.getState($giftCards).list).toEqual([]);
  expect(shopper.gate.kept.size).toBe(0);
  const trace = shopper.session.trace();
  for (const kind of ['01', '02']) expect(trace).not.toContain(typed(kind).number);
  expect(trace).not.toContain('"1873"');
  expect(verifyAtHand(readTrace(trace)).divergence).toBeUndefined();
});

it('API-58 a gift card pays only once, and can be added again after removal', async () => {
  const shopper = await atPayment();
  await shopper.send(addGiftCard, typed('01'));
  await shopper.send(addGiftCard, typed('01'));
  expect(shopper.scope.getState($giftCards)).toMatchObject({ refusal: 'twice' });
  await shopper.send(removeGiftCard, { name: 'gift-card-1' });
  expect(shopper.gate.kept.size).toBe(0);
  await shopper.send(addGiftCard, typed('01'));
  expect(shopper.scope.getState($giftCards).list).toHaveLength(1);
});
