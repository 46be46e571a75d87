import { expect, it } from 'vitest';
import { refusedPassword, registrationFailureOf } from '#src/auth/registration/registration.ts';
import { httpError, networkError, throttledError } from '#tests/session/shop-scope.ts';

const WRONG = '_ERR_PASSWORD_IS_TOO_LONG_OR_TOO_SHORT';

it('assigns only password errors to the password field', () => {
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
