import { optional, string, type } from 'superstruct';
import type { PersonRecord } from '#fixtures/catalogue/styles.ts';
import { answer, type Call, type Outcome, type Handlers } from '../call.ts';
import { guestsBehind } from '../cart/guests-behind.ts';
import { badRequest, failure } from '../message.ts';
import { emailHash, isEmail, subscribe } from '../newsletter/newsletter.ts';
import type { PostalAddress } from '../payment/purchase-state.ts';
import { sha256 } from '../sha256.ts';
import { peopleOf, withState, type World } from '../world.ts';
import { signInPerson } from './sign-in.ts';
import { guarded } from './throttle.ts';

const Registration = type({
  logonId: string(),
  logonPassword: string(),
  logonPasswordVerify: string(),
  newsletter: optional(string()),
});

/** VAL-04, VAL-05 */
function isPassword(text: string): boolean {
  return text.length >= 10 && text.length <= 25 && /\p{L}/u.test(text) && /\d/.test(text);
}

/** Numbers of accounts that are made here count on from those of the fixtures. */
const FIRST_ID = 20_001;

/**
 * API-39: `POST /person`. Who registers is signed in; the guest's bag comes along, and so do the
 * orders that were made with the same mail address.
 */
function register(call: Call): Outcome {
  const { body } = call;
  if (!Registration.is(body)) return answer(call, badRequest('logonId and logonPassword.'));
  const { logonPassword: password, logonPasswordVerify: again } = body;
  const email = body.logonId.trim().toLowerCase();
  if (email === '') return answer(call, failure(400, '_ERR_EMAIL_MISSING')); // VAL-02
  if (!isEmail(email)) return answer(call, failure(400, 'EMAIL_INVALID')); // VAL-01
  if (!isPassword(password))
    return answer(call, failure(400, '_ERR_PASSWORD_IS_TOO_LONG_OR_TOO_SHORT'));
  if (password !== again) return answer(call, failure(400, 'PASSWORDS_DO_NOT_MATCH'));
  return guarded(call, 'registration', email, (then) =>
    registerAs(then, email, password, body.newsletter === 'true'),
  );
}

function registerAs(call: Call, email: string, password: string, isSubscribed: boolean): Outcome {
  const { world, random } = call;
  if (peopleOf(world).some((person) => person.email === email))
    return answer(call, failure(400, '_ERR_LOGONID_ALREADY_EXIST', 'There is such an account.'));
  const accounts = world.state.accounts ?? [];
  const salt = Array.from({ length: 16 }, () => random.below(16).toString(16)).join('');
  const person: PersonRecord = {
    id: String(FIRST_ID + accounts.length),
    email,
    title: '',
    ...namesOf(call, email),
    salt,
    hash: sha256(salt + password),
    wishlist: [],
  };
  const registered = withState(world, { accounts: [...accounts, person] });
  const told = isSubscribed ? subscribe(registered, email, { isSubscribed }) : registered;
  return signInPerson({ ...call, world: told }, person);
}

/** Who has ordered just now has said what they are called. */
function namesOf(call: Call, email: string): Pick<PostalAddress, 'firstName' | 'lastName'> {
  const guests = new Set(guestsBehind(call).map(({ userId }) => userId));
  const { firstName = '', lastName = '' } = lastBill(call.world, guests, emailHash(email)) ?? {};
  return { firstName, lastName };
}

function lastBill(
  { state }: World,
  guests: ReadonlySet<string>,
  mail: string,
): PostalAddress | undefined {
  const own = Object.values(state.purchase.orders).filter(
    (order) => order.mail === mail && guests.has(order.userId),
  );
  return own.toSorted((one, other) => other.placedAt - one.placedAt)[0]?.billingAddress;
}

export const registrationRoutes: Handlers = {
  'POST commerce /person': register,
};
