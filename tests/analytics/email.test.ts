import { createHash } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { analyticsEmail } from '#src/analytics/email.ts';
import { hashEmail } from '#src/analytics/port-handlers.ts';

it.each([
  ['  Ada.Lovelace@Mail.Example ', 'adalovelace@mail.example'],
  ['a.b.c@sub.mail.example', 'abc@sub.mail.example'],
  ['ada+shop@mail.example', 'ada+shop@mail.example'],
])('ANA-05 %s is compared as %s', (typed, compared) => {
  expect(analyticsEmail(typed)).toBe(compared);
});

it.each(['', 'ada', 'ada@', 'ada@mail', 'a b@mail.example'])('ANA-04 %s is no address', (typed) => {
  expect(analyticsEmail(typed)).toBeUndefined();
});

it('ANA-04 ANA-05 reports the SHA-256 of the normalised address', async () => {
  const digest = createHash('sha256').update('adalovelace@mail.example').digest('hex');
  expect(await hashEmail({ email: 'Ada.Lovelace@mail.example' })).toBe(digest);
  expect(await hashEmail({ email: 'nobody' })).toBe('');
});

it('ANA-04 a page does not wait for a missing file, and is reported without the hash', async () => {
  vi.doMock('#src/analytics/email.ts', () => {
    throw new Error('There is no connection');
  });
  expect(await hashEmail({ email: 'ada@mail.example' })).toBe('');
  vi.doUnmock('#src/analytics/email.ts');
});
