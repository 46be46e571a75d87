import { type Event, type EventCallable, merge, sample } from 'effector';
import { launchKeys } from '../../event-log/effector-internals.ts';
import { boolean, nullable, object, optional } from 'superstruct';
import { fact, feature, input, state } from '../../event-log/units.ts';
import { sampleStores } from '../../event-log/sample-stores.ts';
import { BirthDate } from '../../kernel/birth-date.ts';
import { noPayload, personalEmail, secret } from '../../kernel/struct.ts';
import {
  confirmAccountCall,
  createMemberPasswordCall,
  createPasswordCall,
  validateKryptoCall,
  validateMagicLinkCall,
} from '../../membership/password-api.ts';
import { noticeAfter } from '../../notices/notice-after.ts';
import { callFx } from '../../ports/http/call.ts';
import { type CallError, errorKeyOf, errorsIn } from '../../ports/http/errors.ts';
import { MutationFailure, mutation } from '../../ports/http/mutation.ts';
import { MailedLink, takeLinkFx } from '../../ports/mailed-link.ts';
import type { DrawerOpening } from '../auth.ts';
import { LinkPurpose, LinkState, NO_LINK, linkProblemOf } from './link.ts';
import { enterBy, openDrawer } from '../model.ts';
import { whenLoaded } from '../../ports/features.ts';

feature('link');

/** AUT-15, AUT-19: sets the link's password, with optional account details. */
export const createPassword = input(
  'auth/createPassword',
  object({ password: secret(), newsletter: boolean(), dob: optional(BirthDate) }),
);
/** Confirms the account of the link. */
export const confirmAccount = input('auth/confirmAccount', noPayload());
/** Repeats the check of a link after a failed call. */
export const checkLinkAgain = input('auth/checkLinkAgain', noPayload());
export const dismissLink = input('auth/dismissLink', noPayload());
/** Requests another link, because this one is no longer valid. */
export const askAnotherLink = input('auth/askAnotherLink', object({ purpose: LinkPurpose }));

export const linkAccepted = fact('auth/linkAccepted', noPayload());
export const linkRefused = fact('auth/linkRefused', MutationFailure);
export const passwordCreated = fact('auth/passwordCreated', noPayload());
export const accountConfirmed = fact('auth/accountConfirmed', noPayload());

export const validateKryptoFx = callFx(validateKryptoCall);
export const validateMagicLinkFx = callFx(validateMagicLinkCall);
export const createPasswordFx = callFx(createPasswordCall);
export const createMemberPasswordFx = callFx(createMemberPasswordCall);
export const confirmAccountFx = callFx(confirmAccountCall);

export const $link = state<LinkState>('auth/link', NO_LINK, LinkState);
export const $broughtLink = state<MailedLink>('auth/broughtLink', { purpose: 'none' }, MailedLink);
/** Address of the link's account; null until the backend has answered. */
export const $linkEmail = state<string | null>('auth/linkEmail', null, nullable(personalEmail()));

sample({ clock: whenLoaded('link'), target: takeLinkFx });
$broughtLink.on(takeLinkFx.doneData, (_, link) => link);

const checked = merge([
  takeLinkFx.doneData,
  sampleStores({
    clock: checkLinkAgain,
    source: { link: $broughtLink, state: $link },
    filter: ({ state: { status } }) => status === 'refused',
    fn: ({ link }) => link,
  }),
]).filterMap(({ purpose, krypto, id }) =>
  purpose === 'password' ? { purpose, krypto, id } : undefined,
);
launchKeys(
  sample({
    clock: checked,
    fn: (link) => withKeyOf(link, {}),
  }),
  { krypto: validateKryptoFx, magicLink: validateMagicLinkFx },
);

const validated = merge([validateKryptoFx.doneData, validateMagicLinkFx.doneData]);
const notValidated = merge([validateKryptoFx.failData, validateMagicLinkFx.failData]);

const dismissed = sample({ clock: dismissLink, source: $link });
// A pending request may still fail; its notice needs the link for a retry.
const forgotten = dismissed.filter({ fn: ({ status }) => status !== 'saving' });

