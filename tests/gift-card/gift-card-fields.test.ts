import { create } from 'superstruct';
import { expect, it } from 'vitest';
import { GiftCardBalance } from '#src/gift-card/api.ts';
import { GIFT_CARD_FIELDS } from '#src/gift-card/gift-card-fields.ts';
import { GiftCardBalanceAnswer, readGiftCardBalance } from '#src/gift-card/response.ts';
import { readAnswer } from '../read-answer.ts';

const field = (name: string) => ({
  name,
  component: 'input',
  label: `giftCard.${name}`,
  helperText: `giftCard.${name}Hint`,
  validate: true,
  required: true,
  requiredMsg: `giftCard.error.${name}.missing`,
  invalidMsg: `giftCard.error.${name}.invalid`,
  inputMode: 'numeric',
  autoComplete: 'off',
  tidy: expect.any(Function),
  regex: expect.any(RegExp),
});

it('API-58 requires number and PIN, which no browser autofills', () => {
  expect(GIFT_CARD_FIELDS).toEqual([
    { ...field('number'), format: expect.any(Function), colWidth: 8 },
    { ...field('pin'), colWidth: 4 },
  ]);
});

it.each([
  ['6280-3900 0000', '628039000000'],
  ['６２８０', '6280'],
  ['62a', '62a'],
])('API-58 "%s" is sent as "%s"', (typed, sent) => {
  for (const { tidy } of GIFT_CARD_FIELDS) expect(tidy?.(typed)).toBe(sent);
});

it.each([
  [
    'number',
    ['6'.repeat(16), '6'.repeat(19)],
    ['6'.repeat(15), '6'.repeat(20), `a${'6'.repeat(16)}`],
  ],
  ['pin', ['1234', '12345678'], ['123', '123456789', 'a1234', '1234a']],
])('API-58 the %s may be %j, not %j', (name, good, bad) => {
  const { regex } = GIFT_CARD_FIELDS.find((each) => each.name === name) ?? {};
  expect(good.map((text) => regex?.test(text))).toEqual(good.map(() => true));
  expect(bad.map((text) => regex?.test(text))).toEqual(bad.map(() => false));
});

const answer = { balance: '25.00', currency: 'EUR', expires: '2027-02-28' };
const read = (change: object = {}) =>
  readAnswer({ ...answer, ...change }, GiftCardBalanceAnswer, readGiftCardBalance, GiftCardBalance);

it('API-58 reads a balance in minor units, with its last day', () => {
  expect(read()).toStrictEqual({ balance: 2500, currency: 'EUR', expires: '2027-02-28' });
});

it.each([undefined, '', '2027-02-30'])('API-58 has no expiry with "%s"', (expires) => {
  expect(read({ expires })).toStrictEqual({ balance: 2500, currency: 'EUR' });
});

it.each(['balance', 'currency'])('API-58 rejects a balance without its %s', (key) => {
  expect(() => create({ ...answer, [key]: undefined }, GiftCardBalanceAnswer)).toThrow();
});
