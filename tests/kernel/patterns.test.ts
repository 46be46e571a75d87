import { expect, it } from 'vitest';
import {
  DAY,
  DIGITS,
  EMAIL,
  GENERIC_POSTCODE,
  MONTH,
  NON_DIGITS,
  PHONE,
  YEAR,
} from '#src/kernel/patterns.ts';
import { cpuTime } from '#tests/cpu-time.ts';

function expectPattern(pattern: RegExp, good: readonly string[], bad: readonly string[]) {
  for (const text of good) expect(pattern.test(text), `good: ${text}`).toBe(true);
  for (const text of bad) expect(pattern.test(text), `bad: ${text}`).toBe(false);
}

it('ADR-14 the e-mail pattern accepts the addresses that mail systems accept', () => {
  expectPattern(
    EMAIL,
    ['ada@example.test', 'a.b+tag@sub.example.co', "o'neil@x-y.example", 'A@B.IO'],
    [
      '',
      'ada',
      'ada@',
      '@example.test',
      'ada@example',
      'a b@example.test',
      'ada@-x.test',
      'a@b..c',
    ],
  );
});

it('ADR-14 the e-mail pattern matches a long hostile text in linear time', () => {
  const worked = cpuTime();
  expect(EMAIL.test(`a@${'a-'.repeat(20_000)}`)).toBe(false);
  expect(EMAIL.test(`a@${'a.'.repeat(20_000)}`)).toBe(false);
  expect(worked()).toBeLessThan(500);
});

it('ADR-15 the phone pattern is an optional leading plus or digit, then digits and spaces', () => {
  expectPattern(
    PHONE,
    ['+49 30 123456', '030 1234567', '123', '+1'],
    ['', '+', ' ', '0049-30', '(030) 1', '+49+30', '12a'],
  );
});

it('ADR-13 the generic postcode is at least 3 letters, digits, spaces or hyphens', () => {
  expectPattern(GENERIC_POSTCODE, ['SW1A 1AA', '114 55', '1000-001', 'abc'], ['', 'AB', '12345!']);
});

it('ADR-16 patterns exist for digits only and for non-digit only', () => {
  expectPattern(DIGITS, ['0', '0123'], ['', '1a', ' 1', '-1', '٣']);
  expectPattern(NON_DIGITS, ['Ada', 'Žižkov-ul.'], ['', 'Ada1', '7']);
});

it('ADR-17 ADR-18 ADR-19 VAL-12 day is 01-31, month 01-12, year four digits', () => {
  expectPattern(DAY, ['01', '09', '10', '29', '30', '31'], ['0', '00', '1', '32', '99', '011']);
  expectPattern(MONTH, ['01', '09', '10', '12'], ['0', '00', '1', '13', '20']);
  expectPattern(YEAR, ['1984', '0001'], ['84', '19845', '19a4', '']);
});
