import { sample } from 'effector';
import { confirmEmailCall } from '../../account/api.ts';
import { fact, input } from '../../event-log/units.ts';
import { nothing } from '../../kernel/struct.ts';
import { unsubscribeByLinkCall } from '../../newsletter/api.ts';
import { forgetSignUp } from '../../newsletter/model.ts';
import { showNotice } from '../../notices/model.ts';
import { notice } from '../../notices/notices.ts';
import { callFx } from '../../ports/http/call.ts';
import { errorsIn } from '../../ports/http/errors.ts';
import { navigateFx } from '../../ports/navigation.ts';
import { readUserInfo } from '../../session/model.ts';
import { $basename } from '../../store-config/model.ts';
import type { LinkPurpose } from './link.ts';
import { linkProblemOf } from './link.ts';
import { $broughtLink, $link, askAnotherLink, linkRefused } from './link-model.ts';

/** The address that the link was sent to is to be the account's. */
export const confirmEmail = input('auth/confirmEmail', nothing());
/** The newsletter that the link came with is to be the last one. */
export const endNewsletter = input('auth/endNewsletter', nothing());

export const emailConfirmed = fact('auth/emailConfirmed', nothing());
export const newsletterEnded = fact('auth/newsletterEnded', nothing());

export const confirmEmailFx = callFx(confirmEmailCall);
export const unsubscribeByLinkFx = callFx(unsubscribeByLinkCall);

/** What is done by a link at a press, and changes nothing about who is signed in. */
for (const { purpose, wish, sendFx, done, toast } of [
  {
    purpose: 'email',
    wish: confirmEmail,
    sendFx: confirmEmailFx,
    done: emailConfirmed,
    toast: 'myAccount:link.email.toast',
  },
  {
    purpose: 'newsletter',
    wish: endNewsletter,
    sendFx: unsubscribeByLinkFx,
    done: newsletterEnded,
    toast: 'myAccount:link.newsletter.toast',
  },
] as const) {
  sample({
    clock: wish,
    source: { link: $broughtLink, state: $link },
    filter: ({ state }) =>
      (state.status === 'ready' || state.status === 'failed') && state.purpose === purpose,
    fn: ({ link: { krypto = '' } }) => ({ krypto }),
    target: sendFx,
  });
  $link
    .on(sendFx, () => ({ status: 'saving', purpose }))
    .on(sendFx.failData, (_, error) => {
      const problem = linkProblemOf(error);
      if (problem) return { status: 'refused', purpose, problem };
      return { status: 'failed', purpose, errors: [...errorsIn(error)] };
    })
    .reset(sendFx.done);
  $broughtLink.reset(sendFx.done);
  sample({ clock: sendFx.done, target: done });
  sample({
    clock: sendFx.failData,
    fn: (error) => ({ errorKey: errorsIn(error)[0]?.errorKey ?? error.kind }),
    target: linkRefused,
  });
  sample({
    clock: done,
    fn: () => notice('success', toast, 8000),
    target: showNotice,
  });
}

// By which address the shopper is known, and whether letters go there.
sample({ clock: [emailConfirmed, newsletterEnded], target: readUserInfo });

sample({ clock: newsletterEnded, target: forgetSignUp });

/** Where the same can be had without the link. */
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
