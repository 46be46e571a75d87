import { expect, it } from 'vitest';
import { digitsIn } from '#src/kernel/characters.ts';

it.each([
  ['4111 1111-1', '411111111'],
  ['４１１１', '4111'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗𝟘𝟙', '012345678901'],
  ['Ada ½ Ⅷ', '12'],
  ['', ''],
])('finds the digits of %s', (text, digits) => {
  expect(digitsIn(text)).toBe(digits);
});
