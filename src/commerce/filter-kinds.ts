interface FilterKind {
  /** True if calls use the plain name instead of `filter[name]`. */
  isPlain: boolean;
  /** True if its values are equal in stores of other countries, so that links to them keep it. */
  isCommon: boolean;
}

/**
 * Filters with named values, in display order. The key is the facet's id and the address
 * parameter (RTE-26). The log has their values by name.
 */
const FILTER_KINDS = {
  productgroup: { isPlain: false, isCommon: true },
  gender: { isPlain: true, isCommon: false },
  maincolour: { isPlain: false, isCommon: true },
  size: { isPlain: false, isCommon: true },
  width: { isPlain: false, isCommon: false },
  length: { isPlain: false, isCommon: false },
} satisfies Readonly<Record<string, FilterKind>>;

export type FilterName = keyof typeof FILTER_KINDS;

// `Object.keys` has no literals.
export const FILTER_NAMES = Object.keys(FILTER_KINDS) as FilterName[];

export const ON_SALE = 'on_sale';
export const PRICE_PARAMETERS = { min: 'price_min', max: 'price_max' } as const;
/** Both price bounds in one parameter, as in older links: `20-80`, `20-`, `-80`. */
export const PRICE = 'PriceFilter';

/** Parameter of the listing call. */
export function filterCallOf(name: FilterName): string {
  return FILTER_KINDS[name].isPlain ? name : `filter[${name}]`;
}

/**
 * True for parameters that links to other stores keep. Prices are not, because currencies differ.
 */
export function isCommonFilter(parameter: string): boolean {
  return (
    parameter === ON_SALE ||
    FILTER_NAMES.some((name) => name === parameter && FILTER_KINDS[name].isCommon)
  );
}

/** One value per filter. @example eachFilter(() => 0).gender // 0 */
export function eachFilter<Value>(make: (name: FilterName) => Value): Record<FilterName, Value> {
  return Object.fromEntries(FILTER_NAMES.map((name) => [name, make(name)])) as Record<
    FilterName,
    Value
  >;
}
