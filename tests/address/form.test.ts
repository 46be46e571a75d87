import { describe, expect, it } from 'vitest';
import { toOrderAddress, validate } from '#src/address/address.ts';
import { emptyDraft } from '#src/address/draft.ts';
import { ADDRESS_FORMS, addressForm } from '#src/address/form.ts';
import { COUNTRIES } from '#src/commerce/countries.ts';
import { goodDraft } from './drafts.ts';

it('ADR-01 ADR-02 there are 52: 20001 to 20027, and 30001 to 30027 without 30003 and 30022', () => {
  const upTo27 = Array.from({ length: 27 }, (_, index) => index + 1);
  const rest = upTo27.filter((index) => index !== 3 && index !== 22);
  expect(ADDRESS_FORMS.map(({ code }) => Number(code))).toEqual([
    ...upTo27.map((index) => 20000 + index),
    ...rest.map((index) => 30000 + index),
  ]);
  expect(addressForm('GB', 'hm')?.code).toBe('20002');
  expect(addressForm('AT', 'rl')?.code).toBe('30027');
  expect(addressForm('BG', 'rl')).toBeUndefined();
  expect(addressForm('SI', 'rl')).toBeUndefined();
  expect(addressForm('US', 'hm')).toBeUndefined();
});

describe.each(ADDRESS_FORMS)('$code, $country', (form) => {
  const names = form.fields.map(({ name }) => name);
  const required = form.fields.filter(({ isRequired }) => isRequired).map(({ name }) => name);

  it(`ADR-01 ADR-02 asks for a person, a place and an email address, each once`, () => {
    expect(new Set(names).size).toBe(names.length);
    expect(required).toEqual(
      expect.arrayContaining(['firstName', 'lastName', 'line1', 'postcode', 'city', 'email']),
    );
    expect(new Set(form.fields.map(({ autoComplete }) => autoComplete)).size).toBe(names.length);
  });

  it('ADR-04…20 accepts a valid address, and reports every missing field of an empty one', () => {
    expect(validate(form, goodDraft(form), 'shipping')).toEqual({});
    expect(Object.keys(validate(form, emptyDraft(form.country), 'shipping'))).toEqual(required);
  });

  it('ADR-03 passes the form’s fields to the order', () => {
    const address = toOrderAddress(form, goodDraft(form, { title: 'Ms', line2: ' ' }));
    expect(address.country).toBe(form.country);
    expect('title' in address).toBe(form.brand === 'hm');
    expect('state' in address).toBe(names.includes('state'));
    expect('line2' in address).toBe(false);
  });

  it('VAL-21 finds a problem in every field filled with nonsense', () => {
    const long = 'x'.repeat(200);
    const bad = Object.fromEntries(
      names.map((name) => [name, name === 'phone' ? '1' : `<${long}`]),
    );
    const errors = validate(form, { ...emptyDraft(form.country), ...bad }, 'shipping');
    expect(Object.keys(errors)).toEqual(names);
  });
});

it('ADR-01 has the country’s order and fields', () => {
  const order = (country: string) =>
    addressForm(country, 'rl')
      ?.fields.map(({ name }) => name)
      .filter((name) => ['postcode', 'city', 'state'].includes(name));
  expect(order('GB')).toEqual(['city', 'postcode']);
  expect(order('DE')).toEqual(['postcode', 'city']);
  expect(order('IT')).toEqual(['postcode', 'city', 'state']);
  expect(order('RU')).toEqual(['city', 'postcode', 'state']);
});

it('ADR-20 asks for states in ES, IE, IT, RO and RU', () => {
  const asking = COUNTRIES.map(({ code }) => code).filter((country) =>
    addressForm(country, 'hm')?.fields.some(({ name }) => name === 'state'),
  );
  expect(asking.toSorted()).toEqual(['ES', 'IE', 'IT', 'RO', 'RU']);
  for (const [country, count] of [
    ['ES', 52],
    ['IE', 26],
    ['IT', 107],
    ['RO', 42],
  ] as const) {
    const state = addressForm(country, 'hm')?.fields.find(({ name }) => name === 'state');
    const values = state?.options.map(([value]) => value) ?? [];
    expect(new Set(values).size, country).toBe(count);
    for (const value of values) expect(value).toMatch(state?.pattern ?? /^$/);
  }
});

it.each([
  ['Málaga', true],
  ['Zona 3', true],
  ['Ávila-2', false],
  ['A Coruña/Lugo', false],
  ['<Madrid>', false],
])(
  'ADR-20 checks %j as a Spanish province by its letters, digits, spaces and accents: %s',
  (state, isRight) => {
    const [pattern] = (addressForm('ES', 'rl')?.fields ?? []).flatMap((field) =>
      field.name === 'state' ? [field.pattern] : [],
    );
    expect(pattern?.test(state)).toBe(isRight);
  },
);

it('ADR-20 rejects an unknown Spanish province before an order, even from another source', () => {
  const form = addressForm('ES', 'rl');
  if (!form) throw new Error('ES');
  const at = (state: string) =>
    validate(form, { ...emptyDraft('ES'), state }, 'shipping').state?.map(({ key }) => key);
  expect(at('Cádiz')).toBeUndefined();
  expect(at('Cádiz_1')).toEqual(['address.error.choose']);
});
