import { number, optional, string, tuple, type, union, type Infer } from 'superstruct';
import { MOST_PIECES } from '#src/commerce/limits.ts';
import { limitsOf } from '#src/store-config/limits.ts';
import { campaignOf } from '#src/store-config/campaign.ts';
import { bagOwner } from './bag-owner.ts';
import { answer, type Call, type Outcome, type Handlers } from '../call.ts';
import { addPieces, mostPieces, openCart, setPieces } from './cart-lines.ts';
import { cartView } from './cart-view.ts';
import { badRequest, failure, ok, type BackendResponse } from '../message.ts';
import type { CatalogueProduct } from '../catalogue/catalogue.ts';
import { withCart, withSession } from '../session/with-session.ts';
import type { CartRecord, World } from '../world.ts';

const Quantity = union([string(), number()]);
const AddBody = type({
  orderItem: tuple([
    type({ partNumber: string(), quantity: Quantity, campaignId: optional(string()) }),
  ]),
});
const UpdateBody = type({
  orderItem: tuple([type({ orderItemId: string(), quantity: Quantity })]),
});
const DeleteBody = type({ orderItemId: string() });

function readQuantity(quantity: Infer<typeof Quantity>, least: number): number | undefined {
  const value = Number(quantity);
  return Number.isInteger(value) && value >= least && value <= MOST_PIECES ? value : undefined;
}

function changeAnswer(orderId: string, orderItemId: string): BackendResponse {
  return ok({ orderId, orderItem: [{ orderItemId }] });
}

function soldOut(call: Call, name: string): Outcome {
  const text = `There are not enough pieces of ${name}.`;
  return answer(call, failure(400, '_ERR_NOT_ENOUGH_STOCK', text, [name]));
}

/** XAC-12: true for an exclusive product without the store's campaign; the shop checks the dates. */
function isLocked({ store }: Call, { style }: CatalogueProduct, campaignId = ''): boolean {
  return style.exclusive === true && campaignId.toUpperCase() !== campaignOf(store).campaignId;
}

/** GFT-05: refusal of a gift card beyond the limit. */
function tooManyGiftCards(
  { world, store }: { world: World; store: Call['store'] },
  cart: CartRecord,
  variantId: string,
  quantity: number,
): BackendResponse | undefined {
  const isGiftCard = (id: string) =>
    world.catalogue.byVariant.get(id)?.product.style.kind === 'gift-card';
  if (!isGiftCard(variantId)) return undefined;
  const others = cart.lines.filter((line) => line.variantId !== variantId);
  const held = others.reduce(
    (sum, line) => sum + (isGiftCard(line.variantId) ? line.quantity : 0),
    0,
  );
  const most = limitsOf(store).giftCardBasketMax;
  if (held + quantity <= most) return undefined;
  return failure(400, '_ERR_GIFT_CARD_LIMIT', 'The bag holds enough gift cards.', [String(most)]);
}

/** API-06: `POST /cart`, body `orderItem: [{ partNumber, quantity }]`. Creates the order when there is none. */
const addToCart = withSession((call, { userId }) => {
  if (!AddBody.is(call.body)) return answer(call, badRequest('One order item.'));
  const [{ partNumber, quantity: wanted, campaignId }] = call.body.orderItem;
  const quantity = readQuantity(wanted, 1);
  const entry = call.world.catalogue.byVariant.get(partNumber);
  if (entry?.product.style.brand !== call.store.brand.toUpperCase() || quantity === undefined)
    return answer(call, badRequest('There is no such variant or quantity.'));
  if (isLocked(call, entry.product, campaignId))
    return answer(call, failure(400, '_ERR_EXCLUSIVE_PRODUCT', 'It is for the campaign alone.'));
  const opened = openCart(call.world, bagOwner(call.store.brand, userId));
  const held = opened.cart.lines.find(({ variantId }) => variantId === partNumber)?.quantity ?? 0;
  if (held + quantity > mostPieces(call.world, partNumber))
    return soldOut(call, entry.product.style.name);
  const limit = tooManyGiftCards(call, opened.cart, partNumber, held + quantity);
  if (limit) return answer(call, limit);
  const { world, line } = addPieces(opened.world, opened.cart, partNumber, quantity);
  return { world, response: changeAnswer(opened.cart.orderId, line.id) };
});

/** API-07: `PUT /cart/@self/update_order_item`, body `orderItem: [{ orderItemId, quantity }]`. */
const updateCartItem = withCart((call, cart) => {
  if (!UpdateBody.is(call.body)) return answer(call, badRequest('One order item.'));
  const [{ orderItemId, quantity: wanted }] = call.body.orderItem;
  const quantity = readQuantity(wanted, 0);
  const line = cart.lines.find(({ id }) => id === orderItemId);
  if (!line || quantity === undefined)
    return answer(call, badRequest('There is no such order item or quantity.'));
  if (quantity > mostPieces(call.world, line.variantId))
    return soldOut(
      call,
      call.world.catalogue.byVariant.get(line.variantId)?.product.style.name ?? '',
    );
  const limit = tooManyGiftCards(call, cart, line.variantId, quantity);
  if (limit) return answer(call, limit);
  const world = setPieces(call.world, cart, line.id, quantity);
  return { world, response: changeAnswer(cart.orderId, line.id) };
});

/** API-08: `PUT /cart/@self/delete_order_item`, body `orderItemId`. */
const deleteCartItem = withCart((call, cart) => {
  const { body } = call;
  if (!DeleteBody.is(body) || !cart.lines.some(({ id }) => id === body.orderItemId))
    return answer(call, badRequest('There is no such order item.'));
  const world = setPieces(call.world, cart, body.orderItemId, 0);
  return { world, response: changeAnswer(cart.orderId, body.orderItemId) };
});

/** API-09, API-10, API-11: mini bag, details and custom details answer the same bag. */
const getCart = withCart((call, cart) =>
  answer(call, ok(cartView(call.world, cart, call.store, call.language))),
);

/** API-13: `POST /cart/calculate`. Does nothing, because sums are never stored. */
const calculateCart = withCart((call, cart) => answer(call, ok({ orderId: cart.orderId })));

export const cartRoutes: Handlers = {
  'POST commerce /cart': addToCart,
  'GET commerce /cart/@self/minibag': getCart,
  'GET commerce /cart/@self/details': getCart,
  'GET commerce /cart/@self/custom_cart_details': getCart,
  'POST commerce /cart/calculate': calculateCart,
  'PUT commerce /cart/@self/update_order_item': updateCartItem,
  'PUT commerce /cart/@self/delete_order_item': deleteCartItem,
};
