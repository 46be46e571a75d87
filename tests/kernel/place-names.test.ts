import { expect, it } from 'vitest';
import { nameOf } from '#src/kernel/intl.ts';

it.each(['constructor', '__proto__', '', 'x'])(
  'ADR-01 shows the unknown code “%s” unchanged',
  (code) => {
    expect(nameOf('region', code, 'en')).toBe(code);
  },
);

it("ADR-01 shows a country's name in the language", () => {
  expect(nameOf('region', 'DE', 'en')).toBe('Germany');
  expect(nameOf('region', 'DE', 'de')).toBe('Deutschland');
});
