import { importWithRetry } from '../../kernel/lazy-import.ts';
import type { Part } from '../../pages/parts.ts';
import type { LateModule, ModuleLoader } from '../../ports/late.ts';

const shopping = () => import('./shopping/module.ts');
const purchase = () => import('./purchase/module.ts');
const reading = () => import('./reading/module.ts');
/** What thanks for an order is there before it can be placed. */
const untilThanked = () =>
  Promise.all([purchase(), import('../../orders/response.ts')]).then(([module]) => module);
const measure = () => import('./measure/module.ts');
const account = () => import('./account/module.ts');

/** The late module behind each part that the log knows. */
const MODULES: Readonly<Record<Part, () => Promise<LateModule>>> = {
  account,
  bag: shopping,
  campaign: reading,
  'cart-data': shopping,
  checkout: untilThanked,
  contact: reading,
  door: account,
  'gift-cards': shopping,
  link: account,
  measure,
  more: shopping,
  newsletter: reading,
  orders: purchase,
  product: shopping,
  reports: reading,
  search: reading,
  text: reading,
  wishlist: shopping,
};

const here = new Map<string, LateModule>();

/** Loads the module of a part, unless it is there; the modules are the browser's to keep, so that each comes once. */
export const loadModule: ModuleLoader = (part) => {
  if (!Object.hasOwn(MODULES, part)) throw new Error(`There is no part ${part}`);
  return here.get(part) ?? fetchModule(part as Part);
};

/** Fetches the module of a part before it is wanted: it is then there at once. */
export async function fetchModule(part: Part): Promise<LateModule> {
  const module = await importWithRetry(MODULES[part]);
  here.set(part, module);
  return module;
}

/** Fetches the modules of these parts; what cannot be had is asked for again when it is wanted. */
export async function fetchModules(parts: readonly string[]): Promise<void> {
  await Promise.allSettled(
    parts.map(async (part) => {
      if (Object.hasOwn(MODULES, part)) await fetchModule(part as Part);
    }),
  );
}
