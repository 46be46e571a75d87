import { compareSizes } from '#src/commerce/size-order.ts';
import { FILTER_NAMES, type FilterName } from '#src/commerce/filter-kinds.ts';
import { FACET_KINDS, valueLabel, valuesOf } from './listing-choices.ts';
import type { CatalogueProduct } from './catalogue.ts';
import { addressOf, type ListingQuery } from './listing-query.ts';
import { amountText } from './prices.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';
import { textIn } from '../texts.ts';

/** A product of a listing with its price in the store's currency. */
export interface Priced {
  product: CatalogueProduct;
  price: number;
}

type Passed = FilterName | 'on_sale' | 'price';

interface FacetValue {
  name: string;
  label: string;
  count: number;
  queryParams: string;
  selected: boolean;
  swatchColour?: string | undefined;
}

export interface FacetView {
  id: string;
  label: string;
  facetStyle: string;
  values: FacetValue[];
}

/** Swatch of each colour family. */
const SWATCHES: Readonly<Record<string, string>> = {
  indigo: '#2c3550',
  blue: '#5b7ea6',
  black: '#1d1d1f',
  white: '#f3f0e8',
  grey: '#85878b',
  beige: '#cdb993',
  brown: '#7c5335',
  green: '#84917a',
  red: '#a4472f',
  pink: '#e6c1c2',
};

/** True if a product passes the shopper's filters, except the one left out. */
export function passes({ product, price }: Priced, query: ListingQuery, except?: Passed): boolean {
  for (const choice of FILTER_NAMES) {
    const chosen = query.chosen[choice];
    if (choice === except || chosen.length === 0) continue;
    if (!valuesOf(product)[choice].some((value) => chosen.includes(value))) return false;
  }
  if (except !== 'on_sale' && query.onSale && product.style.off === undefined) return false;
  if (except === 'price') return true;
  return price >= (query.min ?? 0) && price <= (query.max ?? Infinity);
}

/** Values in the listing or chosen by the shopper, with the count each would give under the other filters. */
function countsOf(choice: FilterName, listed: readonly Priced[], query: ListingQuery) {
  const counts = new Map(query.chosen[choice].map((value) => [value, 0]));
  for (const priced of listed) {
    const one = passes(priced, query, choice) ? 1 : 0;
    for (const value of valuesOf(priced.product)[choice])
      counts.set(value, (counts.get(value) ?? 0) + one);
  }
  return counts;
}

/** The query with one facet value toggled. */
function toggled(query: ListingQuery, choice: FilterName, name: string): ListingQuery {
  const before = query.chosen[choice];
  const values = before.includes(name)
    ? before.filter((value) => value !== name)
    : [...before, name].sort();
  return { ...query, chosen: { ...query.chosen, [choice]: values } };
}

function choiceFacet(
  choice: FilterName,
  listed: readonly Priced[],
  query: ListingQuery,
  language: TranslatedLanguage,
): FacetView | [] {
  const chosen = query.chosen[choice];
  const isKnown = choice === 'gender' && query.category.gender !== undefined;
  const counts = countsOf(choice, listed, query);
  if (chosen.length === 0 && (counts.size < 2 || isKnown)) return [];
  const values = [...counts].map(([name, count]) => ({
    name,
    label: valueLabel(choice, name, language),
    count,
    queryParams: addressOf(toggled(query, choice, name)),
    selected: chosen.includes(name),
    ...(FACET_KINDS[choice].style === 'swatch' && { swatchColour: SWATCHES[name] }),
  }));
  values.sort((one, other) => compareSizes(one.label, other.label));
  const label = textIn(FACET_KINDS[choice].label, language);
  return { id: choice, label, facetStyle: FACET_KINDS[choice].style, values };
}

function saleFacet(
  listed: readonly Priced[],
  query: ListingQuery,
  language: TranslatedLanguage,
): FacetView | [] {
  const reduced = listed.filter(({ product }) => product.style.off !== undefined);
  const selected = query.onSale;
  if (reduced.length === 0 && !selected) return [];
  const label = textIn(['On sale', 'Reduziert'], language);
  const count = reduced.filter((priced) => passes(priced, query, 'on_sale')).length;
  const queryParams = addressOf({ ...query, onSale: !selected });
  const values = [{ name: 'true', label, count, queryParams, selected }];
  return { id: 'on_sale', label, facetStyle: 'toggle', values };
}

/** The price facet's two values are the lowest and highest price under the other filters. */
function priceFacet(
  listed: readonly Priced[],
  query: ListingQuery,
  language: TranslatedLanguage,
): FacetView {
  const left = listed.filter((priced) => passes(priced, query, 'price'));
  const prices = left.map(({ price }) => price);
  const bounds = { min: Math.min(...prices), max: Math.max(...prices) };
  const values = (['min', 'max'] as const).map((side) => ({
    name: amountText(bounds[side]),
    label: amountText(bounds[side]),
    count: left.length,
    queryParams: addressOf({ ...query, [side]: bounds[side] }),
    selected: query[side] !== undefined,
  }));
  const label = textIn(['Price', 'Preis'], language);
  return { id: 'price', label, facetStyle: 'range', values: left.length > 0 ? values : [] };
}

/** ENT-21: all filters of a listing, with the count that each value would give. */
export function facetsOf(
  listed: readonly Priced[],
  query: ListingQuery,
  language: TranslatedLanguage,
): FacetView[] {
  return [
    ...FILTER_NAMES.flatMap((choice) => choiceFacet(choice, listed, query, language)),
    priceFacet(listed, query, language),
    ...[saleFacet(listed, query, language)].flat(),
  ];
}
