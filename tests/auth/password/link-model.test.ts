import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import {
  $link,
  askAnotherLink,
  checkLinkAgain,
  confirmAccount,
  createPassword,
  dismissLink,
} from '#src/auth/password/link-model.ts';
import { $dialogFlag, markRedirect } from '#src/auth/dialog-model.ts';
import { $drawer } from '#src/auth/model.ts';
import { createPseudonyms } from '#src/event-log/pseudonyms.ts';
import { findUnit } from '#src/event-log/units.ts';
import { readMailedLink } from '#src/ports/mailed-link.ts';
import { $lifecycle } from '#src/session/lifecycle-model.ts';
import { httpError, networkError, registered, settle } from '#tests/session/shop-scope.ts';
import { shopWithAccount, welcome } from '../shop-with-account.ts';

const PASSWORD = 'indigo-1873';
const WISH = { password: PASSWORD, newsletter: false };
const BY_KRYPTO = { purpose: 'password', krypto: 'K1' } as const;
const BY_ID = { purpose: 'password', id: 'M1' } as const;
const OF_ACCOUNT = { purpose: 'account', krypto: 'K1' } as const;

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
  ['krypto by the default endpoint', BY_KRYPTO, 'http/membership.validateKrypto', { krypto: 'K1' }],
  ['id by the programme’s', BY_ID, 'http/membership.validateMagicLink', { magicLinkId: 'M1' }],
])('AUT-15 AUT-16 RTE-29 a link is validated first: %s', async (_, link, name, payload) => {
  const { state, sent, answers, authFacts } = await followed(link);
  expect(state()).toEqual({ status: 'checking', purpose: 'password' });
  expect(sent()).toEqual([{ name, payload }]);
  await answers.answer({ expires: '2026-11-21T10:00:00Z' });
  expect(state()).toEqual({ status: 'ready', purpose: 'password' });
  expect(authFacts()).toEqual(['auth/linkAccepted']);
});

it('AUT-16 of an address with both keys the default endpoint is asked, with krypto', async () => {
  const address = new Map(new URLSearchParams('pwdReset=true&id=M1&krypto=K1'));
  const { sent } = await followed(readMailedLink(address));
  expect(sent()).toEqual([{ name: 'http/membership.validateKrypto', payload: { krypto: 'K1' } }]);
});

it.each([
  ['http/membership.createPassword', BY_KRYPTO, { krypto: 'K1', ...WISH }],
  ['http/membership.createMemberPassword', BY_ID, { magicLinkId: 'M1', ...WISH }],
])('API-43 AUT-20 %s signs in, once', async (name, link, payload) => {
  const { scope, sent, answers, server, state, facts, authFacts } = await ready(link);
  const create = () => void allSettled(createPassword, { scope, params: WISH });
  await allSettled(markRedirect, { scope });
  create();
  create();
  await settle();
  expect(sent()).toEqual([{ name, payload }]);
  expect(state()).toEqual({ status: 'saving', purpose: 'password' });
  server.user = registered();
  await answers.answer(welcome);
  expect(state()).toEqual({ status: 'none' });
  expect(authFacts()).toEqual(['auth/passwordCreated', 'auth/signedIn']);
  expect(scope.getState($lifecycle)).toMatchObject({ status: 'alive', since: 'signed-in' });
  expect(scope.getState($dialogFlag)).toBe('none');
  expect(facts).toContainEqual({
    name: 'notices/noticeShown',
    payload: expect.objectContaining({ key: 'myAccount:newPassword.toast' }),
  });
  create();
  await settle();
  expect(sent()).toHaveLength(1);
});

it.each([
  ['_ERR_LINK_EXPIRED', 'expired'],
  ['_ERR_LINK_USED', 'used'],
  ['_ERR_LINK_INVALID', 'invalid'],
  ['_ERR_NEVER_SEEN', 'unreachable'],
])('a link that does not hold is told, by %s as %s', async (key, problem) => {
  const { answers, state, facts } = await followed(BY_KRYPTO);
  await answers.fail(httpError(400, key));
  expect(state()).toEqual({ status: 'refused', purpose: 'password', problem });
  expect(facts).toContainEqual({ name: 'auth/linkRefused', payload: { errorKey: key } });
});

