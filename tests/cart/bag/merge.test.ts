import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { signOut } from '#src/auth/sign-out-model.ts';
import { $bagCount } from '#src/cart/bag/bag-model.ts';
import { anotherClient, variantOf } from '#tests/harness/backend/client.ts';
import { bagShop } from '../shop.ts';

const TEE = 'RL1001WHT';
const { jonas } = DEMO_ACCOUNTS;

/** Jonas has left a tee in the bag on another device. */
function leftBehind() {
  return bagShop(async ({ backend }) => {
    const elsewhere = anotherClient(backend);
    await elsewhere.signIn(jonas.email, jonas.password);
    await elsewhere.add(variantOf(TEE, 1));
  });
}

it('AUT-21 signing out leaves the pieces in the account’s bag', async () => {
  const { signIn, does, scope, shop } = await leftBehind();
  await signIn('jonas');
  await does(signOut, undefined);
  const elsewhere = anotherClient(shop.backend);
  await elsewhere.signIn(jonas.email, jonas.password);
  expect((await elsewhere.bag()).body.itemCount).toBe(1);
  expect(scope.getState($bagCount)).not.toBe(2);
});
