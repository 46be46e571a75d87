import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  balanceFailure,
  formatGiftCard,
  roomForGiftCards,
  shareOut,
  spendable,
} from '#src/gift-card/gift-card.ts';
import { formProblems } from '#src/forms/rules.ts';
import { GIFT_CARD_FIELDS } from '#src/gift-card/gift-card-fields.ts';
import { digitsIn } from '#src/kernel/characters.ts';
import { limitsOf } from '#src/store-config/limits.ts';

const GOOD = { number: '6280 3900 0000 0000 001', pin: '1234' };

it.each([
  [{}, {}],
  [{ number: '6280390000000000' }, {}],
  [{ number: '6280-3900-0000-0000' }, {}],
  [{ number: '６２８０３９００００００００００' }, {}],
  [{ pin: '12345678' }, {}],
  [{ number: '' }, { number: 'missing' }],
  [{ number: '628039000000000' }, { number: 'invalid' }],
  [{ number: '6'.repeat(20) }, { number: 'invalid' }],
  [{ number: '628039000000000O' }, { number: 'invalid' }],
  [{ number: '<script>' }, { number: 'invalid' }],
  [{ pin: ' ' }, { pin: 'missing' }],
  [{ pin: '123' }, { pin: 'invalid' }],
  [{ pin: '123456789' }, { pin: 'invalid' }],
])('GFT-01 shows for a gift card with %j: %j', (change, errors) => {
  const found = formProblems(GIFT_CARD_FIELDS, { ...GOOD, ...change });
  const told = Object.entries(found).map(([name, [first]]) => [
    name,
    first?.message.replace(/^.*\./, ''),
  ]);
  expect(Object.fromEntries(told)).toEqual(errors);
});

it('GFT-01 shows a number in groups of four, with all its digits', () => {
  expect(formatGiftCard('6280390000000000001')).toBe('6280 3900 0000 0000 001');
  expect(digitsIn(formatGiftCard('6'.repeat(31)))).toBe('6'.repeat(30));
  expect(formatGiftCard('')).toBe('');
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const shown = formatGiftCard(typed);
      expect(digitsIn(shown)).toBe(digitsIn(typed).slice(0, 30));
      expect(formatGiftCard(shown)).toBe(shown);
    }),
  );
});

it('GFT-01 a card is valid up to its last day', () => {
  const card = { balance: 2500, currency: 'EUR', expires: '2026-11-20' };
  expect(spendable(card, '2026-11-20')).toBe(2500);
  expect(spendable(card, '2026-11-21')).toBe(0);
  expect(spendable({ balance: 2500, currency: 'EUR' }, '2099-01-01')).toBe(2500);
  expect(spendable({ balance: -1, currency: 'EUR' }, '2026-11-20')).toBe(0);
});

it('GFT-01 gift cards pay in order, never more than is due or than their balance', () => {
  expect(shareOut(10000, [2500, 15000, 500])).toEqual({ shares: [2500, 7500, 0], rest: 0 });
  expect(shareOut(10000, [2500])).toEqual({ shares: [2500], rest: 7500 });
  const money = fc.nat(1_000_000);
  fc.assert(
    fc.property(money, fc.array(money), (due, balances) => {
      const { shares, rest } = shareOut(due, balances);
      expect(shares.reduce((sum, share) => sum + share, rest)).toBe(due);
      expect(shares.every((share, at) => share >= 0 && share <= (balances[at] ?? 0))).toBe(true);
      expect(rest === 0 || shares.every((share, at) => share === balances[at])).toBe(true);
    }),
  );
});

it('GFT-05 a bag accepts gift cards up to the shop’s limit', () => {
  const { giftCardBasketMax } = limitsOf({ countryCode: 'GB' });
  expect(roomForGiftCards(giftCardBasketMax, 0)).toBe(giftCardBasketMax);
  expect(roomForGiftCards(giftCardBasketMax, giftCardBasketMax)).toBe(0);
  expect(roomForGiftCards(giftCardBasketMax, giftCardBasketMax + 3)).toBe(0);
});

it('API-58 maps the backend’s errors of a gift card', () => {
  const [about, of] = ['_ERR_GIFT_CARD_', (key: string) => balanceFailure([key])];
  expect(['INVALID', 'EXPIRED', 'LOCKED'].map((key) => of(about + key))).toEqual([
    'unknown',
    'over',
    'locked',
  ]);
  expect(of('anything')).toBe('unreachable');
});
