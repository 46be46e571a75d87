import { array, boolean, integer, object, optional, string, type, type Infer } from 'superstruct';
import { Amount } from '../kernel/amount.ts';
import { BreadcrumbAnswer, Crumb, readBreadcrumb } from '../kernel/breadcrumb.ts';
import { parseMoney } from '../kernel/money.ts';
import { PictureColour } from '../kernel/picture.ts';
import { goodEntries } from '../kernel/tolerant.ts';
import { Facet, FacetStyle } from './facet.ts';

const TileAnswer = type({
  id: string(),
  analyticsName: string(),
  url: string(),
  colour: string(),
  translatedColour: string(),
  price: type({ price: Amount, basePrice: Amount }),
  label: string(),
  exclusiveaccess: boolean(),
  dominantColour: optional(PictureColour),
  relatedProducts: array(
    type({ id: string(), translatedColour: string(), swatchColour: optional(PictureColour) }),
  ),
});

/** LST-09. A facet of a style that the shop does not know is left out. */
const FacetAnswer = type({
  id: string(),
  label: string(),
  facetStyle: FacetStyle,
  values: array(
    type({
      name: string(),
      label: string(),
      count: integer(),
      selected: boolean(),
      swatchColour: optional(PictureColour),
    }),
  ),
});

/** ENT-20, ENT-21 */
export const ListingAnswer = type({
  data: array(TileAnswer),
  meta: type({
    breadcrumb: BreadcrumbAnswer,
    currency: string(),
    sorts: array(type({ queryParams: string(), selected: boolean() })),
    filters: goodEntries(FacetAnswer),
    page: type({ limit: integer(), offset: integer(), total: integer() }),
  }),
});

/**
 * One product in one colour. `was` is present when reduced; `ground` is the picture's dominant
 * colour; `colours` are all its colourways, this one among them.
 */
export const Tile = object({
  id: string(),
  name: string(),
  url: string(),
  colour: string(),
  price: integer(),
  was: optional(integer()),
  label: optional(string()),
  exclusive: optional(boolean()),
  ground: optional(string()),
  colours: array(object({ id: string(), colour: string(), swatch: optional(string()) })),
});
export type Tile = Infer<typeof Tile>;

/** LST-05, LST-06: page figures come from `total`, `limit` and `offset`. */
export const Listing = object({
  tiles: array(Tile),
  facets: array(Facet),
  sorts: array(object({ query: string(), selected: boolean() })),
  breadcrumb: array(Crumb),
  total: integer(),
  limit: integer(),
  offset: integer(),
});
export type Listing = Infer<typeof Listing>;

function readTile(answer: Infer<typeof TileAnswer>): Tile {
  const price = parseMoney(answer.price.price);
  const basePrice = parseMoney(answer.price.basePrice);
  return {
    id: answer.id,
    name: answer.analyticsName,
    url: answer.url,
    colour: answer.translatedColour,
    price,
    ...(basePrice > price ? { was: basePrice } : {}),
    ...(answer.label ? { label: answer.label } : {}),
    ...(answer.exclusiveaccess ? { exclusive: true } : {}),
    ...(answer.dominantColour ? { ground: answer.dominantColour } : {}),
    colours: answer.relatedProducts.map(({ id, translatedColour, swatchColour }) => ({
      id,
      colour: translatedColour,
      ...(swatchColour ? { swatch: swatchColour } : {}),
    })),
  };
}

function readFacet({ id, label, facetStyle, values }: Infer<typeof FacetAnswer>): Facet {
  return {
    id,
    label,
    style: facetStyle,
    values: values.map(({ name, label: text, count, selected, swatchColour }) => ({
      name,
      label: text,
      count,
      selected,
      ...(swatchColour ? { swatch: swatchColour } : {}),
    })),
  };
}

export function readListing({ data, meta }: Infer<typeof ListingAnswer>): Listing {
  return {
    tiles: data.map(readTile),
    facets: meta.filters.map(readFacet),
    sorts: meta.sorts.map(({ queryParams, selected }) => ({ query: queryParams, selected })),
    breadcrumb: readBreadcrumb(meta.breadcrumb),
    total: meta.page.total,
    limit: meta.page.limit,
    offset: meta.page.offset,
  };
}
