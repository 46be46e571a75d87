import {
  type Infer,
  array,
  boolean,
  integer,
  min,
  object,
  optional,
  pattern,
  string,
  type,
  union,
} from 'superstruct';
import { Amount, AmountNumber, parseMoney } from '../commerce/money.ts';
import { Crumb } from '../commerce/breadcrumb.ts';
import { productPath } from '../commerce/product-path.ts';
import { PictureColour, PictureId, frontPictureOf } from '../kernel/picture.ts';
import { siteLink } from '../kernel/site-link.ts';
import { validItems, optionalLenient, present, requiredItems } from '../kernel/tolerant.ts';
import { siteQuery } from '../ports/address-marks.ts';
import { Facet, FacetStyle } from './facet.ts';
import { LISTING_PAGE_SIZE } from './paging.ts';
import { SeoFilter } from './seo-filter.ts';

/** An amount, or the number from which it is made. */
const RawAmount = union([Amount, AmountNumber]);

/** LST-08: fields needed to name and sell a product are required; others may be unreadable. */
const TileAnswer = type({
  id: pattern(string(), /^[\w-]+$/),
  analyticsName: optionalLenient(string()),
  url: optionalLenient(siteLink()),
  colour: optionalLenient(string()),
  translatedColour: optionalLenient(string()),
  productGroup: optionalLenient(string()),
  price: type({ price: RawAmount, basePrice: optionalLenient(RawAmount) }),
  label: optionalLenient(string()),
  exclusiveaccess: optionalLenient(boolean()),
  image: optionalLenient(PictureId),
  dominantColour: optionalLenient(PictureColour),
  relatedProducts: validItems(
    type({
      id: string(),
      translatedColour: optionalLenient(string()),
      swatchColour: optionalLenient(PictureColour),
    }),
  ),
});

/** LST-09. Facets of an unknown style are skipped. */
const FacetAnswer = type({
  id: string(),
  label: string(),
  facetStyle: FacetStyle,
  values: array(
    type({
      name: string(),
      label: string(),
      count: integer(),
      queryParams: optionalLenient(string()),
      selected: boolean(),
      swatchColour: optionalLenient(PictureColour),
    }),
  ),
});

const Translation = type({
  language: string(),
  value: string(),
  urlCode: string(),
  urlValue: string(),
});

const whole = min(integer(), 0);
const positive = min(integer(), 1);

/** RTE-07: label of the last breadcrumb step of an elevated listing. */
const ELEVATED = 'elevated product list';

/** ENT-20, ENT-21. LST-08: unreadable parts are replaced by defaults or skipped. */
export const ListingAnswer = type({
  data: requiredItems(TileAnswer),
  meta: optionalLenient(
    type({
      currency: optionalLenient(string()),
      image: optionalLenient(PictureId),
      breadcrumb: validItems(
        type({
          id: string(),
          label: string(),
          url: siteLink(),
          pageType: optionalLenient(string()),
        }),
      ),
      sorts: validItems(type({ queryParams: string(), selected: boolean() })),
      filters: validItems(FacetAnswer),
      seoFilters: validItems(
        type({
          id: string(),
          translations: validItems(Translation),
          indexableOptions: array(string()),
        }),
      ),
      page: optionalLenient(type({ limit: positive, offset: whole, total: whole })),
    }),
  ),
});

/**
 * One product in one colour. `was` is present when reduced. `ground` is the picture's dominant
 * colour; `picture` its id unless derived from the product id. `colours` includes this colourway.
 */
export const Tile = object({
  id: string(),
  name: string(),
  url: string(),
  colour: string(),
  productGroup: optional(string()),
  price: integer(),
  was: optional(integer()),
  label: optional(string()),
  exclusive: optional(boolean()),
  ground: optional(string()),
  picture: optional(string()),
  colours: array(object({ id: string(), colour: string(), swatch: optional(string()) })),
});
export type Tile = Infer<typeof Tile>;

