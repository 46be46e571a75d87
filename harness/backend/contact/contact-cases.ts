import { type Infer, array, optional, size, string, type } from 'superstruct';
import { LONGEST_MESSAGE_TO_US, LONGEST_SENDER_NAME } from '#src/commerce/limits.ts';
import { TOPICS, isOrder } from '#src/contact/contact.ts';
import { charactersIn } from '#src/kernel/characters.ts';
import { answer, type Call, type Handlers, type Outcome } from '../call.ts';
import { guestsBehind } from '../cart/guests-behind.ts';
import { badRequest, failure, ok, type BackendResponse } from '../message.ts';
import { emailHash, isEmail } from '../newsletter/newsletter.ts';
import { guarded, withProof } from '../session/throttle.ts';
import { withState } from '../world.ts';
import { NO_CONTACT } from './contact-state.ts';

const Letter = type({
  firstName: string(),
  lastName: string(),
  email1: string(),
  orderId: optional(string()),
  topic: string(),
  message: string(),
  fileId: size(array(string()), 0, 5),
  copy: optional(string()),
});
type Letter = Infer<typeof Letter>;

/** API-64: `POST /contactus`. Needs a captcha answer, which is valid for one message. */
function takeLetter(call: Call): Outcome {
  const { body, session } = call;
  if (!session) return answer(call, call.refusal);
  if (!Letter.is(body)) return answer(call, badRequest('email1, topic and message.'));
  const refusal = refusalOf(call, body);
  if (refusal) return answer(call, refusal);
  return guarded(call, 'contact', session.userId, (then) => {
    // The throttle consumed the captcha answer already if there were too many messages.
    const world = then.world === call.world ? withProof(then) : then.world;
    if (!world) return answer(call, failure(400, '_ERR_CAPTCHA_INVALID'));
    return keepLetter({ ...then, world }, body);
  });
}

function refusalOf(call: Call, letter: Letter): BackendResponse | undefined {
  const { firstName, lastName, email1, orderId, topic, message, fileId } = letter;
  const length = charactersIn(message.trim());
  // A renewed session belongs to the same person.
  const owners = new Set([call.session, ...guestsBehind(call)].map((each) => each?.userId));
  const own = (call.world.state.contact ?? NO_CONTACT).files.filter((file) =>
    owners.has(file.userId),
  );
  if (email1.trim() === '') return failure(400, '_ERR_EMAIL_MISSING');
  if (!isEmail(email1.trim())) return failure(400, 'EMAIL_INVALID');
  if (
    [firstName, lastName].some(
      (name) => name.trim() === '' || charactersIn(name, LONGEST_SENDER_NAME) > LONGEST_SENDER_NAME,
    )
  )
    return failure(400, '_ERR_CONTACT_NAME');
  if (!TOPICS.some((each) => each === topic)) return failure(400, '_ERR_CONTACT_TOPIC');
  if (orderId !== undefined && !isOrder(orderId)) return failure(400, '_ERR_CONTACT_ORDER');
  if (length === 0 || length > LONGEST_MESSAGE_TO_US) return failure(400, '_ERR_CONTACT_MESSAGE');
  if (!fileId.every((id) => own.some((file) => file.fileId === id)))
    return failure(400, '_ERR_FILE_NOT_FOUND');
  return undefined;
}

function keepLetter(call: Call, letter: Letter): Outcome {
  const { world, store, language, now } = call;
  const { contact = NO_CONTACT } = world.state;
  const caseId = `C${101 + contact.cases.length}`;
  const to = emailHash(letter.email1);
  const taken = {
    caseId,
    storeId: store.storeId,
    topic: letter.topic,
    ...(letter.orderId !== undefined && { orderId: letter.orderId }),
    from: to,
    characters: charactersIn(letter.message.trim()),
    files: letter.fileId,
    at: now,
  };
  const copy = { caseId, to, storeId: store.storeId, language, at: now };
  const next = {
    ...contact,
    cases: [...contact.cases, taken],
    copies: letter.copy === 'true' ? [...contact.copies, copy] : contact.copies,
  };
  return { world: withState(world, { contact: next }), response: ok({ caseId }) };
}

export const contactRoutes: Handlers = { 'POST commerce /contactus': takeLetter };
