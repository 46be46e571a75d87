import { boolean, object, string } from 'superstruct';
import { deleteSavedCardCall } from '../../checkout/payment/api.ts';
import { acknowledgement } from '../../kernel/acknowledgement.ts';
import { noPayload } from '../../kernel/struct.ts';
import { defineCall } from '../../ports/http/call.ts';

/** AUT-26: restores a recently removed card, or makes a card the default. */
export const putCardCall = defineCall({
  name: 'card.put',
  method: 'PUT',
  base: 'commerce',
  path: ({ cardId }) => `/payments/saved_cards/${encodeURIComponent(cardId)}`,
  langId: true,
  params: object({ cardId: string(), isDefault: boolean() }),
  body: ({ isDefault }) => (isDefault ? { primary: 'true' } : {}),
  contract: acknowledgement,
  value: noPayload(),
});

/** API-56 */
export const removeCardCall = defineCall({ ...deleteSavedCardCall, name: 'card.remove' });
