import { PAYMENT_METHODS, type PaymentMethodRecord } from './payment-methods.mjs';

/** Code of a method that shoppers can select. */
export type MethodCode = keyof typeof PAYMENT_METHODS;
/** Codes of credit and debit cards. */
export type CardCode = {
  [Code in MethodCode]: (typeof PAYMENT_METHODS)[Code]['kind'] extends 'card' ? Code : never;
}[MethodCode];
/** Code of an order's payment; `giftCard` if gift cards cover the total. */
export type PaymentCode = MethodCode | typeof GIFT_CARD_METHOD;
/** When a payment method takes the money: at once, by a later bill, or in cash at the door. */
export type PayTerm = PaymentMethodRecord['term'];

export const GIFT_CARD_METHOD = 'giftCard';

const RECORDS: Readonly<Record<MethodCode, PaymentMethodRecord>> = PAYMENT_METHODS;

// `Object.keys` has no literals.
export const METHOD_CODES = Object.keys(RECORDS) as MethodCode[];
export const PAYMENT_CODES: readonly PaymentCode[] = [...METHOD_CODES, GIFT_CARD_METHOD];

/** True for a known method code. */
export function isMethodCode(code: string): code is MethodCode {
  return Object.hasOwn(RECORDS, code);
}

export function methodOf(code: MethodCode): PaymentMethodRecord {
  return RECORDS[code];
}

/** Kind of a method; undefined for gift cards. */
export function kindOfPayment(code: PaymentCode): PaymentMethodRecord['kind'] | undefined {
  return code === GIFT_CARD_METHOD ? undefined : RECORDS[code].kind;
}

export function termOf(code: PaymentCode): PayTerm {
  return code === GIFT_CARD_METHOD ? 'now' : RECORDS[code].term;
}

/** Known payment code of an answer; undefined for any other. */
export function paymentCodeOf(text: string | undefined): PaymentCode | undefined {
  return PAYMENT_CODES.find((code) => code === text);
}

/** Name on a provider's mark. @example providerName('paypal') // 'PayPal' */
export function providerName(page: string): string | undefined {
  return METHOD_CODES.map((code) => RECORDS[code].provider).find((each) => each?.page === page)
    ?.name;
}
