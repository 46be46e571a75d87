import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import {
  $link,
  askAnotherLink,
  createPassword,
  dismissLink,
} from '#src/auth/password/link-model.ts';
import { $drawer } from '#src/auth/model.ts';
import { readMailedLink } from '#src/ports/mailed-link.ts';
import { httpError, networkError, settle } from '#tests/session/shop-scope.ts';
import { shopWithAccount } from '../shop-with-account.ts';

const PASSWORD = 'indigo-1873';
const WISH = { password: PASSWORD, newsletter: false };
const BY_KRYPTO = { purpose: 'password', krypto: 'K1' } as const;
const BY_ID = { purpose: 'password', id: 'M1' } as const;

async function followed(...link: Parameters<typeof shopWithAccount>) {
  const shop = await shopWithAccount(...link);
  shop.follow();
  await settle();
  const { scope } = shop;
  return { ...shop, state: () => scope.getState($link) };
}

async function ready(...link: Parameters<typeof shopWithAccount>) {
  const shop = await followed(...link);
  await shop.answers.answer({});
  shop.calls.length = 0;
  shop.facts.length = 0;
  return shop;
}

it.each([
  ['krypto at the default endpoint', BY_KRYPTO, 'http/membership.validateKrypto', { krypto: 'K1' }],
  [
    'id at the programme’s endpoint',
    BY_ID,
    'http/membership.validateMagicLink',
    { magicLinkId: 'M1' },
  ],
])('AUT-15 AUT-16 RTE-29 a link is validated first: %s', async (_, link, name, payload) => {
  const { state, sent, answers, authFacts } = await followed(link);
  expect(state()).toEqual({ status: 'checking', purpose: 'password' });
  expect(sent()).toEqual([{ name, payload }]);
  await answers.answer({ expires: '2026-11-21T10:00:00Z' });
  expect(state()).toEqual({ status: 'ready', purpose: 'password' });
  expect(authFacts()).toEqual(['auth/linkAccepted']);
});

it('AUT-16 uses the default endpoint with krypto for an address with both keys', async () => {
  const address = new Map(new URLSearchParams('pwdReset=true&id=M1&krypto=K1'));
  const { sent } = await followed(readMailedLink(address));
  expect(sent()).toEqual([{ name: 'http/membership.validateKrypto', payload: { krypto: 'K1' } }]);
});

it('reports a link that expires before the password is sent', async () => {
  const { scope, answers, state } = await ready(BY_KRYPTO);
  void allSettled(createPassword, { scope, params: WISH });
  await answers.fail(httpError(400, '_ERR_LINK_EXPIRED'));
  expect(state()).toEqual({ status: 'refused', purpose: 'password', problem: 'expired' });
});

it('lets the shopper choose another password after a refusal', async () => {
  const { scope, answers, state, sent } = await ready(BY_KRYPTO);
  void allSettled(createPassword, { scope, params: { ...WISH, password: 'short' } });
  await answers.fail(httpError(400, '_ERR_PASSWORD_IS_TOO_LONG_OR_TOO_SHORT'));
  expect(state()).toMatchObject({ status: 'failed', errors: [{}] });
  void allSettled(createPassword, { scope, params: WISH });
  await settle();
  expect(sent()).toHaveLength(2);
});

it('reads the user after a lost answer, because the sign-in may have succeeded', async () => {
  const { scope, answers, calls } = await ready(BY_KRYPTO);
  void allSettled(createPassword, { scope, params: WISH });
  await answers.fail(networkError);
  expect(calls.map(({ name }) => name)).toContain('http/session.userInfo');
});

it('drops the link on a sign-out in the dialog', async () => {
  const { scope, state, sent } = await ready(BY_KRYPTO);
  await allSettled(dismissLink, { scope });
  expect(state()).toEqual({ status: 'none' });
  void allSettled(createPassword, { scope, params: WISH });
  await settle();
  expect(sent()).toEqual([]);
});

it.each([
  ['holds', {}],
  ['does not', httpError(400, '_ERR_LINK_INVALID')],
])('AUT-15 ignores that the link %s after the dialog was closed', async (_, answer) => {
  const { scope, state, answers } = await followed(BY_KRYPTO);
  void allSettled(dismissLink, { scope });
  await settle();
  if ('kind' in answer) await answers.fail(answer);
  else await answers.answer(answer);
  expect(state()).toEqual({ status: 'none' });
});

it('AUT-15 reports a failed save after the dialog was closed, with a retry', async () => {
  const { scope, sent, answers, state } = await ready(BY_KRYPTO);
  void allSettled(createPassword, { scope, params: WISH });
  void allSettled(dismissLink, { scope });
  await settle();
  expect(state()).toEqual({ status: 'none' });
  await answers.fail(networkError);
  expect(state()).toMatchObject({ status: 'failed', purpose: 'password' });
  void allSettled(createPassword, { scope, params: WISH });
  await settle();
  expect(sent()).toHaveLength(2);
});

it.each([
  ['password', { form: 'forgot-password', hidesRegister: true }],
  ['account', { form: 'registration' }],
] as const)('AUT-13 requests another link for a %s in the drawer', async (purpose, opening) => {
  const { scope, state } = await ready(BY_KRYPTO);
  await allSettled(askAnotherLink, { scope, params: { purpose } });
  expect(state()).toEqual({ status: 'none' });
  expect(scope.getState($drawer)).toEqual({ status: 'open', place: 'mailed-link', ...opening });
});

it('opens nothing for an address without a link', async () => {
  const { state, sent } = await followed();
  expect(state()).toEqual({ status: 'none' });
  expect(sent()).toEqual([]);
});