/** LST-05, LST-06: page figures derive from `total`, `limit` and `offset`. */
export const Listing = object({
  tiles: array(Tile),
  /** Number of the page's products that cannot be shown. */
  leftOut: optional(integer()),
  facets: array(Facet),
  sorts: array(object({ query: siteQuery(), selected: boolean() })),
  breadcrumb: array(Crumb),
  total: integer(),
  limit: integer(),
  offset: integer(),
  seoFilters: optional(array(SeoFilter)),
  /** LST-03: large tiles, 99 to a page. */
  elevated: optional(boolean()),
  /** Picture of the listing, if not its first product's. */
  image: optional(string()),
});
export type Listing = Infer<typeof Listing>;

/** Picture of the tile's own colour. */
export function pictureIdOf({ id, picture }: Pick<Tile, 'id' | 'picture'>): string {
  return picture ?? frontPictureOf(id);
}

function readAmount(amount: string | number): number {
  return typeof amount === 'string' ? parseMoney(amount) : Math.round(amount * 100);
}

function readTile(answer: Infer<typeof TileAnswer>): Tile {
  const { id, colour = '', translatedColour = colour } = answer;
  const price = readAmount(answer.price.price);
  const was = readAmount(answer.price.basePrice ?? 0);
  return present({
    id,
    name: answer.analyticsName ?? id,
    url: answer.url ?? productPath(id),
    colour: translatedColour,
    productGroup: answer.productGroup,
    price,
    was: was > price ? was : undefined,
    label: answer.label || undefined,
    exclusive: answer.exclusiveaccess || undefined,
    ground: answer.dominantColour,
    picture: unlessOwn(answer.image, frontPictureOf(id)),
    colours: answer.relatedProducts.map((other) =>
      present({
        id: other.id,
        colour: other.translatedColour ?? other.id,
        swatch: other.swatchColour,
      }),
    ),
  });
}

/** Returns the picture unless it is the one derived from the product id. */
function unlessOwn(picture: string | undefined, own?: string): string | undefined {
  return picture === own ? undefined : picture;
}

function readFacet({ id, label, facetStyle, values }: Infer<typeof FacetAnswer>): Facet {
  return {
    id,
    label,
    style: facetStyle,
    values: values.map(({ name, label: text, count, selected, queryParams, swatchColour }) =>
      present({
        name,
        label: text,
        count,
        selected,
        query: queryParams || undefined,
        swatch: swatchColour,
      }),
    ),
  };
}

function readSeoFilter(answer: SeoFilter): SeoFilter {
  const { id, translations, indexableOptions } = answer;
  return {
    id,
    translations: translations.map(({ language, value, urlCode, urlValue }) => ({
      language,
      value,
      urlCode,
      urlValue,
    })),
    indexableOptions,
  };
}

/** ENT-21: true if amounts are in a currency other than the site's. */
export function isForeign({ meta }: Infer<typeof ListingAnswer>, currencyCode?: string): boolean {
  const { currency = currencyCode } = meta ?? {};
  return currencyCode !== undefined && currency !== currencyCode;
}

/** `asked` is the requested page. */
export function readListing(
  { data, meta }: Infer<typeof ListingAnswer>,
  asked = { limit: LISTING_PAGE_SIZE, offset: 0 },
): Listing {
  const {
    page = { ...asked, total: asked.offset + data.entries.length + (data.leftOut ?? 0) },
    filters = [],
    sorts = [],
    breadcrumb = [],
    seoFilters = [],
    image,
  } = meta ?? {};
  const tiles = data.entries.map(readTile);
  return present({
    tiles,
    leftOut: data.leftOut,
    facets: filters.map(readFacet),
    sorts: sorts.map(({ queryParams: query, selected }) => ({ query, selected })),
    breadcrumb: breadcrumb.map(({ id, label, url }) => ({ id, label, url })),
    total: page.total,
    limit: page.limit,
    offset: page.offset,
    seoFilters: seoFilters.length > 0 ? seoFilters.map(readSeoFilter) : undefined,
    elevated: breadcrumb.at(-1)?.pageType === ELEVATED || undefined,
    image: unlessOwn(image, tiles[0] && pictureIdOf(tiles[0])),
  });
}
