import { KINDS } from '#fixtures/catalogue/kinds.ts';
import { sizesOf, type VariantSize } from '#fixtures/catalogue/size-runs.ts';
import type { StyleRecord } from '#fixtures/catalogue/styles.ts';

/** One size of one colourway. `available` is `''` for coming soon, absent when the stock system has no entry. */
export interface CatalogueVariant extends VariantSize {
  id: string;
  catentryId: string;
  available?: number | '';
}

/** One style in one colour. */
export interface CatalogueProduct {
  id: string;
  catentryId: string;
  style: StyleRecord;
  group: string;
  colourCode: string;
  siblings: readonly string[];
  rank: number;
  variants: readonly CatalogueVariant[];
}

/** The whole assortment, with lookups. Immutable. */
export interface Catalogue {
  products: readonly CatalogueProduct[];
  byId: ReadonlyMap<string, CatalogueProduct>;
  byVariant: ReadonlyMap<string, { product: CatalogueProduct; variant: CatalogueVariant }>;
}

function withCheckDigit(digits: string): string {
  let sum = 0;
  for (let index = 0; index < digits.length; index++)
    sum += Number(digits[index]) * (index % 2 === 0 ? 1 : 3);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

function eanOf(styleId: string, colour: number, size: number): string {
  const brand = styleId.startsWith('RL') ? '1' : '2';
  const sizeDigits = String(size + 1).padStart(2, '0');
  return withCheckDigit(`8719${brand}${styleId.slice(2)}${colour + 1}${sizeDigits}`);
}

function availabilityOf(mark: string | undefined): { available?: number | '' } {
  if (mark === undefined || mark === '-') return {};
  return { available: mark === '.' ? '' : Number.parseInt(mark, 36) };
}

function productsOf(style: StyleRecord): CatalogueProduct[] {
  const siblings = style.colourways.map(({ code }) => style.styleId + code);
  const sizes = sizesOf(style.sizes);
  return style.colourways.map(({ code, stock }, colour) => ({
    id: style.styleId + code,
    catentryId: `3${style.styleId.slice(2)}${colour + 1}`,
    style,
    group: KINDS[style.kind]?.group ?? 'other',
    colourCode: code,
    siblings,
    rank: (style.rank + colour * 317) % 1000,
    variants: sizes.map((size, index) => {
      const id = eanOf(style.styleId, colour, index);
      return { id, catentryId: `4${id.slice(5, 12)}`, ...size, ...availabilityOf(stock[index]) };
    }),
  }));
}

/** Expands the style records into products and variants. */
export function createCatalogue(styles: readonly StyleRecord[]): Catalogue {
  const products = styles.flatMap(productsOf);
  const byId = new Map(products.map((product) => [product.id, product]));
  const byVariant = new Map(
    products.flatMap((product) =>
      product.variants.map((variant) => [variant.id, { product, variant }] as const),
    ),
  );
  return { products, byId, byVariant };
}
