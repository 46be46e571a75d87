import { boolean, object, optional, string } from 'superstruct';
import { acknowledgement } from '../kernel/acknowledgement.ts';
import { noPayload, personalEmail } from '../kernel/struct.ts';
import { defineCall } from '../ports/http/call.ts';
import { PriorPrice, Recommendations, SizeGuide } from './extras-contract.ts';

/** API-23, PRD-10 */
export const notifyBackInStockCall = defineCall({
  name: 'product.notifyBackInStock',
  method: 'POST',
  base: 'commerce',
  path: () => '/notification/@self',
  params: object({
    variantId: string(),
    email: personalEmail(),
    newsletter: optional(boolean()),
    men: optional(boolean()),
    women: optional(boolean()),
    kids: optional(boolean()),
  }),
  body: ({ variantId, email, newsletter = false, men = false, women = false, kids = false }) => ({
    newsletter: String(newsletter),
    menCheckbox: String(men),
    womenCheckbox: String(women),
    kidsCheckbox: String(kids),
    partNumber: variantId,
    email,
  }),
  contract: acknowledgement,
  value: noPayload(),
});

/** API-24 */
export const priorPriceCall = defineCall({
  name: 'product.priorPrice',
  method: 'GET',
  base: 'sap',
  path: ({ storeName, productId }) =>
    `/priorprice/v1/locale/${encodeURIComponent(storeName)}/${encodeURIComponent(productId)}`,
  params: object({ storeName: string(), productId: string() }),
  contract: async () => {
    const { PriorPriceAnswer, readPriorPrice } = await import('./extras-response.ts');
    return { answer: PriorPriceAnswer, read: readPriorPrice };
  },
  value: PriorPrice,
  fatalExempt: [404, 500], // FTL-02
  apiKey: true,
});

/** API-59 */
export const recommendationsCall = defineCall({
  name: 'product.recommendations',
  method: 'GET',
  base: 'recommendations',
  path: () => '/products',
  query: ({ productId }) => ({ productId, placement: 'pdp' }),
  params: object({ productId: string() }),
  contract: async () => {
    const { RecommendationsAnswer, readRecommendations } = await import('./extras-response.ts');
    return { answer: RecommendationsAnswer, read: readRecommendations };
  },
  value: Recommendations,
  fatalExempt: [404, 500], // FTL-02
});

/** API-66. The id is a product's `sizeGuide.ckSizeGuide` (ENT-12). */
export const sizeGuideCall = defineCall({
  name: 'product.sizeGuide',
  method: 'GET',
  base: 'transformer',
  path: ({ sizeGuideId }) => `/sizeguides/${encodeURIComponent(sizeGuideId)}`,
  params: object({ sizeGuideId: string() }),
  contract: async () => {
    const { SizeGuideAnswer, readSizeGuide } = await import('./size-guide-response.ts');
    return { answer: SizeGuideAnswer, read: readSizeGuide };
  },
  value: SizeGuide,
});
