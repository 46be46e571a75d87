import { type Infer, enums, never, object, optional } from 'superstruct';
import { feature, port } from '../event-log/units.ts';
import { noPayload, secret } from '../kernel/struct.ts';

feature('core');

/**
 * AUT-15, AUT-16: parameters of a mailed link: to choose a password, create an account, change
 * its address, or end the newsletter.
 */
export const MailedLink = object({
  purpose: enums(['none', 'password', 'account', 'email', 'newsletter']),
  krypto: optional(secret()),
  id: optional(secret()),
});
export type MailedLink = Infer<typeof MailedLink>;

const IS_SECRET = /^[\w.~+/=-]{1,512}$/;

/**
 * Reads a mailed link from an address's parameters; ignores any others.
 *
 * @example readMailedLink(new Map([['pwdReset', 'true'], ['krypto', 'K1']])) // { purpose: 'password', krypto: 'K1' }
 */
export function readMailedLink(parameters: ReadonlyMap<string, string>): MailedLink {
  const [krypto, id] = ['krypto', 'id'].map((name) => {
    const value = parameters.get(name) ?? '';
    return IS_SECRET.test(value) ? value : undefined;
  });
  const isPassword = parameters.has('pwdReset') || parameters.has('createPassword');
  // If both are present, `krypto` marks the default endpoint.
  if (krypto !== undefined)
    return { purpose: isPassword ? 'password' : purposeOf(parameters), krypto };
  return isPassword && id !== undefined ? { purpose: 'password', id } : { purpose: 'none' };
}

function purposeOf(parameters: ReadonlyMap<string, string>): MailedLink['purpose'] {
  if (parameters.has('changeEmail')) return 'email';
  return parameters.has('unsubscribe') ? 'newsletter' : 'account';
}

/** Takes the parameters of a mailed link; empty the second time. */
export const takeLinkFx = port('mailed-link/take', {
  params: noPayload(),
  done: MailedLink,
  fail: never(),
});
