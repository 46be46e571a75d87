import { type Infer, array, boolean, enums, integer, object, optional, string } from 'superstruct';
import { ShopError } from '../../ports/http/errors.ts';
import { dictionary, personalText, secret } from '../../kernel/struct.ts';

/** Saved card. `expiry` is four digits, month and year (PAY-05). */
export const SavedCard = object({
  id: string(),
  brand: string(),
  lastDigits: secret(),
  expiry: secret(),
  holderName: optional(personalText()),
});
export type SavedCard = Infer<typeof SavedCard>;

/** New card as sent to the backend, once; `expiry` is four digits, month and year. */
export const NewCard = object({
  number: secret(),
  expiry: secret(),
  cvc: secret(),
  holderName: personalText(),
});
export type NewCard = Infer<typeof NewCard>;

/** Payment method. `limit` is its maximum amount, in minor units (PAY-06). */
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

/** Token that identifies this device to the payment provider. */
export const DeviceToken = object({ token: secret() });
export type DeviceToken = Infer<typeof DeviceToken>;

/** PAY-01: `success` and `pending` place the order; `redirect` continues at the provider. */
export const PaymentStatus = enums(['success', 'pending', 'redirect', 'refused', 'cancelled']);

/** Provider URL to continue at, and the form to submit there. */
export const PaymentRedirect = object({
  url: secret(),
  method: enums(['GET', 'POST']),
  fields: dictionary(secret()),
});

/** Result of a payment; a successful answer may carry `errors` too (PAY-04). */
export const Payment = object({
  orderId: string(),
  paymentId: string(),
  status: PaymentStatus,
  redirect: optional(PaymentRedirect),
  errors: array(ShopError),
});
export type Payment = Infer<typeof Payment>;

/** Availability of cash on delivery for the bag, and its fee in minor units. */
export const CashOnDelivery = object({ isAvailable: boolean(), fee: integer() });
export type CashOnDelivery = Infer<typeof CashOnDelivery>;

/** PayPal session: its token and the sign-in URL. */
export const PaypalSession = object({ token: secret(), url: secret() });
export type PaypalSession = Infer<typeof PaypalSession>;
