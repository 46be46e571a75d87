import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPrivacyMark } from '#src/kernel/struct.ts';
import { NewCard } from '#src/checkout/payment/contract.ts';
import { digitsIn } from '#src/kernel/characters.ts';
import { brandOf } from '#src/checkout/payment/card-brands.ts';
import {
  cardErrors,
  formatCardNumber,
  formatExpiry,
  passesLuhn,
  toNewCard,
} from '#src/checkout/payment/card.ts';
import { caretAfter } from '#src/ui/form/form-inputs.ts';

const TODAY = '2026-11-20';
const GOOD = { number: '4111 1111 1111 1111', expiry: '05/27', cvc: '123', holderName: 'M. Ðurić' };

/** Test numbers published by card schemes and payment providers. */
const PUBLIC: readonly (readonly [brand: string, shown: string])[] = [
  ['Visa', '4111 1111 1111 1111'],
  ['Visa', '4222 2222 2222 2'],
  ['Visa', '4988 4388 4388 4305'],
  ['Mastercard', '5555 5555 5555 4444'],
  ['Mastercard', '2223 0000 4841 0010'],
  ['American Express', '3782 822463 10005'],
  ['Diners Club', '3600 666633 3344'],
  ['Diners Club', '3056 930902 5904'],
  ['Discover', '6011 1111 1111 1117'],
  ['JCB', '3566 0020 2036 0505'],
  ['UnionPay', '6243 0300 0000 0001'],
  ['Maestro', '6771 7980 2100 0008'],
  ['Dankort', '5019 7170 1010 3742'],
];

it.each(PUBLIC)('recognises the brand %s by its number, shown as %s', (brand, shown) => {
  const digits = digitsIn(shown);
  expect(brandOf(digits)?.name).toBe(brand);
  expect(formatCardNumber(digits)).toBe(shown);
  expect(passesLuhn(digits)).toBe(true);
  const cvc = brand === 'American Express' ? '1234' : '123';
  expect(cardErrors({ ...GOOD, number: shown, cvc }, TODAY)).toEqual({});
});

it('detects every single wrong digit', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PUBLIC.map(([, shown]) => digitsIn(shown))),
      fc.nat(18),
      fc.integer({ min: 1, max: 9 }),
      (digits, at, by) => {
        const place = at % digits.length;
        const wrong = String((Number(digits[place]) + by) % 10);
        expect(passesLuhn(digits.slice(0, place) + wrong + digits.slice(place + 1))).toBe(false);
      },
    ),
  );
});

it('formatting keeps up to 30 digits, and is idempotent', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const shown = formatCardNumber(typed);
      expect(digitsIn(shown)).toBe(digitsIn(typed).slice(0, 30));
      expect(formatCardNumber(shown)).toBe(shown);
    }),
  );
});

it.each([
  ['9000000000000000001', '9000 0000 0000 0000 001'],
  ['9'.repeat(31), `9999 9999 9999 9999 999 ${'9'.repeat(11)}`],
])('shows the number %s of an unknown brand as %s', (digits, shown) => {
  expect(formatCardNumber(digits)).toBe(shown);
});

it('keeps the caret behind the typed digit', () => {
  expect(caretAfter('41111', 5, '4111 1')).toBe(6);
  expect(caretAfter('4911 1', 2, '4911 1')).toBe(2);
  expect(caretAfter('41191 1', 4, '4119 11')).toBe(4);
  expect(caretAfter('4111 11', 0, '4111 11')).toBe(0);
  fc.assert(
    fc.property(fc.stringMatching(/^[\d ]{0,24}$/), fc.nat(24), (typed, place) => {
      const caret = Math.min(place, typed.length);
      const shown = formatCardNumber(typed);
      const before = digitsIn(shown.slice(0, caretAfter(typed, caret, shown)));
      expect(before).toBe(digitsIn(typed.slice(0, caret)).slice(0, 30));
    }),
  );
});

