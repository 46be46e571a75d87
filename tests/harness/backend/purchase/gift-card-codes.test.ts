import { expect, it } from 'vitest';
import { giftCardBalanceCall } from '#src/gift-card/api.ts';
import { giftCardNumber } from '#harness/backend/payment/gift-cards.ts';
import { variantOf } from '../client.ts';
import { shopperIn } from './shopper.ts';

const MINUTE = 60_000;
const number = giftCardNumber('GBP', '02');
const right = { number, pin: '1873' };
const wrong = { number, pin: '0000' };
const INVALID = '_ERR_GIFT_CARD_INVALID';
const LOCKED = '_ERR_GIFT_CARD_LOCKED';

async function ready() {
  const clock = { now: 1_770_000_000_000 };
  const shopper = shopperIn('GB', { now: () => clock.now });
  await shopper.guest();
  const ask = (given: { number: string; pin: string; captcha?: string }) =>
    shopper.refusal(giftCardBalanceCall, given);
  async function mistype(times: number, given = wrong) {
    const keys: unknown[] = [];
    for (let nth = 0; nth < times; nth++) keys.push(await ask(given));
    return keys;
  }
  const pass = (ms: number) => (clock.now += ms);
  return { ...shopper, ask, mistype, pass };
}

it('API-58 after five wrong codes a number is locked for ten minutes, for the right one too', async () => {
  const { ask, mistype, perform, pass } = await ready();
  expect(await mistype(6)).toEqual([INVALID, INVALID, INVALID, INVALID, INVALID, LOCKED]);
  expect(await ask(right)).toBe(LOCKED);
  pass(10 * MINUTE - 1);
  expect(await ask(right)).toBe(LOCKED);
  pass(1);
  expect(await perform(giftCardBalanceCall, right)).toMatchObject({ balance: 5000 });
});

it('asking while it is locked does not lock it for longer', async () => {
  const { ask, mistype, pass } = await ready();
  await mistype(5);
  pass(9 * MINUTE);
  await mistype(5);
  pass(MINUTE);
  expect(await ask(right)).toBeUndefined();
});

it('API-58 the answer says for how long, and no captcha opens a card', async () => {
  const { failure, ask, mistype, pass } = await ready();
  await mistype(5);
  pass(3.5 * MINUTE);
  const error = await failure(giftCardBalanceCall, right);
  expect(error).toEqual({
    kind: 'throttled',
    status: 429,
    seconds: 390,
    errors: [{ errorKey: LOCKED, errorMessage: 'Too many wrong codes.', errorParameters: ['390'] }],
  });
  expect(await ask({ ...right, captcha: 'a-person-for-sure' })).toBe(LOCKED);
});

it('the right code forgives the wrong ones; so do ten minutes', async () => {
  const { ask, mistype, pass } = await ready();
  await mistype(4);
  expect(await ask(right)).toBeUndefined();
  expect(await mistype(4)).not.toContain(LOCKED);
  pass(10 * MINUTE);
  expect(await mistype(4)).not.toContain(LOCKED);
});

it('other numbers are not locked, and a number that nobody has is locked like any', async () => {
  const { ask, mistype } = await ready();
  await mistype(5);
  expect(await ask({ number: giftCardNumber('GBP', '03'), pin: '1873' })).toBeUndefined();
  const nobodys = { number: '6003999900000000', pin: '1873' };
  expect(await mistype(6, nobodys)).toEqual([INVALID, INVALID, INVALID, INVALID, INVALID, LOCKED]);
  expect(await mistype(7, { number: '<script>', pin: '' })).not.toContain(LOCKED);
});

it('blanks and hyphens make no other number of it', async () => {
  const { ask, mistype } = await ready();
  await mistype(3);
  await mistype(2, { ...wrong, number: number.replace(/(.{4})/g, '$1-') });
  expect(await ask(right)).toBe(LOCKED);
});

it('API-53 wrong codes of a payment count as well, and a locked card cannot pay', async () => {
  const { add, shipHome, failsToPay, mistype, ask, purchase } = await ready();
  const { orderId } = await add(variantOf('RL0101RIN', 1));
  await shipHome();
  const pay = (pin: string) => failsToPay(orderId, { giftCards: [{ number, pin }] });
  await mistype(3);
  expect([await pay('0000'), await pay('0000'), await pay('1873')]).toEqual([
    INVALID,
    INVALID,
    LOCKED,
  ]);
  expect(await ask(right)).toBe(LOCKED);
  expect(purchase().orders).toEqual({});
});

it('guessing leaves nothing of a number in the world, and what is old is forgotten', async () => {
  const { mistype, pass, purchase } = await ready();
  await mistype(2);
  expect(JSON.stringify(purchase())).not.toContain(number);
  expect(Object.keys(purchase().codeTries)).toHaveLength(1);
  pass(10 * MINUTE);
  await mistype(1, { number: '6003999900000000', pin: '1' });
  expect(Object.keys(purchase().codeTries)).toHaveLength(1);
});
