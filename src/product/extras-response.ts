import { type Infer, string, type } from 'superstruct';
import { Amount, parseMoney } from '../commerce/money.ts';
import type { PriorPrice, Recommendations } from './extras-contract.ts';
import { validItems } from '../kernel/tolerant.ts';

export const PriorPriceAnswer = type({ productId: string(), priorPrice: Amount });

export function readPriorPrice(answer: Infer<typeof PriorPriceAnswer>): PriorPrice {
  return { productId: answer.productId, priorPrice: parseMoney(answer.priorPrice) };
}

export const RecommendationsAnswer = type({ data: validItems(type({ id: string() })) });

export function readRecommendations({
  data,
}: Infer<typeof RecommendationsAnswer>): Recommendations {
  return { productIds: data.map(({ id }) => id) };
}
