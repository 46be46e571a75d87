import type { Infer } from 'superstruct';
import type { DeliveryDays } from '../../../delivery-days/delivery-days.ts';
import { pathOfStage } from '../../steps/steps.ts';
import type { payCall } from '../api.ts';
import type { NewCard } from '../contract.ts';
import { NONCE } from '../../../ports/nonce.ts';
import type { StoredPayment } from '../stored-payment.ts';
import { GIFT_CARD_METHOD } from '../../../commerce/payment-methods.ts';
import { type PaymentChoice, type Payable, isCard } from '../payment.ts';

/** Values of the card form. */
export interface Typed {
  card?: NewCard | undefined;
  saveCard: boolean;
}

/** Missing inputs that prevent the payment. */
export interface Obstacles {
  isMethodMissing: boolean;
  areTermsMissing: boolean;
}

export type PayParams = Infer<typeof payCall.params>;

/** Context of a payment: everything the shopper has chosen. */
export interface PayContext {
  payable: Payable | null;
  choice: PaymentChoice | null;
  ways: readonly { method: { code: string }; problem?: unknown }[];
  /** Names of the gift cards in the page's secret store. */
  giftCards: readonly { name: string }[];
  areTermsAccepted: boolean;
  /** Name of the device token in the page's secret store; `null` without consent. */
  device: string | null;
  /** Delivery days shown to the shopper; `null` without exact days. */
  arrives: DeliveryDays | null;
  basename: string;
  /** Nonce for the provider's return URL; empty until created. */
  nonce: string;
}

export function obstaclesOf(desk: PayContext): Obstacles {
  return { isMethodMissing: !paidBy(desk), areTermsMissing: !desk.areTermsAccepted };
}

/**
 * Returns gift cards if they cover the total, else the chosen method; `null` if that is
 * unavailable.
 */
function paidBy({ payable, choice, ways }: PayContext): PaymentChoice | null {
  if (payable?.needsMethod !== true) return { method: GIFT_CARD_METHOD };
  const way = ways.find(({ method }) => method.code === choice?.method);
  return way && way.problem === undefined ? choice : null;
}

/** Returns the payment to start; empty while a part is missing. */
export function orderOf(
  desk: PayContext,
  typed: Typed,
): { beginPayment?: StoredPayment; pay?: PayParams } {
  const { payable, giftCards, device, arrives, basename, nonce } = desk;
  const by = paidBy(desk);
  if (!payable || !by || !desk.areTermsAccepted) return {};
  const { orderId, shares, total } = payable;
  const { method, savedCardId } = by;
  const isNewCard = isCard(method) && savedCardId === undefined;
  if (isNewCard && !typed.card) return {};
  const saved = savedCardId !== undefined && { savedCardId };
  return {
    beginPayment: { orderId, method, ...saved, ...(nonce !== '' && { nonce }) },
    pay: {
      orderId,
      method,
      ...(isNewCard && typed.card && { card: typed.card }),
      ...saved,
      saveCard: isNewCard && typed.saveCard,
      giftCards: [],
      keptGiftCardIds: giftCards.filter((_, at) => (shares[at] ?? 0) > 0).map(({ name }) => name),
      ...(device !== null && { keptDevice: device }),
      total,
      ...(arrives && { arrives }),
      returnPath: `${basename}${pathOfStage('payment')}?${new URLSearchParams({ order: orderId, [NONCE]: nonce }).toString()}`,
    },
  };
}
