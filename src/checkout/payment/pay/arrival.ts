import type { ProviderReturn } from '../../../ports/provider-return.ts';
import { NO_ORDER } from '../../../session/session.ts';
import { isExpressPath } from '../express-return.ts';
import type { KeptPayment } from '../kept-payment.ts';
import type { PaymentState, PaymentFailureReason } from '../payment.ts';

/** The parameter of the way back that says which order it was. */
const ORDER = 'order';

/** Where the shopper is, and what is known of a payment there. */
export interface Arrival {
  path: string;
  search: string;
  /** What this tab remembers. */
  kept: KeptPayment | null;
  /** The active order; nothing while the shopper is not known. */
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

/** What is to be done for who comes to the payment's page, perhaps from a provider. */
export function arrivalOf(
  { path, search, kept, activeOrderId }: Arrival,
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
    // Anybody can write such an address: what became of the order is asked for, and nothing else is done.
    const orderId = kept?.orderId ?? named ?? (activeOrderId === NO_ORDER ? null : activeOrderId);
    return orderId === null
      ? { paymentFailed: { reason: 'interrupted' } }
      : { inquire: { orderId, reason: 'interrupted' } };
  }
  // The page went while a payment was under way.
  if (!kept || payment.status !== 'idle') return {};
  return kept.paymentId === undefined
    ? { inquire: { orderId: kept.orderId, reason: 'interrupted' } }
    : {
        cancelPayment: { orderId: kept.orderId, paymentId: kept.paymentId, reason: 'cancelled' },
      };
}

/** Whether somebody comes back on the way that this tab has sent them on. */
function isWayBack(
  kept: KeptPayment,
  brought: { named: string | null; paymentId: string; nonce: string | undefined },
): boolean {
  return (
    kept.nonce !== undefined &&
    kept.nonce === brought.nonce &&
    kept.paymentId === brought.paymentId &&
    kept.orderId === brought.named
  );
}

/** The order that a way back names. */
export function namedOrder(search: string): string | null {
  const named = new URLSearchParams(search).get(ORDER) ?? '';
  return /^\d{1,12}$/.test(named) ? named : null;
}

/** The address without the order's number, which has done its service; nothing where it has none. */
export function addressWithoutOrder({ path, search }: Pick<Arrival, 'path' | 'search'>) {
  const left = new URLSearchParams(search);
  if (!left.has(ORDER)) return undefined;
  left.delete(ORDER);
  return { to: left.size > 0 ? `${path}?${left.toString()}` : path, replace: true };
}
