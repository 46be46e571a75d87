import { sample } from 'effector';
import { array, boolean, enums, integer, object, optional, string } from 'superstruct';
import { inlet } from '../event-log/inlet.ts';
import { fact, feature, input, state } from '../event-log/units.ts';
import { declareAttachment } from '../forms/attachment-model.ts';
import { noPayload, personalEmail, personalText, secret } from '../kernel/struct.ts';
import { callFx } from '../ports/http/call.ts';
import { MutationFailure, mutation } from '../ports/http/mutation.ts';
import { submissionRefused } from '../ports/http/submission.ts';
import { onceTouched } from '../ports/once-touched.ts';
import { attachFileCall, contactUsCall } from './api.ts';
import { TOPICS } from './contact.ts';
import { ContactMessageState, NO_MESSAGE } from './contact-message.ts';

feature('contact');

/** Another page was entered. */
export const letterLeft = inlet();

const Topic = enums(TOPICS);

/** API-64 */
export const sendMessage = input(
  'contact/sendLetter',
  object({
    firstName: personalText(),
    lastName: personalText(),
    email: personalEmail(),
    orderId: optional(personalText()),
    topic: Topic,
    message: personalText(),
    fileIds: array(string()),
    isCopied: boolean(),
    captcha: secret(),
  }),
);
/** Starts another message after a sent one. */
export const writeAnother = input('contact/writeAnother', noPayload());

export const messageSent = fact('contact/letterSent', object({ topic: Topic }));
export const messageFailed = fact('contact/letterFailed', MutationFailure);

export const sendMessageFx = callFx(contactUsCall);
export const attachFileFx = callFx(attachFileCall);

export const $messageState = state<ContactMessageState>(
  'contact/letterState',
  NO_MESSAGE,
  ContactMessageState,
);
/** Number of captchas used; each is valid for one submission. */
export const $spentCaptchas = state('contact/spentCaptchas', 0, integer());

const sent = mutation($messageState, {
  start: sendMessage,
  sendFx: sendMessageFx,
  pending: () => ({ status: 'sending' }),
  succeeded: ({ params: { email, isCopied }, result: { caseId } }) => ({
    status: 'sent',
    caseId,
    email,
    isCopied,
  }),
  refused: submissionRefused,
  failed: messageFailed,
  reset: [onceTouched([letterLeft], $messageState, NO_MESSAGE), writeAnother],
});
$spentCaptchas.on(sendMessageFx, (count) => count + 1);
sample({
  clock: sent.done,
  fn: ({ topic }) => ({ topic: topic as (typeof TOPICS)[number] }), // the topic as sent
  target: messageSent,
});

/** ATT-01 */
export const messageFile = declareAttachment('contact', 'file', {
  send: attachFileFx,
  all: [messageSent],
});
