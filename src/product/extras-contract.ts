import { type Infer, array, integer, object, optional, string } from 'superstruct';

/** The lowest price before a reduction, in minor units. */
export const PriorPrice = object({ productId: string(), priorPrice: integer() });
export type PriorPrice = Infer<typeof PriorPrice>;

/**
 * Tables of measures; each row has as many cells as `columns`. `keys` identify the columns in every
 * language.
 */
export const SizeGuide = object({
  title: string(),
  tables: array(
    object({
      title: string(),
      columns: array(string()),
      rows: array(array(string())),
      keys: optional(array(string())),
    }),
  ),
});
export type SizeGuide = Infer<typeof SizeGuide>;

/** Product ids, best first; API-17 returns their details. */
export const Recommendations = object({ productIds: array(string()) });
export type Recommendations = Infer<typeof Recommendations>;
