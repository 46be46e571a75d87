import { type Infer, array, boolean, nullable, object, string } from 'superstruct';
import {
  FILTER_NAMES,
  type FilterName,
  ON_SALE,
  PRICE,
  PRICE_PARAMETERS,
  eachFilter,
} from '../commerce/filter-kinds.ts';
import { isPlainName } from '../kernel/personal.ts';
import type { Facet } from './facet.ts';

/** Chosen filters; price bounds are amounts in the store's currency, `null` if open. */
export const Filters = object({
  ...eachFilter(() => array(string())),
  onSale: boolean(),
  min: nullable(string()),
  max: nullable(string()),
});
export type Filters = Infer<typeof Filters>;

export const NO_FILTERS: Filters = {
  ...eachFilter(() => []),
  onSale: false,
  min: null,
  max: null,
};

const { min: MIN, max: MAX } = PRICE_PARAMETERS;

/** Limits of filter values; larger ones are probes. */
const MOST_VALUES = 30;
const VALUE = /^[\p{L}\p{N}][\p{L}\p{N} +./&-]{0,39}$/u;
const AMOUNT = /^\d{1,6}(?:\.\d{1,2})?$/;

/** Reads the filters of an address; skips invalid values and swaps reversed price bounds. */
export function filtersOf(parameters: URLSearchParams): Filters {
  const [low = '', high = ''] = parameters.get(PRICE)?.split('-') ?? [];
  const [min, max] = inOrder(
    amountOf(parameters.get(MIN) ?? low),
    amountOf(parameters.get(MAX) ?? high),
  );
  return {
    ...eachFilter((name) => valuesOf(parameters.get(name))),
    onSale: parameters.get(ON_SALE) === 'true',
    min,
    max,
  };
}

function valuesOf(text: string | null): string[] {
  const values = (text ?? '').split(',').filter((value) => VALUE.test(value) && isPlainName(value));
  return [...new Set(values)].sort().slice(0, MOST_VALUES);
}

function amountOf(text: string | null): string | null {
  return text !== null && AMOUNT.test(text) ? text : null;
}

function inOrder(min: string | null, max: string | null): [string | null, string | null] {
  return min !== null && max !== null && Number(min) > Number(max) ? [max, min] : [min, max];
}

export function writeFilters(parameters: URLSearchParams, filters: Filters): void {
  for (const name of FILTER_NAMES) put(parameters, name, filters[name].join(','));
  put(parameters, ON_SALE, filters.onSale ? 'true' : '');
  parameters.delete(PRICE);
  put(parameters, MIN, filters.min ?? '');
  put(parameters, MAX, filters.max ?? '');
}

function put(parameters: URLSearchParams, name: string, value: string): void {
  if (value === '') parameters.delete(name);
  else parameters.set(name, value);
}

function isFilterName(id: string): id is FilterName {
  return FILTER_NAMES.some((name) => name === id);
}

/** Toggles a value of a facet. */
export function toggled(filters: Filters, facet: string, value: string): Filters {
  if (facet === ON_SALE) return { ...filters, onSale: !filters.onSale };
  if (!isFilterName(facet)) return filters;
  const chosen = filters[facet];
  return {
    ...filters,
    [facet]: chosen.includes(value)
      ? chosen.filter((each) => each !== value)
      : [...chosen, value].sort(),
  };
}

/** LST-09: toggles a value by the answer's query; by the shop's own rule if the answer has none. */
export function toggledBy(
  filters: Filters,
  facets: readonly Facet[],
  { facet, value }: { facet: string; value: string },
): Filters {
  const own = toggled(filters, facet, value);
  const values = facets.find(({ id }) => id === facet)?.values ?? [];
  const query = values.find(({ name }) => name === value)?.query;
  if (query === undefined) return own;
  const { min, max } = filters; // LST-12: the shopper's own bounds.
  const told = { ...filtersOf(new URLSearchParams(query)), min, max };
  return isChosen(told, facet, value) === isChosen(own, facet, value) ? told : own;
}

/** Sets the price bounds; an invalid amount leaves its side open. */
export function withPrice(filters: Filters, min: string, max: string): Filters {
  const [lower, upper] = inOrder(amountOf(min.trim()), amountOf(max.trim()));
  return { ...filters, min: lower, max: upper };
}

/** Number of chosen filters; the price range counts as one. */
export function filterCountOf({ onSale, min, max, ...chosen }: Filters): number {
  const values = FILTER_NAMES.reduce((sum, name) => sum + chosen[name].length, 0);
  return values + Number(onSale) + Number(min !== null || max !== null);
}

/** True if a value of a facet is chosen. */
export function isChosen(filters: Filters, facet: string, value: string): boolean {
  return facet === ON_SALE ? filters.onSale : isFilterName(facet) && filters[facet].includes(value);
}
