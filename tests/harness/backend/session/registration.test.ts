import { expect, it } from 'vitest';
import { registerCall } from '#src/membership/api.ts';
import { orderCall, ordersCall } from '#src/orders/api.ts';
import { userInfoCall } from '#src/session/api.ts';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { variantOf } from '../client.ts';
import { addressIn, shopperIn } from '../purchase/shopper.ts';

const tee = variantOf('RL1001WHT', 2);
const { email } = addressIn();
const password = 'selvedge-1873';

function registration(change: object = {}) {
  return { email, password, passwordConfirmation: password, newsletter: false, ...change };
}

async function guestWithOrder() {
  const shopper = shopperIn('GB');
  await shopper.guest();
  const { orderId } = await shopper.add(tee);
  await shopper.shipHome();
  await shopper.pay(orderId);
  return { ...shopper, orderId };
}

it('API-39 who registers is signed in, and the order of the guest is in the account', async () => {
  const { perform, orderId, signIn } = await guestWithOrder();
  const answer = await perform(registerCall, registration());
  expect(answer.membershipResponseStatus).toBe('MEMBERSHIP_RESPONSE_SUCCESS'); // MEM-02
  expect(await perform(userInfoCall, undefined)).toMatchObject({
    userType: 'registered',
    userEmail: email,
    newsletterSignedUp: false,
  });
  expect(await perform(ordersCall, { page: 1 })).toMatchObject({ orders: [{ orderId }] });
  expect(await perform(orderCall, { orderId })).toMatchObject({ email });
  await signIn(email.toUpperCase(), password);
  expect(await perform(ordersCall, { page: 1 })).toMatchObject({ total: 1 });
});

it('API-39 another address than the order’s does not take the order along', async () => {
  const { perform } = await guestWithOrder();
  await perform(registerCall, registration({ email: 'somebody@example.test' }));
  expect(await perform(ordersCall, { page: 1 })).toMatchObject({ total: 0 });
});

it.each([
  ['VAL-04', '_ERR_PASSWORD_IS_TOO_LONG_OR_TOO_SHORT', { password: 'short-123' }],
  ['VAL-04', '_ERR_PASSWORD_IS_TOO_LONG_OR_TOO_SHORT', { password: `long-${'1'.repeat(21)}` }],
  ['VAL-05', '_ERR_PASSWORD_IS_TOO_LONG_OR_TOO_SHORT', { password: '1234567890' }],
  ['VAL-05', '_ERR_PASSWORD_IS_TOO_LONG_OR_TOO_SHORT', { password: 'no-digit-in-it' }],
  ['VAL-10', 'PASSWORDS_DO_NOT_MATCH', { passwordConfirmation: 'another-1873' }],
  ['VAL-01', 'EMAIL_INVALID', { email: 'nobody' }],
  ['VAL-02', '_ERR_EMAIL_MISSING', { email: ' ' }],
  ['known', '_ERR_LOGONID_ALREADY_EXIST', { email: DEMO_ACCOUNTS.mira.email }],
])('API-39 %s is refused by the key %s, and nothing has changed', async (_, key, change) => {
  const { perform, refusal, orderId } = await guestWithOrder();
  expect(await refusal(registerCall, registration(change))).toBe(key);
  expect(await perform(userInfoCall, undefined)).toMatchObject({ userType: 'guest' });
  expect(await perform(orderCall, { orderId })).toMatchObject({ orderId });
});

it('who tries one address after the other to learn who has an account has to wait', async () => {
  const { refusal } = await guestWithOrder();
  const known = registration({ email: DEMO_ACCOUNTS.mira.email });
  for (let tries = 0; tries < 20; tries += 1) await refusal(registerCall, known);
  expect(await refusal(registerCall, known)).toBe('_ERR_TOO_MANY_ATTEMPTS');
});
