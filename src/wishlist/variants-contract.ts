import { type Infer, array, string, type } from 'superstruct';
import { dictionary } from '../kernel/struct.ts';
import { validItems } from '../kernel/tolerant.ts';

/** API-16, reduced to the variants of each product. */
export const VariantsAnswer = type({
  data: validItems(type({ id: string(), variants: array(type({ id: string() })) })),
});

/** Variant ids by product id. */
export const Variants = dictionary(array(string()));
export type Variants = Infer<typeof Variants>;

export function readVariants({ data }: Infer<typeof VariantsAnswer>): Variants {
  return Object.fromEntries(data.map(({ id, variants }) => [id, variants.map((each) => each.id)]));
}
