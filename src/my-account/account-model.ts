import { sample } from 'effector';
import { type Infer, integer, literal, object, optional } from 'superstruct';
import { accountCall } from '../account/api.ts';
import { Account } from '../account/contract.ts';
import { command, fact, input, state } from '../event-log/units.ts';
import { nothing, taggedUnion } from '../kernel/struct.ts';
import { callFx } from '../ports/http/call.ts';
import { statusField } from '../ports/http/errors.ts';
import { query } from '../ports/http/query.ts';
import type { Section } from './section.ts';
import { forgetAccount, openSection } from './section-model.ts';

/** What the account says of its owner: not asked for, under way, known, or not to be had. */
export const AccountState = taggedUnion('status', {
  unknown: object({ status: literal('unknown') }),
  loading: object({ status: literal('loading') }),
  ready: object({ status: literal('ready'), account: Account }),
  failed: object({ status: literal('failed') }),
});
export type AccountState = Infer<typeof AccountState>;

export const retryAccount = input('account/retryAccount', nothing());
export const refreshAccount = command('account/refreshAccount', nothing());
/** What is known of it is old, and what is new could not be read. */
export const loseAccount = command('account/loseAccount', nothing());

export const accountLoaded = fact('account/accountLoaded', nothing());
export const accountFailed = fact('account/accountFailed', object({ status: optional(integer()) }));

export const accountFx = callFx(accountCall);

export const $account = state<AccountState>('account/account', { status: 'unknown' }, AccountState);

const { doneData: loaded, failData: failed } = query('account/accountRead', {
  wish: refreshAccount,
  readFx: accountFx,
  forget: [forgetAccount],
});

$account
  .on(refreshAccount, (shown) => (shown.status === 'ready' ? shown : { status: 'loading' }))
  .on(loaded, (_, account) => ({ status: 'ready', account }))
  .on(loseAccount, () => ({ status: 'failed' }))
  // What is shown stays if it cannot be read anew.
  .on(failed, (shown) => (shown.status === 'ready' ? shown : { status: 'failed' }))
  .reset(forgetAccount);

/** The pages that say something of the account itself. */
const OF_ACCOUNT: readonly Section[] = ['overview', 'personaldetails', 'privacy'];

sample({
  clock: [openSection.filter({ fn: ({ section }) => OF_ACCOUNT.includes(section) }), retryAccount],
  target: refreshAccount,
});
sample({ clock: loaded, target: accountLoaded });
sample({ clock: failed, fn: statusField, target: accountFailed });
