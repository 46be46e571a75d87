import { sample } from 'effector';
import { array, boolean, enums, integer, object, optional, string } from 'superstruct';
import { fact, input, state } from '../event-log/units.ts';
import { declareAttachment } from '../forms/attachment-model.ts';
import { nothing, personalEmail, personalText, secret } from '../kernel/struct.ts';
import { callFx } from '../ports/http/call.ts';
import { MutationFailure, mutation } from '../ports/http/mutation.ts';
import { submissionRefused } from '../ports/http/submission.ts';
import { onceTouched } from '../ports/late-gate.ts';
import { attachFileCall, contactUsCall } from './api.ts';
import { TOPICS } from './contact.ts';
import { letterLeft } from './incoming.ts';
import { LetterState, NO_LETTER } from './letter.ts';

const Topic = enums(TOPICS);

/** API-64 */
export const sendLetter = input(
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
export const writeAnother = input('contact/writeAnother', nothing());

export const letterSent = fact('contact/letterSent', object({ topic: Topic }));
export const letterFailed = fact('contact/letterFailed', MutationFailure);

export const sendLetterFx = callFx(contactUsCall);
export const attachFileFx = callFx(attachFileCall);

export const $letterState = state<LetterState>('contact/letterState', NO_LETTER, LetterState);
/** Number of captchas used; each is valid for one submission. */
export const $spentCaptchas = state('contact/spentCaptchas', 0, integer());

const sent = mutation($letterState, {
  start: sendLetter,
  sendFx: sendLetterFx,
  pending: () => ({ status: 'sending' }),
  succeeded: ({ params: { email, isCopied }, result: { caseId } }) => ({
    status: 'sent',
    caseId,
    email,
    isCopied,
  }),
  refused: submissionRefused,
  failed: letterFailed,
  reset: [onceTouched([letterLeft], $letterState, NO_LETTER), writeAnother],
});
$spentCaptchas.on(sendLetterFx, (count) => count + 1);
sample({
  clock: sent.done,
  fn: ({ topic }) => ({ topic: topic as (typeof TOPICS)[number] }), // the topic as sent
  target: letterSent,
});

/** ATT-01 */
export const letterFile = declareAttachment('contact', 'file', {
  send: attachFileFx,
  all: [letterSent],
});
