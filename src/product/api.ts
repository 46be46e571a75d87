import { nullable, object, string } from 'superstruct';
import { defineCall } from '../ports/http/call.ts';
import { Product } from './contract.ts';

/** API-16. The value is null if the answer lacks the product. */
export const productCall = defineCall({
  name: 'product.byId',
  method: 'GET',
  base: 'transformer',
  isRemembered: true,
  path: ({ productId }) => `/products/${encodeURIComponent(productId)}`,
  params: object({ productId: string() }),
  contract: async () => {
    const { ProductAnswer, readProducts } = await import('./response.ts');
    return {
      answer: ProductAnswer,
      read: (answer, { productId }: { productId: string }) =>
        readProducts(answer).find(({ id }) => id === productId) ?? null,
    };
  },
  value: nullable(Product),
  fatalExempt: [404, 410, 500], // FTL-02
});
