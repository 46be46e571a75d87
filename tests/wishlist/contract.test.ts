import { expect, it } from 'vitest';
import { DEMO_ACCOUNTS } from '#harness/backend/session/demo-accounts.ts';
import * as wishlist from '#src/wishlist/contract.ts';
import { createClient } from '#tests/harness/backend/client.ts';
import { readAnswer } from '#tests/read-answer.ts';

const { mira } = DEMO_ACCOUNTS;

it('API-49 API-50 the wishlist', async () => {
  const client = createClient();
  await client.signIn(mira.email, mira.password);
  const { body } = await client.send('PUT', '/wishlist/delete/default/RL0101RAW');
  expect(
    readAnswer(body, wishlist.WishlistAnswer, wishlist.readWishlist, wishlist.Wishlist),
  ).toEqual({
    name: 'default',
    itemCount: 1,
    itemIds: ['RL0601MID'],
  });
});
