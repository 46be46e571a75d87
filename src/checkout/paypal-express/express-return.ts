import type { ProviderReturn } from '../../ports/provider-return.ts';
import { isExpressPath } from '../payment/express-return.ts';
import { namedOrder } from '../payment/pay/provider-return.ts';
import type { StoredExpress } from './stored-express.ts';

/** Parameter of the return URL after a cancellation at PayPal. */
export const CANCELLED = 'cancelled';

/** Kinds of visits to the PayPal express page. */
export type ExpressReturn =
  | { kind: 'elsewhere' }
  | { kind: 'approved'; kept: WithWord }
  | { kind: 'cancelled' }
  /** Not a return that this tab started, or not from PayPal; `orderId` is the one in the URL. */
  | { kind: 'nothing'; orderId: string | null }
  /** A repeated visit: the approval was received before. */
  | { kind: 'again'; kept: WithWord };

type WithWord = StoredExpress & { payerId: string };

/** Classifies a visit by its URL, the provider's parameters and the state of this tab. */
export function expressReturnOf(
  { path, search }: { path: string; search: string },
  kept: StoredExpress | null,
  { token, payerId, nonce }: ProviderReturn,
): ExpressReturn {
  if (!isExpressPath(path)) return { kind: 'elsewhere' };
  const named = namedOrder(search);
  const isWayBack =
    kept !== null && kept.nonce === nonce && kept.orderId === named && kept.token === token;
  const hasCancelled = new URLSearchParams(search).has(CANCELLED);
  if (isWayBack && payerId !== undefined) return { kind: 'approved', kept: { ...kept, payerId } };
  if (isWayBack && hasCancelled && !kept.isPaying) return { kind: 'cancelled' };
  if (kept?.payerId !== undefined)
    return { kind: 'again', kept: { ...kept, payerId: kept.payerId } };
  // Reload after a cancellation: no state is left to clear.
  if (kept === null && named === null && hasCancelled) return { kind: 'cancelled' };
  return { kind: 'nothing', orderId: named };
}
