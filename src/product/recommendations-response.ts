import { type Infer, string, type } from 'superstruct';
import { goodEntries } from '../kernel/tolerant.ts';
import type { Recommendations } from './extras-contract.ts';

export const RecommendationsAnswer = type({ data: goodEntries(type({ id: string() })) });

export function readRecommendations({
  data,
}: Infer<typeof RecommendationsAnswer>): Recommendations {
  return { productIds: data.map(({ id }) => id) };
}
