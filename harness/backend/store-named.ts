import { storesOfBrand, type Site } from '#src/store-config/stores.ts';

/** The store of a name like `RL-GB`; `undefined` when there is none. */
export function storeNamed(name: string): Site | undefined {
  const stores = [...storesOfBrand('rl'), ...storesOfBrand('hm')];
  return stores.find(({ storeName }) => storeName === name);
}
