import { boolean, object } from 'superstruct';
import { nothing, personalEmail, secret } from '../kernel/struct.ts';
import { defineCall } from '../ports/call.ts';
import {
  IdentityDeleted,
  IdentityDeletedAnswer,
  SignInAnswer,
  SignedIn,
  readIdentityDeleted,
  readSignedIn,
} from '../session/contract.ts';

/** API-35 */
export const signInCall = defineCall({
  name: 'session.signIn',
  method: 'POST',
  base: 'commerce',
  path: () => '/loginidentity',
  query: ({ rememberMe }) => ({ updateCookies: 'true', rememberMe: String(rememberMe) }),
  params: object({ email: personalEmail(), password: secret(), rememberMe: boolean() }),
  body: ({ email, password, rememberMe }) => ({
    logonId: email,
    logonPassword: password,
    rememberMe,
  }),
  contract: { answer: SignInAnswer, read: readSignedIn },
  value: SignedIn,
  fatalExempt: [404, 500], // FTL-02
});

/** API-36 */
export const signOutCall = defineCall({
  name: 'session.signOut',
  method: 'DELETE',
  base: 'commerce',
  path: () => '/loginidentity/@self',
  params: nothing(),
  contract: { answer: IdentityDeletedAnswer, read: readIdentityDeleted },
  value: IdentityDeleted,
});
