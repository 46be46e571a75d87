import type { CurrencyCode } from '#src/commerce/countries.ts';
import type { Site } from '#src/store-config/stores.ts';
import type { CatalogueProduct, CatalogueVariant } from '../catalogue/catalogue.ts';
import { roundAmountIn } from '../catalogue/prices.ts';
import { pricesOf } from '../catalogue/product-view.ts';
import { wrappingOf } from './wrapping.ts';
import { lineAdjustments, orderAdjustments, type Adjustment } from './promotions.ts';
import {
  shippingCharge,
  shippingMode,
  STANDARD,
  type ShippingMode,
} from '../checkout/shipping-modes.ts';
import { voucherEffect, type VoucherEffect } from './vouchers.ts';
import type { CartLineRecord, CartRecord, World } from '../world.ts';
import type { TranslatedLanguage } from '#src/ui/i18n/languages.ts';

/** In minor units of euro. */
export const FREE_SHIPPING_FROM_EURO = 10000;
export const SHIPPING_EURO = STANDARD.euro;

export interface PricedLine {
  line: CartLineRecord;
  product: CatalogueProduct;
  variant: CatalogueVariant;
  unit: number;
  base: number;
  adjustments: Adjustment[];
  isGiftCard: boolean;
}

/** A bag with all its sums, in minor units. GFT-03: gift cards count only towards `total`. */
export interface PricedCart {
  lines: PricedLine[];
  basePrice: number;
  price: number;
  onItems: number;
  /** Reductions of the whole order, vouchers last. */
  adjustments: Adjustment[];
  onOrder: number;
  vouchers: VoucherEffect;
  onVouchers: number;
  value: number;
  giftCards: number;
  mode: ShippingMode;
  isShippingFree: boolean;
  shipping: number;
  /** Price of gift wrapping. */
  wrapping: number;
  total: number;
}

function sumOf<T>(items: readonly T[], amount: (item: T) => number): number {
  return items.reduce((sum, item) => sum + amount(item), 0);
}

function offOf(adjustments: readonly Adjustment[]): number {
  return sumOf(adjustments, ({ amount }) => amount);
}

function pricedLines(
  world: World,
  cart: CartRecord,
  currency: CurrencyCode,
  language: TranslatedLanguage,
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

/** Calculates a bag's sums; they are never stored. */
export function priceCart(
  world: World,
  cart: CartRecord,
  store: Site,
  language: TranslatedLanguage,
): PricedCart {
  const { currencyCode } = store;
  const lines = pricedLines(world, cart, currencyCode, language);
  const goods = lines.filter(({ isGiftCard }) => !isGiftCard);
  const price = sumOf(goods, ({ unit, line }) => unit * line.quantity);
  const onItems = sumOf(goods, ({ adjustments }) => offOf(adjustments));
  const round = (euroMinor: number) => roundAmountIn(currencyCode, euroMinor);
  const automatic = orderAdjustments(price + onItems, round, language);
  const before = price + onItems + offOf(automatic);
  const vouchers = voucherEffect(cart.codes ?? [], before, round, language);
  const onVouchers = offOf(vouchers.adjustments);
  const value = before + onVouchers;
  const giftCards = sumOf(lines, (each) => (each.isGiftCard ? each.unit * each.line.quantity : 0));
  const mode = shippingMode(cart.delivery?.modeId);
  const isShippingFree = vouchers.isDeliveryFree || value >= round(FREE_SHIPPING_FROM_EURO);
  const shipping = goods.length === 0 ? 0 : shippingCharge(mode, currencyCode, isShippingFree);
  const wrapping = goods.length === 0 ? 0 : wrappingOf(cart.gift, store);
  return {
    lines,
    basePrice: sumOf(goods, ({ base, line }) => base * line.quantity),
    price,
    onItems,
    adjustments: [...automatic, ...vouchers.adjustments],
    onOrder: offOf(automatic) + onVouchers,
    vouchers,
    onVouchers,
    value,
    giftCards,
    mode,
    isShippingFree,
    shipping,
    wrapping,
    total: value + shipping + wrapping + giftCards,
  };
}
