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
import { feature, port } from '../../event-log/units.ts';
import { noPayload, secret } from '../../kernel/struct.ts';

feature('checkout');

/** Session storage key, excluded from the log's start snapshot. */
export const STORED_EXPRESS_KEY = 'selvedge-express';

/**
 * PayPal express state stored in this tab across page loads: order, nonce and, after approval, the
 * payer. `isPaying` means the buy button was pressed and the outcome is unknown.
 */
export const StoredExpress = object({
  orderId: pattern(string(), /^\d{1,20}$/),
  nonce: pattern(string(), /^[\w-]{1,40}$/),
  token: secret(),
  payerId: optional(secret()),
  isPaying: boolean(),
});
export type StoredExpress = Infer<typeof StoredExpress>;

/**
 * Stores the state in session storage, outside the log's start snapshot. The approval is secret;
 * `recallExpressFx` returns it redacted for the log.
 */
export const keepExpressFx = port('checkout/keepExpress', {
  params: object({ kept: nullable(StoredExpress) }),
  done: noPayload(),
  fail: never(),
});

/** Reads the state stored in this tab; `null` if missing or invalid. */
export const recallExpressFx = port('checkout/recallExpress', {
  params: noPayload(),
  done: nullable(StoredExpress),
  fail: never(),
});
