import { type Infer, array, boolean, enums, integer, object, optional, string } from 'superstruct';
import { siteQuery } from '../ports/address-marks.ts';

/** How a facet is offered. */
export const FacetStyle = enums(['list', 'swatch', 'grid', 'range', 'toggle']);

/**
 * LST-09: what a listing can be narrowed by. `count` is how many products a value would leave; the
 * values of a `range` are its lowest and highest amount. `query` are the address parameters of the
 * listing with the value chosen, or no longer chosen.
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
