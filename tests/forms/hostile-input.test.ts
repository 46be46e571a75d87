import { describe, expect, it } from 'vitest';
import { NEW_PASSWORD, PASSWORD_AGAIN } from '#src/auth/password-fields.ts';
import { FORGOT_FIELDS, REGISTRATION_FIELDS } from '#src/auth/registration-fields.ts';
import { signInFields } from '#src/auth/sign-in-fields.ts';
import { cardFields, cardTests } from '#src/checkout/payment/card-fields.ts';
import { letterFields } from '#src/contact/letter-fields.ts';
import type { Field } from '#src/forms/field.ts';
import { mailField, mailTests } from '#src/forms/mail-field.ts';
import { type CustomTests, formProblems } from '#src/forms/rules.ts';
import { GIFT_CARD_FIELDS } from '#src/gift-card/gift-card-fields.ts';
import { detailsFields } from '#src/my-account/details/details-fields.ts';
import { EMAIL_FIELDS, PASSWORD_FIELDS } from '#src/my-account/details/sign-in-data-fields.ts';
import { RECEIPT_TESTS, receiptFields } from '#src/orders/receipt-form.ts';

const TODAY = '2026-11-23';

const FORMS: Readonly<Record<string, readonly Field[]>> = {
  'sign-in': signInFields(),
  registration: REGISTRATION_FIELDS,
  'a forgotten password': FORGOT_FIELDS,
  'a new password': [NEW_PASSWORD, PASSWORD_AGAIN],
  'personal details': detailsFields({
    title: '',
    firstName: 'Ada',
    lastName: 'Weaver',
    emailAddress: 'ada@example.test',
  }),
  'another address': EMAIL_FIELDS,
  'another password': PASSWORD_FIELDS,
  'a letter': letterFields({ email: undefined, order: '', hasCaptcha: false }),
  'a gift card': GIFT_CARD_FIELDS,
  'a card': cardFields({ today: TODAY, number: '', canSave: true }),
  'a receipt': receiptFields('£79.90'),
  'newsletter, campaign and notice': [mailField('', undefined)],
};

/** Of the forms that have tests of their own. */
const TESTS: Readonly<Record<string, CustomTests>> = {
  'a card': cardTests(TODAY),
  'a receipt': RECEIPT_TESTS,
  'newsletter, campaign and notice': mailTests(''),
};

const TYPED = ['input', 'password', 'textarea'];
const typedIn = Object.entries(FORMS).flatMap(([form, fields]) =>
  fields
    .filter(({ component }) => TYPED.includes(component))
    .map(({ name }) => [form, name, fields] as const),
);

const SIGNS = ['a', '7', ' a', 'ש', '\u202e', '\u0301', '👩‍🚀', '<', '%00', '\u0000'];

describe.each(typedIn)('%s: %s', (form, name, fields) => {
  it.each(SIGNS)('VAL-21 takes no 10,000 of %j', (sign) => {
    const problems = formProblems(fields, { [name]: sign.repeat(10_000) }, TESTS[form]);
    expect(problems[name] ?? []).not.toEqual([]);
  });
});
