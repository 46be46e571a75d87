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

/** Session storage key, excluded from the log's start snapshot. */
export const KEPT_EXPRESS = 'selvedge-express';

/**
 * PayPal express state stored in this tab across page loads: order, nonce and, after approval, the
 * payer. `isPaying` means the buy button was pressed and the outcome is unknown.
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
 * Stores the state in session storage, outside the log's start snapshot. The approval is secret;
 * `recallExpressFx` returns it redacted for the log.
 */
export const keepExpressFx = port('checkout/keepExpress', {
  params: object({ kept: nullable(KeptExpress) }),
  done: nothing(),
  fail: never(),
});

/** Reads the state stored in this tab; `null` if missing or invalid. */
export const recallExpressFx = port('checkout/recallExpress', {
  params: nothing(),
  done: nullable(KeptExpress),
  fail: never(),
});
