import { boolean, object, optional, string } from 'superstruct';
import { BirthDate, writeBirthDate } from '../kernel/birth-date.ts';
import { personalEmail, secret } from '../kernel/struct.ts';
import { defineCall } from '../ports/http/call.ts';
import { SignInAnswer, SignedIn, readSignedIn } from '../session/contract.ts';
import { MembershipResponse, PasswordLink } from './contract.ts';

const linkContract = async () => {
  const { PasswordLinkAnswer, readPasswordLink } = await import('./response.ts');
  return { answer: PasswordLinkAnswer, read: readPasswordLink };
};

/** API-40, ENT-10. Works without a session, as the login dialog needs. */
export const forgotPasswordCall = defineCall({
  name: 'membership.forgotPassword',
  method: 'POST',
  base: 'commerce',
  path: () => '/person/forgot_password',
  langId: 'body',
  params: object({ email: personalEmail(), redirectPath: string(), source: string() }),
  body: ({ email, redirectPath, source }) => ({ logonId: email, redirectPath, source }),
  contract: async () => {
    const { MembershipResponseAnswer, readMembershipResponse } = await import('./response.ts');
    return { answer: MembershipResponseAnswer, read: readMembershipResponse };
  },
  value: MembershipResponse,
  fatalExempt: [404, 500], // FTL-02
  session: 'free',
});

/** API-39: confirms the emailed link: creates the requested account and signs in. */
export const confirmAccountCall = defineCall({
  name: 'membership.confirmAccount',
  method: 'POST',
  base: 'commerce',
  path: () => '/person/confirm',
  query: () => ({ updateCookies: 'true' }),
  params: object({ krypto: secret() }),
  body: ({ krypto }) => ({ krypto }),
  contract: { answer: SignInAnswer, read: readSignedIn },
  value: SignedIn,
  session: 'makes',
  isAlone: true,
});

/** API-41: the link of the membership programme. */
export const validateMagicLinkCall = defineCall({
  name: 'membership.validateMagicLink',
  method: 'GET',
  base: 'commerce',
  path: () => '/membership/create_password/validate',
  query: ({ magicLinkId }) => ({ magicLinkId }),
  params: object({ magicLinkId: secret() }),
  contract: linkContract,
  value: PasswordLink,
  fatalExempt: [404, 500], // FTL-02
  session: 'free',
});

/** API-42: the shop's own link. Repeatable, because it only reads. */
export const validateKryptoCall = defineCall({
  name: 'membership.validateKrypto',
  method: 'POST',
  base: 'commerce',
  path: () => '/person/create_password/validate',
  params: object({ krypto: secret() }),
  body: ({ krypto }) => ({ krypto }),
  contract: linkContract,
  value: PasswordLink,
  fatalExempt: [404, 500], // FTL-02
  session: 'free',
  repeat: 'always',
});

/** AUT-19: details of the account that are sent with a new password. */
const Details = { newsletter: boolean(), dob: optional(BirthDate) };

/** API-43 */
export const createPasswordCall = defineCall({
  name: 'membership.createPassword',
  method: 'POST',
  base: 'commerce',
  path: () => '/person/create_password',
  query: ({ krypto }) => ({ krypto, updateCookies: 'true' }),
  params: object({ krypto: secret(), password: secret(), ...Details }),
  body: ({ krypto, password, newsletter, dob }) => ({
    krypto,
    logonPasswordNew: password,
    newsletter: String(newsletter),
    ...writeBirthDate(dob),
  }),
  contract: { answer: SignInAnswer, read: readSignedIn },
  value: SignedIn,
  session: 'makes',
  isAlone: true,
});

/** API-63: the same for the link of the membership programme. */
export const createMemberPasswordCall = defineCall({
  name: 'membership.createMemberPassword',
  method: 'POST',
  base: 'commerce',
  path: () => '/membership/create_password',
  query: () => ({ updateCookies: 'true' }),
  params: object({ magicLinkId: secret(), password: secret(), ...Details }),
  body: ({ magicLinkId, password, newsletter, dob }) => ({
    magicLinkId,
    logonPasswordNew: password,
    newsletter: String(newsletter),
    ...writeBirthDate(dob),
  }),
  contract: { answer: SignInAnswer, read: readSignedIn },
  value: SignedIn,
  session: 'makes',
  isAlone: true,
});
