import { type Infer, boolean, object, optional, string } from 'superstruct';
import { acknowledgement } from '../kernel/acknowledgement.ts';
import { BirthDate, writeBirthDate } from '../kernel/birth-date.ts';
import { noPayload, personalEmail, secret } from '../kernel/struct.ts';
import { defineCall } from '../ports/http/call.ts';
import { SignInAnswer, SignedIn, readSignedIn } from '../session/contract.ts';
import { Membership, MembershipResponse } from './contract.ts';

const responseContract = async () => {
  const { MembershipResponseAnswer, readMembershipResponse } = await import('./response.ts');
  return { answer: MembershipResponseAnswer, read: readMembershipResponse };
};

const Registration = object({
  email: personalEmail(),
  password: secret(),
  passwordConfirmation: secret(),
  newsletter: boolean(),
  dob: optional(BirthDate),
});

const registrationBody = ({
  email,
  password,
  passwordConfirmation,
  newsletter,
  dob,
}: Infer<typeof Registration>) => ({
  logonId: email,
  email1: email,
  logonPassword: password,
  logonPasswordVerify: passwordConfirmation,
  newsletter: String(newsletter),
  ...writeBirthDate(dob),
});

/** API-39, ENT-11 */
export const registerCall = defineCall({
  name: 'membership.register',
  method: 'POST',
  base: 'commerce',
  path: () => '/person',
  query: () => ({ updateCookies: 'true' }),
  langId: true,
  params: Registration,
  body: registrationBody,
  contract: { answer: SignInAnswer, read: readSignedIn },
  value: SignedIn,
  session: 'makes',
  isAlone: true,
});

/**
 * API-39, confirmed by an emailed link. The answer never depends on an existing account, because
 * that would reveal who has one.
 */
export const requestAccountCall = defineCall({
  name: 'membership.requestAccount',
  method: 'POST',
  base: 'commerce',
  path: () => '/person',
  query: () => ({ confirmation: 'mail' }),
  langId: true,
  params: Registration,
  body: registrationBody,
  contract: responseContract,
  value: MembershipResponse,
});

/** API-46 */
export const membershipCall = defineCall({
  name: 'membership.read',
  method: 'GET',
  base: 'commerce',
  path: () => '/membership/@self',
  params: noPayload(),
  contract: async () => {
    const { MembershipAnswer, readMembership } = await import('./response.ts');
    return { answer: MembershipAnswer, read: readMembership };
  },
  value: Membership,
});

/** API-47 */
export const createMemberCall = defineCall({
  name: 'membership.create',
  method: 'POST',
  base: 'commerce',
  path: () => '/membership/@self',
  params: object({ newsletter: boolean() }),
  body: ({ newsletter }) => ({ newsletter: String(newsletter) }),
  contract: responseContract,
  value: MembershipResponse,
});

/** API-63: accepts the conditions of the gate (MEM-08). */
export const confirmMembershipCall = defineCall({
  name: 'membership.confirm',
  method: 'POST',
  base: 'commerce',
  path: () => '/membership/@self/confirm',
  params: object({ conditionGate: string(), newsletter: boolean() }),
  body: ({ conditionGate, newsletter }) => ({ conditionGate, newsletter: String(newsletter) }),
  contract: responseContract,
  value: MembershipResponse,
});

/** API-63 */
export const deleteMembershipCall = defineCall({
  name: 'membership.delete',
  method: 'DELETE',
  base: 'commerce',
  path: () => '/membership/@self',
  params: noPayload(),
  contract: acknowledgement,
  value: noPayload(),
});
