import { GENDERS, GROUPS } from '#fixtures/catalogue/words.ts';
import { answer, type Handlers } from '../call.ts';
import { bagOwner } from './bag-owner.ts';
import { cartOf } from './cart-lines.ts';
import { cartView, sizeText } from './cart-view.ts';
import { failure, ok } from '../message.ts';
import { priceCart, type PricedLine } from './priced-cart.ts';
import { amountText } from '../catalogue/prices.ts';
import { colourName } from '../catalogue/product-view.ts';
import { placedOrder } from '../payment/settle-payment.ts';
import { withSession } from '../session/with-session.ts';

/** ENT-16. Analytics receive English names in every language. */
function itemView({ product, variant, line, unit, base, isGiftCard }: PricedLine): unknown {
  const { style, group, id } = product;
  const category = `${GENDERS[style.gender]?.[0]}/${GROUPS[group]?.[0]}`;
  return {
    productName: style.name,
    productId: id,
    productSku: variant.catentryId,
    productStyle: style.styleId,
    productEAN: variant.id,
    productGender: style.gender,
    productMerchHierarchy: category,
    productCombi: id,
    productCombiId: product.catentryId,
    productColour: colourName(product.colourCode, 'en'),
    productSize: sizeText(variant),
    productCategory: category,
    productCategoryAlias: `${style.gender}-${group}`,
    productDivision: group,
    productBrand: style.brand,
    productQuantity: line.quantity,
    productBasePrice: amountText(base),
    productLowPrice: amountText(unit),
    productPrice: amountText(unit),
    productDiscount: amountText(base - unit),
    productDiscountStatus: base > unit ? 'discounted' : 'full price',
    productExclusiveAccess: style.exclusive === true,
    productGBPC: `${style.brand}-${group}`,
    giftCard: isGiftCard,
  };
}

/** API-14, API-25: `GET /digital-data/cart/{cartId}`: the shopper's bag, or its order. */
const getDigitalData = withSession((call, { userId }) => {
  const { world, store, language } = call;
  const [cartId = ''] = call.segments;
  const order = placedOrder(world, cartId, userId);
  const active = cartOf(world, bagOwner(store.brand, userId));
  const cart = order ? world.state.carts[cartId] : active?.orderId === cartId ? active : undefined;
  if (!cart) return answer(call, failure(400, '_ERR_ORDER_NOT_FOUND', 'There is no such bag.'));
  const { lines } = priceCart(world, cart, store, language);
  const { total, voucher, checkoutStep } = cartView(world, cart, store, language);
  const paid = order && { paymentMethod: order.paymentMethod, paymentType: order.paymentMethod };
  return answer(
    call,
    ok({
      cartId,
      checkoutStep: order ? 'confirmation' : checkoutStep,
      items: lines.map(itemView),
      total: { ...(total as object), ...paid },
      voucher,
    }),
  );
});

export const digitalDataRoutes: Handlers = {
  'GET transformer /digital-data/cart/*': getDigitalData,
};
