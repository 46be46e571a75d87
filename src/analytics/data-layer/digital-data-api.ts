import { object, string } from 'superstruct';
import { defineCall } from '../../ports/http/call.ts';
import { DigitalDataCart } from './digital-data-contract.ts';

/**
 * API-14, API-25: the same call. It needs a session, unlike catalogue calls, because it reads a
 * bag.
 */
export const digitalDataCall = defineCall({
  name: 'cart.digitalData',
  method: 'GET',
  base: 'transformer',
  path: ({ cartId }) => `/digital-data/cart/${encodeURIComponent(cartId)}`,
  query: ({ pageType }) => ({ pageType }),
  params: object({ cartId: string(), pageType: string() }),
  contract: async () => {
    const { DigitalDataAnswer, readDigitalData } = await import('./digital-data-response.ts');
    return { answer: DigitalDataAnswer, read: readDigitalData };
  },
  value: DigitalDataCart,
  session: 'needs',
  isUnseen: true,
});
