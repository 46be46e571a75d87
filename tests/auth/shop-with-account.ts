import { allSettled } from 'effector';
import '#src/app/features/account/module.ts';
import '#src/app/wiring.ts';
import { sampleEnvironment } from '#harness/replay/sample-environment.ts';
import { requestAccountFx } from '#src/auth/registration/account-request-model.ts';
import {
  confirmAccountFx,
  createMemberPasswordFx,
  createPasswordFx,
  validateKryptoFx,
  validateMagicLinkFx,
} from '#src/auth/password/link-model.ts';
import { confirmEmailFx, unsubscribeByLinkFx } from '#src/auth/password/pressed-link-model.ts';
import { forgotPasswordFx } from '#src/auth/password/password-request-model.ts';
import { featureLoaded } from '#src/ports/features.ts';
import { type MailedLink, takeLinkFx } from '#src/ports/mailed-link.ts';
import { appStarted } from '#src/ports/start.ts';
import { readUserInfoFx } from '#src/session/model.ts';
import { deferred, guest, shopScope } from '#tests/session/shop-scope.ts';

export const welcome = {
  userId: '20001',
  membershipResponseStatus: 'MEMBERSHIP_RESPONSE_SUCCESS',
  permissionInfo: { newsletterConsentRequired: false },
};

/** A shop whose account calls the test answers. */
export async function shopWithAccount(link: MailedLink = { purpose: 'none' }) {
  const server = { user: guest() };
  const answers = deferred<any>(); // any: answers of every call
  const seen = shopScope(
    [readUserInfoFx, () => server.user],
    [requestAccountFx, answers.handler],
    [forgotPasswordFx, answers.handler],
    [validateKryptoFx, answers.handler],
    [validateMagicLinkFx, answers.handler],
    [createPasswordFx, answers.handler],
    [createMemberPasswordFx, answers.handler],
    [confirmAccountFx, answers.handler],
    [confirmEmailFx, answers.handler],
    [unsubscribeByLinkFx, answers.handler],
    [takeLinkFx, () => link],
  );
  const { scope, calls, facts } = seen;
  const environment = {
    ...sampleEnvironment,
    location: { ...sampleEnvironment.location, path: '/error' },
    storage: { 'selvedge.userType': 'guest' },
  };
  await allSettled(appStarted, { scope, params: { environment } });
  calls.length = 0;
  facts.length = 0;
  return {
    ...seen,
    server,
    answers,
    sent: () => calls.filter(({ name }) => name.startsWith('http/membership')),
    authFacts: () => facts.filter(({ name }) => name.startsWith('auth/')).map(({ name }) => name),
    follow: () => void allSettled(featureLoaded, { scope, params: { part: 'link' } }),
  };
}
