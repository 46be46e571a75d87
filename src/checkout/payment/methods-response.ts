import { type Infer, array, boolean, pattern, string, type } from 'superstruct';
import { Amount, parseMoney } from '../../commerce/money.ts';
import { validItems, optionalLenient, present } from '../../kernel/tolerant.ts';
import type {
  CashOnDelivery,
  DeviceToken,
  OfferedPaymentMethods,
  PaypalSession,
} from './contract.ts';

export const PaymentMethodsAnswer = type({
  paymentMethods: array(
    type({
      code: string(),
      name: string(),
      logos: validItems(string()),
      limit: optionalLenient(Amount),
    }),
  ),
  savedCards: validItems(
    type({
      cardId: string(),
      brand: string(),
      lastDigits: string(),
      expiry: pattern(string(), /^\d{4}$/),
      holderName: optionalLenient(string()),
    }),
  ),
});

export const DeviceTokenAnswer = type({ deviceIdentificationToken: string() });

export const CashOnDeliveryAnswer = type({ available: boolean(), fee: Amount });

export const PaypalSessionAnswer = type({ token: string(), redirectUrl: string() });

export function readPaymentMethods(
  answer: Infer<typeof PaymentMethodsAnswer>,
): OfferedPaymentMethods {
  return {
    methods: answer.paymentMethods.map(({ code, name, logos, limit }) =>
      present({ code, name, logos, limit: limit === undefined ? limit : parseMoney(limit) }),
    ),
    savedCards: answer.savedCards.map(({ cardId, brand, lastDigits, expiry, holderName }) =>
      present({ id: cardId, brand, lastDigits, expiry, holderName }),
    ),
  };
}

export function readDeviceToken(answer: Infer<typeof DeviceTokenAnswer>): DeviceToken {
  return { token: answer.deviceIdentificationToken };
}

export function readCashOnDelivery(answer: Infer<typeof CashOnDeliveryAnswer>): CashOnDelivery {
  return { isAvailable: answer.available, fee: parseMoney(answer.fee) };
}

export function readPaypalSession(answer: Infer<typeof PaypalSessionAnswer>): PaypalSession {
  return { token: answer.token, url: answer.redirectUrl };
}
