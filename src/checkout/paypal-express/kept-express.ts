import {
  type Infer,
  boolean,
  never,
  nullable,
  object,
  optional,
  pattern,
  string,
} from 'superstruct';
import { port } from '../../event-log/units.ts';
import { nothing, secret } from '../../kernel/struct.ts';

/** The session storage's key of it: none that the log reads at the start. */
export const KEPT_EXPRESS = 'selvedge-express';

/**
 * What this tab remembers of PayPal express, should its page go: which order, what the way back
 * carries, and PayPal's word once the shopper has brought it. `isPaying`: the shopper has pressed the
 * button, and nobody has heard what became of it.
 */
export const KeptExpress = object({
  orderId: pattern(string(), /^\d{1,20}$/),
  nonce: pattern(string(), /^[\w-]{1,40}$/),
  token: secret(),
  payerId: optional(secret()),
  isPaying: boolean(),
});
export type KeptExpress = Infer<typeof KeptExpress>;

/**
 * Keeps it in the tab's own storage, where the log does not look at the start: PayPal's
 * word is a secret, and comes back by `recallExpressFx`, whose answer is redacted.
 */
export const keepExpressFx = port('checkout/keepExpress', {
  params: object({ kept: nullable(KeptExpress) }),
  done: nothing(),
  fail: never(),
});

/** What this tab kept, if anything that can be read. */
export const recallExpressFx = port('checkout/recallExpress', {
  params: nothing(),
  done: nullable(KeptExpress),
  fail: never(),
});
