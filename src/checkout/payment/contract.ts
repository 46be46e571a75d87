import { type Infer, array, boolean, enums, integer, object, optional, string } from 'superstruct';
import { ShopError } from '../../ports/http/errors.ts';
import { dictionary, personalText, secret } from '../../kernel/struct.ts';

/** A card that the shopper has saved. `expiry` is four digits, month and year (PAY-05). */
export const SavedCard = object({
  id: string(),
  brand: string(),
  lastDigits: secret(),
  expiry: secret(),
  holderName: optional(personalText()),
});
export type SavedCard = Infer<typeof SavedCard>;

/** A card as it is sent, once; `expiry` is four digits, month and year. */
export const NewCard = object({
  number: secret(),
  expiry: secret(),
  cvc: secret(),
  holderName: personalText(),
});
export type NewCard = Infer<typeof NewCard>;

/** A way to pay. `limit` is the most that it may pay, in minor units (PAY-06). */
export const PaymentMethod = object({
  code: string(),
  name: string(),
  logos: array(string()),
  limit: optional(integer()),
});
export type PaymentMethod = Infer<typeof PaymentMethod>;

export const OfferedPaymentMethods = object({
  methods: array(PaymentMethod),
  savedCards: array(SavedCard),
});
export type OfferedPaymentMethods = Infer<typeof OfferedPaymentMethods>;

/** Tells the payment provider this device from others. */
export const DeviceToken = object({ token: secret() });
export type DeviceToken = Infer<typeof DeviceToken>;

/** PAY-01: `success` and `pending` end the order; `redirect` goes on at the provider's. */
export const PaymentStatus = enums(['success', 'pending', 'redirect', 'refused', 'cancelled']);

/** Where the shopper goes on, and the form that is sent there. */
export const PaymentRedirect = object({
  url: secret(),
  method: enums(['GET', 'POST']),
  fields: dictionary(secret()),
});

/** What became of a payment; `errors` are what a successful answer names all the same (PAY-04). */
export const Payment = object({
  orderId: string(),
  paymentId: string(),
  status: PaymentStatus,
  redirect: optional(PaymentRedirect),
  errors: array(ShopError),
});
export type Payment = Infer<typeof Payment>;

/** Whether cash on delivery can be had for the bag, and what it costs in minor units. */
export const CashOnDelivery = object({ isAvailable: boolean(), fee: integer() });
export type CashOnDelivery = Infer<typeof CashOnDelivery>;

/** Where the shopper signs in at PayPal. */
export const PaypalSession = object({ token: secret(), url: secret() });
export type PaypalSession = Infer<typeof PaypalSession>;
