import { object, optional, type Infer, string } from 'superstruct';
import { acknowledgement } from '../kernel/acknowledgement.ts';
import { BirthDate, writeBirthDate } from '../kernel/birth-date.ts';
import { noPayload, personalEmail, personalText, secret } from '../kernel/struct.ts';
import { defineCall } from '../ports/http/call.ts';

/** ENT-07. `dob` is `YYYY-MM-DD`; `endsAt` an ISO instant, set if the account is to be deleted. */
export const Account = object({
  title: optional(personalText()),
  firstName: personalText(),
  lastName: personalText(),
  dob: optional(personalText()),
  phone: optional(personalText()),
  emailAddress: personalEmail(),
  endsAt: optional(string()),
});
export type Account = Infer<typeof Account>;

/** API-44 */
export const accountCall = defineCall({
  name: 'account.read',
  method: 'GET',
  base: 'commerce',
  path: () => '/account/@self',
  params: noPayload(),
  contract: async () => {
    const { AccountAnswer, readAccount } = await import('./response.ts');
    return { answer: AccountAnswer, read: readAccount };
  },
  value: Account,
  fatalExempt: [404], // FTL-03
});

/** API-45, ENT-08 */
export const updateAccountCall = defineCall({
  name: 'account.update',
  method: 'PUT',
  base: 'commerce',
  path: () => '/account/@self',
  params: object({
    title: optional(personalText()),
    firstName: personalText(),
    lastName: personalText(),
    dob: optional(BirthDate),
    phone: optional(personalText()),
    emailAddress: personalEmail(),
  }),
  body: ({ title, firstName, lastName, dob, phone, emailAddress }) => ({
    personTitle: title,
    firstName,
    lastName,
    ...writeBirthDate(dob),
    phone1: phone,
    email1: emailAddress,
  }),
  contract: acknowledgement,
  value: noPayload(),
});

/** All other devices are signed out by it, this one stays. */
export const changePasswordCall = defineCall({
  name: 'account.changePassword',
  method: 'POST',
  base: 'commerce',
  path: () => '/account/@self/password',
  params: object({ oldPassword: secret(), password: secret() }),
  body: ({ oldPassword, password }) => ({
    logonPasswordOld: oldPassword,
    logonPassword: password,
    logonPasswordVerify: password,
  }),
  contract: acknowledgement,
  value: noPayload(),
});

/** The account gets another address once the mail that goes there is confirmed. */
export const askEmailCall = defineCall({
  name: 'account.askEmail',
  method: 'POST',
  base: 'commerce',
  path: () => '/account/@self/email',
  params: object({ email: personalEmail(), password: secret() }),
  body: ({ email, password }) => ({ email1: email, logonPassword: password }),
  contract: acknowledgement,
  value: noPayload(),
});

/** The link in that mail. It needs no session: mails are read elsewhere. */
export const confirmEmailCall = defineCall({
  name: 'account.confirmEmail',
  method: 'POST',
  base: 'commerce',
  path: () => '/account/email/confirm',
  params: object({ krypto: secret() }),
  body: ({ krypto }) => ({ krypto }),
  contract: acknowledgement,
  value: noPayload(),
  session: 'free',
});

/** API-48 */
export const deleteAccountCall = defineCall({
  name: 'account.delete',
  method: 'POST',
  base: 'commerce',
  path: () => '/account/@self/delete',
  params: noPayload(),
  contract: acknowledgement,
  value: noPayload(),
});

/** Cancels the requested deletion of the account. Repeatable. */
export const keepAccountCall = defineCall({
  name: 'account.keep',
  method: 'POST',
  base: 'commerce',
  path: () => '/account/@self/keep',
  params: noPayload(),
  contract: acknowledgement,
  value: noPayload(),
});

/** AUT-21: signs out all devices; the next call of the others is refused (SES-19). */
export const signOutEverywhereCall = defineCall({
  name: 'account.signOutEverywhere',
  method: 'DELETE',
  base: 'commerce',
  path: () => '/loginidentity/@all',
  params: noPayload(),
  contract: acknowledgement,
  value: noPayload(),
  session: 'makes',
});
