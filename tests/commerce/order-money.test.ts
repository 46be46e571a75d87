import { describe, expect, it } from 'vitest';
import { MAIL_MONEY } from '#fixtures/purchase/mails.ts';
import { loadTextsIn, textIn } from '#harness/backend/texts.ts';
import { readTexts } from '#harness/texts/locales.ts';
import { flatTexts } from '#harness/texts/texts.ts';
import { dueKeyOf, moneyKeysOf } from '#src/commerce/order-money.ts';
import { PAYMENT_CODES, termOf } from '#src/commerce/payment-methods.ts';
import { STATUSES } from '#src/orders/order.ts';
import { TRANSLATED_LANGUAGES } from '#src/ui/i18n/languages.ts';

/** True if money has left the shopper by then. */
const IS_CHARGED: Readonly<Record<string, (status: string) => boolean>> = {
  now: (status) => ['processing', 'shipped', 'delivered'].includes(status),
  later: () => false,
  cash: (status) => status === 'delivered',
};
const CHARGED_KEYS = ['money.paid.now', 'money.paid.cash'];

const methods = PAYMENT_CODES.map((method) => [method, termOf(method)] as const);
const cases = methods.flatMap(([method, term]) =>
  STATUSES.map((status) => ({ method, term, status })),
);

it.each(cases)(
  'ORD-01 an order by $method that is $status is said to be paid only if it is',
  ({ method, term, status }) => {
    const keys = moneyKeysOf({ status, paymentMethod: method, paidByGiftCards: 0 });
    expect(keys).toHaveLength(1);
    const saysCharged = keys.some((key) => CHARGED_KEYS.includes(key));
    expect(saysCharged).toBe(IS_CHARGED[term]?.(status));
    // Money comes back only where some was taken.
    expect(keys.includes('money.cancelled.now')).toBe(status === 'cancelled' && term === 'now');
  },
);

it('PAY-01 GFT-03 what gift cards paid of a cancelled order comes back, however the rest was to be paid', () => {
  const partly = { status: 'cancelled', paidByGiftCards: 500 };
  for (const [method, term] of methods) {
    const keys = moneyKeysOf({ ...partly, paymentMethod: method });
    const key = term === 'now' ? 'money.cancelled.now' : 'money.cancelled.cards';
    expect(keys.at(-1)).toBe(key);
  }
});

it('only what is paid at once is called due now', () => {
  for (const [method, term] of methods)
    expect(dueKeyOf(method) === 'money.due.now').toBe(term === 'now');
  expect(dueKeyOf(undefined)).toBe('money.due.open');
});

describe.each(TRANSLATED_LANGUAGES)('in %s', (language) => {
  const texts = flatTexts(readTexts(language, 'checkout'));
  const keys = new Set([
    ...cases.flatMap(({ method, status }) =>
      moneyKeysOf({ status, paymentMethod: method, paidByGiftCards: 1 }),
    ),
    ...[...PAYMENT_CODES, undefined].map(dueKeyOf),
  ]);

  it('every state of the money has words of its own', () => {
    const words = [...keys].map((key) => texts.get(key));
    expect(new Set(words).size).toBe(words.length);
  });

  it('a mail says of the money what the shop says', async () => {
    await loadTextsIn(language);
    for (const [key, words] of Object.entries(MAIL_MONEY))
      expect(textIn(words, language)).toBe(texts.get(key));
  });
});
