import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import type { ReactNode } from 'react';
import { interestsFx, subscribeFx } from '#src/newsletter/model.ts';
import type { UserInfo } from '#src/session/contract.ts';
import { readUserInfo, readUserInfoFx } from '#src/session/model.ts';
import { deferred, guest, shopScope } from '#tests/session/shop-scope.ts';
import { renderInShop } from '#tests/session/shop-views.tsx';

export const INTERESTS = [
  { id: 'women', label: 'Women' },
  { id: 'sale', label: 'Sale' },
];

/** Renders a newsletter view for a shopper; the test gives the answers. */
export async function showNewsletter(view: ReactNode, user: UserInfo = guest()) {
  const answers = deferred<void>();
  const interests = deferred<typeof INTERESTS>();
  const shop = shopScope(
    [readUserInfoFx, () => user],
    [subscribeFx, answers.handler],
    [interestsFx, interests.handler],
  );
  await allSettled(readUserInfo, { scope: shop.scope });
  renderInShop(shop.scope, view);
  const sent = () =>
    shop.calls
      .filter(({ name }) => name === 'http/newsletter.subscribe')
      .map((call) => call.payload);
  return { ...shop, answers, interests, sent, user: userEvent.setup() };
}
