import type { World } from '#harness/backend/world.ts';
import type { BagContent } from './scenario.ts';

export function variantOf({ catalogue }: World, { productId, size }: BagContent): string {
  const variant = catalogue.byId.get(productId)?.variants[size];
  if (!variant) throw new Error(`${productId} has no size number ${size}`);
  return variant.id;
}
