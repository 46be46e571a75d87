import { sample } from 'effector';
import { object, string } from 'superstruct';
import { askEmailCall } from '../../account/api.ts';
import { IDLE, MailRequest, mailRefused, mailSent } from '../../auth/request.ts';
import { fact, input, state } from '../../event-log/units.ts';
import { nothing, personalEmail, secret } from '../../kernel/struct.ts';
import { callFx } from '../../ports/http/call.ts';
import { errorsIn } from '../../ports/http/errors.ts';
import { forgetAccount } from '../section-model.ts';
import { formClosed, openForm } from './open-form-model.ts';

/** The account is to have another address, once a mail there is confirmed. */
export const askEmail = input(
  'account/askEmail',
  object({ email: personalEmail(), password: secret() }),
);

export const emailLinkSent = fact('account/emailLinkSent', nothing());
export const emailNotAsked = fact('account/emailNotAsked', object({ errorKey: string() }));

export const askEmailFx = callFx(askEmailCall);

export const $emailChange = state<MailRequest>('account/emailChange', IDLE, MailRequest);

sample({
  clock: askEmail,
  source: $emailChange,
  filter: ({ status }) => status !== 'submitting',
  fn: (_, wish) => wish,
  target: askEmailFx,
});

$emailChange
  .on(askEmailFx, () => ({ status: 'submitting' }))
  .on(askEmailFx.done, (_, { params }) => mailSent(params.email, ''))
  .on(askEmailFx.failData, (_, error) => mailRefused(error))
  .reset([openForm, formClosed, forgetAccount]);

sample({ clock: askEmailFx.done, target: emailLinkSent });
sample({
  clock: askEmailFx.failData,
  fn: (error) => ({ errorKey: errorsIn(error)[0]?.errorKey ?? error.kind }),
  target: emailNotAsked,
});
