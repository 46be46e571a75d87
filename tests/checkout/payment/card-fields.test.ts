import { describe, expect, it } from 'vitest';
import { cardFields, cardTests } from '#src/checkout/payment/card-fields.ts';
import { formProblems } from '#src/forms/rules.ts';

const TODAY = '2026-11-20';
const usual = { today: TODAY, number: '', canSave: true };
const GOOD = {
  number: '4111 1111 1111 1111',
  expiry: '05/27',
  cvc: '123',
  holderName: 'Ada Example',
  saveCard: false,
};
const fieldsBy = (change: Partial<Parameters<typeof cardFields>[0]> = {}) =>
  Object.fromEntries(cardFields({ ...usual, ...change }).map((field) => [field.name, field]));

describe('the fields of the card form', () => {
  it('are required texts, each with its own message and hint for autofill', () => {
    const { number, expiry, cvc, holderName } = fieldsBy();
    const required = (name: string) => ({
      name,
      component: 'input',
      label: `card.${name}`,
      validate: true,
      required: true,
      requiredMsg: `card.error.${name}.missing`,
    });
    const half = { isPaired: true, inputMode: 'numeric' };
    const functions = { format: expect.any(Function), tidy: expect.any(Function) };
    expect(number).toEqual({
      ...required('number'),
      ...functions,
      helperText: 'card.numberHint',
      inputMode: 'numeric',
      autoComplete: 'cc-number',
    });
    expect(expiry).toEqual({
      ...required('expiry'),
      ...functions,
      ...half,
      helperText: 'card.expiryHint',
      autoComplete: 'cc-exp',
    });
    expect(cvc).toEqual({
      ...required('cvc'),
      ...half,
      helperText: 'card.cvcThree',
      autoComplete: 'cc-csc',
    });
    expect(holderName).toEqual({
      ...required('holderName'),
      autoComplete: 'cc-name',
      autoCapitalize: 'words',
    });
  });

  it.each([true, false])('offer to save the card: %s', (canSave) => {
    expect(fieldsBy({ canSave })['saveCard']).toEqual({
      name: 'saveCard',
      component: 'checkbox',
      label: 'card.save',
      show: canSave,
    });
  });

  it('name the brand in place of the hint, and the length of its code', () => {
    const visa = fieldsBy({ number: '4111' });
    expect(visa['number']).toMatchObject({ helperName: 'Visa' });
    expect(visa['number']).not.toHaveProperty('helperText');
    expect(visa['cvc']).toMatchObject({ helperText: 'card.cvcThree' });
    expect(fieldsBy({ number: '3782' })['cvc']).toMatchObject({ helperText: 'card.cvcFour' });
  });

  it('show the error of the payment service at its field alone', () => {
    const fields = fieldsBy({ refused: { field: 'cvc', text: 'card.error.cvc.three' } });
    expect(fields['cvc']).toMatchObject({
      isError: true,
      errorMessageText: 'card.error.cvc.three',
    });
    for (const name of ['number', 'expiry', 'holderName'])
      expect(fields[name], name).not.toHaveProperty('isError');
  });

  it.each([
    ['number', '4111-1111', '41111111'],
    ['expiry', '5/2027', '0527'],
    ['expiry', ' soon ', 'soon'],
  ])('normalise the %s "%s" to "%s"', (name, typed, tidied) => {
    expect(fieldsBy()[name]?.tidy?.(typed)).toBe(tidied);
  });

  it('group the digits of a number, and separate month and year', () => {
    const { number, expiry } = fieldsBy();
    expect(number?.format?.('41111111')).toBe('4111 1111');
    expect(expiry?.format?.('0527')).toBe('05/27');
  });
});

it.each([
  [{}, []],
  [{ number: '4111 1111 1111' }, ['card.error.number.short']],
  [{ number: '4'.repeat(20) }, ['card.error.number.long']],
  [{ number: '4111 1111 1111 1112' }, ['card.error.number.luhn']],
  [{ number: '5555 5555 5555 4444' }, ['card.error.number.notTaken']],
  [{ expiry: '13/27' }, ['card.error.expiry.invalid']],
  [{ expiry: '10/26' }, ['card.error.expiry.expired']],
  [{ cvc: '1234' }, ['card.error.cvc.three']],
  [{ number: '3782 822463 10005' }, ['card.error.cvc.four']],
  [{ holderName: '<b>' }, ['card.error.holderName.invalid']],
])('a card with %j has the errors %j', (change, keys) => {
  const tests = cardTests(TODAY, ['visa', 'amex']);
  const found = formProblems(cardFields(usual), { ...GOOD, ...change }, tests);
  expect(Object.values(found).flatMap((rules) => rules.map(({ message }) => message))).toEqual(
    keys,
  );
});
