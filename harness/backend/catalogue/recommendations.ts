import { createRandom } from '#src/kernel/random.ts';
import { answer, type Call, type Outcome, type Handlers } from '../call.ts';
import type { CatalogueProduct } from './catalogue.ts';
import { notFound, ok } from '../message.ts';
import { stockOf, type World } from '../world.ts';

const MOST = 8;

/** STK-03: products unknown to the stock system can be bought as well. */
function isInStock(world: World, { variants }: CatalogueProduct): boolean {
  return variants.some(({ id }) => {
    const quantity = stockOf(world, id);
    return quantity === undefined || (quantity !== '' && quantity > 0);
  });
}

/** One colourway in stock of each other style for the same gender and brand. */
function candidates(world: World, { style }: CatalogueProduct): CatalogueProduct[] {
  const styles = new Map<string, CatalogueProduct>();
  for (const product of world.catalogue.products) {
    const { brand, gender, styleId, exclusive, kind } = product.style;
    if (brand !== style.brand || styleId === style.styleId || styles.has(styleId)) continue;
    if (exclusive || kind === 'gift-card') continue;
    const isForSame = [gender, style.gender].includes('unisex') || gender === style.gender;
    if (isForSame && isInStock(world, product)) styles.set(styleId, product);
  }
  return [...styles.values()];
}

/**
 * API-59: `GET /products` of the recommendations, the product's own category first. Deterministic while
 * stock does not change.
 */
function getRecommendations(call: Call): Outcome {
  const { world, query } = call;
  const product = world.catalogue.byId.get((query.get('productId') ?? '').toUpperCase());
  if (!product) return answer(call, notFound('The product'));
  const random = createRandom(product.style.seed);
  const data = candidates(world, product)
    .map((other) => {
      const isFirst = other.group === product.group;
      return { id: other.id, order: random.next() - (isFirst ? 1 : 0) };
    })
    .sort((one, other) => one.order - other.order)
    .slice(0, MOST)
    .map(({ id }) => ({ id }));
  return answer(call, ok({ data }));
}

export const recommendationsRoutes: Handlers = {
  'GET recommendations /products': getRecommendations,
};
