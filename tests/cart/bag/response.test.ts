import { create } from 'superstruct';
import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import * as cart from '#src/cart/bag/response.ts';
import { CartChangeResult, CartDetails, MiniBagContents } from '#src/cart/bag/contract.ts';
import { createClient, variantOf } from '#tests/harness/backend/client.ts';
import { readAnswer } from '#tests/read-answer.ts';

const { mira } = DEMO_ACCOUNTS;

async function signedIn() {
  const client = createClient();
  await client.signIn(mira.email, mira.password);
  return client;
}

it('ENT-19 CRT-11 the bag, its mini bag and its changes', async () => {
  const client = await signedIn();
  const added = await client.add(variantOf('RL0101RIN'), 2);
  readAnswer(added.body, cart.CartChangeAnswer, cart.readCartChange, CartChangeResult);
  await client.add(variantOf('RL2601STD'));
  const details = readAnswer(
    (await client.bag()).body,
    cart.CartDetailsAnswer,
    cart.readCartDetails,
    CartDetails,
  );
  expect(details).toMatchObject({
    goods: 21380,
    discount: 0,
    giftCards: 2500,
    shipping: 0,
    total: 23880,
    paypalExpress: false,
  });
  expect(details.lines[0]).toMatchObject({ colour: 'Rinse', size: '30 / 32', quantity: 2 });
  const mini = readAnswer(
    (await client.get('/cart/@self/minibag?langId=-1')).body,
    cart.MiniBagAnswer,
    cart.toMiniBag,
    MiniBagContents,
  );
  expect(mini).toMatchObject({ count: 3, subtotal: 21380, giftCards: 2500 });
});

it('CRT-11 attributes that are no JSON list do not hide the bag', async () => {
  const client = await signedIn();
  await client.add(variantOf('RL0101RIN'));
  const { body } = await client.bag();
  for (const broken of ['', '{', 'null', '[1]', '{"__proto__":1}']) {
    body.items[0].xitem_attributes = broken;
    const [line] = cart.readCartDetails(create(body, cart.CartDetailsAnswer)).lines;
    expect(line).toMatchObject({ colour: '', size: '', quantity: 1 });
  }
});