it.each([
  [{ number: '' }, { number: 'missing' }],
  [{ number: '4111 1111 1111 1112' }, { number: 'luhn' }],
  [{ number: '4111 1111 1111' }, { number: 'short' }],
  [{ number: '5555 5555 5555 4444 1' }, { number: 'long' }],
  [{ number: '9'.repeat(12) }, { number: 'short' }],
  [{ number: '9'.repeat(20) }, { number: 'long' }],
  [{ number: '3600 6666 3333 444' }, { number: 'short' }],
  [{ expiry: ' ' }, { expiry: 'missing' }],
  [{ expiry: '12/46' }, {}],
  [{ expiry: '01/47' }, { expiry: 'invalid' }],
  [{ expiry: '13/27' }, { expiry: 'invalid' }],
  [{ expiry: '10/26' }, { expiry: 'expired' }],
  [{ expiry: '05/72' }, { expiry: 'invalid' }],
  [{ expiry: '12/99' }, { expiry: 'invalid' }],
  [{ cvc: ' ' }, { cvc: 'missing' }],
  [{ cvc: ' 123 ' }, {}],
  [{ cvc: '123a' }, { cvc: 'three' }],
  [{ number: '9000 0000 0000 0001', cvc: '1234' }, {}],
  [{ number: '9000 0000 0000 0001', cvc: '12' }, { cvc: 'three' }],
  [{ cvc: '12' }, { cvc: 'three' }],
  [{ cvc: '1234' }, { cvc: 'three' }],
  [{ cvc: '12a' }, { cvc: 'three' }],
  [{ number: '378282246310005' }, { cvc: 'four' }],
  [{ holderName: ' ' }, { holderName: 'missing' }],
  [{ holderName: '4111111111111111' }, { holderName: 'invalid' }],
  [{ holderName: 'a<' }, { holderName: 'invalid' }],
  [{ holderName: 'a>' }, { holderName: 'invalid' }],
  [{ holderName: '--' }, { holderName: 'invalid' }],
  [{ holderName: `${'a'.repeat(60)} ` }, {}],
  [{ holderName: 'a'.repeat(61) }, { holderName: 'invalid' }],
])('PAY-05 reports for %j: %j', (change, errors) => {
  expect(cardErrors({ ...GOOD, ...change }, TODAY)).toEqual(errors);
});

it('PAY-08 rejects a brand that is not accepted, and allows an unknown one', () => {
  const taken = ['mastercard', 'amex'];
  expect(cardErrors(GOOD, TODAY, taken)).toEqual({ number: 'notTaken' });
  expect(cardErrors({ ...GOOD, number: '5555 5555 5555 4444' }, TODAY, taken)).toEqual({});
  expect(cardErrors({ ...GOOD, number: '9000 0000 0000 0001' }, TODAY, taken)).toEqual({});
});

it('redacts every field of a card in the log', () => {
  for (const [name, { type }] of Object.entries(NewCard.schema))
    expect(isPrivacyMark(type), name).toBe(true);
});

it.each([
  ['American Express', '34', [15]],
  ['Diners Club', '36', [14, 16, 17, 18, 19]],
  ['Mir', '2200', [16, 17, 18, 19]],
  ['Mastercard', '51', [16]],
  ['Dankort', '5019', [16]],
  ['Discover', '6011', [16, 17, 18, 19]],
  ['JCB', '3528', [16, 17, 18, 19]],
  ['UnionPay', '62', [16, 17, 18, 19]],
  ['Maestro', '50', [13, 14, 15, 16, 17, 18, 19]],
  ['Visa', '4', [13, 16, 19]],
  ['an unknown brand', '9', [13, 14, 15, 16, 17, 18, 19]],
])(
  'PAY-05 a number of %s that begins with %s has as many digits as one of %j',
  (_, start, lengths) => {
    const problemOf = (length: number) => {
      const all = start.padEnd(length - 1, '0');
      const number = [...'0123456789'].map((last) => all + last).find(passesLuhn) ?? '';
      return cardErrors({ ...GOOD, number }, TODAY).number;
    };
    const tried = [11, 12, 13, 14, 15, 16, 17, 18, 19, 20];
    expect(tried.filter((length) => problemOf(length) === undefined)).toEqual(lengths);
  },
);

it('no typed text throws', () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(fc.record({ number: text, expiry: text, cvc: text, holderName: text }), (card) => {
      for (const problem of Object.values(cardErrors(card, TODAY)))
        expect(problem).toMatch(/^\w+$/);
      expect(typeof formatExpiry(card.expiry)).toBe('string');
    }),
  );
});

it('sends a card as digits, its expiry as month and year, its holder trimmed', () => {
  const card = { ...GOOD, expiry: '5/2027', cvc: ' 123', holderName: ' Ada Example ' };
  expect(toNewCard(card, TODAY)).toEqual({
    number: '4111111111111111',
    expiry: '0527',
    cvc: '123',
    holderName: 'Ada Example',
  });
  expect(() => toNewCard({ ...card, expiry: '' }, TODAY)).toThrow(
    new RangeError('A card without an expiry'),
  );
});
