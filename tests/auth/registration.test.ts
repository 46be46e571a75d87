import { expect, it } from 'vitest';
import {
  metRules,
  newPasswordError,
  refusedPassword,
  registrationFailureOf,
} from '#src/auth/registration.ts';
import { httpError, networkError, throttledError } from '#tests/session/shop-scope.ts';

const WRONG = '_ERR_PASSWORD_IS_TOO_LONG_OR_TOO_SHORT';

it.each([
  ['VAL-06', '', 'FIELD_REQUIRED'],
  ['VAL-04', 'indigo-18', WRONG],
  ['VAL-04', 'indigo-187', undefined],
  ['VAL-04', `indigo-${'1'.repeat(18)}`, undefined],
  ['VAL-04', `indigo-${'1'.repeat(19)}`, WRONG],
  ['VAL-05', '1234567890', WRONG],
  ['VAL-05', 'indigo-only', WRONG],
  ['VAL-05', 'größenmaß-5', undefined],
])('%s of a new password %j the message is %s', (_, password, key) => {
  expect(newPasswordError(password)).toBe(key);
});

it('FRM-08 each rule is met by itself', () => {
  expect(metRules('')).toEqual([]);
  expect(metRules('indigo')).toEqual(['letter']);
  expect(metRules('1873')).toEqual(['digit']);
  expect(metRules('indigo-1873')).toEqual(['length', 'letter', 'digit']);
});

it('what the backend says of the password belongs to its field, all else does not', () => {
  const of = (errorKey: string) => registrationFailureOf('7', httpError(400, errorKey));
  expect(refusedPassword(of(WRONG))).toBe(WRONG);
  expect(refusedPassword(of('_ERR_LOGONID_ALREADY_EXIST'))).toBeUndefined();
  expect(registrationFailureOf('7', networkError)).toEqual({
    status: 'failed',
    orderId: '7',
    errors: [],
  });
  expect(registrationFailureOf('7', throttledError(90))).toMatchObject({
    status: 'throttled',
    seconds: 90,
  });
});
