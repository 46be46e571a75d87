import { sample } from 'effector';
import { confirmEmailCall } from '../../account/api.ts';
import { fact, feature, input } from '../../event-log/units.ts';
import { noPayload } from '../../kernel/struct.ts';
import { unsubscribeByLinkCall } from '../../newsletter/api.ts';
import { forgetSignUp } from '../../newsletter/model.ts';
import { noticeAfter } from '../../notices/notice-after.ts';
import { callFx } from '../../ports/http/call.ts';
import { mutation } from '../../ports/http/mutation.ts';
import { navigateFx } from '../../ports/navigation.ts';
import { readUserInfo } from '../../session/model.ts';
import { $basename } from '../../store-config/model.ts';
import type { LinkPurpose } from './link.ts';
import {
  $broughtLink,
  $link,
  askAnotherLink,
  dismissLink,
  linkMutation,
  pressed,
} from './link-model.ts';
import { declareForm } from '../../forms/form-model.ts';
import { signedIn } from '../model.ts';
import { KNOWN_ACCOUNT_MARKS } from '../registration/registration.ts';

feature('link');

/** Confirms the e-mail address of the link. */
export const confirmEmail = input('auth/confirmEmail', noPayload());
/** Ends the newsletter subscription of the link. */
export const endNewsletter = input('auth/endNewsletter', noPayload());

export const emailConfirmed = fact('auth/emailConfirmed', noPayload());
export const newsletterEnded = fact('auth/newsletterEnded', noPayload());

export const confirmEmailFx = callFx(confirmEmailCall);
export const unsubscribeByLinkFx = callFx(unsubscribeByLinkCall);

// Links that need a press and do not sign in.
for (const { purpose, start, sendFx, done, toast } of [
  {
    purpose: 'email',
    start: confirmEmail,
    sendFx: confirmEmailFx,
    done: emailConfirmed,
    toast: 'myAccount:link.email.toast',
  },
  {
    purpose: 'newsletter',
    start: endNewsletter,
    sendFx: unsubscribeByLinkFx,
    done: newsletterEnded,
    toast: 'myAccount:link.newsletter.toast',
  },
] as const) {
  const { done: ended } = mutation($link, {
    ...linkMutation(purpose, done),
    start: pressed(purpose, start),
    sendFx,
    awaits: (link) => link.status === 'saving' && link.purpose === purpose,
  });
  $broughtLink.reset(ended);
  noticeAfter(done, toast, { ms: 8000 });
}

// Both change the shopper's data: address or newsletter.
sample({ clock: [emailConfirmed, newsletterEnded], target: readUserInfo });

sample({ clock: newsletterEnded, target: forgetSignUp });

/** Pages that offer the same without the link. */
const PLACES: Partial<Record<LinkPurpose, string>> = {
  email: '/myaccount/personaldetails',
  newsletter: '/myaccount/newsletter',
};

sample({
  clock: sample({
    clock: askAnotherLink,
    source: $basename,
    fn: (basename, { purpose }) => ({ basename, place: PLACES[purpose] }),
  }).filterMap(({ basename, place }) => (place === undefined ? undefined : basename + place)),
  fn: (to) => ({ to, replace: false }),
  target: navigateFx,
});

/** AUT-15, AUT-19 */
export const newPasswordForm = declareForm('auth', 'newPassword', KNOWN_ACCOUNT_MARKS, {
  all: [signedIn, dismissLink],
});
