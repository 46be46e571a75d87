import { sample } from 'effector';
import { type Infer, array, boolean, object, string } from 'superstruct';
import { command, feature, state } from '../event-log/units.ts';
import { dictionary } from '../kernel/struct.ts';
import { inventoryFx } from './model.ts';
import { firstBatch, isSoldOut, variantsOf } from './sold-out.ts';

feature('wishlist');

const Products = dictionary(array(string()));

/** Checks which products are sold out, given their variants. */
export const checkProducts = command('stock/checkProducts', object({ products: Products }));
const askFor = command('stock/askFor', object({ productIds: array(string()) }));

/** `waiting` are the products still to be requested, `asked` those of the current call. */
const Check = object({
  products: Products,
  waiting: array(string()),
  asked: array(string()),
  soldOut: dictionary(boolean()),
});
const $check = state<Infer<typeof Check>>(
  'stock/check',
  { products: {}, waiting: [], asked: [], soldOut: {} },
  Check,
);

/** Sold-out status by product id; unknown ones are absent. */
export const $soldOut = $check.map(({ soldOut }) => soldOut);

const answered = sample({
  clock: inventoryFx.done,
  source: $check,
  filter: ({ products, asked }, { params }) =>
    asked.length > 0 && variantsOf(products, asked).join() === params.variantIds.join(),
  fn: (_, { result }) => result,
});

$check
  .on(checkProducts, (check, { products }) => ({
    ...check,
    products,
    waiting: Object.keys(products),
    asked: [],
  }))
  .on(askFor, (check, { productIds }) => ({
    ...check,
    waiting: check.waiting.filter((id) => !productIds.includes(id)),
    asked: productIds,
  }))
  .on(answered, ({ asked, soldOut, ...check }, inventory) => {
    const news = asked.map((id) => [id, isSoldOut(check.products[id] ?? [], inventory)]);
    return { ...check, asked: [], soldOut: { ...soldOut, ...Object.fromEntries(news) } };
  });

sample({
  clock: [checkProducts, answered],
  source: $check,
  fn: ({ products, waiting }) => ({ productIds: firstBatch(products, waiting) }),
  target: askFor,
});
sample({
  clock: askFor,
  source: $check,
  filter: (_, { productIds }) => productIds.length > 0,
  fn: ({ products }, { productIds }) => ({ variantIds: variantsOf(products, productIds) }),
  target: inventoryFx,
});
