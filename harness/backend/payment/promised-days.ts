import { optional, string } from 'superstruct';
import { DeliveryDays } from '#src/delivery-days/delivery-days.ts';
import type { PromisedDays } from './purchase-state.ts';

/** Fields of who pays: when the shop has said that it arrives. */
export const PROMISED_DAYS = {
  deliveryFrom: optional(string()),
  deliveryUntil: optional(string()),
};

/** What is kept of them: two days, or nothing. */
export function promisedDays(body: {
  deliveryFrom?: string | undefined;
  deliveryUntil?: string | undefined;
}): { arrives?: PromisedDays } {
  const arrives = { first: body.deliveryFrom, last: body.deliveryUntil };
  return DeliveryDays.is(arrives) ? { arrives } : {};
}
