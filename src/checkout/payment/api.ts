import { array, boolean, enums, integer, object, optional, string } from 'superstruct';
import { acknowledgement } from '../../kernel/acknowledgement.ts';
import { dictionary, noPayload, secret } from '../../kernel/struct.ts';
import { DeliveryDays } from '../../delivery-days/delivery-days.ts';
import { PAYMENT_CODES } from '../../commerce/payment-methods.ts';
import { writeMoney } from '../../commerce/write-money.ts';
import { defineCall } from '../../ports/http/call.ts';
import { DeviceToken, NewCard, Payment, OfferedPaymentMethods, SavedCard } from './contract.ts';

const paymentContract = async () => {
  const { PaymentAnswer, readPayment } = await import('./response.ts');
  return { answer: PaymentAnswer, read: readPayment };
};

/** API-51 */
export const paymentMethodsCall = defineCall({
  name: 'payment.methods',
  method: 'GET',
  base: 'commerce',
  path: () => '/payments/methods',
  params: noPayload(),
  contract: async () => {
    const { PaymentMethodsAnswer, readPaymentMethods } = await import('./methods-response.ts');
    return { answer: PaymentMethodsAnswer, read: readPaymentMethods };
  },
  value: OfferedPaymentMethods,
});

/** API-51, reduced to the saved cards; the default card is first. */
export const savedCardsCall = defineCall({
  ...paymentMethodsCall,
  name: 'card.list',
  contract: async () => {
    const { PaymentMethodsAnswer, readPaymentMethods } = await import('./methods-response.ts');
    return {
      answer: PaymentMethodsAnswer,
      read: (answer: typeof PaymentMethodsAnswer.TYPE) => readPaymentMethods(answer).savedCards,
    };
  },
  value: array(SavedCard),
});

/** API-52 */
export const deviceTokenCall = defineCall({
  name: 'payment.deviceToken',
  method: 'GET',
  base: 'commerce',
  path: () => '/payments/device_identification_token',
  params: noPayload(),
  contract: async () => {
    const { DeviceTokenAnswer, readDeviceToken } = await import('./methods-response.ts');
    return { answer: DeviceTokenAnswer, read: readDeviceToken };
  },
  value: DeviceToken,
  isUnseen: true,
});

/** API-53. `method` is a code of API-51; the card is new or saved. */
export const payCall = defineCall({
  name: 'payment.pay',
  method: 'POST',
  base: 'commerce',
  path: () => '/payments',
  langId: true,
  params: object({
    orderId: string(),
    method: enums(PAYMENT_CODES),
    card: optional(NewCard),
    savedCardId: optional(string()),
    saveCard: boolean(),
    giftCards: array(object({ number: secret(), pin: secret() })),
    /** Names of gift cards in the page's secret store (`ports/secrets.ts`). */
    keptGiftCardIds: optional(array(string())),
    /** Total shown to the shopper, in minor units. */
    total: optional(integer()),
    /** Delivery days shown to the shopper. */
    arrives: optional(DeliveryDays),
    /** Name of the device token in the page's secret store. */
    keptDevice: optional(string()),
    returnPath: string(),
  }),
  body: (params, kept) => ({
    orderId: params.orderId,
    paymentMethod: params.method,
    card: params.card,
    cardId: params.savedCardId,
    saveCard: params.saveCard,
    giftCards: [
      ...params.giftCards,
      ...(params.keptGiftCardIds ?? []).map((name) => ({
        number: '',
        pin: '',
        ...kept?.get(name),
      })),
    ],
    orderTotal: params.total === undefined ? undefined : writeMoney(params.total),
    deliveryFrom: params.arrives?.first,
    deliveryUntil: params.arrives?.last,
    deviceIdentificationToken: kept?.get(params.keptDevice ?? '')?.['token'],
    returnPath: params.returnPath,
  }),
  contract: paymentContract,
  value: Payment,
});

/** API-54: sends the provider's result to the backend after the return. */
export const paymentDetailsCall = defineCall({
  name: 'payment.details',
  method: 'POST',
  base: 'commerce',
  path: () => '/payments/details',
  langId: true,
  params: object({ orderId: string(), paymentId: string(), details: dictionary(secret()) }),
  body: ({ orderId, paymentId, details }) => ({ orderId, paymentId, details }),
  contract: paymentContract,
  value: Payment,
});

/** API-55 */
export const cancelPaymentCall = defineCall({
  name: 'payment.cancel',
  method: 'PUT',
  base: 'commerce',
  path: () => '/payments/cancel',
  params: object({ orderId: string(), paymentId: string() }),
  body: ({ orderId, paymentId }) => ({ orderId, paymentId }),
  contract: acknowledgement,
  value: noPayload(),
  isUnseen: true,
});

/** API-56 */
export const deleteSavedCardCall = defineCall({
  name: 'payment.deleteSavedCard',
  method: 'DELETE',
  base: 'commerce',
  path: ({ cardId }) => `/payments/saved_cards/${encodeURIComponent(cardId)}`,
  langId: true,
  params: object({ cardId: string() }),
  contract: acknowledgement,
  value: noPayload(),
  fatalExempt: [404], // FTL-03
});
