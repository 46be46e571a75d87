import { string, type } from 'superstruct';
import type { PersonRecord } from '#fixtures/catalogue/styles.ts';
import { answer, type Call, type Handlers, type Outcome } from '../call.ts';
import { badRequest, failure, ok } from '../message.ts';
import { emailHash, isEmail, subscribe, subscriptionOf } from '../newsletter/newsletter.ts';
import { withMail } from '../session/account-mails.ts';
import { linkOf, randomHex, withLink, withoutLinksOf } from '../session/links.ts';
import { guarded } from '../session/throttle.ts';
import { hasAccount, peopleOf, withState, type World } from '../world.ts';
import { withProfile } from './account.ts';
import { isPasswordOf } from './password-change.ts';
import { withPerson } from './with-person.ts';

const Wish = type({ email1: string(), logonPassword: string() });

/**
 * `POST /account/@self/email`: mails a link to the new address and a notice to the old one. The answer does
 * not reveal that the new address has an account; its owner gets a mail.
 */
function askForChange(call: Call, person: PersonRecord): Outcome {
  const { body } = call;
  if (!Wish.is(body)) return answer(call, badRequest('email1 and logonPassword.'));
  const newEmail = body.email1.trim().toLowerCase();
  if (newEmail === '') return answer(call, failure(400, '_ERR_EMAIL_MISSING')); // VAL-02
  if (!isEmail(newEmail)) return answer(call, failure(400, 'EMAIL_INVALID')); // VAL-01
  if (newEmail === person.email) return answer(call, failure(400, '_ERR_EMAIL_SAME'));
  return guarded(call, 'password', person.id, (then) => {
    if (!isPasswordOf(person, body.logonPassword))
      return answer(then, failure(400, '_ERR_PASSWORD_WRONG'));
    return { world: asked(then, person, newEmail), response: ok({}) };
  });
}

function asked(call: Call, person: PersonRecord, newEmail: string): World {
  const told = withMail(call.world, call, { kind: 'email-asked', email: person.email });
  if (hasAccount(told, newEmail))
    return withMail(told, call, { kind: 'account-known', email: newEmail });
  const seed = randomHex(call, 32);
  const link = { seed, name: 'krypto', purpose: 'email', at: call.now, isUsed: false } as const;
  return withMail(withLink(told, { ...link, person, newEmail }), call, {
    kind: 'email-link',
    email: newEmail,
    link: { seed, name: 'krypto', path: '/' },
  });
}

const Confirmation = type({ krypto: string() });

/**
 * `POST /account/email/confirm`: moves the account to the new address. Needs no session: mails are often
 * read on another device. Refused for a person who is signed in to another account.
 */
function confirm(call: Call): Outcome {
  const { body } = call;
  if (!Confirmation.is(body)) return answer(call, badRequest('krypto.'));
  const link = linkOf(call, { secret: body.krypto, name: 'krypto', purpose: 'email' });
  if (typeof link === 'string') return answer(call, failure(400, link, 'The link does not hold.'));
  const { session } = call;
  if (session?.isRegistered && session.userId !== link.person.id)
    return answer(call, failure(400, '_ERR_LINK_OF_OTHERS', 'Somebody else is signed in.'));
  const person = peopleOf(call.world).find(({ id }) => id === link.person.id);
  const { newEmail = '' } = link;
  if (!person || hasAccount(call.world, newEmail))
    return answer(call, failure(400, '_ERR_LINK_USED'));
  const moved = withProfile(withoutLinksOf(call.world, person.email), person.id, {
    email: newEmail,
  });
  const sent = subscriptionMoved(moved, person.email, newEmail);
  const told = withMail(sent, call, { kind: 'email-changed', email: person.email });
  return { world: told, response: ok({}) };
}

function subscriptionMoved(world: World, from: string, to: string): World {
  const before = subscriptionOf(world, from);
  if (!before.isSubscribed) return world;
  const { [emailHash(from)]: _, ...newsletter } = world.state.newsletter;
  const { seed: __, ...wanted } = before;
  return subscribe(withState(world, { newsletter }), to, wanted);
}

export const emailChangeRoutes: Handlers = {
  'POST commerce /account/@self/email': withPerson(askForChange),
  'POST commerce /account/email/confirm': confirm,
};
