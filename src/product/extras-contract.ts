import { type Infer, array, integer, object, optional, string } from 'superstruct';

/** The lowest price of the time before a reduction, in minor units. */
export const PriorPrice = object({ productId: string(), priorPrice: integer() });
export type PriorPrice = Infer<typeof PriorPrice>;

/** Tables of measures, each row as long as `columns`; `keys` say in no language what the columns are. */
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

/** Products by id, the best first; API-17 tells more of them. */
export const Recommendations = object({ productIds: array(string()) });
export type Recommendations = Infer<typeof Recommendations>;
