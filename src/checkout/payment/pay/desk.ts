import type { Infer } from 'superstruct';
import type { DeliveryDays } from '../../../delivery-days/delivery-days.ts';
import { pathOfStage } from '../../steps/steps.ts';
import type { payCall } from '../api.ts';
import type { NewCard } from '../contract.ts';
import { NONCE } from '../../../ports/nonce.ts';
import type { KeptPayment } from '../kept-payment.ts';
import { GIFT_CARD_METHOD } from '../../../commerce/payment-methods.ts';
import { type PaymentChoice, type Payable, isCard } from '../payment.ts';

/** What was typed into the card form. */
export interface Typed {
  card?: NewCard | undefined;
  saveCard: boolean;
}

/** What stands between the shopper and the payment. */
export interface Obstacles {
  isMethodMissing: boolean;
  areTermsMissing: boolean;
}

export type PayParams = Infer<typeof payCall.params>;

/** All that the shopper has said before they pay. */
export interface Desk {
  payable: Payable | null;
  choice: PaymentChoice | null;
  ways: readonly { method: { code: string }; problem?: unknown }[];
  /** Gift cards by the names under which the page keeps them. */
  giftCards: readonly { name: string }[];
  areTermsAccepted: boolean;
  /** The name under which the page keeps the device's token, where the shopper agrees to it. */
  device: string | null;
  /** When it arrives, as the shopper was told; `null` where only in general words. */
  arrives: DeliveryDays | null;
  basename: string;
  /** What the way back from a provider will carry; empty until there is one. */
  nonce: string;
}

export function obstaclesOf(desk: Desk): Obstacles {
  return { isMethodMissing: !paidBy(desk), areTermsMissing: !desk.areTermsAccepted };
}

/** The way to pay: gift cards where they cover the total, else what the shopper has chosen; `null` where that is not available. */
function paidBy({ payable, choice, ways }: Desk): PaymentChoice | null {
  if (payable?.needsMethod !== true) return { method: GIFT_CARD_METHOD };
  const way = ways.find(({ method }) => method.code === choice?.method);
  return way && way.problem === undefined ? choice : null;
}

/** The payment that can be begun; nothing while something is missing. */
export function orderOf(desk: Desk, typed: Typed): { beginPayment?: KeptPayment; pay?: PayParams } {
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
