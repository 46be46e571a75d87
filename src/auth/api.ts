import { boolean, object, optional, type } from 'superstruct';
import { noPayload, personalEmail, secret } from '../kernel/struct.ts';
import { defineCall } from '../ports/http/call.ts';
import { SignInAnswer, SignedIn, readSignedIn } from '../session/contract.ts';

/** API-35 */
export const signInCall = defineCall({
  name: 'session.signIn',
  method: 'POST',
  base: 'commerce',
  path: () => '/loginidentity',
  query: ({ rememberMe }) => ({ updateCookies: 'true', rememberMe: String(rememberMe) }),
  params: object({
    email: personalEmail(),
    password: secret(),
    rememberMe: boolean(),
    captcha: optional(secret()),
  }),
  body: ({ email, password, rememberMe, captcha }) => ({
    logonId: email,
    logonPassword: password,
    rememberMe,
    captchaResponse: captcha,
  }),
  contract: { answer: SignInAnswer, read: readSignedIn },
  value: SignedIn,
  fatalExempt: [404, 500], // FTL-02
  session: 'makes',
  isAlone: true,
});

/** API-61 */
export const debugCall = defineCall({
  name: 'auth.debug',
  method: 'POST',
  base: 'app',
  path: () => '/debug',
  params: noPayload(),
  body: () => ({}),
  contract: { answer: type({}), read: () => ({}) },
  value: object({}),
  session: 'free',
  isUnseen: true,
});
