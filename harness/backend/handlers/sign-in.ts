import { string, type } from 'superstruct';
import type { PersonRecord } from '#fixtures/catalogue/styles.ts';
import { answer, type Call, type Outcome } from '../call.ts';
import { mergeCarts } from '../cart-lines.ts';
import { badRequest, failure, notSignedOn, ok } from '../message.ts';
import { closeSession, openSession } from '../sessions.ts';
import { sha256 } from '../sha256.ts';
import { permissionInfoOf } from './user-info.ts';

const Credentials = type({ logonId: string(), logonPassword: string() });

const STATUS_OF_MIGRATION = {
  moving: 'MEMBERSHIP_MIGRATION_SUCCESS',
  none: 'MEMBERSHIP_RESPONSE_SUCCESS',
} as const;

function findPerson(people: readonly PersonRecord[], logonId: string): PersonRecord | undefined {
  const email = logonId.trim().toLowerCase();
  return people.find((person) => person.email === email);
}

function refuse(call: Call): Outcome {
  const text = 'The e-mail address or the password is not right.';
  return answer(call, failure(400, '_ERR_INVALID_LOGON', text));
}

/** API-35: `POST /loginidentity`. A guest's bag joins the registered one; the guest's session ends. */
export function signIn(call: Call): Outcome {
  const { body, session } = call;
  if (!Credentials.is(body)) return answer(call, badRequest('logonId and logonPassword.'));
  const person = findPerson(call.world.people, body.logonId);
  if (!person || sha256(person.salt + body.logonPassword) !== person.hash) return refuse(call);
  if (person.migration === 'moved')
    return answer(call, failure(400, '_ERR_EMAIL_ALREADY_MIGRATED')); // AUT-22
  const merged =
    session && !session.isRegistered
      ? mergeCarts(call.world, session.userId, person.id)
      : call.world;
  const closed = session ? closeSession(merged, session.row) : merged;
  const isRemembered = call.query.get('rememberMe') === 'true';
  const user = { userId: person.id, isRegistered: true };
  const { world, cookie } = openSession(closed, call.random, user, isRemembered);
  const answerBody = {
    userId: person.id,
    membershipResponseStatus: STATUS_OF_MIGRATION[person.migration ?? 'none'],
    permissionInfo: permissionInfoOf(person),
    token: cookie.token,
  };
  return { world, response: { ...ok(answerBody), cookie } };
}

/** API-36: `DELETE /loginidentity/@self` */
export function signOut(call: Call): Outcome {
  const { session, world } = call;
  if (!session?.isRegistered) return answer(call, notSignedOn());
  return { world: closeSession(world, session.row), response: { ...ok({}), cookie: 'ended' } };
}
