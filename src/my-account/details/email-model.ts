import { object } from 'superstruct';
import { askEmailCall } from '../../account/api.ts';
import { mailSent } from '../../auth/password/password-request-model.ts';
import { fact, feature, input } from '../../event-log/units.ts';
import { noPayload, personalEmail, secret } from '../../kernel/struct.ts';
import { callFx } from '../../ports/http/call.ts';
import { MutationFailure, mutation } from '../../ports/http/mutation.ts';
import { SUBMISSION, submissionState } from '../../ports/http/submission.ts';
import { forgetAccount } from '../section-model.ts';
import { formClosed, openForm } from './open-form-model.ts';
import { declareForm } from '../../forms/form-model.ts';

feature('account');

/** Requests another email for the account; a link emailed to it confirms the change. */
export const askEmail = input(
  'account/askEmail',
  object({ email: personalEmail(), password: secret() }),
);

export const emailLinkSent = fact('account/emailLinkSent', noPayload());
export const emailNotAsked = fact('account/emailNotAsked', MutationFailure);

export const askEmailFx = callFx(askEmailCall);

export const $emailChange = submissionState('account/emailChange');

mutation($emailChange, {
  ...SUBMISSION,
  start: askEmail,
  sendFx: askEmailFx,
  succeeded: ({ params }) => mailSent(params.email, ''),
  done: emailLinkSent,
  failed: emailNotAsked,
  reset: [openForm, formClosed],
  forget: [forgetAccount],
});

/** Form to change the email: the new one, and the current password. */
export const emailForm = declareForm(
  'account',
  'email',
  { email: personalEmail(), password: secret() },
  { all: [openForm, formClosed, emailLinkSent, forgetAccount] },
);
