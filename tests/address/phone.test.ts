import fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_LENGTHS, isPhone, normalisePhone } from '#src/address/phone.ts';
import { phoneLengths } from '#src/address/phone-lengths.ts';
import { COUNTRIES } from '#src/commerce/countries.ts';
import { cpuTime } from '#tests/cpu-time.ts';

it.each([
  ['+44 (0)20 7946-0958', '+44 20 7946 0958'],
  ['(+44) (0)20 7946 0958', '+44 20 7946 0958'],
  ['0044 (0) 20 7946 0958', '0044 20 7946 0958'],
  ['+44(0)2079460958', '+44 2079460958'],
  ['030/123 45 67', '030 123 45 67'],
  ['(030) 123 45 67', '030 123 45 67'],
  ['  +49.30.123456 ', '+49 30 123456'],
  ['+39 (0)6 1234567', '+39 0 6 1234567'],
  ['0039 (0)6 1234567', '0039 0 6 1234567'],
  ['+39 (06) 1234567', '+39 06 1234567'],
  ['+370 (8) 612 12345', '+370 612 12345'],
  ['+370 (8-612) 12345', '+370 8 612 12345'],
  ['+370 (0) 612 12345', '+370 612 12345'],
  ['+36 (06) 1 234 5678', '+36 1 234 5678'],
  ['+36 (0)1 234 5678', '+36 1 234 5678'],
  ['+7 (8) 912 345-67-89', '+7 912 345 67 89'],
  ['+7 (812) 345-67-89', '+7 812 345 67 89'],
  ['+33 (06) 12 34 56 78', '+33 06 12 34 56 78'],
  ['+1 (212) 555 0100', '+1 212 555 0100'],
  ['０２０ ７９４６ ０９５８', '020 7946 0958'],
  ['+44\uFE0D 20 7946\uFE0F 0958\u034F', '+44 20 7946 0958'],
])('ADR-15 formats a phone number with digits and spaces: %s', (typed, phone) => {
  expect(normalisePhone(typed)).toBe(phone);
  expect(normalisePhone(phone)).toBe(phone);
});

it.each([
  ['12345', false],
  ['123456', true],
  ['123456789012345', true],
  ['1234567890123456', false],
  ['00999456789012345', true],
  ['009994567890123456', false],
  ['0012345', false],
  ['00 999456', true],
  ['+', false],
  ['call me', false],
])(
  'ADR-15 accepts 6 to 15 digits, not counting a leading 00, if nothing else is known: %s',
  (phone, isOne) => {
    expect(isPhone('GB', phone, NO_LENGTHS)).toBe(isOne);
    expect(isPhone('constructor', phone, phoneLengths)).toBe(isOne);
  },
);

it.each([
  ['GB', '020 7946 0958', '020 7946 09', '020 7946 0958 12'],
  ['IE', '01 234 5678', '01 234', '+353 1 234 5678 9012'],
  ['DE', '030 123 45 67', '+49 30', '0049 30 1234 5678 9012 3456'],
  ['FR', '06 12 34 56 78', '06 12 34 56', '06 12 34 56 78 9'],
  ['ES', '612 345 678', '612 345 67', '+34 612 345 678 9'],
  ['IT', '+39 06 1234567', '+39 06', '+39 06 1234 5678 9012'],
  ['IT', '+39 0 6 1234567', '+39 0 6 1', '+39 0 6 1234 5678 9012'],
  ['PL', '512 345 678', '512 3', '+48 512 345 678 90 12'],
  ['LT', '8 612 12345', '8 612', '+370 612 12345 67'],
  ['HU', '06 1 234 5678', '06 1 234', '+36 1 234 5678 90'],
  ['RU', '8 912 345 67 89', '8 912 345', '+7 912 345 67 89 01'],
  ['DE', '+33 6 12 34 56 78', '+33 6 12 34 56', '0033 6 12 34 56 78 9'],
  ['US', '+33 6 12 34 56 78', '+33 6 12 34 56', '0033 6 12 34 56 78 9'],
])('ADR-15 in %s %s is long enough, %s is not, %s is too long', (country, good, short, long) => {
  expect([good, short, long].map((each) => isPhone(country, each, phoneLengths))).toEqual([
    true,
    false,
    false,
  ]);
});

it('ADR-15 accepts unassigned numbers of a valid length', () => {
  expect(isPhone('GB', '07700 900123', phoneLengths)).toBe(true);
});

it('ADR-15 checks only the digits of an unknown country code', () => {
  expect(isPhone('GB', '+999 123456', phoneLengths)).toBe(true);
  expect(isPhone('GB', '+999 12', phoneLengths)).toBe(false);
});

it('ADR-15 has rules for every country with a store, and none accepts what the pattern rejects', () => {
  const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[+\d() /.-]{0,24}$/));
  fc.assert(
    fc.property(texts, fc.constantFrom(...COUNTRIES), (text, { code }) => {
      const phone = normalisePhone(text);
      expect(normalisePhone(phone)).toBe(phone);
      if (isPhone(code, phone, phoneLengths)) expect(phone).toMatch(/^(?=.*\d)[+\d]?[\d ]+$/);
    }),
  );
  for (const { code } of COUNTRIES) expect(phoneLengths(code, '1')).toBe(false);
});

it('ADR-15 validates a long hostile number quickly', () => {
  const worked = cpuTime();
  for (const text of ['+44(0)', '+39 (', '00 ', '(((', '+ '])
    isPhone('GB', normalisePhone(text.repeat(5_000)), phoneLengths);
  expect(worked()).toBeLessThan(2000);
});
