import { string, type } from 'superstruct';
import type { PersonRecord } from '#fixtures/catalogue/styles.ts';
import { answer, type Call, type Handlers, type Outcome } from '../call.ts';
import { badRequest, failure, ok } from '../message.ts';
import { withMail } from '../session/account-mails.ts';
import { withoutLinksOf } from '../session/links.ts';
import { hashed, isPassword } from '../session/passwords.ts';
import { endSessionsOf, type CurrentSession } from '../session/sessions.ts';
import { guarded } from '../session/throttle.ts';
import { sha256 } from '../sha256.ts';
import { withState } from '../world.ts';
import { withPerson } from './with-person.ts';

const Change = type({
  logonPasswordOld: string(),
  logonPassword: string(),
  logonPasswordVerify: string(),
});

/** True if it is this person's password. */
export function isPasswordOf({ salt, hash }: PersonRecord, password: string): boolean {
  return sha256(salt + password) === hash;
}

/** `POST /account/@self/password`: signs out all other devices and mails the owner. */
function changePassword(call: Call, person: PersonRecord, session: CurrentSession): Outcome {
  const { body } = call;
  if (!Change.is(body)) return answer(call, badRequest('The old password, and the new one twice.'));
  const { logonPasswordOld: old, logonPassword: password, logonPasswordVerify: again } = body;
  if (!isPassword(password))
    return answer(call, failure(400, '_ERR_PASSWORD_IS_TOO_LONG_OR_TOO_SHORT'));
  if (password !== again) return answer(call, failure(400, 'PASSWORDS_DO_NOT_MATCH'));
  if (password.trim().toLowerCase() === person.email)
    return answer(call, failure(400, '_ERR_PASSWORD_IS_EMAIL'));
  return guarded(call, 'password', person.id, (then) => {
    if (!isPasswordOf(person, old)) return answer(then, failure(400, '_ERR_PASSWORD_WRONG'));
    if (old === password) return answer(then, failure(400, '_ERR_PASSWORD_SAME'));
    const passwords = { ...then.world.state.passwords, [person.id]: hashed(then, password) };
    const { email } = person;
    const changed = withoutLinksOf(withState(then.world, { passwords }), email);
    const ended = endSessionsOf(changed, person.id, session.row);
    return { world: withMail(ended, then, { kind: 'password-changed', email }), response: ok({}) };
  });
}

export const passwordChangeRoutes: Handlers = {
  'POST commerce /account/@self/password': withPerson(changePassword),
};
