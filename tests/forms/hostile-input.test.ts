import { describe, expect, it } from 'vitest';
import { sample } from '#harness/config/sample.ts';
import { validate } from '#src/address/address.ts';
import { ADDRESS_FORMS } from '#src/address/form.ts';
import { NEW_PASSWORD, PASSWORD_AGAIN } from '#src/auth/password/password-fields.ts';
import { FORGOT_FIELDS, REGISTRATION_FIELDS } from '#src/auth/registration/registration-fields.ts';
import { signInFields } from '#src/auth/sign-in/sign-in-fields.ts';
import { cardFields, cardTests } from '#src/checkout/payment/card-fields.ts';
import { MESSAGE_TESTS, messageFields } from '#src/contact/contact-message-fields.ts';
import type { Field } from '#src/forms/field.ts';
import { mailField, mailTests } from '#src/forms/mail-field.ts';
import { type CustomTests, formProblems } from '#src/forms/rules.ts';
import { GIFT_CARD_FIELDS } from '#src/gift-card/gift-card-fields.ts';
import { detailsFields } from '#src/my-account/details/details-fields.ts';
import { EMAIL_FIELDS, PASSWORD_FIELDS } from '#src/my-account/details/sign-in-data-fields.ts';
import { LOOKUP_TESTS, lookupFields } from '#src/orders/lookup-form.ts';
import { RECEIPT_TESTS, receiptFields } from '#src/orders/receipt-form.ts';
import { tidied } from '#src/forms/tidy.ts';
import { goodDraft } from '#tests/address/drafts.ts';

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
  'a letter': messageFields({ email: undefined, order: '', hasCaptcha: false }),
  'a gift card': GIFT_CARD_FIELDS,
  'a card': cardFields({ today: TODAY, number: '', canSave: true }),
  'a receipt': receiptFields('£79.90'),
  'newsletter, campaign and notice': [mailField('catalogue', undefined)],
  'an order that is looked up': lookupFields({
    tidyPostcode: (typed) => typed.trim(),
    postcodeExample: 'N1 9GU',
  }),
};

/** Custom tests of the forms that have any. */
const TESTS: Readonly<Record<string, CustomTests>> = {
  'a card': cardTests(TODAY),
  'a receipt': RECEIPT_TESTS,
  'newsletter, campaign and notice': mailTests('catalogue'),
  'a letter': MESSAGE_TESTS,
  'an order that is looked up': LOOKUP_TESTS,
};

const TYPED = ['input', 'password', 'textarea'];
const typedIn = Object.entries(FORMS).flatMap(([form, fields]) =>
  fields
    .flatMap((field) => [field, ...(field.fields ?? [])])
    .filter(({ component }) => TYPED.includes(component))
    .map(({ name }) => [form, name, fields] as const),
);
const fieldsOf = (isSo: (field: Field) => boolean) =>
  typedIn.filter(([, name, fields]) => fields.some((field) => field.name === name && isSo(field)));

const SIGNS = ['a', '7', ' a', 'ש', '\u202e', '\u0301', '👩‍🚀', '<', '%00', '\u0000'];

describe.each(sample(typedIn, 12))('%s: %s', (form, name, fields) => {
  it.each(SIGNS)('VAL-21 refuses 10,000 of %j', (sign) => {
    const problems = formProblems(fields, { [name]: sign.repeat(10_000) }, TESTS[form]);
    expect(problems[name] ?? []).not.toEqual([]);
  });
});

it.each(ADDRESS_FORMS.map((form) => [form.brand, form.country, form] as const))(
  'VAL-21 no address field in %s, %s accepts 10,000 characters',
  (_, __, form) => {
    for (const { name, options } of form.fields) {
      if (options.length > 0) continue; // Options are chosen, not typed.
      for (const sign of ['a', '7', 'ש', '\u0301', '👩‍🚀']) {
        const found = validate(form, goodDraft(form, { [name]: sign.repeat(10_000) }), 'shipping');
        expect(found[name] ?? [], `${name}: ${sign}`).not.toEqual([]);
      }
    }
  },
);

const NAMES = [
  'Zoë-Łukasz',
  'O’Súilleabháin',
  'Нгуен Щ.',
  'Παπαδόπουλος',
  'עדה בן־דוד',
  'أدا الحائك',
  'अदा जुलाहा',
  'எழிலரசி',
  'วรรณา',
  'ኣዳ',
  '織田',
  'ᏣᎳᎩ',
  // Combining marks, several on a letter.
  'A\u0301da\u0327\u0323\u0302',
];

it.each(
  fieldsOf(({ autoComplete = '' }) => /^(?:given-name|family-name|cc-name)$/.test(autoComplete)),
)('ADR-16 %s: %s accepts names in every script', (form, field, fields) => {
  for (const name of NAMES)
    expect(formProblems(fields, { [field]: name }, TESTS[form])[field], name).toBeUndefined();
});

const LONGEST = `${'a'.repeat(60)}@${'b'.repeat(51)}.example.test`;
const mails = fieldsOf(({ type }) => type === 'email');

describe.each(mails)('%s: %s', (form, field, fields) => {
  const problemsOf = (typed: string) =>
    formProblems(fields, { [field]: typed }, TESTS[form])[field];

  it.each([
    ['Ada.Weaver@Mail.EXAMPLE', 'Ada.Weaver@Mail.EXAMPLE'],
    [' ada@mail.example ', 'ada@mail.example'],
    ['a.d.a+shop+2@mail.example', 'a.d.a+shop+2@mail.example'],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['ada@例え.テスト', 'ada@xn--r8jz45g.xn--zckzah'],
    ['ada@Почта.example', 'ada@xn--80a1acny.example'],
    [LONGEST, LONGEST],
  ])('VAL-01 VAL-03 accepts %s, and sends %s', (typed, sent) => {
    expect(problemsOf(typed)).toBeUndefined();
    expect(tidied(fields, { [field]: typed })[field]).toBe(sent);
  });

  it.each([
    `a${LONGEST}`,
    'ada@mail',
    'ada@@mail.example',
    'ada@mail..example',
    'a da@mail.example',
    'ada@mail.example, eve@mail.example',
    'ada@mail.example\nBcc: eve@mail.example',
    '<script>@mail.example',
    'ada@mail.example\u202e',
    'ada@mail.example%00',
  ])('VAL-01 VAL-03 rejects %j', (typed) => {
    expect(problemsOf(typed) ?? []).not.toEqual([]);
  });
});

it('covers each form with an e-mail field', () => {
  expect(mails.map(([form]) => form)).toEqual([
    'sign-in',
    'registration',
    'a forgotten password',
    'another address',
    'a letter',
    'newsletter, campaign and notice',
  ]);
});
