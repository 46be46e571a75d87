import { DISCONTINUED } from '#fixtures/catalogue/special-cases.ts';
import { MOST_PRODUCTS_ASKED } from '#src/commerce/limits.ts';
import { breadcrumbOf, type BreadcrumbEntry } from './categories.ts';
import { answer, type Call, type Outcome, type Handlers } from '../call.ts';
import type { CatalogueProduct, CatalogueVariant } from './catalogue.ts';
import { type BackendResponse, badRequest, failure, notFound, ok } from '../message.ts';
import { productPath } from './paths.ts';
import { productView } from './product-view.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';
import { textIn } from '../texts.ts';

const AXIS_NAMES = {
  size: ['Size', 'Größe'],
  width: ['Waist', 'Weite'],
  length: ['Length', 'Länge'],
} as const;

function axesOf(
  products: readonly CatalogueProduct[],
  language: TranslatedLanguage,
): Record<string, unknown> {
  const axes: Record<string, unknown> = {};
  for (const axis of ['size', 'width', 'length'] as const) {
    const labelOf = (variant: CatalogueVariant) => variant[axis] ?? [];
    const labels = new Set(products.flatMap(({ variants }) => variants.flatMap(labelOf)));
    if (labels.size === 0) continue;
    const values = [...labels].sort().map((label) => ({ label }));
    axes[axis] = { displayName: textIn(AXIS_NAMES[axis], language), values };
  }
  return axes;
}

/** Unisex products have no gender's category. */
function categoryIdOf({ style, group }: CatalogueProduct): string {
  if (style.gender !== 'unisex') return `${style.gender}-${group}`;
  return group === 'gift-cards' ? group : `all-${group}`;
}

function breadcrumbTo(product: CatalogueProduct, language: TranslatedLanguage): BreadcrumbEntry[] {
  const { gender } = product.style;
  const hasGender = gender !== 'unisex';
  const category = {
    id: categoryIdOf(product),
    ...(hasGender && { gender }),
    group: product.group,
  };
  const last = {
    analyticsId: product.id,
    id: product.id,
    label: product.style.name,
    pageType: 'pdp',
    url: productPath(product),
  };
  return [...breadcrumbOf(category, language), last];
}

/** Products of the store's brand by id, in the requested order; skips unknown ids. */
export function productsByIds(call: Call, ids: readonly string[]): CatalogueProduct[] {
  const brand = call.store.brand.toUpperCase();
  return ids.flatMap((id) => {
    const product = call.world.catalogue.byId.get(id.toUpperCase());
    return product?.style.brand === brand ? [product] : [];
  });
}

/** Refusal for a missing product. For discontinued products (410) the error parameter is their category's address. */
function whyNot({ store }: Call, id = ''): BackendResponse {
  const own = id.toUpperCase().startsWith(store.brand.toUpperCase());
  const category = own ? DISCONTINUED[id.toUpperCase()] : undefined;
  if (category === undefined) return notFound('The product');
  return failure(410, '_ERR_DISCONTINUED', 'The product is made no more.', [category]);
}

/** API-16, API-17: `GET /products/{partNumbers}` */
function getProducts(call: Call): Outcome {
  const ids = (call.segments[0] ?? '').split(',');
  if (ids.length > MOST_PRODUCTS_ASKED) return answer(call, badRequest('Too many products.'));
  const products = productsByIds(call, ids);
  const [first] = products;
  if (!first) return answer(call, whyNot(call, ids[0]));
  const data = products.map((product) =>
    productView(call.world, product, call.store, call.language),
  );
  const meta = {
    breadcrumb: breadcrumbTo(first, call.language),
    ...axesOf(products, call.language),
  };
  return answer(call, ok({ data, meta }));
}

export const productsRoutes: Handlers = {
  'GET transformer /products/*': getProducts,
};
