import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import { signOut } from '#src/auth/sign-out-model.ts';
import { $bagCount } from '#src/cart/bag/bag-model.ts';
import { anotherClient, variantOf } from '#tests/harness/backend/client.ts';
import { bagShop } from '../shop.ts';

const JEAN = 'RL0101RIN';
const TEE = 'RL1001WHT';
const { jonas } = DEMO_ACCOUNTS;

function merges(facts: readonly { name: string }[]): number {
  return facts.filter(({ name }) => name === 'cart/bagMerged').length;
}

/** Jonas has left a tee in the bag on another device. */
function leftBehind() {
  return bagShop(async ({ backend }) => {
    const elsewhere = anotherClient(backend);
    await elsewhere.signIn(jonas.email, jonas.password);
    await elsewhere.add(variantOf(TEE, 1));
  });
}

it('CRT-01 retains the guest’s pieces after sign-in, with a notice only if the account had others', async () => {
  const { adds, signIn, products, facts } = await bagShop();
  await adds(JEAN, 6);
  await signIn('jonas');
  expect(products()).toEqual([JEAN]);
  expect(merges(facts)).toBe(0);
});

it('AUT-21 signing out leaves the pieces to the account', async () => {
  const { signIn, does, scope, shop } = await leftBehind();
  await signIn('jonas');
  await does(signOut, undefined);
  const elsewhere = anotherClient(shop.backend);
  await elsewhere.signIn(jonas.email, jonas.password);
  expect((await elsewhere.bag()).body.itemCount).toBe(1);
  expect(scope.getState($bagCount)).not.toBe(2);
});
