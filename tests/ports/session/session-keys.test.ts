import { expect, it } from 'vitest';
import { refusalOf } from '#src/ports/http/refusal.ts';
import { EXPIRY_KEYS } from '../../session/expiry-keys.ts';

const answer = (status: number, ...errorKeys: string[]) => ({
  kind: 'http' as const,
  status,
  errors: errorKeys.map((errorKey) => ({ errorKey, errorParameters: [] })),
});

it.each(EXPIRY_KEYS)('SES-19 SES-20 SES-21 the error key %s reports an expired session', (key) => {
  for (const status of [200, 401, 403])
    expect(refusalOf(answer(status, '_ERR_GENERIC', key))).toEqual({ status, errorKey: key });
  for (const status of [400, 404, 500]) expect(refusalOf(answer(status, key))).toBeUndefined();
});

it.each(['_ERR_GENERIC', 'ERR_COOKIE', ''])(
  'SES-20 SES-21 the error key “%s” reports it with 401 only',
  (key) => {
    expect(refusalOf(answer(401, key))).toEqual({ status: 401 });
    for (const status of [200, 403]) expect(refusalOf(answer(status, key))).toBeUndefined();
  },
);

it('SES-20 SES-21 an unreadable or missing answer does not report it', () => {
  expect(refusalOf({ kind: 'network' })).toBeUndefined();
  expect(refusalOf({ kind: 'malformed', status: 401, reason: 'x' })).toBeUndefined();
});
