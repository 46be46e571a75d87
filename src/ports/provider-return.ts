import { type Infer, never, object, optional, string } from 'superstruct';
import { port } from '../event-log/units.ts';
import { nothing, secret } from '../kernel/struct.ts';
import { NONCE } from './nonce.ts';

/** What a payment provider gave the shopper to bring back. */
export const ProviderReturn = object({
  paymentId: optional(string()),
  /** What this tab has sent along, so that it knows its own way back (`nonce.ts`). */
  nonce: optional(string()),
  redirectResult: optional(secret()),
  token: optional(secret()),
  payerId: optional(secret()),
});
export type ProviderReturn = Infer<typeof ProviderReturn>;

/** The parameters of an address that hold it, as providers write them. */
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

/** What of an address's parameters can have come from a provider; anything else in them is left out. */
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

/** Takes what the shopper brought to this page from a provider; the second time there is nothing. */
export const takeReturnFx = port('provider-return/take', {
  params: nothing(),
  done: ProviderReturn,
  fail: never(),
});
