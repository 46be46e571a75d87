import { string, type } from 'superstruct';
import type { PersonRecord } from '#fixtures/catalogue/styles.ts';
import { answer, type Call, type Outcome, type Handlers } from '../call.ts';
import { mergeCarts } from '../cart/cart-lines.ts';
import { guestsBehind } from '../cart/guests-behind.ts';
import { badRequest, failure, ok } from '../message.ts';
import { takeOverOrders } from '../orders/order-owners.ts';
import type { OrderRecord } from '../payment/purchase-state.ts';
import { emailHash } from '../newsletter/newsletter.ts';
import { endSession, endSessionsOf, openSession, signOff } from './sessions.ts';
import { sha256 } from '../sha256.ts';
import { guarded } from './throttle.ts';
import { permissionInfoOf } from './user-info.ts';
import { peopleOf, withState } from '../world.ts';

const Credentials = type({ logonId: string(), logonPassword: string() });

const SIGNED_OUT = { how: 'signed-out' } as const;

/** Hashed for an unknown address, so that its answer takes as long as a wrong password's. */
const NOBODY = { salt: 'nobody', hash: '' };

/** Person of an address and a password. Always checks both. */
function personOf(people: readonly PersonRecord[], email: string, password: string) {
  const person = people.find((each) => each.email === email);
  const { salt, hash } = person ?? NOBODY;
  return sha256(salt + password) === hash ? person : undefined;
}

function refuse(call: Call): Outcome {
  const text = 'The e-mail address or the password is not right.';
  return answer(call, failure(400, '_ERR_INVALID_LOGON', text));
}

/**
 * API-35: `POST /loginidentity`. Merges a guest's bag into the registered one and moves over orders with
 * the person's mail address. Ends the guest's session if it is still open.
 */
function signIn(call: Call): Outcome {
  const { body } = call;
  if (!Credentials.is(body)) return answer(call, badRequest('logonId and logonPassword.'));
  const email = body.logonId.trim().toLowerCase();
  return guarded(call, 'sign-in', email, (then) => signInAs(then, email, body.logonPassword));
}

function signInAs(call: Call, email: string, password: string): Outcome {
  const person = personOf(peopleOf(call.world), email, password);
  if (!person) return refuse(call);
  if (person.migration === 'moved')
    return answer(call, failure(400, '_ERR_EMAIL_ALREADY_MIGRATED')); // AUT-22
  return signInPerson(call, person, call.query.get('rememberMe') === 'true');
}

/** Opens a session for an authenticated person and moves over the guest's bag and orders. */
export function signInPerson(call: Call, person: PersonRecord, isRemembered = false): Outcome {
  const { session } = call;
  const guests = guestsBehind(call);
  const isOfPerson = ({ mail }: OrderRecord) => mail === emailHash(person.email);
  const merged = guests.reduce(
    (before, { userId }) =>
      takeOverOrders(mergeCarts(before, userId, person.id), userId, person.id, isOfPerson),
    call.world,
  );
  const over = session?.isRegistered ? [...guests, session] : guests;
  const ended = over.reduce((before, { row }) => endSession(before, row, SIGNED_OUT), merged);
  const user = { userId: person.id, isRegistered: true, usedAt: call.now };
  const { moved = [] } = ended.state;
  const settled =
    person.migration === 'moving' ? withState(ended, { moved: [...moved, person.id] }) : ended;
  const { world, cookie } = openSession(settled, call.random, user, isRemembered);
  const answerBody = {
    userId: person.id,
    membershipResponseStatus:
      person.migration === 'moving'
        ? 'MEMBERSHIP_MIGRATION_SUCCESS'
        : 'MEMBERSHIP_RESPONSE_SUCCESS',
    permissionInfo: permissionInfoOf(call, person),
    token: cookie.token,
  };
  return { world, response: { ...ok(answerBody), cookie } };
}

/** API-36: `DELETE /loginidentity/@self`. Succeeds without effect if the session has ended already. */
function signOut(call: Call): Outcome {
  const people = call.carried.filter(({ isRegistered }) => isRegistered);
  const person = people.find(({ ended }) => !ended) ?? people[0];
  if (!person) return answer(call, call.refusal);
  const world = signOff(call.world, person.row);
  return { world, response: { ...ok({}), cookie: 'ended' } };
}

/**
 * `DELETE /loginidentity/@all`: signs out all devices, including this one. The others get a refusal at
 * their next call (SES-19).
 */
function signOutEverywhere(call: Call): Outcome {
  const person = call.session?.isRegistered ? call.session : undefined;
  if (!person) return answer(call, call.refusal);
  const world = endSessionsOf(signOff(call.world, person.row), person.userId);
  return { world, response: { ...ok({}), cookie: 'ended' } };
}

export const signInRoutes: Handlers = {
  'POST commerce /loginidentity': signIn,
  'DELETE commerce /loginidentity/@self': signOut,
  'DELETE commerce /loginidentity/@all': signOutEverywhere,
};
