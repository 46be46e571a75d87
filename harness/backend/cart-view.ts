import { taxOf } from '#src/kernel/tax.ts';
import type { Site } from '#src/store-config/stores.ts';
import type { CatalogueProduct, CatalogueVariant } from './catalogue.ts';
import { productPath } from './paths.ts';
import { amountText, priceIn, roundAmountIn } from './prices.ts';
import { colourName, pricesOf } from './product-view.ts';
import { lineAdjustments, orderAdjustments, type Adjustment } from './promotions.ts';
import type { CartLineRecord, CartRecord, World } from './world.ts';

/** In minor units of euro. */
export const FREE_SHIPPING_FROM_EURO = 10000;
export const SHIPPING_EURO = 500;

interface PricedLine {
  line: CartLineRecord;
  product: CatalogueProduct;
  variant: CatalogueVariant;
  unit: number;
  base: number;
  adjustments: Adjustment[];
  isGiftCard: boolean;
}

function sumOf<T>(items: readonly T[], amount: (item: T) => number): number {
  return items.reduce((sum, item) => sum + amount(item), 0);
}

function pricedLines(
  world: World,
  cart: CartRecord,
  currency: string,
  language: 0 | 1,
): PricedLine[] {
  const found = cart.lines.flatMap((line) => {
    const entry = world.catalogue.byVariant.get(line.variantId);
    return entry ? [{ line, ...entry }] : [];
  });
  const piecesOf = (promo: string) =>
    sumOf(
      found.filter(({ product }) => product.style.promo === promo),
      ({ line }) => line.quantity,
    );
  return found.map(({ line, product, variant }) => {
    const { price, base } = pricesOf(product, currency, variant);
    const { promo, kind } = product.style;
    const pieces = promo ? piecesOf(promo) : 0;
    const adjustments = lineAdjustments(promo, pieces, price * line.quantity, language);
    const isGiftCard = kind === 'gift-card';
    return { line, product, variant, unit: price, base, adjustments, isGiftCard };
  });
}

function adjustmentView({ displayLevel, usage, amount, description }: Adjustment): unknown {
  return { displayLevel, usage, amount: amountText(amount), description };
}

function sizeText({ size, width, length, amount }: CatalogueVariant): string {
  if (amount !== undefined) return '';
  return size ?? [width, length].filter((part) => part !== undefined).join(' / ');
}

/** ENT-19 */
function lineView(priced: PricedLine, language: 0 | 1): unknown {
  const { line, product, variant, unit, base, isGiftCard } = priced;
  const attributes = [
    { name: 'colour', value: colourName(product.colourCode, language) },
    { name: 'size', value: sizeText(variant) },
    { name: 'styleId', value: product.style.styleId },
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

/** A bag with all its sums. GFT-03: gift cards stand apart from every sum but what is paid in the end. */
export function cartView(
  world: World,
  cart: CartRecord,
  store: Site,
  language: 0 | 1,
): Record<string, unknown> {
  const { currencyCode, storeVat } = store;
  const lines = pricedLines(world, cart, currencyCode, language);
  const goods = lines.filter(({ isGiftCard }) => !isGiftCard);
  const basePrice = sumOf(goods, ({ base, line }) => base * line.quantity);
  const price = sumOf(goods, ({ unit, line }) => unit * line.quantity);
  const onItems = sumOf(goods, ({ adjustments }) => sumOf(adjustments, ({ amount }) => amount));
  const round = (euroMinor: number) => roundAmountIn(currencyCode, euroMinor);
  const adjustments = orderAdjustments(price + onItems, round, language);
  const onOrder = sumOf(adjustments, ({ amount }) => amount);
  const value = price + onItems + onOrder;
  const giftCards = sumOf(lines, (each) => (each.isGiftCard ? each.unit * each.line.quantity : 0));
  const isFree = goods.length === 0 || value >= round(FREE_SHIPPING_FROM_EURO);
  const shipping = isFree ? 0 : priceIn(currencyCode, SHIPPING_EURO);
  return {
    orderId: cart.orderId,
    cartId: cart.orderId,
    checkoutStep: '',
    currency: currencyCode,
    itemCount: sumOf(cart.lines, ({ quantity }) => quantity),
    items: lines.map((line) => lineView(line, language)),
    adjustments: adjustments.map(adjustmentView),
    total: {
      cartBasePrice: amountText(basePrice),
      cartLowPrice: amountText(price),
      cartPrice: amountText(price),
      cartValue: amountText(value),
      cartRevenue: amountText(value - taxOf(value, storeVat)),
      cartTotal: amountText(value + shipping),
      cartVoucherUsed: amountText(0),
      cartShipping: amountText(shipping),
      cartShippingOption: 'standard',
      cartGiftCards: amountText(giftCards),
      orderTotal: amountText(value + shipping + giftCards),
      freeShippingFrom: amountText(round(FREE_SHIPPING_FROM_EURO)),
      shippingCountry: store.countryCode,
      shippingMethod: 'standard',
      paymentMethod: '',
      paymentType: '',
      recipientZipCode: '',
    },
    voucher: {
      totalAppliedOnItems: amountText(-onItems),
      totalAppliedOnOrder: amountText(-onOrder),
      voucherName: '',
      voucherTotal: amountText(0),
    },
    paypalExpressEnabled: true,
    isPaypalExpressEnabled: giftCards === 0 && goods.length > 0,
  };
}
