import { optional, string } from 'superstruct';
import { DeliveryDays } from '#src/delivery-days/delivery-days.ts';
import type { PromisedDays } from './purchase-state.ts';

/** Request fields of a payment: the delivery days that the shop showed. */
export const PROMISED_DAYS = {
  deliveryFrom: optional(string()),
  deliveryUntil: optional(string()),
};

/** Reads the promised days; empty if they are missing or malformed. */
export function promisedDays(body: {
  deliveryFrom?: string | undefined;
  deliveryUntil?: string | undefined;
}): { arrives?: PromisedDays } {
  const arrives = { first: body.deliveryFrom, last: body.deliveryUntil };
  return DeliveryDays.is(arrives) ? { arrives } : {};
}
