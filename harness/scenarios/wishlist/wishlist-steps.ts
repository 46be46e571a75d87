import { type Wish, button, fact, link, acts } from '../step-builders.ts';
import type { BrandFixtures } from '../brand-fixtures.ts';
import type { ExpectedFact, OnScreen, ShopperStep } from '../scenario.ts';

export function wishlistOf(...itemIds: string[]): Record<string, unknown> {
  return { 'session/userInfo': { wishlist: { itemCount: itemIds.length, itemIds } } };
}

export function wishlistHolds(count: number): OnScreen {
  return link(`Wishlist, ${count} item${count === 1 ? '' : 's'}`);
}

/** Toggles a product's heart: adds or removes it. */
export function togglesWish(
  change: 'add' | 'remove',
  { id: productId, name }: BrandFixtures['wish'],
  wish: Wish,
): ShopperStep {
  return acts(wish, {
    input: change === 'add' ? 'wishlist/addItem' : 'wishlist/removeItem',
    payload: { productId },
    press: button(`Save ${name} to your wishlist`),
    facts: [fact('wishlist/changeApplied', { productId, change })],
  });
}

/** The server confirms the removal, and the page offers to undo it. */
export function takenOff({ id: productId }: BrandFixtures['wish']): readonly ExpectedFact[] {
  return [
    fact('wishlist/changeConfirmed', { productId, change: 'remove' }),
    fact('wishlist/itemRemoved', { productId }),
    fact('notices/noticeShown', { key: 'account:wishlist.removed' }),
  ];
}
