import type { ProviderReturn } from '../../ports/provider-return.ts';
import { isExpressPath } from '../payment/express-return.ts';
import { namedOrder } from '../payment/pay/arrival.ts';
import type { KeptExpress } from './kept-express.ts';

/** The parameter by which PayPal says that the shopper cancelled there. */
export const CANCELLED = 'cancelled';

/** With what somebody comes to the page of PayPal express. */
export type ExpressArrival =
  | { kind: 'elsewhere' }
  | { kind: 'approved'; kept: WithWord }
  | { kind: 'cancelled' }
  /** Not on the way that this tab was sent on, or not from PayPal; the order that the address names. */
  | { kind: 'nothing'; orderId: string | null }
  /** Again: PayPal's word was brought before. */
  | { kind: 'again'; kept: WithWord };

type WithWord = KeptExpress & { payerId: string };

/** What is to be made of an address, of what it brought, and of what this tab remembers. */
export function expressArrivalOf(
  { path, search }: { path: string; search: string },
  kept: KeptExpress | null,
  { token, payerId, nonce }: ProviderReturn,
): ExpressArrival {
  if (!isExpressPath(path)) return { kind: 'elsewhere' };
  const named = namedOrder(search);
  const isWayBack =
    kept !== null && kept.nonce === nonce && kept.orderId === named && kept.token === token;
  const hasCancelled = new URLSearchParams(search).has(CANCELLED);
  if (isWayBack && payerId !== undefined) return { kind: 'approved', kept: { ...kept, payerId } };
  if (isWayBack && hasCancelled && !kept.isPaying) return { kind: 'cancelled' };
  if (kept?.payerId !== undefined)
    return { kind: 'again', kept: { ...kept, payerId: kept.payerId } };
  // The page loaded anew after that: there is nothing left that a link could end.
  if (kept === null && named === null && hasCancelled) return { kind: 'cancelled' };
  return { kind: 'nothing', orderId: named };
}
