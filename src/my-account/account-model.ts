import { sample } from 'effector';
import { type Infer, integer, literal, object, optional } from 'superstruct';
import { accountCall, Account } from '../account/api.ts';
import { command, fact, feature, input, state } from '../event-log/units.ts';
import { noPayload, taggedUnion } from '../kernel/struct.ts';
import { callFx } from '../ports/http/call.ts';
import { resource } from '../ports/http/collection.ts';
import type { Section } from './section.ts';
import { forgetAccount, openSection } from './section-model.ts';

feature('account');

/** Account data: not requested, loading, loaded, or failed. */
export const AccountState = taggedUnion('status', {
  unknown: object({ status: literal('unknown') }),
  loading: object({ status: literal('loading') }),
  ready: object({ status: literal('ready'), account: Account }),
  failed: object({ status: literal('failed') }),
});
export type AccountState = Infer<typeof AccountState>;

export const retryAccount = input('account/retryAccount', noPayload());
export const refreshAccount = command('account/refreshAccount', noPayload());
/** Marks the account as failed, because the loaded one is out of date and a reload failed. */
export const loseAccount = command('account/loseAccount', noPayload());

export const accountLoaded = fact('account/accountLoaded', noPayload());
export const accountFailed = fact('account/accountFailed', object({ status: optional(integer()) }));

export const accountFx = callFx(accountCall);

export const $account = state<AccountState>('account/account', { status: 'unknown' }, AccountState);

/** Pages that show account data. */
const OF_ACCOUNT: readonly Section[] = ['overview', 'personaldetails', 'privacy'];

const { loaded } = resource('account/accountRead', $account, {
  start: refreshAccount,
  readFx: accountFx,
  ready: (account) => ({ status: 'ready', account }),
  missed: accountFailed,
  when: [openSection.filter({ fn: ({ section }) => OF_ACCOUNT.includes(section) }), retryAccount],
  forget: [forgetAccount],
});
$account.on(loseAccount, () => ({ status: 'failed' }));
sample({ clock: loaded, target: accountLoaded });
