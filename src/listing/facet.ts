import { type Infer, array, boolean, enums, integer, object, optional, string } from 'superstruct';
import { siteQuery } from '../ports/address-marks.ts';

/** Appearance of a facet. */
export const FacetStyle = enums(['list', 'swatch', 'grid', 'range', 'toggle']);

/**
 * LST-09: a filter of the listing. `count` is the number of products left by a value. Values of a
 * `range` are its lowest and highest amount. `query` is the address query with the value toggled.
 */
export const Facet = object({
  id: string(),
  label: string(),
  style: FacetStyle,
  values: array(
    object({
      name: string(),
      label: string(),
      count: integer(),
      selected: boolean(),
      query: optional(siteQuery()),
      swatch: optional(string()),
    }),
  ),
});
export type Facet = Infer<typeof Facet>;
