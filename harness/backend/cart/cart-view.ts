import { taxOf } from '#src/commerce/tax.ts';
import type { Site } from '#src/store-config/stores.ts';
import type { CatalogueVariant } from '../catalogue/catalogue.ts';
import { productPath } from '../catalogue/paths.ts';
import { FREE_SHIPPING_FROM_EURO, priceCart, type PricedLine } from './priced-cart.ts';
import { amountText, roundAmountIn } from '../catalogue/prices.ts';
import { colourName } from '../catalogue/product-view.ts';
import type { Adjustment } from './promotions.ts';
import { wrappingPrice } from './wrapping.ts';
import type { CartRecord, World } from '../world.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';

export function adjustmentView({ displayLevel, usage, amount, description }: Adjustment): unknown {
  return { displayLevel, usage, amount: amountText(amount), description };
}

export function sizeText({ size, width, length, amount }: CatalogueVariant): string {
  if (amount !== undefined) return '';
  return size ?? [width, length].filter((part) => part !== undefined).join(' / ');
}

/** ENT-19 */
function lineView(priced: PricedLine, language: TranslatedLanguage): unknown {
  const { line, product, variant, unit, base, isGiftCard } = priced;
  const attributes = [
    { name: 'colour', value: colourName(product.colourCode, language) },
    { name: 'size', value: sizeText(variant) },
    { name: 'styleId', value: product.style.styleId },
    { name: 'gender', value: product.style.gender },
    { name: 'productGroup', value: product.group },
  ];
  return {
    orderItemId: line.id,
    partNumber: variant.id,
    productId: product.id,
    productName: product.style.name,
    url: productPath(product),
    quantity: line.quantity.toFixed(1),
    unitPrice: amountText(unit),
    orderItemPrice: amountText(unit * line.quantity),
    xitem_unitWasPrice: amountText(base),
    xitem_attributes: JSON.stringify(attributes),
    adjustments: priced.adjustments.map(adjustmentView),
    giftCard: isGiftCard,
  };
}

function giftView({ gift }: CartRecord, store: Site): unknown {
  return {
    gift: gift?.isGift ?? false,
    giftMessage: gift?.note ?? '',
    giftWrap: gift?.isWrapped ?? false,
    giftWrapPrice: amountText(wrappingPrice(store)),
  };
}

/** A bag with all its sums. GFT-03: gift cards count only towards the final total. */
export function cartView(
  world: World,
  cart: CartRecord,
  store: Site,
  language: TranslatedLanguage,
): Record<string, unknown> {
  const { currencyCode, storeVat } = store;
  const priced = priceCart(world, cart, store, language);
  const { lines, price, value, shipping, giftCards, mode } = priced;
  return {
    orderId: cart.orderId,
    cartId: cart.orderId,
    checkoutStep: cart.step ?? '',
    currency: currencyCode,
    itemCount: cart.lines.reduce((count, { quantity }) => count + quantity, 0),
    items: lines.map((line) => lineView(line, language)),
    adjustments: priced.adjustments.map(adjustmentView),
    total: {
      cartBasePrice: amountText(priced.basePrice),
      cartLowPrice: amountText(price),
      cartPrice: amountText(price),
      cartValue: amountText(value),
      cartRevenue: amountText(value - taxOf(value, storeVat)),
      cartTotal: amountText(value + shipping),
      cartVoucherUsed: amountText(-priced.onVouchers),
      cartShipping: amountText(shipping),
      cartShippingOption: mode.code,
      cartGiftCards: amountText(giftCards),
      cartGiftWrapping: amountText(priced.wrapping),
      orderTotal: amountText(priced.total),
      freeShippingFrom: amountText(roundAmountIn(currencyCode, FREE_SHIPPING_FROM_EURO)),
      shippingCountry: store.countryCode,
      shippingMethod: mode.code,
      paymentMethod: '',
      paymentType: '',
      recipientZipCode: cart.delivery?.address.zipCode ?? '',
    },
    // Gift cards are sent by e-mail and need no gift options.
    giftOptions: lines.every(({ isGiftCard }) => isGiftCard) ? undefined : giftView(cart, store),
    voucher: {
      totalAppliedOnItems: amountText(-priced.onItems),
      totalAppliedOnOrder: amountText(-priced.onOrder),
      voucherName: priced.vouchers.used.join(' '),
      voucherTotal: amountText(-priced.onVouchers),
    },
    paypalExpressEnabled: true,
    isPaypalExpressEnabled: giftCards === 0 && lines.length > 0,
  };
}
