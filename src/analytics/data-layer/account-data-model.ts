import { sample } from 'effector';
import { array, boolean, literal, never, nullable, object, optional, string } from 'superstruct';
import { port, state } from '../../event-log/units.ts';
import { nothing } from '../../kernel/struct.ts';
import { accountPageSeen } from '../incoming.ts';
import { Role } from '../roles.ts';

/** RTE-02, ROL-09: what analytics are told of a page of the account. */
const AccountEntry = object({
  pageType: literal('my account'),
  roles: array(Role),
  account: optional(object({ hasNewsletter: boolean(), isAskedToJoin: boolean() })),
});

export const tellAccountFx = port('analytics/tellAccount', {
  params: AccountEntry,
  done: nothing(),
  fail: never(),
});

/** ANA-01: once for each visit of a page, and again where the shopper is found to be something else. */
const $toldOf = state('analytics/toldOf', null, nullable(string()));

const fresh = sample({
  clock: accountPageSeen,
  source: $toldOf,
  fn: (before, { visit, roles, account }) => {
    const of = `${visit} ${roles.join()}`;
    return { of, isFresh: of !== before, roles, account };
  },
}).filterMap(({ isFresh, ...entry }) => (isFresh ? entry : undefined));

$toldOf.on(fresh, (_, { of }) => of);
sample({
  clock: fresh,
  fn: ({ roles, account }) => ({
    pageType: 'my account' as const,
    roles,
    ...(account && { account }),
  }),
  target: tellAccountFx,
});