$link
  .on(takeLinkFx.doneData, (_, { purpose }) => {
    if (purpose === 'none') return NO_LINK;
    return { status: purpose === 'password' ? 'checking' : 'ready', purpose };
  })
  .on(checked, () => ({ status: 'checking', purpose: 'password' }))
  .on(validated, (link) => (isChecked(link) ? { status: 'ready', purpose: 'password' } : link))
  .on(notValidated, (link, error) =>
    isChecked(link)
      ? {
          status: 'refused',
          purpose: 'password',
          problem: linkProblemOf(error) ?? 'unreachable',
        }
      : link,
  )
  .reset([dismissed, askAnotherLink]);

const passwordWished = sampleStores({
  clock: createPassword,
  source: { link: $broughtLink, state: $link },
  filter: ({ state: { status } }) => status === 'ready' || status === 'failed',
  fn: ({ link }, wish) => withKeyOf(link, wish),
});
const entering = [
  mutation($link, {
    ...linkMutation('password', passwordCreated),
    start: passwordWished.filterMap(({ krypto }) => krypto),
    sendFx: createPasswordFx,
    awaits: () => true,
  }),
  mutation($link, {
    ...linkMutation('password', passwordCreated),
    start: passwordWished.filterMap(({ magicLink }) => magicLink),
    sendFx: createMemberPasswordFx,
    awaits: () => true,
  }),
  mutation($link, {
    ...linkMutation('account', accountConfirmed),
    start: pressed('account', confirmAccount),
    sendFx: confirmAccountFx,
    awaits: () => true,
  }),
];
/** Emits the answer of a link that signs in. */
export const enteredByLink = merge(entering.map(({ doneData }) => doneData));
const spent = merge([enteredByLink, forgotten, askAnotherLink]);
$broughtLink.reset(spent);
$linkEmail.on(validated, (_, { email = null }) => email).reset(spent);

sample({ clock: validated, fn: () => {}, target: linkAccepted });
sample({
  clock: notValidated,
  fn: (error) => ({ errorKey: errorKeyOf(error) }),
  target: linkRefused,
});
// AUT-20, MEM-03: as after any sign-in.
for (const entry of entering) enterBy(entry);
// AUT-17
noticeAfter(accountConfirmed, 'myAccount:registration.toast');
noticeAfter(passwordCreated, 'myAccount:newPassword.toast');

/** AUT-13: a password link belongs to an account, so the drawer offers no registration. */
const OPENINGS: Partial<Record<LinkPurpose, Omit<DrawerOpening, 'place'>>> = {
  account: { form: 'registration' },
  password: { form: 'forgot-password', hidesRegister: true },
};
sample({
  clock: askAnotherLink.filterMap(({ purpose }) => OPENINGS[purpose]),
  fn: (opening) => ({ place: 'mailed-link', ...opening }),
  target: openDrawer,
});

/** Emits the key of the link if it is pressed for this purpose. */
export function pressed(purpose: LinkPurpose, press: Event<void>): Event<{ krypto: string }> {
  return sampleStores({
    clock: press,
    source: { link: $broughtLink, state: $link },
    filter: ({ state }) =>
      (state.status === 'ready' || state.status === 'failed') && state.purpose === purpose,
    fn: ({ link: { krypto = '' } }) => ({ krypto }),
  });
}

/** Returns the steps of a mutation of the link. */
export function linkMutation(purpose: LinkPurpose, done: EventCallable<void>) {
  return {
    pending: (): LinkState => ({ status: 'saving', purpose }),
    refused: (error: CallError): LinkState => {
      const problem = linkProblemOf(error);
      if (problem) return { status: 'refused', purpose, problem };
      return { status: 'failed', purpose, errors: [...errorsIn(error)] };
    },
    done,
    failed: linkRefused,
  };
}

/** True while the check is pending; a dialog closed meanwhile stays closed. */
function isChecked({ status }: LinkState): boolean {
  return status === 'checking';
}

/** Routes by the kind of key, because each has its own calls. */
function withKeyOf<More extends object>(
  { krypto, id }: { krypto?: string | undefined; id?: string | undefined },
  more: More,
): { krypto?: More & { krypto: string }; magicLink?: More & { magicLinkId: string } } {
  if (krypto !== undefined) return { krypto: { krypto, ...more } };
  return id === undefined ? {} : { magicLink: { magicLinkId: id, ...more } };
}
