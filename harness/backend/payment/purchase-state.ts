import type { Adjustment } from '../cart/promotions.ts';
import type { PaymentCode } from '#src/commerce/payment-methods.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';

/** A postal address with its person, as in answers. Never contains a mail address. */
export interface PostalAddress {
  personTitle?: string;
  firstName: string;
  lastName: string;
  address1: string;
  address2?: string;
  zipCode: string;
  city: string;
  state?: string;
  country: string;
  phone1?: string;
}

export interface SavedAddress extends PostalAddress {
  addressId: string;
}

export interface Delivery {
  modeId: string;
  address: PostalAddress;
  addressId?: string;
  pickupPointId?: string;
}

/** Stored data of a card, never its number or code. `expiry` is month and year, four digits. */
export interface KeptCard {
  cardId: string;
  brand: string;
  lastDigits: string;
  expiry: string;
  /** True if its bank challenges each payment. */
  isChallenged: boolean;
  /** Removal time in milliseconds since 1970. The card cannot pay, but can be restored for a while. */
  removedAt?: number;
}

/** Part of an order paid by a gift card, identified by its number's hash; `worth` is its initial value. */
export interface GiftCardPart {
  card: string;
  amount: number;
  worth: number;
}

/** Delivery days that the shop showed, both inclusive. */
export interface PromisedDays {
  first: string;
  last: string;
}

export type PaymentOutcome = 'success' | 'pending' | 'redirect' | 'refused' | 'cancelled';

/** One attempt to pay an order. Amounts in minor units of the order's currency. */
export interface PaymentRecord {
  paymentId: string;
  orderId: string;
  userId: string;
  method: PaymentCode;
  status: PaymentOutcome;
  /** Total of the order when the attempt began; gift cards pay `parts` of it. */
  total: number;
  fee: number;
  arrives?: PromisedDays;
  parts: readonly GiftCardPart[];
  /** Fingerprint that detects changes of the bag during this attempt. */
  print: string;
  card?: KeptCard;
  /** The shopper chose to save the card. */
  isCardKept: boolean;
  errorKey?: string;
  /** Expiry of the PayPal token, in milliseconds since 1970. */
  expiresAt?: number;
}

export interface OrderLine {
  id: string;
  variantId: string;
  quantity: number;
  price: number;
  /** Price of one piece before reductions; missing in orders of an earlier version. */
  unitWas?: number;
}

/** A placed order. Its later status is derived from `placedAt` and the clock. */
export interface OrderRecord {
  orderId: string;
  userId: string;
  storeId: string;
  placedAt: number;
  isPending: boolean;
  isCancelled: boolean;
  cancelledAt?: number;
  lines: readonly OrderLine[];
  value: number;
  /** Goods before all reductions, and the reductions of the whole order. */
  basePrice?: number;
  adjustments?: readonly Adjustment[];
  giftCards: number;
  shipping: number;
  fee: number;
  total: number;
  currency: string;
  /** Hash of the mail address. */
  mail: string;
  shippingAddress: PostalAddress;
  billingAddress: PostalAddress;
  shippingMode: string;
  pickupPointId?: string;
  /** Present for gifts; `wrapping` in minor units. */
  gift?: { note: string; isWrapped: boolean };
  wrapping?: number;
  /** Promised delivery days, `YYYY-MM-DD`. */
  arrives?: PromisedDays;
  paymentMethod: string;
  paymentId: string;
  /** Hashes of the gift cards bought with it. */
  issued: readonly string[];
}

/** State of a gift card: spent amount and, for cards bought here, the value. */
export interface GiftCardRecord {
  spent: number;
  issued?: { worth: number; currency: string; lastDigits: string; isBlocked: boolean };
}

/** Wrong codes for one gift card number, and the time of the last one. */
export interface CodeTries {
  wrong: number;
  at: number;
}

export type MailKind = 'order-confirmation' | 'payment-pending' | 'order-cancelled' | 'gift-card';

/**
 * A mail that would have been sent. `to` is a hash of the address; no secrets. Its text is derived from its
 * order (`mails.ts`).
 */
export interface Mail {
  kind: MailKind;
  to: string;
  orderId: string;
  storeId: string;
  /** 0 for English, 1 for German. */
  language: TranslatedLanguage;
  at: number;
  /** Amount and its currency. */
  amount: number;
  currency: string;
}

export interface PurchaseState {
  addresses: Readonly<Record<string, readonly SavedAddress[]>>;
  cards: Readonly<Record<string, readonly KeptCard[]>>;
  payments: Readonly<Record<string, PaymentRecord>>;
  orders: Readonly<Record<string, OrderRecord>>;
  giftCards: Readonly<Record<string, GiftCardRecord>>;
  /** By hash of the gift card's number. */
  codeTries: Readonly<Record<string, CodeTries>>;
  outbox: readonly Mail[];
  nextId: number;
}

export const NO_PURCHASES: PurchaseState = {
  addresses: {},
  cards: {},
  payments: {},
  orders: {},
  giftCards: {},
  codeTries: {},
  outbox: [],
  nextId: 1,
};
