import { GIFT_WRAPPING_EURO } from '#fixtures/purchase/gift-wrapping.ts';
import type { Site } from '#src/store-config/stores.ts';
import { feeIn } from '../catalogue/prices.ts';
import type { CartGiftRecord } from '../world.ts';

type Shop = Pick<Site, 'brand' | 'currencyCode'>;

/** Price of gift wrapping in a shop, in minor units. */
export function wrappingPrice({ brand, currencyCode }: Shop): number {
  const euro = GIFT_WRAPPING_EURO[brand];
  return euro === 0 ? 0 : feeIn(currencyCode, euro);
}

/** Price of a bag's wrapping, in minor units. */
export function wrappingOf(gift: CartGiftRecord | undefined, shop: Shop): number {
  return gift?.isGift === true && gift.isWrapped ? wrappingPrice(shop) : 0;
}
