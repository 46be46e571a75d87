import type { NamedTextKey } from '../../kernel/text-keys.ts';
import { SESSION_EXPIRY_KEYS } from '../../ports/http/refusal.ts';
import type { BagError } from './cart.ts';

/** Error key for an invalid quantity; defined by the shop. */
export const NOT_A_QUANTITY = '_ERR_QUANTITY_INVALID';

interface Failure {
  status?: number | undefined;
  errorKey?: string | undefined;
  /** Reason the change was not sent. */
  reason?: string | undefined;
}

export function bagErrorOf(
  doing: BagError['doing'],
  { status, errorKey, reason }: Readonly<Failure>,
): BagError {
  const isSessionOver = status === 401 || SESSION_EXPIRY_KEYS.includes(errorKey ?? ''); // SES-20, SES-21
  // No answer, or an unreadable one: the change may have been made.
  const isUncertain = reason === undefined && errorKey === undefined && (status ?? 200) < 400;
  return {
    doing,
    ...(errorKey !== undefined && { errorKey }),
    ...(isSessionOver && { isSessionOver }),
    ...(isUncertain && { isUncertain }),
  };
}

const TEXTS: Readonly<Record<string, NamedTextKey>> = {
  _ERR_NOT_ENOUGH_STOCK: 'cart:error.notEnoughStock',
  _ERR_ORDER_NOT_FOUND: 'cart:error.orderGone',
  _ERR_GIFT_CARD_LIMIT: 'cart:error.giftCardLimit',
  [NOT_A_QUANTITY]: 'cart:error.quantity',
};

/** Translation key of the message for the shopper. */
export function errorTextKey(error: BagError): NamedTextKey {
  const { doing, errorKey = '', isSessionOver = false, isUncertain = false } = error;
  // ERR-04: the next bag may be a different one, so the text must not call it unchanged.
  if (isSessionOver && doing !== 'read') return 'cart:error.sessionEnded';
  if (isUncertain && doing !== 'read') return 'cart:error.uncertain';
  return TEXTS[errorKey] ?? `cart:error.${doing}`;
}
