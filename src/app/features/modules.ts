import { importWithRetry } from '../../kernel/lazy-import.ts';
import type { Feature, FeatureModule } from '../../ports/features.ts';

const shopping = () => import('./shopping/module.ts');
const purchase = () => import('./purchase/module.ts');
const reading = () => import('./reading/module.ts');
/** The confirmation page's parser loads before an order can be placed. */
const untilThanked = () =>
  Promise.all([purchase(), import('../../orders/response.ts')]).then(([module]) => module);
const measure = () => import('./measure/module.ts');
const account = () => import('./account/module.ts');
const consent = () => import('./consent/module.ts');
const product = () => import('./product/module.ts');
const wishes = () => import('./shopping/wishes.ts');

/** Module of each feature. */
const MODULES: Readonly<Record<Feature, () => Promise<FeatureModule>>> = {
  account,
  bag: shopping,
  'bag-page': shopping,
  campaign: reading,
  'cart-data': shopping,
  checkout: untilThanked,
  consent,
  contact: reading,
  door: account,
  'gift-cards': shopping,
  link: account,
  measure,
  more: shopping,
  newsletter: reading,
  orders: purchase,
  product,
  reports: reading,
  search: reading,
  text: reading,
  wishes,
  wishlist: shopping,
};

const here = new Map<string, FeatureModule>();

/** Module of a feature, once it has loaded. */
export function loadedModule(name: string): FeatureModule | undefined {
  return here.get(name);
}

/** Loads the module of a feature. */
export async function loadModule(name: string): Promise<FeatureModule> {
  if (!Object.hasOwn(MODULES, name)) throw new Error(`There is no feature ${name}`);
  const module = await importWithRetry(MODULES[name as Feature]);
  here.set(name, module);
  return module;
}

/** Fetches the modules of these features; failed ones load when they are requested. */
export async function fetchModules(features: readonly string[]): Promise<void> {
  await Promise.allSettled(
    features.map(async (name) => {
      if (Object.hasOwn(MODULES, name)) await loadModule(name);
    }),
  );
}
