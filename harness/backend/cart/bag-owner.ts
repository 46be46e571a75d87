import type { Brand } from '#src/commerce/brands.ts';

const BRANDS: readonly Brand[] = ['rl', 'hm'];

/** Key of a bag. A shopper has one bag per brand, so that the brands' pieces never mix. */
export type BagOwner = `${Brand} ${string}`;

export function bagOwner(brand: Brand, userId: string): BagOwner {
  return `${brand} ${userId}`;
}

export function bagOwners(userId: string): BagOwner[] {
  return BRANDS.map((brand) => bagOwner(brand, userId));
}

export function userOf(owner: string): string {
  return owner.slice(owner.indexOf(' ') + 1);
}
