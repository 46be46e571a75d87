import { type Infer, never, object, optional, string } from 'superstruct';
import { feature, port } from '../event-log/units.ts';
import { noPayload, secret } from '../kernel/struct.ts';
import { NONCE } from './nonce.ts';

feature('core');

/** Parameters of the shopper's return from a payment provider. */
export const ProviderReturn = object({
  paymentId: optional(string()),
  /** Nonce that this tab sent along, to recognize its own return (`nonce.ts`). */
  nonce: optional(string()),
  redirectResult: optional(secret()),
  token: optional(secret()),
  payerId: optional(secret()),
});
export type ProviderReturn = Infer<typeof ProviderReturn>;

/** Query parameters of the return, as providers write them. */
const NAMES = [
  ['paymentId', 'paymentId'],
  ['nonce', NONCE],
  ['redirectResult', 'redirectResult'],
  ['token', 'token'],
  ['payerId', 'PayerID'],
  ['payerId', 'payerId'],
] as const;

const IS_ID = /^[\w-]{1,40}$/;
const IS_SECRET = /^[\w.~+/=-]{1,512}$/;

/** Reads a provider's parameters from an address; ignores any others. */
export function readReturn(parameters: ReadonlyMap<string, string>): ProviderReturn {
  return Object.fromEntries(
    NAMES.flatMap(([field, name]) => {
      const value = parameters.get(name) ?? '';
      const isGood = (ProviderReturn.schema[field].type === 'string' ? IS_ID : IS_SECRET).test(
        value,
      );
      return isGood ? [[field, value]] : [];
    }),
  );
}

/** Takes the provider's parameters for this page; empty the second time. */
export const takeReturnFx = port('provider-return/take', {
  params: noPayload(),
  done: ProviderReturn,
  fail: never(),
});
