import { expect, it } from 'vitest';
import { readChoice, readPattern, readWhole } from '#harness/cli/support/arguments.mjs';
import { Stop } from '#harness/cli/support/stop.mjs';

it('parses a number, a choice and a pattern', () => {
  expect(readWhole('--jobs', '4', 1, 99)).toBe(4);
  expect(readChoice('--screen', '390', [320, 390])).toBe(390);
  expect(readPattern('--only', '^home').test('home-390')).toBe(true);
});

it.each([
  [() => readWhole('--jobs', '0', 1, 99), '--jobs takes a whole number from 1 to 99, not "0".'],
  [
    () => readWhole('--port', '', 0, 65_535),
    '--port takes a whole number from 0 to 65535, not "".',
  ],
  [() => readChoice('--brand', 'xx', ['rl', 'hm']), '--brand takes one of rl, hm, not "xx".'],
  [() => readPattern('--only', '('), '--only takes a regular expression, not "(".'],
])('an invalid value of an option ends the command: %#', (read, message) => {
  expect(read).toThrow(new Stop(message, 2));
});
