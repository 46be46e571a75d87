import { type Infer, array, boolean, nullable, object, string } from 'superstruct';
import { isPlainName } from '../kernel/personal.ts';
import type { Facet } from './facet.ts';

/** The facets whose values are chosen by name, and several at a time. */
export const CHOICES = ['productgroup', 'gender', 'maincolour', 'size', 'width', 'length'] as const;
export type FacetChoice = (typeof CHOICES)[number];

/** What the shopper chose; price bounds are amounts of the store's currency, `null` where open. */
export const Filters = object({
  productgroup: array(string()),
  gender: array(string()),
  maincolour: array(string()),
  size: array(string()),
  width: array(string()),
  length: array(string()),
  onSale: boolean(),
  min: nullable(string()),
  max: nullable(string()),
});
export type Filters = Infer<typeof Filters>;

export const NO_FILTERS: Filters = {
  productgroup: [],
  gender: [],
  maincolour: [],
  size: [],
  width: [],
  length: [],
  onSale: false,
  min: null,
  max: null,
};

// RTE-26
const ON_SALE = 'on_sale';
export const PRICE_PARAMETERS = { min: 'price_min', max: 'price_max' } as const;
const { min: MIN, max: MAX } = PRICE_PARAMETERS;
/** Both bounds in one, as older links have them: `20-80`, `20-`, `-80`. */
const PRICE = 'PriceFilter';

/** More or longer values than a shopper can choose are a probe. */
const MOST_VALUES = 30;
const VALUE = /^[\p{L}\p{N}][\p{L}\p{N} +./&-]{0,39}$/u;
const AMOUNT = /^\d{1,6}(?:\.\d{1,2})?$/;

/** Reads the filters of an address; what is none is left out, and price bounds upside down are turned. */
export function filtersOf(parameters: URLSearchParams): Filters {
  const [low = '', high = ''] = parameters.get(PRICE)?.split('-') ?? [];
  const [min, max] = inOrder(
    amountOf(parameters.get(MIN) ?? low),
    amountOf(parameters.get(MAX) ?? high),
  );
  return {
    productgroup: valuesOf(parameters.get('productgroup')),
    gender: valuesOf(parameters.get('gender')),
    maincolour: valuesOf(parameters.get('maincolour')),
    size: valuesOf(parameters.get('size')),
    width: valuesOf(parameters.get('width')),
    length: valuesOf(parameters.get('length')),
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

/** Writes the filters into an address. */
export function writeFilters(parameters: URLSearchParams, filters: Filters): void {
  for (const choice of CHOICES) put(parameters, choice, filters[choice].join(','));
  put(parameters, ON_SALE, filters.onSale ? 'true' : '');
  parameters.delete(PRICE);
  put(parameters, MIN, filters.min ?? '');
  put(parameters, MAX, filters.max ?? '');
}

function put(parameters: URLSearchParams, name: string, value: string): void {
  if (value === '') parameters.delete(name);
  else parameters.set(name, value);
}

function isChoice(id: string): id is FacetChoice {
  return CHOICES.some((choice) => choice === id);
}

/** The filters with one value of a facet chosen, or no longer chosen. */
export function toggled(filters: Filters, facet: string, value: string): Filters {
  if (facet === ON_SALE) return { ...filters, onSale: !filters.onSale };
  if (!isChoice(facet)) return filters;
  const chosen = filters[facet];
  return {
    ...filters,
    [facet]: chosen.includes(value)
      ? chosen.filter((each) => each !== value)
      : [...chosen, value].sort(),
  };
}

/**
 * LST-09: the filters with one value chosen, or no longer chosen, as the answer about them says; by
 * the shop's own rule where it says nothing of that.
 */
export function toggledBy(
  filters: Filters,
  facets: readonly Facet[],
  { facet, value }: { facet: string; value: string },
): Filters {
  const own = toggled(filters, facet, value);
  const values = facets.find(({ id }) => id === facet)?.values ?? [];
  const query = values.find(({ name }) => name === value)?.query;
  if (query === undefined) return own;
  const { min, max } = filters; // LST-12: the shopper's own
  const told = { ...filtersOf(new URLSearchParams(query)), min, max };
  return isChosen(told, facet, value) === isChosen(own, facet, value) ? told : own;
}

/** The filters with other price bounds; what is no amount leaves its side open. */
export function withPrice(filters: Filters, min: string, max: string): Filters {
  const [lower, upper] = inOrder(amountOf(min.trim()), amountOf(max.trim()));
  return { ...filters, min: lower, max: upper };
}

/** How many filters are chosen; the price range is one. */
export function filterCountOf({ onSale, min, max, ...chosen }: Filters): number {
  const choices = CHOICES.reduce((sum, choice) => sum + chosen[choice].length, 0);
  return choices + Number(onSale) + Number(min !== null || max !== null);
}

/** Whether a value of a facet is chosen. */
export function isChosen(filters: Filters, facet: string, value: string): boolean {
  return facet === ON_SALE ? filters.onSale : isChoice(facet) && filters[facet].includes(value);
}
