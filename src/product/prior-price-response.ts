import { type Infer, string, type } from 'superstruct';
import { Amount } from '../commerce/amount.ts';
import { parseMoney } from '../commerce/money.ts';
import type { PriorPrice } from './extras-contract.ts';

export const PriorPriceAnswer = type({ productId: string(), priorPrice: Amount });

export function readPriorPrice(answer: Infer<typeof PriorPriceAnswer>): PriorPrice {
  return { productId: answer.productId, priorPrice: parseMoney(answer.priorPrice) };
}
