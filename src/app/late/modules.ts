import type { Part } from '../../pages/parts.ts';
import type { LateModule, ModuleLoader } from '../../ports/late.ts';

const shopping = () => import('./shopping/module.ts');
const purchase = () => import('./purchase/module.ts');
const orders = () => import('./orders/module.ts');
const reading = () => import('./reading/module.ts');
const account = () => import('./account/module.ts');

/** The late module behind each part that the log knows. */
const MODULES: Readonly<Record<Part, () => Promise<LateModule>>> = {
  bag: shopping,
  campaign: reading,
  'cart-data': shopping,
  checkout: purchase,
  door: account,
  'gift-cards': shopping,
  more: shopping,
  newsletter: reading,
  orders,
  product: shopping,
  search: reading,
  text: reading,
  wishlist: shopping,
};

/** Loads the module of a part; the modules are the browser's to keep, so that each comes once. */
export const loadModule: ModuleLoader = (part) => {
  if (!Object.hasOwn(MODULES, part)) throw new Error(`There is no part ${part}`);
  return MODULES[part as Part]();
};
