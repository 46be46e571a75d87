import { array, boolean, object, string } from 'superstruct';
import { deleteSavedCardCall, paymentMethodsCall } from '../../checkout/payment/api.ts';
import { SavedCard } from '../../checkout/payment/contract.ts';
import { acknowledgement } from '../../kernel/acknowledgement.ts';
import { nothing } from '../../kernel/struct.ts';
import { defineCall } from '../../ports/http/call.ts';

/** API-51, of which only the saved cards are wanted: the default first. */
export const savedCardsCall = defineCall({
  name: 'card.list',
  method: paymentMethodsCall.method,
  base: paymentMethodsCall.base,
  path: paymentMethodsCall.path,
  params: nothing(),
  contract: async () => {
    const { PaymentMethodsAnswer, readPaymentMethods } =
      await import('../../checkout/payment/methods-response.ts');
    return {
      answer: PaymentMethodsAnswer,
      read: (answer: typeof PaymentMethodsAnswer.TYPE) => readPaymentMethods(answer).savedCards,
    };
  },
  value: array(SavedCard),
});

/** AUT-26: a card that was removed a while ago is there again, and may become the default. */
export const putCardCall = defineCall({
  name: 'card.put',
  method: 'PUT',
  base: 'commerce',
  path: ({ cardId }) => `/payments/saved_cards/${encodeURIComponent(cardId)}`,
  langId: true,
  params: object({ cardId: string(), isDefault: boolean() }),
  body: ({ isDefault }) => (isDefault ? { primary: 'true' } : {}),
  contract: acknowledgement,
  value: nothing(),
});

/** API-56 */
export const removeCardCall = defineCall({ ...deleteSavedCardCall, name: 'card.remove' });
