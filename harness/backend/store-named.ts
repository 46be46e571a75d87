import { storesOfBrand, type Site } from '#src/store-config/stores.ts';

/** Store with a name such as `RL-GB`; undefined if there is none. */
export function storeNamed(name: string): Site | undefined {
  const stores = [...storesOfBrand('rl'), ...storesOfBrand('hm')];
  return stores.find(({ storeName }) => storeName === name);
}
