import { type Infer, nullable, object, string } from 'superstruct';
import { type Filters, filtersOf } from './filters.ts';
import type { Listing } from './contract.ts';

/** LST-12: price bounds as amounts of the store's currency; `null` if open. */
export const PriceBounds = object({ min: nullable(string()), max: nullable(string()) });
export type PriceBounds = Infer<typeof PriceBounds>;

export const OPEN: PriceBounds = { min: null, max: null };

/** ENT-22: bounds from the `queryParams` of the price filter; its values if it has none. */
export function priceBoundsOf({ facets }: Pick<Listing, 'facets'>): PriceBounds {
  const { values = [] } = facets.find(({ style }) => style === 'range') ?? {};
  const bound = (side: keyof PriceBounds, at: number) => {
    const { query, name } = values.at(at) ?? {};
    return sideOf(query, side) ?? sideOf(`price_${side}=${name}`, side);
  };
  return { min: bound('min', 0), max: bound('max', -1) };
}

function sideOf(query: string | undefined, side: keyof PriceBounds): string | null {
  return filtersOf(new URLSearchParams(query))[side];
}

/** The chosen price bounds (LST-12). */
export function chosenPrice({ min, max }: Filters): PriceBounds {
  return { min, max };
}