it('without an answer the same link is asked about again', async () => {
  const { scope, answers, state, sent } = await followed(BY_KRYPTO);
  await answers.fail(networkError);
  expect(state()).toMatchObject({ status: 'refused', problem: 'unreachable' });
  void allSettled(checkLinkAgain, { scope });
  await settle();
  expect(sent()).toHaveLength(2);
  await answers.answer({});
  expect(state()).toMatchObject({ status: 'ready' });
});

it('a link that has run out while somebody thought about a password is told', async () => {
  const { scope, answers, state } = await ready(BY_KRYPTO);
  void allSettled(createPassword, { scope, params: WISH });
  await answers.fail(httpError(400, '_ERR_LINK_EXPIRED'));
  expect(state()).toEqual({ status: 'refused', purpose: 'password', problem: 'expired' });
});

it('a password that is refused can be chosen anew', async () => {
  const { scope, answers, state, sent } = await ready(BY_KRYPTO);
  void allSettled(createPassword, { scope, params: { ...WISH, password: 'short' } });
  await answers.fail(httpError(400, '_ERR_PASSWORD_IS_TOO_LONG_OR_TOO_SHORT'));
  expect(state()).toMatchObject({ status: 'failed', errors: [{}] });
  void allSettled(createPassword, { scope, params: WISH });
  await settle();
  expect(sent()).toHaveLength(2);
});

it('a lost answer is looked into: perhaps one is signed in', async () => {
  const { scope, answers, calls } = await ready(BY_KRYPTO);
  void allSettled(createPassword, { scope, params: WISH });
  await answers.fail(networkError);
  expect(calls.map(({ name }) => name)).toContain('http/session.userInfo');
});

it('AUT-17 a link of a registration makes the account at a press, once, and welcomes for 5,000 ms', async () => {
  const { scope, sent, answers, server, state, authFacts, calls } = await followed(OF_ACCOUNT);
  expect(state()).toEqual({ status: 'ready', purpose: 'account' });
  expect(sent()).toEqual([]);
  void allSettled(confirmAccount, { scope });
  void allSettled(confirmAccount, { scope });
  await settle();
  expect(sent()).toEqual([{ name: 'http/membership.confirmAccount', payload: { krypto: 'K1' } }]);
  server.user = registered();
  await answers.answer(welcome);
  expect(state()).toEqual({ status: 'none' });
  expect(authFacts()).toEqual(['auth/accountConfirmed', 'auth/signedIn']);
  expect(calls).toContainEqual({
    name: 'clock/wait',
    payload: expect.objectContaining({ ms: 5000 }),
  });
});

it('who signs out of the dialog has no link any more', async () => {
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
])(
  'AUT-15 who closes the dialog before it is known that the link %s is left in peace',
  async (_, answer) => {
    const { scope, state, answers } = await followed(BY_KRYPTO);
    void allSettled(dismissLink, { scope });
    await settle();
    if ('kind' in answer) await answers.fail(answer);
    else await answers.answer(answer);
    expect(state()).toEqual({ status: 'none' });
  },
);

it('AUT-15 who closes the dialog while the password is saved is told of a failure, and tries again', async () => {
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
] as const)('AUT-13 another link for a %s is asked for in the drawer', async (purpose, opening) => {
  const { scope, state } = await ready(BY_KRYPTO);
  await allSettled(askAnotherLink, { scope, params: { purpose } });
  expect(state()).toEqual({ status: 'none' });
  expect(scope.getState($drawer)).toEqual({ status: 'open', place: 'mailed-link', ...opening });
});

it('an address without a link opens nothing', async () => {
  const { state, sent } = await followed();
  expect(state()).toEqual({ status: 'none' });
  expect(sent()).toEqual([]);
});

it('AUT-15 what opens a link never reaches the log', () => {
  const unit = findUnit('mailed-link/take');
  const redact = unit?.kind === 'port' ? unit.done.redact : null;
  const secret = '0123456789abcdef';
  const text = JSON.stringify(
    redact?.({ purpose: 'password', krypto: secret, id: secret }, createPseudonyms()),
  );
  expect(text).toContain('password');
  expect(text).not.toContain(secret);
  const state = findUnit('auth/broughtLink');
  const hides = state?.kind === 'state' ? state.redact : null;
  expect(
    JSON.stringify(hides?.({ purpose: 'account', krypto: secret }, createPseudonyms())),
  ).not.toContain(secret);
});
