import { type Infer, optional, string, type } from 'superstruct';
import type { PersonRecord } from '#fixtures/catalogue/styles.ts';
import { birthDateOf, isBirthDate } from '../account/birth-date.ts';
import { answer, type Call, type Outcome, type Handlers } from '../call.ts';
import { guestsBehind } from '../cart/guests-behind.ts';
import { badRequest, failure, ok } from '../message.ts';
import { emailHash, isEmail, subscribe } from '../newsletter/newsletter.ts';
import type { PostalAddress } from '../payment/purchase-state.ts';
import { hasAccount, withState, type World } from '../world.ts';
import { withMail } from './account-mails.ts';
import { linkOf, randomHex, withLink, withLinksUsed } from './links.ts';
import { hashed, isPassword } from './passwords.ts';
import { signInPerson } from './sign-in.ts';
import { guarded } from './throttle.ts';

const Registration = type({
  logonId: string(),
  logonPassword: string(),
  logonPasswordVerify: string(),
  newsletter: optional(string()),
  birth_date: optional(string()),
  birth_month: optional(string()),
  birth_year: optional(string()),
});

/** First number of new accounts, above those of the fixtures. */
const FIRST_ID = 20_001;

/**
 * API-39: `POST /person`. Signs the new person in and moves over the guest's bag and orders with the same mail address.
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
  if (password.trim().toLowerCase() === email)
    return answer(call, failure(400, '_ERR_PASSWORD_IS_EMAIL'));
  if (!isBirthDate(body, call.now)) return answer(call, failure(400, '_ERR_BIRTH_DATE_INVALID'));
  const isSubscribed = body.newsletter === 'true';
  if (call.query.get('confirmation') === 'mail')
    return guarded(call, 'mail', email, (then) =>
      requestAs(then, personOf(then, email, body), isSubscribed),
    );
  return guarded(call, 'registration', email, (then) =>
    registerAs(then, personOf(then, email, body), isSubscribed),
  );
}

/** Record of a new person, without a number yet. */
function personOf(call: Call, email: string, body: Infer<typeof Registration>): PersonRecord {
  const names = namesOf(call, email);
  const dob = birthDateOf(body);
  const known = { id: '', email, title: '', ...names, ...(dob && { dob }) };
  return { ...known, ...hashed(call, body.logonPassword), wishlist: [] };
}

/**
 * `?confirmation=mail`: the answer does not reveal that an account exists. A new person gets a mail that
 * creates the account. An existing owner gets a notice of the attempt.
 */
function requestAs(call: Call, person: PersonRecord, isSubscribed: boolean): Outcome {
  const { email } = person;
  const seed = randomHex(call, 32);
  const link = { seed, name: 'krypto', purpose: 'account', at: call.now, isUsed: false } as const;
  const world = hasAccount(call.world, email)
    ? withMail(call.world, call, { kind: 'account-known', email })
    : withMail(withLink(call.world, { ...link, person, isSubscribed }), call, {
        kind: 'account-requested',
        email,
        link: { seed, name: 'krypto', path: '/' },
      });
  return { world, response: ok({ membershipResponseStatus: 'MEMBERSHIP_RESPONSE_SUCCESS' }) };
}

const Confirmation = type({ krypto: string() });

/** `POST /person/confirm`: the mailed link creates the account and signs in. */
function confirm(call: Call): Outcome {
  const { body } = call;
  if (!Confirmation.is(body)) return answer(call, badRequest('krypto.'));
  const link = linkOf(call, { secret: body.krypto, name: 'krypto', purpose: 'account' });
  if (typeof link === 'string') return answer(call, failure(400, link, 'The link does not hold.'));
  const { person, isSubscribed = false } = link;
  if (hasAccount(call.world, person.email)) return answer(call, failure(400, '_ERR_LINK_USED'));
  return registerAs({ ...call, world: withLinksUsed(call.world, link) }, person, isSubscribed);
}

function registerAs(call: Call, person: PersonRecord, isSubscribed: boolean): Outcome {
  const { world } = call;
  const { email } = person;
  if (hasAccount(world, email))
    return answer(call, failure(400, '_ERR_LOGONID_ALREADY_EXIST', 'There is such an account.'));
  const accounts = world.state.accounts ?? [];
  const account = { ...person, id: String(FIRST_ID + accounts.length) };
  const registered = withState(world, { accounts: [...accounts, account] });
  const told = isSubscribed ? subscribe(registered, email, { isSubscribed }) : registered;
  const mailed = withMail(told, call, { kind: 'account-ready', email });
  return signInPerson({ ...call, world: mailed }, account);
}

/** Names from the last order's bill, if the guest has just ordered. */
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
  'POST commerce /person/confirm': confirm,
};
