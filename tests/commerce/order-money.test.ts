import { describe, expect, it } from 'vitest';
import { MAIL_MONEY } from '#fixtures/purchase/mails.ts';
import { loadTextsIn, textIn } from '#harness/backend/texts.ts';
import { readTexts } from '#harness/texts/locales.ts';
import { flatTexts } from '#harness/texts/texts.ts';
import { dueKeyOf, moneyKeysOf } from '#src/commerce/order-money.ts';
import { PAYMENT_CODES, termOf } from '#src/commerce/payment-methods.ts';
import { STATUSES } from '#src/orders/order.ts';
import { TRANSLATED_LANGUAGES } from '#src/ui/i18n/languages.ts';

/** True if the shopper has paid by that status. */
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
  'ORD-01 describes an order by $method that is $status as paid only if it is',
  ({ method, term, status }) => {
    const keys = moneyKeysOf({ status, paymentMethod: method, paidByGiftCards: 0 });
    expect(keys).toHaveLength(1);
    const saysCharged = keys.some((key) => CHARGED_KEYS.includes(key));
    expect(saysCharged).toBe(IS_CHARGED[term]?.(status));
    // Only money that was taken is refunded.
    expect(keys.includes('money.cancelled.now')).toBe(status === 'cancelled' && term === 'now');
  },
);

it('PAY-01 GFT-03 refunds the gift cards of a cancelled order, with any method for the rest', () => {
  const partly = { status: 'cancelled', paidByGiftCards: 500 };
  for (const [method, term] of methods) {
    const keys = moneyKeysOf({ ...partly, paymentMethod: method });
    const key = term === 'now' ? 'money.cancelled.now' : 'money.cancelled.cards';
    expect(keys.at(-1)).toBe(key);
  }
});

it('describes only immediate payments as due now', () => {
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

  it('has a text for every payment state', () => {
    const words = [...keys].map((key) => texts.get(key));
    expect(new Set(words).size).toBe(words.length);
  });

  it('mails the same text about the payment as the shop shows', async () => {
    await loadTextsIn(language);
    for (const [key, words] of Object.entries(MAIL_MONEY))
      expect(textIn(words, language)).toBe(texts.get(key));
  });
});
