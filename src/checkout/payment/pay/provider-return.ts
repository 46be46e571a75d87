import type { ProviderReturn } from '../../../ports/provider-return.ts';
import { NO_ORDER } from '../../../session/session.ts';
import { isExpressPath } from '../express-return.ts';
import type { StoredPayment } from '../stored-payment.ts';
import type { PaymentState, PaymentFailureReason } from '../payment.ts';

/** Parameter of the return URL with the order id. */
const ORDER = 'order';

/** Current URL and the stored payment. */
export interface ReturnContext {
  path: string;
  search: string;
  /** Payment stored in this tab. */
  kept: StoredPayment | null;
  /** Active order; `null` while the shopper is unknown. */
  activeOrderId: string | null;
}

interface OfPayment {
  orderId: string;
  paymentId: string;
}
interface Next {
  goOnPaying?: OfPayment;
  payDetails?: OfPayment & { details: Record<string, string> };
  cancelPayment?: OfPayment & { reason: PaymentFailureReason };
  inquire?: { orderId: string; reason: PaymentFailureReason };
  paymentFailed?: { reason: PaymentFailureReason };
}

/** Returns the next action when the payment page is entered, perhaps from a provider. */
export function returnContextOf(
  { path, search, kept, activeOrderId }: ReturnContext,
  payment: PaymentState,
  { paymentId, redirectResult, nonce }: ProviderReturn,
): Next {
  if (isExpressPath(path)) return {};
  const named = namedOrder(search);
  if (paymentId !== undefined && redirectResult !== undefined) {
    if (kept && isWayBack(kept, { named, paymentId, nonce })) {
      const goOnPaying = { orderId: kept.orderId, paymentId };
      return { goOnPaying, payDetails: { ...goOnPaying, details: { redirectResult } } };
    }
    // The URL may be forged: only read the order's state.
    const orderId = kept?.orderId ?? named ?? (activeOrderId === NO_ORDER ? null : activeOrderId);
    return orderId === null
      ? { paymentFailed: { reason: 'interrupted' } }
      : { inquire: { orderId, reason: 'interrupted' } };
  }
  // The page was unloaded during a payment.
  if (!kept || payment.status !== 'idle') return {};
  return kept.paymentId === undefined
    ? { inquire: { orderId: kept.orderId, reason: 'interrupted' } }
    : {
        cancelPayment: { orderId: kept.orderId, paymentId: kept.paymentId, reason: 'cancelled' },
      };
}

/** True if the return URL matches the payment that this tab started. */
function isWayBack(
  kept: StoredPayment,
  brought: { named: string | null; paymentId: string; nonce: string | undefined },
): boolean {
  return (
    kept.nonce !== undefined &&
    kept.nonce === brought.nonce &&
    kept.paymentId === brought.paymentId &&
    kept.orderId === brought.named
  );
}

/** Returns the order id in a return URL; `null` if missing or invalid. */
export function namedOrder(search: string): string | null {
  const named = new URLSearchParams(search).get(ORDER) ?? '';
  return /^\d{1,12}$/.test(named) ? named : null;
}

/** Returns a navigation that removes the order id from the URL; `undefined` if it has none. */
export function addressWithoutOrder({ path, search }: Pick<ReturnContext, 'path' | 'search'>) {
  const left = new URLSearchParams(search);
  if (!left.has(ORDER)) return undefined;
  left.delete(ORDER);
  return { to: left.size > 0 ? `${path}?${left.toString()}` : path, replace: true };
}
