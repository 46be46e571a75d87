import { type Infer, optional, string, type } from 'superstruct';
import { sitePathOf } from '#src/kernel/site-path.ts';
import { charactersIn } from '#src/kernel/characters.ts';
import { withProfile } from '../account/account.ts';
import { birthDateOf, isBirthDate } from '../account/birth-date.ts';
import { answer, type Call, type Handlers, type Outcome } from '../call.ts';
import { badRequest, failure, ok } from '../message.ts';
import { subscribe } from '../newsletter/newsletter.ts';
import { sha256 } from '../sha256.ts';
import { peopleOf, withState } from '../world.ts';
import { withMail, withoutMail } from './account-mails.ts';
import { LINK_MS, linkOf, type LinkRefusal, randomHex, withLink, withoutLinksOf } from './links.ts';
import type { LinkName, LinkRecord } from './mailed-records.ts';
import { endSessionsOf } from './sessions.ts';
import { signInPerson } from './sign-in.ts';
import { guarded } from './throttle.ts';

const Wish = type({ logonId: string(), redirectPath: string() });

/** VAL-04, VAL-05; counts user-perceived characters. */
export function isPassword(text: string): boolean {
  const length = charactersIn(text, 25);
  return length >= 10 && length <= 25 && /\p{L}/u.test(text) && /\p{Nd}/u.test(text);
}

/** Salted hash of a password, as the world stores it. */
export function hashed(call: Call, password: string): { salt: string; hash: string } {
  const salt = randomHex(call, 16);
  return { salt, hash: sha256(salt + password) };
}

/** API-40: `POST /person/forgot_password`. The answer does not reveal that an account exists; its owner gets a mail. */
function forgot(call: Call): Outcome {
  const { body, store, world, now } = call;
  if (!Wish.is(body)) return answer(call, badRequest('logonId and redirectPath.'));
  const email = body.logonId.trim().toLowerCase();
  if (email === '') return answer(call, failure(400, '_ERR_EMAIL_MISSING'));
  return guarded(call, 'mail', email, (then) => {
    const isLoyal = store.membershipLoyalty;
    const name: LinkName = isLoyal ? 'id' : 'krypto';
    const person = peopleOf(world).find((each) => each.email === email);
    const seed = randomHex(then, 32);
    const link = { seed, name, purpose: 'password', at: now, isUsed: false } as const;
    const status = isLoyal ? 'MEMBERSHIP_RESPONSE_SUCCESS' : 'MEMBERSHIP_RESPONSE_NONE';
    const response = ok({ membershipResponseStatus: status });
    if (!person) return { world: withoutMail(then.world, then, email), response };
    const path = sitePathOf(body.redirectPath) ?? '/';
    const mailed = withMail(withLink(then.world, { ...link, person }), then, {
      kind: 'password-link',
      email,
      link: { seed, name, path },
    });
    return { world: mailed, response };
  });
}

function refusal(call: Call, key: LinkRefusal): Outcome {
  return answer(call, failure(400, key, 'The link does not hold.'));
}

function show(call: Call, secret: string, name: LinkName): Outcome {
  const link = linkOf(call, { secret, name, purpose: 'password' });
  if (typeof link === 'string') return refusal(call, link);
  const expires = new Date(link.at + LINK_MS.password).toISOString();
  return answer(call, ok({ expires, logonId: link.person.email }));
}

const Krypto = type({ krypto: string() });

/** API-42: `POST /person/create_password/validate` */
function validateKrypto(call: Call): Outcome {
  const { body } = call;
  return Krypto.is(body) ? show(call, body.krypto, 'krypto') : answer(call, badRequest('krypto.'));
}

/** API-41: `GET /membership/create_password/validate` */
function validateMagicLink(call: Call): Outcome {
  return show(call, call.query.get('magicLinkId') ?? '', 'id');
}

const NewPassword = type({
  logonPasswordNew: string(),
  newsletter: optional(string()),
  birth_date: optional(string()),
  birth_month: optional(string()),
  birth_year: optional(string()),
});
const MagicLink = type({ magicLinkId: string() });

/** API-43: `POST /person/create_password` */
function createByKrypto(call: Call): Outcome {
  const { body } = call;
  return create(call, Krypto.is(body) ? body.krypto : undefined, 'krypto');
}

/** API-63: `POST /membership/create_password` */
function createByMagicLink(call: Call): Outcome {
  const { body } = call;
  return create(call, MagicLink.is(body) ? body.magicLinkId : undefined, 'id');
}

function create(call: Call, secret: string | undefined, name: LinkName): Outcome {
  const { body } = call;
  if (secret === undefined || !NewPassword.is(body))
    return answer(call, badRequest('The link and logonPasswordNew.'));
  const { logonPasswordNew: password } = body;
  const link = linkOf(call, { secret, name, purpose: 'password' });
  if (typeof link === 'string') return refusal(call, link);
  if (!isPassword(password))
    return answer(call, failure(400, '_ERR_PASSWORD_IS_TOO_LONG_OR_TOO_SHORT'));
  if (password.trim().toLowerCase() === link.person.email)
    return answer(call, failure(400, '_ERR_PASSWORD_IS_EMAIL'));
  if (!isBirthDate(body, call.now)) return answer(call, failure(400, '_ERR_BIRTH_DATE_INVALID'));
  return changePassword(call, link, body);
}

/**
 * Signs out all other sessions of this person, because an intruder may have one. An unticked box does not
 * unsubscribe, and an omitted date stays unchanged (AUT-19).
 */
function changePassword(call: Call, link: LinkRecord, body: Infer<typeof NewPassword>): Outcome {
  const { id, email } = link.person;
  const kept = { ...call.world.state.passwords, [id]: hashed(call, body.logonPasswordNew) };
  const changed = withState(withoutLinksOf(call.world, email), { passwords: kept });
  const dob = birthDateOf(body);
  const dated = dob === undefined ? changed : withProfile(changed, id, { dob });
  const told = body.newsletter === 'true' ? subscribe(dated, email, { isSubscribed: true }) : dated;
  const mailed = withMail(told, call, { kind: 'password-changed', email });
  const person = peopleOf(mailed).find((each) => each.id === id);
  if (!person) return refusal(call, '_ERR_LINK_INVALID');
  return signInPerson({ ...call, world: endSessionsOf(mailed, id) }, person);
}

export const passwordRoutes: Handlers = {
  'POST commerce /person/forgot_password': forgot,
  'POST commerce /person/create_password/validate': validateKrypto,
  'GET commerce /membership/create_password/validate': validateMagicLink,
  'POST commerce /person/create_password': createByKrypto,
  'POST commerce /membership/create_password': createByMagicLink,
};
