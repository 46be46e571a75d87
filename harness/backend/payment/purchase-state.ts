import type { Adjustment } from '../cart/promotions.ts';
import type { PaymentCode } from '#src/commerce/payment-methods.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';

/** A postal address with the person who lives there, as answers have it. The mail address is never among it. */
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

/** How and where a bag is to be delivered. */
export interface Delivery {
  modeId: string;
  address: PostalAddress;
  addressId?: string;
  pickupPointId?: string;
}

/** What is kept of a card: never its number or code. `expiry` is month and year, four digits. */
export interface KeptCard {
  cardId: string;
  brand: string;
  lastDigits: string;
  expiry: string;
  /** Whether its bank asks the shopper each time. */
  isChallenged: boolean;
  /** Milliseconds since 1970: it pays no more, and can be had back for a while. */
  removedAt?: number;
}

/** What a gift card pays of an order, by the hash of its number; `worth` is what it was worth when new. */
export interface GiftCardPart {
  card: string;
  amount: number;
  worth: number;
}

/** When something arrives, as the shop has said, both days included. */
export interface PromisedDays {
  first: string;
  last: string;
}

export type PaymentOutcome = 'success' | 'pending' | 'redirect' | 'refused' | 'cancelled';

/** One attempt to pay an order. All amounts in minor units of the order's currency. */
export interface PaymentRecord {
  paymentId: string;
  orderId: string;
  userId: string;
  method: PaymentCode;
  status: PaymentOutcome;
  /** What the order cost when the attempt began, all in; `parts` of it by gift cards. */
  total: number;
  fee: number;
  arrives?: PromisedDays;
  parts: readonly GiftCardPart[];
  /** Tells whether the bag is still the one that this attempt is to pay. */
  print: string;
  card?: KeptCard;
  /** The shopper wants the card to be kept. */
  isCardKept: boolean;
  errorKey?: string;
  /** Milliseconds since 1970 until which PayPal remembers it. */
  expiresAt?: number;
}

export interface OrderLine {
  id: string;
  variantId: string;
  quantity: number;
  price: number;
  /** Price of one piece before reductions; orders of an earlier version have none. */
  unitWas?: number;
}

/** One order, as it was bought. What became of it since follows from `placedAt` and the clock. */
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
  /** Goods before all reductions, and what was taken off the whole order. */
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
  /** Present where it is one; `wrapping` in minor units. */
  gift?: { note: string; isWrapped: boolean };
  wrapping?: number;
  /** The days that the shopper was promised, `YYYY-MM-DD`. */
  arrives?: PromisedDays;
  paymentMethod: string;
  paymentId: string;
  /** Hashes of the gift cards that were bought with it. */
  issued: readonly string[];
}

/** What has become of a gift card: what was spent, and for one that was bought here what it is worth. */
export interface GiftCardRecord {
  spent: number;
  issued?: { worth: number; currency: string; lastDigits: string; isBlocked: boolean };
}

/** Wrong codes of one gift card number, and when the last of them was given. */
export interface CodeTries {
  wrong: number;
  at: number;
}

export type MailKind = 'order-confirmation' | 'payment-pending' | 'order-cancelled' | 'gift-card';

/**
 * A mail that would have been sent. `to` is a hash of the address; no secrets. What it says follows
 * from its order (`mails.ts`).
 */
export interface Mail {
  kind: MailKind;
  to: string;
  orderId: string;
  storeId: string;
  /** 0 for English, 1 for German. */
  language: TranslatedLanguage;
  at: number;
  /** Amount in question and its currency. */
  amount: number;
  currency: string;
}

/** All that purchases leave in the world. */
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
