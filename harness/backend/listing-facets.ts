import { COLOURS, COLOUR_FAMILIES, GROUPS, type Bilingual } from '#fixtures/catalogue/words.ts';
import type { CatalogueProduct } from './catalogue.ts';
import { CHOICES, type Choice, type ListingQuery } from './listing-query.ts';
import { amountText } from './prices.ts';

/** A product of a listing with its price in the store's currency. */
export interface Priced {
  product: CatalogueProduct;
  price: number;
}

type FilterName = Choice | 'on_sale' | 'price';

interface FacetValue {
  name: string;
  label: string;
  count: number;
  queryParams: string;
  selected: boolean;
}

export interface FacetView {
  id: string;
  label: string;
  facetStyle: string;
  values: FacetValue[];
}

const FACETS: Readonly<Record<Choice, { label: Bilingual; style: string }>> = {
  productgroup: { label: ['Category', 'Kategorie'], style: 'list' },
  maincolour: { label: ['Colour', 'Farbe'], style: 'swatch' },
  size: { label: ['Size', 'Größe'], style: 'grid' },
};

function valuesOf({ group, colourCode, variants }: CatalogueProduct, choice: Choice): string[] {
  if (choice === 'productgroup') return [group];
  if (choice === 'maincolour') return [COLOURS[colourCode]?.[2] ?? 'other'];
  return [...new Set(variants.flatMap(({ size, width }) => size ?? width ?? []))];
}

/** Whether a product passes the shopper's filters, one of them left out. */
export function passes(
  { product, price }: Priced,
  query: ListingQuery,
  except?: FilterName,
): boolean {
  for (const choice of CHOICES) {
    const chosen = query.chosen[choice];
    if (choice === except || chosen.length === 0) continue;
    if (!valuesOf(product, choice).some((value) => chosen.includes(value))) return false;
  }
  if (except !== 'on_sale' && query.onSale && product.style.off === undefined) return false;
  if (except === 'price') return true;
  return price >= (query.min ?? 0) && price <= (query.max ?? Infinity);
}

function labelOf(choice: Choice, value: string, language: 0 | 1): string {
  if (choice === 'productgroup') return GROUPS[value]?.[language] ?? value;
  return choice === 'maincolour' ? (COLOUR_FAMILIES[value]?.[language] ?? value) : value;
}

function choiceFacet(
  choice: Choice,
  listed: readonly Priced[],
  query: ListingQuery,
  language: 0 | 1,
): FacetView {
  const counts = new Map<string, number>();
  for (const chosen of query.chosen[choice]) counts.set(chosen, 0);
  for (const priced of listed) {
    if (!passes(priced, query, choice)) continue;
    for (const value of valuesOf(priced.product, choice))
      counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const values = [...counts.keys()].sort().map((name) => ({
    name,
    label: labelOf(choice, name, language),
    count: counts.get(name) ?? 0,
    queryParams: `${choice}=${encodeURIComponent(name)}`,
    selected: query.chosen[choice].includes(name),
  }));
  return {
    id: choice,
    label: FACETS[choice].label[language],
    facetStyle: FACETS[choice].style,
    values,
  };
}

function saleFacet(listed: readonly Priced[], query: ListingQuery, language: 0 | 1): FacetView {
  const label = language ? 'Reduziert' : 'On sale';
  const count = listed.filter(
    (priced) => priced.product.style.off !== undefined && passes(priced, query, 'on_sale'),
  ).length;
  const values = [
    { name: 'true', label, count, queryParams: 'on_sale=true', selected: query.onSale },
  ];
  return { id: 'on_sale', label, facetStyle: 'toggle', values };
}

/** The price facet's two values are the lowest and the highest price that the other filters leave. */
function priceFacet(listed: readonly Priced[], query: ListingQuery, language: 0 | 1): FacetView {
  const prices = listed
    .filter((priced) => passes(priced, query, 'price'))
    .map(({ price }) => price);
  const bounds = [
    ['price_min', Math.min(...prices), query.min],
    ['price_max', Math.max(...prices), query.max],
  ] as const;
  const values = bounds.map(([name, bound, chosen]) => ({
    name: amountText(bound),
    label: amountText(bound),
    count: prices.length,
    queryParams: `${name}=${amountText(bound)}`,
    selected: chosen !== undefined,
  }));
  const label = language ? 'Preis' : 'Price';
  return { id: 'price', label, facetStyle: 'range', values: prices.length > 0 ? values : [] };
}

/** ENT-21: all filters of a listing with the counts that choosing a value would leave. */
export function facetsOf(
  listed: readonly Priced[],
  query: ListingQuery,
  language: 0 | 1,
): FacetView[] {
  return [
    ...CHOICES.map((choice) => choiceFacet(choice, listed, query, language)),
    priceFacet(listed, query, language),
    saleFacet(listed, query, language),
  ];
}
