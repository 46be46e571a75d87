import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $link } from '#src/auth/password/link-model.ts';
import { confirmEmail, endNewsletter } from '#src/auth/password/pressed-link-model.ts';
import { readMailedLink } from '#src/ports/mailed-link.ts';
import { settle, httpError } from '#tests/session/shop-scope.ts';
import { shopWithAccount } from '../shop-with-account.ts';

const KINDS = [
  {
    purpose: 'email',
    wish: confirmEmail,
    call: 'http/account.confirmEmail',
    fact: 'auth/emailConfirmed',
    notice: 'myAccount:link.email.toast',
    place: '/myaccount/personaldetails',
  },
  {
    purpose: 'newsletter',
    wish: endNewsletter,
    call: 'http/newsletter.unsubscribeByLink',
    fact: 'auth/newsletterEnded',
    notice: 'myAccount:link.newsletter.toast',
    place: '/myaccount/newsletter',
  },
] as const;

async function followed({ purpose, wish, call }: (typeof KINDS)[number]) {
  const shop = await shopWithAccount({ purpose, krypto: 'K1' });
  shop.follow();
  await settle();
  const { scope, calls } = shop;
  return {
    ...shop,
    state: () => scope.getState($link),
    sent: () => calls.filter(({ name }) => name === call),
    async press() {
      void allSettled(wish, { scope });
      await settle();
    },
  };
}

it('ignores a press for another link', async () => {
  const { scope, sent } = await followed(KINDS[0]);
  void allSettled(endNewsletter, { scope });
  await settle();
  expect(sent()).toEqual([]);
});

it.each([
  ['changeEmail=true&krypto=K1', { purpose: 'email', krypto: 'K1' }],
  ['unsubscribe=true&krypto=K1', { purpose: 'newsletter', krypto: 'K1' }],
  ['pwdReset=true&changeEmail=true&krypto=K1', { purpose: 'password', krypto: 'K1' }],
  ['changeEmail=true', { purpose: 'none' }],
  ['unsubscribe=true&id=K1', { purpose: 'none' }],
])('AUT-15 reads the address %s as %o', (search, link) => {
  expect(readMailedLink(new Map(new URLSearchParams(search)))).toEqual(link);
});

it.each([
  ['_ERR_LINK_EXPIRED', 'expired'],
  ['_ERR_LINK_USED', 'used'],
  ['_ERR_LINK_INVALID', 'invalid'],
  ['_ERR_LINK_OF_OTHERS', 'other'],
])('AUT-15 reports an invalid link, for %s as %s', async (key, problem) => {
  const { press, answers, state, facts } = await followed(KINDS[0]);
  await press();
  await answers.fail(httpError(400, key));
  expect(state()).toEqual({ status: 'refused', purpose: 'email', problem });
  expect(facts).toContainEqual({ name: 'auth/linkRefused', payload: { errorKey: key } });
});
