import type { Brand } from '#src/commerce/brands.ts';

const BRANDS: readonly Brand[] = ['rl', 'hm'];

/** Whose bag: a shopper has one in each brand's shop, so that none holds the other's pieces. */
export type BagOwner = `${Brand} ${string}`;

export function bagOwner(brand: Brand, userId: string): BagOwner {
  return `${brand} ${userId}`;
}

/** All bags that a shopper can have. */
export function bagOwners(userId: string): BagOwner[] {
  return BRANDS.map((brand) => bagOwner(brand, userId));
}

/** The shopper whose bag it is. */
export function userOf(owner: string): string {
  return owner.slice(owner.indexOf(' ') + 1);
}
